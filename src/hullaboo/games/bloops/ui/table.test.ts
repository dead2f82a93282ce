import { expect, test } from "vitest";
import type { Speak } from "$shell/board";
import { asked, describe } from "./describe";
import { arranged, carries, cellOf, exchanged, flights, isRemembered, offers, onlyAnswer, placeBy, rowsOf, signOf, SIGNS, valueOf, type Held, type View } from "./table";

/** The largest hand: all cards but the one on the discards. */
const MOST = 63;
const hand = (...places: number[]): Held[] => places.map((place) => ({ place, value: null }));
const move = (text: string, label: Record<string, unknown>) => ({ move: text, label });

test("places keep their room when a card is gone; later cards come behind", () => {
  expect(arranged(hand(0, 2, 5))).toEqual([0, 1, 2, 3, 4, 5]);
  expect(arranged(hand(0, 7))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(arranged(hand(0, 6), [5, 1, 2, 3, 4, 0])).toEqual([5, 1, 2, 3, 4, 0, 6]);
});

test("a hand grows in rows of three; where there is room, beside them from the 7th card on", () => {
  const cells = (wide: boolean) => [0, 2, 3, 6, 11, 12, 23, 24, 62].map((at) => Object.values(cellOf(at, wide)));
  expect(cells(true)).toEqual([[0, 0], [2, 0], [0, 1], [3, 0], [5, 1], [0, 2], [5, 3], [0, 4], [2, 10]]);
  expect(cells(false)).toEqual([[0, 0], [2, 0], [0, 1], [0, 2], [2, 3], [0, 4], [2, 7], [0, 8], [2, 20]]);
  expect([6, 7, 12, 13, 24, 25].map((places) => rowsOf(places, true))).toEqual([2, 2, 2, 3, 4, 5]);
});

test("no two places share a cell, and none moves when more come", () => {
  for (const wide of [true, false]) {
    const cells = Array.from({ length: MOST }, (_, at) => Object.values(cellOf(at, wide)).join());
    expect(new Set(cells).size).toBe(MOST);
  }
});

test("every place that a hand can have has a key of its own, none of them a button's", () => {
  expect(SIGNS.length).toBeGreaterThanOrEqual(MOST);
  expect(new Set(SIGNS).size).toBe(SIGNS.length);
  expect(SIGNS.filter((key) => "ptnx".includes(key))).toEqual([]);
});

test("the table in words has one's cards in the order in which they lie", () => {
  const view = { stage: "react", hands: [hand(0, 1, 2, 3, 4, 5)], pile: 1, top: null, effects: [], refused: [[]] } as unknown as View;
  const speak = Object.assign((key: string, params: Record<string, unknown> = {}) => `${key} ${String(params["place"] ?? "")}`, { seat: String });
  const [, own] = describe(view, speak as unknown as Speak, 0, { 0: [5, 1, 2, 3, 4, 0] });
  expect(own?.lines.slice(0, 6).map((line) => line.split(":")[0])).toEqual([5, 1, 2, 3, 4, 0].map((place) => `ui-own-card ${place}`));
});

test("places have letters, values have numbers", () => {
  expect([0, 1, 2, 3, 4, 5].map(signOf)).toEqual(["a", "b", "c", "d", "e", "f"]);
});

test("a key means the place that holds a card", () => {
  expect([placeBy("e", hand(4)), placeBy("a", hand(0)), placeBy("A", hand(0)), placeBy("A", hand(0, 22))]).toEqual([4, 0, 0, 22]);
  expect([placeBy("e", hand(5)), placeBy("p", hand(1)), placeBy("Enter", hand(0))]).toEqual([undefined, undefined, undefined]);
});

test("an exchanged order is a whole one", () => {
  expect(exchanged([0, 1, 2, 3, 4, 5], 0, 5)).toEqual([5, 1, 2, 3, 4, 0]);
  expect(exchanged([0, 1, 2, 3, 4, 7], 7, 1).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

const COUNTER = move("counter 1", { code: "counter", place: 1 });

test("the banner invites as long as the window is open, and says what holds when it is closed", () => {
  const speak = ((key: string) => key) as unknown as Speak;
  const said = (part: Partial<View>) => asked({ stage: "react", top: 5, effects: [], next_seat: 1, ...part } as View, [COUNTER], speak, 0);
  expect([said({ window: "open" }), said({ window: "closed" })]).toEqual(["ui-asked-counter", "ui-asked-counter-still"]);
  expect([said({ window: "closed", effects: [1] }), said({ window: "closed", stage: "choose" })]).toEqual(["ui-asked-counter", "ui-too-late"]);
});

test("pressing a card does what the table waits for, and throws none while another one is asked for", () => {
  const looks = [move("look 0.1", { code: "look", of_seat: 0, place: 1 }), COUNTER];
  expect(offers(looks, 0, [hand(1), hand(2)]).get("0.1")).toBe("look 0.1");
  expect(offers([COUNTER], 0, [hand(1), hand(2)]).get("0.1")).toBe("counter 1");
  const swaps = [move("swap 1.2", { code: "swap", with_seat: 1, place: 2 }), COUNTER];
  expect([...offers(swaps, 0, [hand(1), hand(2)]).keys()]).toEqual(["1.2"]);
  const gifts = [move("give 1", { code: "give", to_seat: 1 }), COUNTER];
  expect([...offers(gifts, 0, [hand(1), hand(2)]).keys()]).toEqual(["1.2"]);
});

test("where there is one answer only it is given, unless somebody would lose time by that", () => {
  const open = { window: "open" } as View;
  const [give, other] = [move("give 1", { code: "give", to_seat: 1 }), move("give 2", { code: "give", to_seat: 2 })];
  const [done, cry] = [move("done", { code: "done" }), move("bloops", { code: "bloops" })];
  expect([onlyAnswer([give, COUNTER], open), onlyAnswer([give, other], open)]).toEqual(["give 1", null]);
  expect([onlyAnswer([done, COUNTER], open), onlyAnswer([done, cry, COUNTER], open)]).toEqual(["done", null]);
  expect(onlyAnswer([done], { window: "closed" } as View)).toBeNull();
  expect(onlyAnswer([COUNTER], open)).toBeNull();
});

test("a gift is given by pressing any card of whom it is for", () => {
  const legal = [move("give 1", { code: "give", to_seat: 1 })];
  expect([...offers(legal, 0, [hand(1), hand(2, 3)])]).toEqual([["1.2", "give 1"], ["1.3", "give 1"]]);
});

test("every card can be carried to where its move takes it", () => {
  const view = { hands: [hand(0, 1), hand(4), hand(3)], bloops: 2, picked: 1 } as unknown as View;
  const goals = (from: string, ...legal: ReturnType<typeof move>[]) => [...carries(legal, view, 0, from)];
  const draw = move("draw", { code: "draw" });
  expect(goals("pile", draw)).toEqual(["hand.0", "0.0", "0.1"].map((place) => [place, { move: "draw" }]));
  expect(goals("0.1", draw)).toEqual([]);
  const held = [move("throw", { code: "throw" }), move("keep 1", { code: "keep", place: 1 })];
  expect(goals("hand.0", ...held)).toEqual([["top", { move: "throw" }], ["0.1", { move: "keep 1" }]]);
  expect(goals("0.1", COUNTER)).toEqual([["top", { move: "counter 1" }]]);
  expect(goals("pile", move("give 1", { code: "give", to_seat: 1 }))).toEqual([["1.4", { move: "give 1" }]]);
  expect(goals("0.1", move("pick 1", { code: "pick", place: 1 }))).toEqual([["1.4", { move: "pick 1", then: "1.4" }]]);
  const swap = move("swap 1.4", { code: "swap", with_seat: 1, place: 4 });
  expect([goals("0.1", swap), goals("1.4", swap)]).toEqual([[["1.4", { move: "swap 1.4" }]], [["0.1", { move: "swap 1.4" }]]]);
});

test("only what all see travels face up", () => {
  const up = (event: { code: string } & Record<string, unknown>) => flights(event).map((flight) => flight.up);
  expect(up({ code: "draw", seat: 1 })).toEqual([null]);
  expect(up({ code: "keep", seat: 1, place: 2, value: 7 })).toEqual([7, null]);
  expect(up({ code: "swap", seat: 0, place: 2, with_seat: 1, with_place: 0 })).toEqual([null, null]);
  expect(up({ code: "drew", value: 9, fleeting: true })).toEqual([]);
});

test("a card shown as wrong is up for all; one that is remembered lies face down", () => {
  const table = { stage: "react", shown: { seat: 1, place: 3, value: 8 }, look: null, memory_aid: true } as unknown as View;
  expect(valueOf(table, 1, { place: 3, value: null })).toBe(8);
  expect(valueOf(table, 0, { place: 3, value: null })).toBeNull();
  expect(isRemembered(table, 0, { place: 3, value: 4 })).toBe(true);
  expect(isRemembered(table, 1, { place: 3, value: 8 })).toBe(false);
});
