/** A server that was renewed has a client of its own: ours goes when it finds out. */

const RELOADED = "hullaboo.reloaded";
/** Milliseconds in which a page is not loaded anew twice: what is missing then is missing for another reason. */
const ONCE = 30_000;
const ours = () => document.querySelector<HTMLScriptElement>("script[type=module][src]")?.getAttribute("src");

/** Whether the server's page now names another script than this one was loaded with. */
async function isStale(): Promise<boolean> {
  const script = ours();
  const page = await fetch("/", { cache: "no-cache" }).then((answer) => (answer.ok ? answer.text() : null)).catch(() => null);
  return script != null && page !== null && page.includes("<script") && !page.includes(script);
}

function reload(): void {
  const before = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (Date.now() - before < ONCE) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
}

/** Load the page anew if the server has another one; seats, keys and settings are kept. */
export async function renewIfStale(): Promise<void> {
  if (await isStale()) reload();
}

/** A part of ours that is fetched late, and is not there any more, means the same. */
export function watchForMissingParts(): void {
  addEventListener("vite:preloadError", () => void renewIfStale());
}
