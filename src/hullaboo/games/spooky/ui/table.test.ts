import { expect, test } from "vitest";
import { flights, offers, written, type View } from "./table";

const move = (text: string, label: Record<string, unknown>) => ({ move: text, label });
const TURN = [
  move("draw", { code: "draw" }), move("take b", { code: "take", slot: "b" }), move("call", { code: "call" }),
  move("wait", { code: "wait" }),
];

test("a discard is taken in two steps: it, then the place", () => {
  expect([...offers(TURN, 0, false)]).toEqual([["pile", "draw"]]);
  expect([...offers(TURN, 0, true)]).toEqual([["pile", "draw"], ["0.b", "take b"]]);
});

test("places stand for the moves that name them", () => {
  const legal = [move("look 1c", { code: "look", at_seat: 1, slot: "c" }), move("keep a", { code: "keep", slot: "a" })];
  expect([...offers(legal, 2, false)]).toEqual([["1.c", "look 1c"], ["2.a", "keep a"]]);
});

test("only what all see travels face up", () => {
  const table = { top: { value: 4, power: null }, hands: [[], []] } as unknown as View;
  const up = (event: { code: string } & Record<string, unknown>) => flights(event, table).map((flight) => flight.up?.value ?? null);
  expect(up({ code: "drew-face", seat: 0, value: 12, fleeting: true })).toEqual([null]);
  expect(up({ code: "kept", seat: 0, slot: "a", discarded: 4 })).toEqual([4, null]);
  expect(up({ code: "swapped", seat: 0, slot: "a", at_seat: 1, at_slot: "d" })).toEqual([null, null]);
  expect(up({ code: "sees-own", seat: 0, at_seat: 0, slot: "a", value: 3, fleeting: true })).toEqual([]);
  expect(flights({ code: "dealt", round: 2 }, table)).toHaveLength(8);
});

test("values have a true minus", () => {
  expect([written(-1), written(0), written(15)]).toEqual(["−1", "0", "15"]);
});
