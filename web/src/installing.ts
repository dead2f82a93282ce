/** What makes of the client an app: its service worker. On plain http browsers have none, and nothing is missed. */
export function install(): void {
  if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js").catch(() => {});
}
