/** Which games have a board: found by looking into their folders, fetched when first needed. */
import type { Component } from "svelte";
import type { BoardProps, Description } from "./board";

type Board = Component<BoardProps>;
const BOARDS = import.meta.glob<{ default: Board }>("../../src/hullaboo/games/*/ui/Board.svelte");
const WORDS = import.meta.glob<Description>("../../src/hullaboo/games/*/ui/describe.ts");

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
  return { Board, description };
}
