/**
 * The service worker: where no server can be reached, a page says so; else nothing comes from here but the shell's own files.
 *
 * Pages always come from the server, and name the files that belong to it: a client that is older than its server is never
 * shown. Nothing of a table is kept here.
 */
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkOnly } from "workbox-strategies";

/** The files of the shell and of the page below, by their addresses: put in when the client is built. */
declare const SHELL: PrecacheEntry[];
const OFFLINE = "/offline.html";

/** What a worker has and a page has not, as far as it is used here. */
interface Around {
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<{ url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: string, then: (event: Clicked) => void): void;
}
interface Clicked {
  waitUntil(done: Promise<unknown>): void;
  notification: { close(): void; data: string };
}
const around = self as unknown as Around;

precacheAndRoute(SHELL, { cleanURLs: false, directoryIndex: "" });
cleanupOutdatedCaches();
around.addEventListener("install", () => void around.skipWaiting());
around.addEventListener("activate", (event) => event.waitUntil(around.clients.claim()));

const network = new NetworkOnly();
const page = new NavigationRoute(async (wanted) => network.handle(wanted).catch(async () => (await matchPrecache(OFFLINE)) ?? Response.error()), {
  denylist: [/^\/api\//],
});
registerRoute(page);

/** To the table whose notification was pressed. */
async function show(path: string): Promise<unknown> {
  const open = await around.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find(({ url }) => new URL(url).pathname === path);
  return there ? there.focus() : around.clients.openWindow(path);
}

around.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});
