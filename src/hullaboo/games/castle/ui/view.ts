/** What the view of `view.py` looks like, written by `python -m hullaboo.testing.write`. */

/** What a token does. */
export type TokenKind = "trapdoor" | "transition";

/** A room, counted from 1; or, of a journey, a cell, counted from 0. */
export type Cell = [row: number, column: number];

/** A special token. */
export interface Token {
  /** Its spot, from 1 on. */
  spot: number;
  /** What it does. */
  kind: TokenKind;
  /** Where it lies. */
  room: Cell;
}

/** What is going on. */
export type Phase = "search" | "claim" | "over" | "countdown";

/** A visitor. */
export interface Visitor {
  /** Its number, from 1 on. */
  number: number;
  /** Its room. */
  room: Cell;
}

/** A colour of walls. */
export type Colour = "white" | "yellow" | "green" | "red" | "blue" | "purple";

/** What lies before a seat. */
export interface SeatView {
  /** Its wall tokens. */
  walls: Colour[];
  /** The numbers of the visitors that it has frightened. */
  visitors: number[];
  /** How many it has of both. */
  standing: [walls: number, visitors: number];
  /** Whether it has raised its hand. */
  hand: boolean;
  /** Whether it must not call yet. */
  cooling: boolean;
}

/** How it stands with a journey. */
export type Stand = "going" | "right" | "dropped";

/** The newest journey, on its way or at its end. */
export interface Journey {
  /** Who shows it. */
  seat: number;
  /** How it stands with it. */
  stands: Stand;
  /** The colour that the ghost has now. */
  colour: Colour;
  /** Cell by cell. */
  cells: Cell[];
  /** The colour that the ghost had when it came to each cell. */
  colours: Colour[];
}

/** A time that is running. */
export interface Timer {
  /** What happens when it is over. */
  move: string;
  /** How long it is from its beginning. */
  milliseconds: number;
}

/** A visitor that is still to come. */
export interface Coming {
  /** Its number. */
  number: number;
  /** Its room, which nobody knows during a match. */
  room: Cell | null;
}

/** The table. */
export interface View extends Record<string, unknown> {
  /** The way on which the visitors come, by its number. */
  route: number;
  /** The crests on the frame, side by side. */
  crests: string[];
  /** The portraits on the frame, side by side. */
  portraits: string[];
  /** How many visitors come in all. */
  visitors: number;
  /** The special tokens. */
  tokens: Token[];
  /** The tiles of the castle, by their numbers. */
  tiles: number[];
  /** What stands east of each cell, a text a row: a colour's letter, a space, or # for the frame. */
  east: string[];
  /** What stands south of each cell, in the same way. */
  south: string[];
  /** What a call answers: the visitor in the castle. */
  occasion: number;
  /** What is going on. */
  phase: Phase;
  /** The visitor in the castle. */
  visitor: Visitor | null;
  /** The room of the ghost. */
  ghost: Cell;
  /** What lies before each seat, its hand, and whether it must not call yet. */
  seats: SeatView[];
  /** The wall tokens that nobody has. */
  reserve: Colour[];
  /** The newest journey: cell by cell, each with the colour the ghost had when it came there. */
  journey: Journey | null;
  /** The times that run. */
  timers: Timer[];
  /** The visitors still to come, by their numbers only. */
  pile: Coming[];
}
