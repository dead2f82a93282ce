/** What happens in the castle, as short motions: the ghost walks by itself to where the view has it. */
import { MOTION, type GameEvent, type Motion } from "$shell/board";
import type { Colour } from "./castle";

const SHOUTED = 1100;

/** What is seen of it for a moment. */
export class Signs {
  /** The direction in which the ghost just ran against a wall. */
  bumped: string | null = $state(null);
  fright = $state(false);
  /** The colour just called. */
  shout: Colour | null = $state(null);
  #silence: ReturnType<typeof setTimeout> | undefined;

  /** Let a call be read for a while. */
  call(colour: Colour): void {
    this.shout = colour;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => (this.shout = null), SHOUTED);
  }
}

const STEPS = new Set(["walk", "cross", "jump"]);

/** Play an event to its end. */
export async function perform(event: GameEvent, motion: Motion, signs: Signs): Promise<void> {
  if (event.code === "call") {
    motion.sound("boo");
    signs.call(event["colour"] as Colour);
    await motion.pause(MOTION.step);
  }
  if (STEPS.has(event.code)) await motion.pause(MOTION.step);
  if (event.code === "bump") {
    motion.sound("knock");
    signs.bumped = String(event["direction"]);
    await motion.pause(MOTION.step * 2);
    signs.bumped = null;
  }
  if (event.code.startsWith("take")) {
    motion.sound("boo");
    signs.fright = true;
    await motion.pause(MOTION.step * 2);
    signs.fright = false;
  }
}
