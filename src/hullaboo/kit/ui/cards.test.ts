import { afterEach, expect, test, vi } from "vitest";
import type { Motion } from "$shell/board";
import { keysBesides, written } from "./keys";
import { Seen } from "./seen.svelte";
import { FLIGHT, Stage, type Flight } from "./stage.svelte";

afterEach(() => void vi.useRealTimers());

/** A motion whose every pause a test ends. */
class Steps implements Motion {
  heard: string[] = [];
  #wake = () => {};
  constructor(readonly factor = 1) {}

  pause(milliseconds: number): Promise<void> {
    return this.factor ? new Promise((resolve) => (this.#wake = () => (milliseconds > 0 ? resolve() : undefined))) : Promise.resolve();
  }
  lasts = (milliseconds: number) => milliseconds * this.factor;
  sound = (name: string) => void this.heard.push(name);
  async on(): Promise<void> {
    this.#wake();
    await Promise.resolve();
    await Promise.resolve();
  }
}

const flight = (from: string, to: string): Flight<number> => ({ from, to, up: null });
const STEPS = [[flight("pile", "hand.0")], [flight("0.1", "top"), flight("hand.0", "0.1")]];

test("steps fly one after another, each heard, and what has not arrived is not yet there", async () => {
  const [stage, motion] = [new Stage<number>(), new Steps(2)];
  const over = stage.play(STEPS, motion);
  expect([stage.flying, stage.lasting]).toEqual([STEPS[0], 2 * FLIGHT]);
  expect([...stage.arriving]).toEqual(["hand.0", "top", "0.1"]);
  await motion.on();
  expect(stage.flying).toEqual(STEPS[1]);
  expect([...stage.arriving]).toEqual(["top", "0.1"]);
  await motion.on();
  await over;
  expect(stage.flying).toEqual([]);
  expect(stage.arriving.size).toBe(0);
  expect(motion.heard).toEqual(["slide", "slide"]);
});

test("where nothing is waited for nothing stays in the air, and what changed is marked", async () => {
  const stage = new Stage<number>();
  await stage.play(STEPS, new Steps(0));
  expect(stage.flying).toEqual([]);
  expect([...stage.changed]).toEqual(["hand.0", "top", "0.1"]);
});

test("what was missed is marked at once, what is seen to fly when it has arrived; until something else happens", async () => {
  const [stage, motion] = [new Stage<number>(), new Steps()];
  const over = stage.play([[flight("pile", "hand.1")]], motion, STEPS);
  expect([...stage.changed]).toEqual(["hand.0", "top", "0.1"]);
  await motion.on();
  await over;
  expect([...stage.changed]).toEqual(["hand.0", "top", "0.1", "hand.1"]);
  void stage.play([[flight("hand.1", "top")]], motion);
  expect([...stage.changed]).toEqual([]);
});

test("a cry is heard for a moment", () => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  const [stage, motion] = [new Stage<number>(), new Steps()];
  stage.shout(2, motion);
  expect([stage.shouting, motion.heard]).toEqual([2, ["boo"]]);
  vi.runAllTimers();
  expect(stage.shouting).toBeNull();
  vi.unstubAllGlobals();
});

test("what was seen goes along when cards change places", () => {
  const seen = new Seen();
  seen.add("0.1", "1.2");
  seen.swap("0.1", "1.0");
  expect([...seen.places].toSorted()).toEqual(["1.0", "1.2"]);
  seen.swap("1.0", "1.2");
  expect([...seen.places].toSorted()).toEqual(["1.0", "1.2"]);
  seen.lose("1.0");
  expect([...seen.places]).toEqual(["1.2"]);
  seen.forget();
  expect(seen.places.size).toBe(0);
});

test("keys of places leave those of the buttons alone", () => {
  expect(keysBesides("bd").slice(0, 3)).toEqual(["a", "c", "e"]);
});

test("the upper row writes digits on every keyboard, and signs with Shift", () => {
  expect(written({ key: "&", code: "Digit1", shiftKey: false })).toBe("1");
  expect(written({ key: "*", code: "Digit8", shiftKey: true })).toBe("*");
  expect(written({ key: "p", code: "KeyP", shiftKey: false })).toBe("p");
});
