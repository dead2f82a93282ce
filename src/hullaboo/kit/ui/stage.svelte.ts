/** What is on its way: cards that travel from place to place, step by step, above a table that is already as it will be. */
import { MOTION } from "$shell/board";
import { sound } from "$shell/sound";

/** A card on its way; `up` is the face that everybody sees while it travels, null its back. */
export interface Flight<Face> {
  from: string;
  to: string;
  up: Face | null;
}

export const FLIGHT = MOTION.lift + MOTION.travel;
const SHOUTED = 1400;
const NOTHING: ReadonlySet<string> = new Set();

/** Plays steps of flights one after another; whoever is ahead of it finishes it. */
export class Stage<Face> {
  flying: Flight<Face>[] = $state.raw([]);
  /** Places whose card has not arrived yet. */
  arriving: ReadonlySet<string> = $state.raw(NOTHING);
  /** Places that changed last: marked where motion is reduced. */
  changed: ReadonlySet<string> = $state.raw(NOTHING);
  /** The seat that has just cried out. */
  shouting: number | null = $state(null);

  #run = 0;
  #wake: (() => void) | null = null;
  #silence = 0;

  /** Play what has just happened. */
  show(steps: Flight<Face>[][], motion: "full" | "reduced"): void {
    this.finish();
    this.changed = places(steps);
    if (motion === "full") void this.#play(steps, ++this.#run);
  }

  /** Let a seat cry out for a moment. */
  shout(seat: number): void {
    sound("boo");
    this.shouting = seat;
    clearTimeout(this.#silence);
    this.#silence = window.setTimeout(() => (this.shouting = null), SHOUTED);
  }

  /** End what is playing. */
  finish(): void {
    this.#run += 1;
    this.#wake?.();
    this.flying = [];
    this.arriving = NOTHING;
  }

  async #play(steps: Flight<Face>[][], run: number): Promise<void> {
    for (const [at, step] of steps.entries()) {
      this.arriving = places(steps.slice(at));
      this.flying = step;
      sound("slide");
      await this.#pause(FLIGHT);
      if (run !== this.#run) return;
    }
    this.finish();
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

function places(steps: Flight<unknown>[][]): ReadonlySet<string> {
  return new Set(steps.flat().map(({ to }) => to));
}
