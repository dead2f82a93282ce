import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keysBesides, written } from "./keys";
import { Seen } from "./seen.svelte";
import { FLIGHT, Stage, type Flight } from "./stage.svelte";

vi.mock("$shell/sound", () => ({ sound: () => {} }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const flight = (from: string, to: string): Flight<number> => ({ from, to, up: null });
const STEPS = [[flight("pile", "hand.0")], [flight("0.1", "top"), flight("hand.0", "0.1")]];

test("steps fly one after another, and what has not arrived is not yet there", async () => {
  const stage = new Stage<number>();
  stage.show(STEPS, "full");
  expect(stage.flying).toEqual(STEPS[0]);
  expect([...stage.arriving]).toEqual(["hand.0", "top", "0.1"]);
  await vi.advanceTimersByTimeAsync(FLIGHT);
  expect(stage.flying).toEqual(STEPS[1]);
  expect([...stage.arriving]).toEqual(["top", "0.1"]);
  await vi.advanceTimersByTimeAsync(FLIGHT);
  expect(stage.flying).toEqual([]);
  expect(stage.arriving.size).toBe(0);
});

test("whoever is ahead of the motion finishes it", async () => {
  const stage = new Stage<number>();
  stage.show(STEPS, "full");
  stage.finish();
  expect(stage.flying).toEqual([]);
  await vi.advanceTimersByTimeAsync(5 * FLIGHT);
  expect(stage.flying).toEqual([]);
});

test("with reduced motion nothing flies, and what changed is marked", () => {
  const stage = new Stage<number>();
  stage.show(STEPS, "reduced");
  expect(stage.flying).toEqual([]);
  expect([...stage.changed]).toEqual(["hand.0", "top", "0.1"]);
});

test("a cry is heard for a moment", () => {
  vi.stubGlobal("window", globalThis);
  const stage = new Stage<number>();
  stage.shout(2);
  expect(stage.shouting).toBe(2);
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
  expect(keysBesides("bd").slice(9, 13)).toEqual(["9", "a", "c", "e"]);
});

test("the upper row writes digits on every keyboard, and signs with Shift", () => {
  expect(written({ key: "&", code: "Digit1", shiftKey: false })).toBe("1");
  expect(written({ key: "*", code: "Digit8", shiftKey: true })).toBe("*");
  expect(written({ key: "p", code: "KeyP", shiftKey: false })).toBe("p");
});
