/**
 * What the shell and a game's board say to each other.
 *
 * A game has a board when its folder holds `ui/Board.svelte` (draws a view, offers legal moves) and `ui/describe.ts`
 * (the same table in words). The shell finds both by looking and knows nothing else about any game. A board never
 * decides what is legal: it offers moves of `legal` and hands their text to `play`.
 *
 * A board takes the room of its stage, `--board-height` high; what it says must be in sight together is marked: the
 * seat's own cards `data-part="own"`, what it can press `data-part="act"`, other pieces `data-part="pieces"`.
 */
import type { LegalMove, SeatShown } from "./protocol";
import type { Sound } from "./sound";

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

export const SPEEDS = ["calm", "normal", "brisk", "at-once"] as const;
export type Speed = (typeof SPEEDS)[number];

/** What a person likes, kept in the browser. `motion` has the system's wish in it already. */
export interface Settings {
  language: "en" | "fr" | "de";
  theme: "auto" | "dusk" | "midnight";
  sound: boolean;
  motion: "full" | "reduced";
  /** How fast motions are, and how long the table waits for them. */
  speed: Speed;
  /** Aids for the memory, where a game has some: only from what the seat has been shown. */
  memory: boolean;
  /** On which side the hand and its buttons lie on a phone. */
  hand: "right" | "left";
}

/** What the board plays in one piece. */
export interface Scene<View = Record<string, unknown>> {
  /** What was on the board before these events; null: nothing, or nothing that leads here. */
  before: View | null;
  view: View;
  /** What is to be played, in order, as motion from `before` to `view`; none after a reload, or where the table catches up. */
  events: GameEvent[];
  /** All that was told since the last scene, played or not: for what a board remembers. None where a scene is shown again. */
  told: GameEvent[];
}

/** The time of a scene. A motion waits on nothing else, so that a person can hurry it, and tests need no time. */
export interface Motion {
  /** Wait so many milliseconds, at the person's pace; not at all once it is hurried. */
  pause(milliseconds: number): Promise<void>;
  /** How long that pause would be now: for what the browser moves by itself. */
  lasts(milliseconds: number): number;
  /** Let something be heard with what is seen. */
  sound(name: Sound): void;
}

/** Plays a scene to its end. Where it is hurried its pauses end at once; it goes on to the same end. */
export type Performer<View = Record<string, unknown>> = (scene: Scene<View>, motion: Motion) => Promise<void> | void;

/** What a board is given. `View` is the game's own JSON, as its `view.py` makes it. */
export interface BoardProps<View = Record<string, unknown>> {
  view: View;
  /** What the seat may do now; empty for spectators, in replays, while others think and while a scene is playing. */
  legal: LegalMove[];
  /** Says, once and while the board is made, who plays the scenes: called with each when it begins, and with what is there. */
  performs(performer: Performer<View>): void;
  /** Counts the scenes. */
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

/** How numbers in words are written, by the name of the parameter. */
export type Signs = Record<string, (value: number) => string>;

/** What `ui/describe.ts` exports: the table in words, from the view alone. */
export interface Description<View = Record<string, unknown>> {
  /** The table as passages that a screen reader walks through; places in the order in which their seats draw them. */
  describe(view: View, speak: Speak, seat: number | null, orders?: Record<string, number[]>): Passage[];
  /** What is asked of the seat now, in one sentence; also what it waits for. */
  asked(view: View, legal: LegalMove[], speak: Speak, seat: number | null): string;
  /** The seats that are to move, as far as everybody may know. */
  turn(view: View): number[];
  /** A few words for a seat's plate: its points, its cards; empty for none. */
  standing(view: View, seat: number, speak: Speak): string;
  /** The board itself names the seats and says how they stand: the shell then shows only the plates of those who are away. */
  namesSeats?: boolean;
  /** The codes of what is worth a caption, the most telling first; without them it is what happened last. */
  captions?: readonly string[];
  /** An event as the log keeps it: without a face that lies face down again. The event itself where all of it stays. */
  logged?(event: GameEvent, view: View): GameEvent;
  /** What each round brought each seat, from all that was told; only where a game has rounds that count. */
  rounds?(told: GameEvent[]): number[][];
  /** What parameters of words are called here: the letter of a place, rather than its number. */
  signs?: Signs;
  /** An older view without the faces that the newest one does not show where they lay; only where faces are looked at for a while. */
  veil?(view: View, newest: View): View;
}

/** The lengths of motions in milliseconds; `reduced` has one short cross-fade instead of them. */
export const MOTION = { lift: 120, travel: 220, turn: 280, beam: 200, step: 260, fade: 80 } as const;
