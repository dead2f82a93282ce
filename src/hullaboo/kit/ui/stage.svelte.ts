/** What is on its way: cards that travel from place to place, step by step, above a table that is already as it will be when they have arrived. */
import { MOTION, type Motion } from "$shell/board";

/** A card on its way; `up` is the face that everybody sees while it travels, null its back. */
export interface Flight<Face> {
  from: string;
  to: string;
  up: Face | null;
}

export const FLIGHT = MOTION.lift + MOTION.travel;
const SHOUTED = 1400;
const NOTHING: ReadonlySet<string> = new Set();

/** Plays steps of flights one after another. */
export class Stage<Face> {
  flying: Flight<Face>[] = $state.raw([]);
  /** How long a flight takes at the person's pace. */
  lasting = $state(FLIGHT);
  /** Places whose card has not arrived yet. */
  arriving: ReadonlySet<string> = $state.raw(NOTHING);
  /** Places that changed last: they are marked until something else happens, those that nobody saw change at once. */
  changed: ReadonlySet<string> = $state.raw(NOTHING);
  /** The seat that has just cried out. */
  shouting: number | null = $state(null);

  #silence = 0;

  /** Play what has just happened, after what was missed. */
  async play(steps: Flight<Face>[][], motion: Motion, missed: Flight<Face>[][] = []): Promise<void> {
    this.changed = places(motion.lasts(FLIGHT) ? missed : [...missed, ...steps]);
    for (const [at, step] of steps.entries()) {
      this.arriving = places(steps.slice(at));
      await this.#fly(step, motion);
    }
    this.flying = [];
    this.arriving = NOTHING;
    this.changed = places([...missed, ...steps]);
  }

  async #fly(step: Flight<Face>[], motion: Motion): Promise<void> {
    this.lasting = motion.lasts(FLIGHT);
    this.flying = step;
    motion.sound("slide");
    await motion.pause(FLIGHT);
  }

  /** Let a seat cry out for a moment. */
  shout(seat: number, motion: Motion): void {
    motion.sound("boo");
    this.shouting = seat;
    clearTimeout(this.#silence);
    this.#silence = window.setTimeout(() => (this.shouting = null), SHOUTED);
  }
}

function places(steps: Flight<unknown>[][]): ReadonlySet<string> {
  return new Set(steps.flat().map(({ to }) => to));
}
