/** A word that costs when it is wrong: it is said by pressing twice, or by holding. */
import { SYSTEM, type Clock } from "$shell/stage.svelte";

/** Milliseconds: how long one holds, and how long a first press is remembered. */
export const HOLD = 700;
export const OPEN = 4000;

export class Daring {
  /** Pressed once: the next press says it. */
  armed = $state(false);
  /** It is being held, and said when that has lasted. */
  holding = $state(false);
  #forget = () => {};
  #letGo = () => {};
  /** It was said by holding: the click that ends it is no press. */
  #wasHeld = false;

  constructor(
    readonly say: () => void,
    readonly clock: Clock = SYSTEM,
  ) {}

  press(): void {
    if (this.#wasHeld) this.#wasHeld = false;
    else if (this.armed) this.#dare();
    else this.#arm();
  }

  hold(): void {
    this.#wasHeld = false;
    this.holding = true;
    this.#letGo = this.clock.after(HOLD, () => {
      this.#wasHeld = true;
      this.#dare();
    });
  }

  release(): void {
    this.#letGo();
    this.holding = false;
  }

  #arm(): void {
    this.armed = true;
    this.#forget = this.clock.after(OPEN, () => (this.armed = false));
  }

  #dare(): void {
    this.#forget();
    this.release();
    this.armed = false;
    this.say();
  }
}
