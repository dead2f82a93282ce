/** What this browser remembers of tables: which ones one sat at, the keys of their links, and what one added to the luck. */

const KEPT = "hullaboo.tables";
const MOST = 40;

/** A table one has been at. */
export interface Remembered {
  table: string;
  game: string;
  /** The key that lets friends in; only who made the table has it. */
  key?: string;
  /** The keys of one's own seats, for another device, or for this one without its cookie. */
  seats?: Record<string, string>;
  /** Whether these were renewed since the deal, when keys turn over. */
  renewed?: boolean;
  /** How many browsers hold a seat of one's own, as far as one knows and is content with it. */
  holders?: Record<string, number>;
  /** Whether one has come to play again: that is as good as saying *Ready*. */
  agreed?: boolean;
  /** The table whose rematch it is. */
  after?: string;
  /** Whether it was taken off the first page. */
  dismissed?: boolean;
  /** The commitment as it was shown before the deal. */
  commitment?: string;
  /** All salts that were made here. */
  salts?: string[];
  /** Those that were shown, and what bound the salt of each seat then: nothing (null) at our own, the secret ("") at bots. */
  shown?: Record<string, (string | null)[]>;
}

/** All of them, the newest first. */
export function remembered(): Remembered[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as Remembered[];
  } catch {
    return [];
  }
}

/** What is known of one table. */
export function recall(table: string): Remembered | undefined {
  return remembered().find((each) => each.table === table);
}

/** Remember a table, or more of it. */
export function remember(what: Partial<Remembered> & Pick<Remembered, "table" | "game">): void {
  const old = recall(what.table);
  const others = remembered().filter((each) => each.table !== what.table);
  localStorage.setItem(KEPT, JSON.stringify([{ ...old, ...what }, ...others].slice(0, MOST)));
}

/** Know more of a table that is remembered, which stays where it is among the others. */
export function put(table: string, what: Partial<Remembered>): void {
  localStorage.setItem(KEPT, JSON.stringify(remembered().map((each) => (each.table === table ? { ...each, ...what } : each))));
}

/** What a link to a table carries after its #, so that friends may come in: nothing, if one has no key. */
export function keyOf(table: string): string {
  const key = recall(table)?.key;
  return key ? `#key=${key}` : "";
}

/** Start afresh at a rematch: only the link for friends is the same there. */
export function rememberRematch(old: string, table: string, game: string): void {
  const key = recall(old)?.key;
  remember({ table, game, agreed: true, after: old, ...(key && { key }) });
}

/** Forget a table. */
export function forget(table: string): void {
  localStorage.setItem(KEPT, JSON.stringify(remembered().filter((each) => each.table !== table)));
}
