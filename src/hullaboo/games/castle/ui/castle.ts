/** The castle on paper: the view's shapes, where cells lie, and how walls are drawn. */

import type { Cell, Colour, View } from "./view";

export type { Cell, Colour, Journey, SeatView, Token, View } from "./view";
export const COLOURS: readonly Colour[] = ["white", "yellow", "green", "red", "blue", "purple"];

/** A way from the ghost to the visitor, as the round's end shows it. */
export interface Way {
  last: Colour;
  cells: Cell[];
  colours: Colour[];
}

/** A journey as it was walked. */
export type Walk = Pick<Way, "cells" | "colours">;

/** The way on which a visitor was frightened just now, as it was walked. */
export const walkedIn = (event: { code: string }, { journey }: View): Walk | null =>
  event.code.startsWith("take") && journey?.stands === "right" ? journey : null;

export const SIDE = 12;
export const CORRIDOR = 26;
export const ROOM = 38;
export const BOARD = (SIDE / 2) * (CORRIDOR + ROOM);
const LETTERS: Record<string, Colour> = { w: "white", y: "yellow", g: "green", r: "red", b: "blue", p: "purple" };

/** Rows and columns of rooms are counted from 1; their cells are the odd ones. */
export const cellOf = ([row, column]: Cell): Cell => [2 * row - 1, 2 * column - 1];
export const same = (one: Cell, other: Cell) => one[0] === other[0] && one[1] === other[1];
export const isRoom = ([row, column]: Cell) => row % 2 === 1 && column % 2 === 1;

export const edge = (at: number) => Math.floor(at / 2) * (CORRIDOR + ROOM) + (at % 2) * CORRIDOR;
export const size = (at: number) => (at % 2 ? ROOM : CORRIDOR);
export const middle = (at: number) => edge(at) + size(at) / 2;

/** The cell around a point; `margin` keeps a finger near an edge from counting. */
export function cellAt(x: number, y: number, margin = 0): Cell | null {
  const find = (at: number) => {
    for (let each = 0; each < SIDE; each++) {
      const inset = size(each) * margin;
      if (at >= edge(each) + inset && at < edge(each) + size(each) - inset) return each;
    }
    return -1;
  };
  const [row, column] = [find(y), find(x)];
  return row < 0 || column < 0 ? null : [row, column];
}

export interface Wall {
  key: string;
  colour: Colour;
  x: number;
  y: number;
  length: number;
  upright: boolean;
}

/** The walls of a castle: each where it stands. */
export function wallsOf(view: View): Wall[] {
  const found: Wall[] = [];
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const [east, south] = [LETTERS[view.east[row]?.[column] ?? ""], LETTERS[view.south[row]?.[column] ?? ""]];
      if (east) found.push({ key: `e${row},${column}`, colour: east, x: edge(column + 1), y: edge(row), length: size(row), upright: true });
      if (south) found.push({ key: `s${row},${column}`, colour: south, x: edge(column), y: edge(row + 1), length: size(column), upright: false });
    }
  }
  return found;
}

/** What stands on a side of a cell: a colour, `open`, or `frame`. */
export function sideOf(view: View, [row, column]: Cell, direction: string): Colour | "open" | "frame" {
  const signs: Record<string, string | undefined> = {
    north: row === 0 ? "#" : view.south[row - 1]?.[column],
    east: view.east[row]?.[column],
    south: view.south[row]?.[column],
    west: column === 0 ? "#" : view.east[row]?.[column - 1],
  };
  const sign = signs[direction] ?? "#";
  return sign === "#" ? "frame" : (LETTERS[sign] ?? "open");
}

/** A line through the middles of cells. */
export function line(cells: Cell[]): string {
  return cells.map(([row, column], at) => `${at ? "L" : "M"}${middle(column)} ${middle(row)}`).join("");
}

export interface Stretch {
  colour: Colour;
  d: string;
  jump: boolean;
}

/** A journey as stretches, each of one colour; jumps are stretches of their own. */
export function stretches(cells: Cell[], colours: Colour[]): Stretch[] {
  const found: Stretch[] = [];
  for (let at = 1; at < cells.length; at++) {
    const [from, to, colour] = [cells[at - 1], cells[at], colours[at]];
    if (!from || !to || !colour || same(from, to)) continue;
    const jump = Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1]) > 1;
    found.push({ colour, d: line([from, to]), jump });
  }
  return found;
}
