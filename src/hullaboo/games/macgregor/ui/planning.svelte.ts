/**
 * A way that is planned on the board before it is sent: keys through doors, or the ghost's cards through walls.
 *
 * It is drawn from the picture alone. What is sent goes move by move, each only if the table offers it just then.
 */
import type { LegalMove } from "$shell/protocol";
import { crestOf, doorsOf, haunts, isGate, type Colour, type Crest, type Key, type Place, type View } from "./castle";

export interface Step {
  from: Place;
  to: Place;
  crest: Crest;
  /** The colour of the key; none for a card of the ghost. */
  colour: Colour | null;
  move: string;
}
interface Sent {
  move: string;
  at: string;
}

/** What tells whether the table is where a queued move expects it. */
const stand = (view: View, seat: number) => (view.phase === "lay" ? `card ${view.path.length}` : (view.pawns[seat] ?? ""));

export class Plan {
  steps: Step[] = $state.raw([]);
  queue: Sent[] = $state.raw([]);
  /** The view to which the last move was the answer. */
  #number = -1;

  forget(): void {
    this.steps = [];
    this.queue = [];
  }
  back(): void {
    this.steps = this.steps.slice(0, -1);
  }

  /** Send the plan and how it ends. */
  commit(view: View, seat: number, ending: string | null): void {
    const lays = view.phase === "lay";
    const places = this.steps.map(({ move, from }, at) => ({ move, at: lays ? `card ${view.path.length + at}` : from }));
    const last = lays ? `card ${view.path.length + this.steps.length}` : (this.steps.at(-1)?.to ?? stand(view, seat));
    this.queue = ending === null ? places : [...places, { move: ending, at: last }];
    this.#number = -1;
  }

  /** The next move to be sent; a table that is elsewhere, or that has refused the last one, ends the queue. */
  next(view: View, seat: number, legal: LegalMove[], number: number): string | null {
    const [first, ...rest] = this.queue;
    const isThere = first?.at === stand(view, seat) && number !== this.#number;
    const offered = isThere && legal.some(({ move }) => move === first.move);
    this.queue = offered ? rest : [];
    this.steps = offered ? this.steps.slice(1) : [];
    this.#number = number;
    return offered ? first.move : null;
  }
}

/** The keys of a hand that a plan has not used, each with its place in the hand. */
export function unused(hand: Key[], steps: Step[]): [at: number, key: Key][] {
  const left: [number, Key][] = hand.map((key, at) => [at, key]);
  for (const step of steps) {
    const found = left.findIndex(([, key]) => key.colour === step.colour && key.crest === step.crest);
    if (found >= 0) left.splice(found, 1);
  }
  return left;
}

/** Through which door a key leads from a place. */
export function stepWith(view: View, from: Place, key: Key): Step | null {
  const door = isGate(from) ? undefined : doorsOf(view, from).find(({ colour }) => colour === key.colour);
  return door ? { from, to: door.to, crest: key.crest, colour: door.colour, move: `open ${door.colour} ${key.crest}` } : null;
}

/** The shortest way to every new place that the keys of a hand can reach once `steps` are done. */
export function ways(view: View, from: Place, hand: Key[], steps: Step[]): Map<Place, Step[]> {
  const found = new Map<Place, Step[]>();
  const known = new Set([from, ...steps.map(({ to }) => to)]);
  let ends: Step[][] = [steps];
  while (ends.length) {
    ends = ends.flatMap((way) => onward(view, way.at(-1)?.to ?? from, hand, way));
    for (const way of ends) {
      const to = way.at(-1)?.to ?? from;
      if (!known.has(to) && !found.has(to)) found.set(to, way);
    }
  }
  return found;
}

/** A way and one more door: the first key of each colour is enough to try. */
function onward(view: View, from: Place, hand: Key[], way: Step[]): Step[][] {
  const keys = unused(hand, way).map(([, key]) => key);
  const tried = keys.filter((key, at) => keys.findIndex(({ colour }) => colour === key.colour) === at);
  const steps = tried.map((key) => stepWith(view, from, key)).filter((step) => step !== null);
  return steps.map((step) => [...way, step]);
}

/** The next cards that a ghost may lay after those of a plan. */
export function cards(view: View, from: Place, steps: Step[]): Step[] {
  const used = [...view.path, ...steps.map(({ crest }) => crest)];
  const end = steps.at(-1)?.to ?? from;
  if (used.length >= view.most_cards) return [];
  return haunts(view, end).flatMap((to) => {
    const crest = crestOf(view, to);
    return crest && !used.includes(crest) ? [{ from: end, to, crest, colour: null, move: `lay ${crest}` }] : [];
  });
}
