/** What the view of `view.py` looks like, written by `python -m hullaboo.testing.write`. */

/** What a card does when it is discarded. */
export type Power = "give" | "look" | "swap" | "end";

/** A card that does something. */
export interface CardWithPower {
  /** Its value. */
  value: number;
  /** What it does. */
  power: Power;
}

/** Whether a window waits for everybody or goes by the clock. */
export type Windows = "swift" | "fair";

/** Whether it costs a card to be late. */
export type Late = "gentle" | "strict";

/** The first look, a seat that chooses, reactions to a discard, or the end. */
export type Stage = "look" | "choose" | "react" | "over";

/** Whether cards may be thrown at the discard now. */
export type Window = "closed" | "open";

/** A card that is being looked at. */
export interface Look {
  /** Who looks. */
  seat: number;
  /** Before whom the card lies. */
  of_seat: number;
  /** In which place. */
  place: number;
}

/** A card that was shown to all. */
export interface Shown {
  /** Before whom it lies. */
  seat: number;
  /** In which place. */
  place: number;
  /** Its value. */
  value: number;
}

/** A card before a seat. */
export interface Held {
  /** Its place, from 0 on: the top row first. */
  place: number;
  /** Its value, if the viewer sees it. */
  value: number | null;
}

/** The card that was drawn. */
export interface Drawn {
  /** Who has drawn it. */
  seat: number;
  /** Its value, if the viewer sees it. */
  value: number | null;
}

/** The table. */
export interface View extends Record<string, unknown> {
  /** The values of which three alike count nothing. */
  stars: number[];
  /** The cards that do something when they are discarded. */
  powers: CardWithPower[];
  /** Whether a window waits for everybody. */
  windows: Windows;
  /** Whether it costs a card to be late. */
  late: Late;
  /** Whether the table remembers what was seen. */
  memory_aid: boolean;
  /** How far the turn is. */
  stage: Stage;
  /** Whose turn it is; before the first draw nobody's. */
  turn: number | null;
  /** Whose turn comes next, if another one comes. */
  next_seat: number | null;
  /** How many turns are still to come. */
  turns_left: number;
  /** The seats without which nothing goes on. */
  waits_for: number[];
  /** The seat that has called *Bloops!*, if one has. */
  bloops: number | null;
  /** What a thrown card answers: another number after every discard. */
  occasion: number;
  /** Whether *Bloops!* was said in this turn. */
  said: boolean;
  /** Whether the window is open in which cards are thrown at a discard. */
  window: Window;
  /** How many cards lie on the pile. */
  pile: number;
  /** How many cards lie on the discards. */
  discards: number;
  /** The value on top of the discards. */
  top: number | null;
  /** The seats that may still use the card on top, in their order. */
  effects: number[];
  /** Who is using a 7 or an 8, and on which card. */
  look: Look | null;
  /** The place that a seat with a 9 has picked before itself. */
  picked: number | null;
  /** The places whose cards cannot be thrown again, seat by seat. */
  refused: number[][];
  /** The card that was just shown to all as wrong or late. */
  shown: Shown | null;
  /** What every seat has in the end. */
  points: number[] | null;
  /** How many cards of each value lie in the discards, for who is reminded of it. */
  gone: [value: number, count: number][] | null;
  /** The cards before every seat. */
  hands: Held[][];
  /** The card that was drawn. */
  drawn: Drawn | null;
}
