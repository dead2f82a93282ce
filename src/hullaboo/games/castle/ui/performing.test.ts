import { expect, test } from "vitest";
import type { GameEvent, Motion, Scene } from "$shell/board";
import { film, lasts, told } from "$tests/time";
import motion from "../motion.json";
import { perform, Signs } from "./performing.svelte";

function board(signs: Signs) {
  return async ({ events }: Scene, time: Motion) => {
    for (const event of events) await perform(event, time, signs);
  };
}
const at = (steps: number) => ({ steps });
const step = (code: string): GameEvent => ({ code, seat: 1, direction: "north", wall: "red", colour: "blue" });

test("for who looks on every step has its time, and the fright comes after the last of them", async () => {
  const signs = new Signs();
  const tables = [told(at(0)), told(at(1), step("walk")), told(at(2), step("bump")), told(at(3), step("cross"), { code: "take", seat: 1 })];
  const look = (steps: unknown) => `${signs.bumped ?? "walks"}${signs.fright ? " frightened" : ""}, told of ${String(steps)}`;
  expect(await film(board(signs), tables, (stage) => look(stage.shown?.view["steps"]))).toEqual([
    "walks, told of 0", "north, told of 1", "walks, told of 2", "walks frightened, told of 2", "walks, told of 3",
  ]);
});

test("what the server takes for the length of a motion is its length", async () => {
  for (const [code, length] of Object.entries(motion)) {
    expect([code, await lasts(board(new Signs()), at(0), at(1), step(code))]).toEqual([code, length]);
  }
});
