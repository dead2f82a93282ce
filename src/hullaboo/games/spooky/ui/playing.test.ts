import { expect, test, vi } from "vitest";
import { MOTION, type GameEvent } from "$shell/board";
import { boardOf } from "$tests/cards";
import { film, lasts, told } from "$tests/time";
import motion from "../motion.json";
import { logged } from "./describe";
import { flights, veil, type Face, type Slot, type View } from "./table";

vi.stubGlobal("window", globalThis);

const five: Face = { value: 5, power: null };
const slot = (face: Face | null): Slot => ({ face, remembered: false, eyes: [] });
const table = (part: Partial<View> = {}) => ({ hands: [[slot(null)], [slot(null)]], held: null, top: five, gained: null, ...part }) as unknown as View;
const event = (code: string): GameEvent => ({ code, seat: 1, slot: "a", at_seat: 0, at_slot: "b" });

function opened() {
  return boardOf<View, Face>({ flights, cry: "called" });
}

test("a bot that answers at once cuts no card off: one's own lands before its flies", async () => {
  const { board, playing } = opened();
  const at = (turns: number) => table({ turns });
  const tables = [told(at(0)), told(at(1), { ...event("threw"), seat: 0 }), told(at(2), event("drew")), told(at(3), event("kept"))];
  const look = (turns: unknown) => `${playing.stage.flying.map(({ from, to }) => `${from}>${to}`).join(" ")}, told of ${String(turns)}`;
  expect(await film<View>(board, tables, (stage) => look(stage.shown?.view["turns"]))).toEqual([
    "hand.0>top, told of 0",
    "pile>hand.1, told of 1",
    "1.a>top hand.1>1.a, told of 2",
    ", told of 3",
  ]);
});

test("what the server takes for the length of a motion is its length", async () => {
  for (const [code, length] of Object.entries(motion)) {
    const { board } = opened();
    expect([code, await lasts<View>(board, table(), table(), event(code))]).toEqual([code, length]);
  }
});

test("a card that turns has the time for it, and what nobody sees has none", async () => {
  const [down, up] = [table(), table({ hands: [[slot(five)], [slot(null)]] })];
  expect(await lasts<View>(opened().board, down, up, event("looked"))).toBe(MOTION.turn);
  expect(await lasts<View>(opened().board, down, down, event("done"))).toBe(0);
});

test("the log keeps no card that lies face down again, unless the aid for the memory is on", () => {
  const took: GameEvent = { code: "took", seat: 0, slot: "b", value: 6, discarded: 9 };
  expect(logged(took, table())).toEqual({ code: "took-down", seat: 0, slot: "b", discarded: 9 });
  expect(logged(took, table({ memory_aid: true }))).toBe(took);
  expect(logged(event("threw"), table()).code).toBe("threw");
});

test("a face that lies face down by now is in no older table", () => {
  const looked = table({ hands: [[slot(five), slot(five)], [slot(null)]], held: { seat: 0, face: five } });
  const now = table({ hands: [[slot(null), slot(five)], [slot(null)]], held: null });
  expect(veil(looked, now)).toMatchObject({ hands: [[{ face: null }, { face: five }], [{ face: null }]], held: { seat: 0, face: null } });
  expect(veil(looked, looked)).toEqual(looked);
});
