import { expect, test } from "vitest";
import { Hand } from "$tests/time";
import { Daring, HOLD, OPEN } from "./daring.svelte";

function daring() {
  const clock = new Hand();
  const said: number[] = [];
  return { clock, said, word: new Daring(() => said.push(clock.now()), clock) };
}

test("one press says nothing, a second one says it, and then all begins again", () => {
  const { word, said } = daring();
  word.press();
  expect([said.length, word.armed]).toEqual([0, true]);
  word.press();
  expect([said.length, word.armed]).toEqual([1, false]);
  word.press();
  expect([said.length, word.armed]).toEqual([1, true]);
});

test("a press that nothing follows is forgotten", async () => {
  const { word, said, clock } = daring();
  word.press();
  await clock.pass(OPEN);
  word.press();
  expect([said.length, word.armed]).toEqual([0, true]);
});

test("held long enough it is said, and the click that ends it is no press", async () => {
  const { word, said, clock } = daring();
  word.hold();
  await clock.pass(HOLD);
  word.release();
  word.press();
  expect([said, word.armed, word.holding]).toEqual([[HOLD], false, false]);
  word.press();
  expect(word.armed).toBe(true);
});

test("let go too early it is a press", async () => {
  const { word, said, clock } = daring();
  word.hold();
  await clock.pass(HOLD - 1);
  word.release();
  word.press();
  await clock.pass(HOLD);
  expect([said.length, word.armed]).toEqual([0, true]);
});
