import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce, announced, FLEETING, folded, hush, thinned } from "../src/announcing.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test("the same sentence is heard again", () => {
  announce(["Boo!"]);
  const first = announced.text;
  vi.runAllTimers();
  announce(["Boo!"]);
  expect(announced.text.trim()).toBe(first.trim());
  expect(announced.text).not.toBe(first);
});

test("a sentence waits until the one before it has been read, and none is lost", () => {
  announce(["Ada draws."]);
  announce(["Ada throws: 8."]);
  announce(["Ben calls."]);
  expect(announced.text.trim()).toBe("Ada draws.");
  vi.advanceTimersByTime(1000);
  expect(announced.text.trim()).toBe("Ada throws: 8. Ben calls.");
});

test("what waits is thinned, and what only memory may keep waits for nothing", () => {
  announce(["Ada draws."]);
  for (let at = 0; at < 40; at += 1) announce([`${at}.`]);
  announce(["You drew: 7."], true);
  expect(announced.text.trim()).toBe("You drew: 7.");
  vi.advanceTimersByTime(FLEETING);
  expect(announced.text.trim()).toBe("34. 35. 36. 37. 38. 39.");
});

test("what happened stays until something else happens", () => {
  announce(["Ada draws."]);
  announce([]);
  vi.runAllTimers();
  expect(announced.text.trim()).toBe("Ada draws.");
});

test("what only memory may keep is taken back after a while", () => {
  announce(["You drew: 7."], true);
  vi.advanceTimersByTime(FLEETING - 1);
  expect(announced.text.trim()).toBe("You drew: 7.");
  vi.advanceTimersByTime(1);
  expect(announced.text).toBe("");
});

test("it is taken back at once when the table changes, and does not take the next sentence along", () => {
  announce(["You drew: 7."], true);
  announce([]);
  expect(announced.text).toBe("");
  announce(["You drew: 8."], true);
  announce(["Ada throws: 8."]);
  vi.advanceTimersByTime(2 * FLEETING);
  expect(announced.text.trim()).toBe("Ada throws: 8.");
  hush();
  expect(announced.text).toBe("");
});

test("what happens again and again is one line with its number, and is said once", () => {
  const steps = ["Ada calls.", "The ghost glides east.", "The ghost glides east.", "The ghost glides south.", "The ghost glides east."];
  expect(folded(steps).map(({ times }) => times)).toEqual([1, 2, 1, 1]);
  expect(thinned(steps)).toEqual(["Ada calls.", "The ghost glides east.", "The ghost glides south.", "The ghost glides east."]);
});

test("of a flood the end is said", () => {
  const flood = Array.from({ length: 40 }, (_, at) => `${at}.`);
  expect(thinned(flood)).toEqual(["34.", "35.", "36.", "37.", "38.", "39."]);
});
