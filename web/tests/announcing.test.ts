import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce, announced, FLEETING, hush } from "../src/announcing.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the same sentence is heard again", () => {
  announce(["Boo!"]);
  const first = announced.text;
  announce(["Boo!"]);
  expect(announced.text.trim()).toBe(first.trim());
  expect(announced.text).not.toBe(first);
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
