import { expect, test } from "vitest";
import { carries, flights, offers, written, type View } from "./table";

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

test("every card can be carried to where its move takes it", () => {
  const at = (spot: View["spot"]) => ({ hands: [[{}, {}, {}, {}], [{}, {}]], spot }) as unknown as View;
  const goals = (from: string, spot: View["spot"], ...legal: ReturnType<typeof move>[]) => [...carries(legal, at(spot), 0, from)];
  expect(goals("pile", null, ...TURN).map(([place]) => place)).toEqual(["hand.0", "0.a", "0.b", "0.c", "0.d"]);
  expect(goals("top", null, ...TURN)).toEqual([["0.b", { move: "take b" }]]);
  const held = [move("throw", { code: "throw" }), move("keep d", { code: "keep", slot: "d" })];
  expect(goals("hand.0", null, ...held)).toEqual([["top", { move: "throw" }], ["0.d", { move: "keep d" }]]);
  const offer = move("offer c", { code: "offer", slot: "c" });
  expect(goals("0.c", null, offer)[1]).toEqual(["1.b", { move: "offer c", then: "1.b" }]);
  const swap = move("swap 1a", { code: "swap", at_seat: 1, slot: "a" });
  expect(goals("1.a", { seat: 0, slot: "c" }, swap)).toEqual([["0.c", { move: "swap 1a" }]]);
  const trade = move("trade b", { code: "trade", slot: "b" });
  expect(goals("1.d", { seat: 1, slot: "d" }, trade)).toEqual([["0.b", { move: "trade b" }]]);
  expect(goals("0.b", { seat: 1, slot: "d" }, trade)).toEqual([["1.d", { move: "trade b" }]]);
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
