import { expect, test } from "vitest";
import type { GameEvent } from "../src/board";
import { kept, spoken, telling } from "../src/telling";

const CAPTIONS = ["catch", "reveal"];
const happened = (...codes: string[]): GameEvent[] => codes.map((code) => ({ code }));

test("the most telling of what happened is said, the last of several", () => {
  expect(telling(happened("reveal", "catch", "reveal"), CAPTIONS)?.code).toBe("catch");
  const twice = [{ code: "reveal", number: 1 }, { code: "reveal", number: 2 }, { code: "round" }];
  expect(telling(twice, CAPTIONS)?.["number"]).toBe(2);
});

test("where nothing is telling what was said before stays; where a game names nothing the last is said", () => {
  expect(telling(happened("round", "top"), CAPTIONS)).toBeNull();
  expect(telling(happened("round", "top"), undefined)?.code).toBe("top");
  expect(telling([], undefined)).toBeNull();
});

const shown = { code: "wrong", value: 7 };
const logged = (event: GameEvent, { aid }: Record<string, unknown>) => (event.code === "wrong" && !aid ? { code: "wrong-down" } : event);

test("a face that lies face down again is not in the log, and is only said once", () => {
  const events = [shown, { code: "drew", value: 3, fleeting: true }, { code: "done" }];
  expect(kept(events, {}, { logged })).toEqual([{ code: "wrong-down" }, { code: "done" }]);
  expect(spoken(events, {}, { logged }).map((event) => event["fleeting"] ?? false)).toEqual([true, true, false]);
});

test("where the aid is on, or a game hides nothing, all of it stays", () => {
  expect(kept([shown], { aid: true }, { logged })).toEqual([shown]);
  expect(kept([shown], {}, {})).toEqual([shown]);
  expect(spoken([shown], { aid: true }, { logged })).toEqual([shown]);
});
