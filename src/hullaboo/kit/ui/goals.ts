/** Where a card may be carried: the move that is played then, and the place that is pressed when that is answered. */
export type Goals = Map<string, Goal>;
export interface Goal {
  move: string;
  then?: string;
}

/** The goals of the card of a place, collected way by way. */
export class Ways {
  readonly goals: Goals = new Map();

  constructor(readonly from: string) {}

  /** A card that is carried from a place to some goals plays a move; with `goesOn` the goal itself is pressed after it. */
  add(move: string, from: string | null, to: (string | null)[], goesOn = false): void {
    if (from !== this.from) return;
    for (const goal of to) if (goal !== null) this.goals.set(goal, goesOn ? { move, then: goal } : { move });
  }

  /** Either of two cards may be carried to the other. */
  exchange(move: string, one: string | null, other: string): void {
    this.add(move, one, [other]);
    this.add(move, other, [one]);
  }
}
