/** What the view of `view.py` looks like, written by `python -m hullaboo.testing.write`. */

/** What the table waits for. */
export type Phase = "first-look" | "turn" | "holding" | "power" | "offered" | "looking" | "turn-end" | "shown" | "over";

/** A slot before a seat; `a` and `b` are nearest their player. */
export type Letter = "a" | "b" | "c" | "d";

/** Where a card lies. */
export interface Spot {
  /** Before whom. */
  seat: number;
  /** In which slot. */
  slot: Letter;
}

/** How a round ended. */
export type Ending = "right-call" | "wrong-call" | "pile-empty" | "too-long";

/** What may be done when a drawn card is thrown. */
export type Power = "look-at-own" | "look-at-other" | "swap-blind" | "look-and-swap";

/** What is printed on a card. */
export interface Face {
  /** What it counts. */
  value: number;
  /** What it does when it is thrown. */
  power: Power | null;
}

/** A card before a seat. */
export interface Slot {
  /** Its face, if the viewer sees it. */
  face: Face | null;
  /** Whether the memory aid shows the face. */
  remembered: boolean;
  /** The seats that look at it now. */
  eyes: number[];
}

/** A card that was drawn and is neither thrown nor kept. */
export interface Held {
  /** Who holds it. */
  seat: number;
  /** Its face, for who holds it. */
  face: Face | null;
}

/** The table. */
export interface View extends Record<string, unknown> {
  /** How many rounds are played. */
  rounds: number;
  /** Whether the table remembers what was seen. */
  memory_aid: boolean;
  /** What the table waits for. */
  phase: Phase;
  /** The round, from 1 on. */
  round: number;
  /** Whose turn it is. */
  turn: number;
  /** How many turns of the round have begun. */
  turns: number;
  /** What a call answers: the round, and how many of its turns are complete. */
  occasion: [round: number, turns: number];
  /** The card that a power is at work on: looked at, or about to be swapped. */
  spot: Spot | null;
  /** The seat that has called. */
  caller: number | null;
  /** How the round has ended, if it has. */
  ending: Ending | null;
  /** How many cards lie on the pile. */
  pile: number;
  /** How many cards lie on the discard pile. */
  discards: number;
  /** The discarded card on top. */
  top: Face | null;
  /** Who has not finished looking, in the first look and when all hands are shown. */
  looking: number[];
  /** The points of each seat. */
  totals: number[];
  /** The points that each seat has written down for the round, once it has ended. */
  gained: number[] | null;
  /** The cards before each seat, slot by slot. */
  hands: Slot[][];
  /** The card in a seat's hand between drawing and throwing or keeping it: who holds it looks at it. */
  held: Held | null;
}
