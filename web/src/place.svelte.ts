/** Where one is: the address as a place, and going from one to another without leaving the page. */

export type Place =
  | { page: "house" }
  | { page: "about" }
  | { page: "table" | "replay"; table: string }
  | { page: "learn" | "problem"; game: string }
  | { page: "lesson"; game: string; lesson: number }
  | { page: "nowhere" };

/** The parts of an address, or null: a lone % in it cannot be read. */
function partsOf(path: string): string[] | null {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** What an address means. */
export function placeOf(path: string): Place {
  const [page = "", name = "", number = "", ...more] = partsOf(path) ?? ["unreadable"];
  if (page === "lesson" && /^[1-9]$/.test(number) && !more.length) return { page, game: name, lesson: Number(number) };
  if (number) return { page: "nowhere" };
  if (page === "" || (page === "about" && name === "")) return { page: page === "" ? "house" : "about" };
  if ((page === "table" || page === "replay") && name) return { page, table: name };
  if ((page === "learn" || page === "problem") && name) return { page, game: name };
  return { page: "nowhere" };
}

/** The place we are at. */
export const here = $state({ place: placeOf(location.pathname), visits: 0 });

function arrive(): void {
  here.place = placeOf(location.pathname);
  here.visits += 1;
}

/** Go somewhere; the page is not loaded anew. */
export function go(address: string): void {
  history.pushState(null, "", address);
  arrive();
  scrollTo(0, 0);
}

/** Links inside the client are followed here; give it to the outermost element. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (placeOf(link.pathname).page === "nowhere" || (link.pathname === location.pathname && link.hash)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener("popstate", arrive);
