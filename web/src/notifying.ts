/** Notifications of the system, for who has asked for them; browsers have none on plain http. */

/** Whether there can be any here. */
export const canNotify = () => isSecureContext && "Notification" in window && "serviceWorker" in navigator;

/** Ask the person, through the browser; whether they have allowed it. */
export async function allowed(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Say something that everybody may read on a locked screen; pressing it leads back to this page. */
export async function notify(title: string, body: string): Promise<void> {
  if (!canNotify() || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(title, { body, tag: location.pathname, icon: "/icon-192.png", data: location.pathname });
}
