import base from "./vite.config";
export default (env) => { const made = base(env); return { ...made, server: { ...made.server, port: 5181, strictPort: true, proxy: { "/api": { target: "http://127.0.0.1:8011", ws: true } } } }; };
