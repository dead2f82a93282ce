/** What the view of `view.py` looks like, written by `python -m hullaboo.testing.write`. */

/** A square of the card that was just laid, from its left or upper end. */
export type Looker = "first" | "middle" | "last";

/** How a card lies. */
export type Axis = "across" | "upright";

/** What a square of a card shows: a ghost of a colour that looks some way, or none. */
export type Square = "white up" | "white right" | "white down" | "white left" | "black up" | "black right" | "black down" | "black left" | "tombstone" | "bars";

/** A card of the gate. */
export interface GateCard {
  /** The row of its first square. */
  row: number;
  /** The column of its first square. */
  column: number;
  /** How it lies. */
  axis: Axis;
  /** What it shows, from its left or upper end. */
  squares: Square[];
}

/** A card that was laid. */
export interface LaidCard {
  /** Who has laid it. */
  seat: number;
  /** Its number in the edition. */
  card: number;
  /** The row of its first square. */
  row: number;
  /** The column of its first square. */
  column: number;
  /** How it lies. */
  axis: Axis;
  /** What it shows, from its left or upper end. */
  squares: Square[];
}

/** A card that is not laid yet. */
export interface HeldCard {
  /** Its number in the edition. */
  card: number;
  /** Its front, lying across. */
  squares: Square[];
}

/** The cards of a seat that are not laid yet. */
export interface SeatView {
  /** The card in hand. */
  hand: HeldCard | null;
  /** The top of the pile. */
  next: HeldCard | null;
  /** What is below the top, in the order of the edition. */
  pile: HeldCard[];
}

/** The table. */
export interface View extends Record<string, unknown> {
  /** The ghosts that count for the Oya from the beginning. */
  handicap: number;
  /** How many rows and columns the table has. */
  side: number;
  /** Whose turn it is; nobody's, when all is over. */
  turn: number | null;
  /** The squares of the card just laid whose ghosts have not looked. */
  to_look: Looker[];
  /** The ghosts of each colour in sight, the Oya's with the handicap. */
  points: [white: number, black: number];
  /** The cards of the gate, which lie there from the beginning. */
  gate: GateCard[];
  /** The cards that were laid, in their order. */
  cards: LaidCard[];
  /** What each seat has not laid yet: its hand and the top of its pile, and which cards are below it. */
  seats: [white: SeatView, black: SeatView];
}
