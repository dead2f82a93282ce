/** What the view of `view.py` looks like, written by `python -m hullaboo.testing.write`. */

/** What is on the back of a key, and in a room. */
export type Crest = "thistle" | "stag" | "crown" | "ship" | "sun";

/** `A1` to `E5`, `dungeon`, `outside`, or a gate: its room and its side, `E1 south`. */
export type Place = string;

/** The colour of a key and of the doors it opens. */
export type Colour = "red" | "blue" | "green";

/** A side of a room. */
export type Side = "north" | "east" | "south" | "west";

/** The castle. */
export interface Castle {
  /** The crest of each room, row by row. */
  crests: Crest[];
  /** The doors inside. */
  doors: [here: Place, there: Place, colour: Colour][];
  /** The gates. */
  exits: [room: Place, side: Side, colour: Colour][];
  /** The room of the treasure. */
  treasure: Place;
  /** The room beside the dungeon, and the side it lies on. */
  dungeon: [room: Place, side: Side];
}

/** What somebody has to do now. */
export type Phase = "lay" | "move" | "discard" | "catch" | "over";

/** Keys of a kind that were spent. */
export interface Spent {
  /** Their colour. */
  colour: Colour;
  /** Their crest. */
  crest: Crest;
  /** How many. */
  count: number;
}

/** A key in a hand. */
export interface Key {
  /** The crest on its back, which everybody sees. */
  crest: Crest;
  /** Null where the viewer does not know it. */
  colour: Colour | null;
}

/** The table. */
export interface View extends Record<string, unknown> {
  /** The castle: crests row by row, doors, gates, the treasure, and where the dungeon lies. */
  board: Castle;
  /** The most cards that the ghost may lay. */
  most_cards: number;
  /** What somebody has to do now. */
  phase: Phase;
  /** Whose turn it is; nobody's when all is over. */
  turn: number | null;
  /** The round of the night. */
  round: number;
  /** The last round, after which it dawns. */
  rounds: number;
  /** The seat that is the ghost. */
  ghost: number;
  /** Whether the ghost of this round was caught in the last one. */
  caught: boolean;
  /** The seats that have won. */
  winners: number[];
  /** How many doors were opened in this move. */
  opened: number;
  /** Where the pawn of each seat stands. */
  pawns: Place[];
  /** The rooms of the ghost's last walk, where it began first. */
  trail: Place[];
  /** How many keys lie on the pile. */
  pile: number;
  /** The crest on top of the pile. */
  top: Crest | null;
  /** The keys that were spent, by kind. */
  spent: Spent[];
  /** How many percent of the walks that cards like the ghost's allow enter each room: from what everybody knows. */
  haunted: [room: Place, percent: number][];
  /** The cards that the ghost has laid. */
  path: (Crest | null)[];
  /** The keys of each seat, in the order of their crests. */
  hands: Key[][];
}
