/** Which games have a board: found by looking into their folders, fetched when first needed. */
import type { Component } from "svelte";
import type { BoardProps, Description, Signs } from "./board";

type Board = Component<BoardProps>;
const BOARDS = import.meta.glob<{ default: Board }>("../../src/hullaboo/games/*/ui/Board.svelte");
const WORDS = import.meta.glob<Description>("../../src/hullaboo/games/*/ui/describe.ts");

const DOORS = import.meta.glob<Door>("../../src/hullaboo/games/*/ui/door.ts", { eager: true, import: "door" });
const PICTURES = import.meta.glob<{ default: Component }>("../../src/hullaboo/games/*/ui/Door.svelte");

/** What a game's `ui/door.ts` says: its colour in both themes (white or midnight text on it), how long it takes, and which options are asked for at once. */
export interface Door {
  accent: string;
  midnight: string;
  minutes: number;
  options?: readonly string[];
}
const PLAIN_DOOR: Door = { accent: "#6a3fa0", midnight: "#b99cff", minutes: 15 };

const gameOf = (path: string) => path.split("/").at(-3) ?? "";
const pathOf = (files: object, game: string) => Object.keys(files).find((path) => gameOf(path) === game);

/** Whether a game can be played here. */
export function hasBoard(game: string): boolean {
  return pathOf(BOARDS, game) !== undefined && pathOf(WORDS, game) !== undefined;
}

/** A game's board and its description. */
export async function load(game: string): Promise<{ Board: Board; description: Description }> {
  const board = BOARDS[pathOf(BOARDS, game) ?? ""];
  const words = WORDS[pathOf(WORDS, game) ?? ""];
  if (!board || !words) throw new Error(`no board for ${game}`);
  const [{ default: Board }, description] = await Promise.all([board(), words()]);
  SIGNS.set(game, description.signs ?? {});
  return { Board, description };
}

const SIGNS = new Map<string, Signs>();

/** How a game writes numbers, once its board is here. */
export const signsOf = (game: string | null): Signs => SIGNS.get(game ?? "") ?? {};

/** A game's door. */
export function doorOf(game: string): Door {
  return DOORS[pathOf(DOORS, game) ?? ""] ?? PLAIN_DOOR;
}

/** The picture on a game's door, if it has one. */
export async function picture(game: string): Promise<Component | null> {
  const found = PICTURES[pathOf(PICTURES, game) ?? ""];
  return found ? (await found()).default : null;
}
