import { expect, test, vi } from "vitest";
import type { GameEvent } from "$shell/board";
import { boardOf } from "$tests/cards";
import { film, lasts, told } from "$tests/time";
import motion from "../motion.json";
import { logged } from "./describe";
import { flights, veil, type View } from "./table";

vi.stubGlobal("window", globalThis);

const table = (part: Partial<View> = {}) => ({ hands: [[{ place: 0, value: null }], []], drawn: null, shown: null, top: 5, ...part }) as unknown as View;
const event = (code: string): GameEvent => ({ code, seat: 1, place: 0, value: 5, with_seat: 0, with_place: 1, to_seat: 0 });

function opened() {
  return boardOf<View, number>({ flights, cry: "bloops" });
}

test("a bot that answers at once cuts no card off: one's own lands before its flies", async () => {
  const { board, playing } = opened();
  const at = (occasion: number) => table({ occasion });
  const tables = [told(at(0)), told(at(1), { ...event("throw"), seat: 0 }), told(at(2), event("counter"), event("penalty")), told(at(3), event("draw"))];
  const look = (occasion: unknown) => `${playing.stage.flying.map(({ from, to }) => `${from}>${to}`).join(" ")}, told of ${String(occasion)}`;
  expect(await film<View>(board, tables, (stage) => look(stage.shown?.view["occasion"]))).toEqual([
    "hand.0>top, told of 0",
    "1.0>top, told of 1",
    "pile>1.0, told of 1",
    "pile>hand.1, told of 2",
    ", told of 3",
  ]);
});

test("what the server takes for the length of a motion is its length", async () => {
  for (const [code, length] of Object.entries(motion)) {
    const { board } = opened();
    expect([code, await lasts<View>(board, table(), table(), event(code))]).toEqual([code, length]);
  }
});

test("the log keeps no card that was shown as wrong, unless the aid for the memory is on", () => {
  const late: GameEvent = { code: "late", seat: 1, place: 2, value: 7 };
  expect(logged(late, table({ memory_aid: false }))).toEqual({ code: "late-down", seat: 1, place: 2 });
  expect(logged(late, table({ memory_aid: true }))).toBe(late);
});

test("a value that lies face down by now is in no older table", () => {
  const looked = table({
    hands: [[{ place: 3, value: 4 }, { place: 0, value: 8 }], []],
    drawn: { seat: 0, value: 9 },
    shown: { seat: 0, place: 0, value: 8 },
  });
  const now = table({ hands: [[{ place: 0, value: 8 }, { place: 3, value: null }], []] });
  expect(veil(looked, now)).toMatchObject({
    hands: [[{ place: 3, value: null }, { place: 0, value: 8 }], []],
    drawn: { seat: 0, value: null },
    shown: null,
  });
  expect(veil(looked, looked)).toEqual(looked);
});
