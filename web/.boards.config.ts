import base from "./vite.config";
export default { ...base, server: { ...base.server, port: 5181, strictPort: true, proxy: { "/api": { target: "http://127.0.0.1:8011", ws: true } } } };
