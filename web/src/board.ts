/**
 * What the shell and a game's board say to each other.
 *
 * A game has a board when its folder holds `ui/Board.svelte` (draws a view, offers legal moves) and `ui/describe.ts`
 * (the same table in words). The shell finds both by looking and knows nothing else about any game. A board never
 * decides what is legal: it offers moves of `legal` and hands their text to `play`.
 */
import type { LegalMove, SeatShown } from "./protocol";

/** What happened: a code with parameters, worded by `event-<code>`. */
export type GameEvent = { code: string } & Record<string, unknown>;

/** Words: `speak(key, params)` in the reader's language; seats in parameters become names. */
export interface Speak {
  (key: string, params?: Record<string, unknown>): string;
  /** `event`, `move`, `outcome`, `refused` with their code: `speak.coded("move", legal[0].label)`. */
  coded(kind: string, what: Record<string, unknown>): string;
  /** What a seat is called. */
  seat(seat: number): string;
  /** Whether there are words for a key. */
  knows(key: string): boolean;
  language: string;
}

/** What a person likes, kept in the browser. `motion` has the system's wish in it already. */
export interface Settings {
  language: "en" | "fr" | "de";
  theme: "auto" | "dusk" | "midnight";
  sound: boolean;
  motion: "full" | "reduced";
  /** Aids for the memory, where a game has some: only from what the seat has been shown. */
  memory: boolean;
  /** On which side the hand and its buttons lie on a phone. */
  hand: "right" | "left";
}

/** What a board is given. `View` is the game's own JSON, as its `view.py` makes it. */
export interface BoardProps<View = Record<string, unknown>> {
  view: View;
  /** What the seat may do now; empty for spectators, in replays, and while others think. */
  legal: LegalMove[];
  /** What was just told, in order, to be played as motion from the last view to this one; empty after a reload. */
  events: GameEvent[];
  /** Counts the views: it changes exactly when `view` and `events` are new. */
  number: number;
  /** From whose seat the table is seen; null for a spectator. Draw this seat at the bottom. */
  seat: number | null;
  seats: SeatShown[];
  speak: Speak;
  /** Plays a move of `legal`; a refusal is explained by the shell. */
  play(move: string): void;
  /** True from `play` until the answer: offer nothing. */
  busy: boolean;
  settings: Settings;
  /** When the running time is over, on the scale of `performance.now()`; null: nothing runs. */
  deadline: number | null;
  /** What moves of this seat, one after the other, would certainly do; null where the server does not say. */
  preview?: ((moves: string[]) => Promise<Foreseen<View> | null>) | undefined;
  /** How seats draw their own places (a permutation of 0 … n − 1), where a game lets them rearrange. */
  orders?: Record<string, number[]> | undefined;
  /** Draws one's own places in another order. */
  arrange?: ((order: number[]) => void) | undefined;
  /** How often somebody at the table has given everybody a sign that no rule knows of; the board says what it means. */
  signals?: number | undefined;
  /** Gives that sign. */
  signal?: (() => void) | undefined;
}

/** What a preview shows: the view after the moves and what would be told; uncertain parts are left out or null. */
export interface Foreseen<View = Record<string, unknown>> {
  view: View;
  events: GameEvent[];
}

/** A part of the table in words: a heading and lines to walk through. */
export interface Passage {
  title: string;
  lines: string[];
}

/** What `ui/describe.ts` exports: the table in words, from the view alone. */
export interface Description<View = Record<string, unknown>> {
  /** The table as passages that a screen reader walks through. */
  describe(view: View, speak: Speak, seat: number | null): Passage[];
  /** What is asked of the seat now, in one sentence; also what it waits for. */
  asked(view: View, legal: LegalMove[], speak: Speak, seat: number | null): string;
  /** The seats that are to move, as far as everybody may know. */
  turn(view: View): number[];
  /** A few words for a seat's plate: its points, its cards; empty for none. */
  standing(view: View, seat: number, speak: Speak): string;
}

/** The lengths of motions in milliseconds; `reduced` has one short cross-fade instead of them. */
export const MOTION = { lift: 120, travel: 220, turn: 280, beam: 200, step: 260, fade: 80 } as const;
