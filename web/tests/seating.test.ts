import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Description, GameEvent } from "../src/board";
import type { Connection, TableTold } from "../src/connection.svelte";
import type { RoomShown } from "../src/protocol";

let Seating: typeof import("../src/seating.svelte").Seating;
const told = vi.hoisted(() => ({ number: 0, events: [] as GameEvent[] }));
vi.mock("../src/http", () => ({ told: async () => told }));
vi.mock("../src/sound", () => ({ sound: () => {} }));
vi.mock("../src/settings.svelte", () => ({ settings: () => ({ motion: "full" }), pace: () => ({ factor: 1, rest: 0 }) }));

beforeAll(async () => {
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", { hidden: false });
  ({ Seating } = await import("../src/seating.svelte"));
});
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

const MOTION = 4000;
const description = { turn: ({ turn, also }: Record<string, unknown>) => [turn, ...(also === undefined ? [] : [also])] } as unknown as Description;
const table = (number: number, turn: number, ...codes: string[]): TableTold => ({
  type: "table", number, seat: 0, occasion: `occasion ${number}`, view: { turn }, events: codes.map((code) => ({ code })), legal: [], until: null,
});

/** Two people at one screen, the first of them before the table; the board takes its time for everything. */
function shared(described: Description = description) {
  const seats = [0, 1].map((seat) => ({ seat, yours: true, ready: true }));
  const room = { phase: "playing", seats } as unknown as RoomShown;
  const sat: (number | null)[] = [];
  const connection = { id: "t", room, line: "open", seat: 0, sit: async (seat: number | null) => sat.push(seat), onTold: (_: TableTold) => {} };
  const heard: string[] = [];
  const seating = new Seating(connection as unknown as Connection, described, (events) => heard.push(...events.map(({ code }) => code)));
  seating.stage.perform(async ({ events }, motion) => (events.length ? motion.pause(MOTION) : undefined));
  seating.curtain = 0;
  connection.onTold({ ...table(0, 0), again: true });
  return { seating, connection, sat, heard };
}

test("the curtain falls when what came of a move has been seen, and a while later", async () => {
  const { seating, connection } = shared();
  connection.onTold(table(1, 1, "laid"));
  connection.onTold(table(2, 1, "reveal"));
  for (const passed of [0, MOTION, MOTION - 1]) {
    await vi.advanceTimersByTimeAsync(passed);
    seating.follow();
    expect(seating.curtain).toBeNull();
  }
  await vi.advanceTimersByTimeAsync(1);
  seating.follow();
  await vi.advanceTimersByTimeAsync(1000);
  expect(seating.curtain).toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  expect(seating.curtain).toBe(1);
});

test("the log and the voice follow what has been seen", async () => {
  const { seating, connection, heard } = shared();
  connection.onTold(table(1, 0, "laid"));
  connection.onTold(table(2, 0, "reveal"));
  const codes = () => seating.told.map(({ code }) => code);
  await vi.advanceTimersByTimeAsync(MOTION - 1);
  expect([codes(), heard]).toEqual([[], []]);
  await vi.advanceTimersByTimeAsync(1);
  expect([codes(), heard]).toEqual([["laid"], ["laid"]]);
  await vi.advanceTimersByTimeAsync(MOTION);
  expect([codes(), heard]).toEqual([["laid", "reveal"], ["laid", "reveal"]]);
});

test("a log that is asked for after a break says nothing that is still to be seen", async () => {
  const { seating, connection } = shared();
  Object.assign(told, { number: 2, events: [{ code: "first" }, { code: "second" }] });
  connection.onTold({ ...table(1, 0, "first"), again: true });
  connection.onTold(table(2, 0, "second"));
  await vi.advanceTimersByTimeAsync(0);
  expect(seating.told.map(({ code }) => code)).toEqual(["first"]);
  await vi.advanceTimersByTimeAsync(MOTION);
  expect(seating.told.map(({ code }) => code)).toEqual(["first", "second"]);
});

test("a log that is asked for after a reload has no face that lies face down by now", async () => {
  const logged = (event: GameEvent) => (event.code === "wrong" ? { code: "wrong-down" } : event);
  const { seating, connection } = shared({ ...description, logged });
  Object.assign(told, { number: 1, events: [{ code: "wrong", value: 7 }] });
  connection.onTold({ ...table(1, 0), again: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(seating.told).toEqual([{ code: "wrong-down" }]);
});

test("who comes back to the screen sees what has happened since as motion, from what was seen last", async () => {
  const { seating, connection } = shared();
  const scenes: unknown[] = [];
  seating.stage.perform(({ before, events }) => void scenes.push([before?.["turn"], events.map(({ code }) => code)]));
  seating.lower(1);
  connection.onTold({ ...table(5, 1), seat: null, again: true });
  seating.curtain = 0;
  connection.onTold({ ...table(2, 0, "reveal"), seat: 0, again: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(seating.curtain).toBeNull();
  expect(scenes.at(-1)).toEqual([0, ["reveal"]]);
});

test("where a time runs for who may act, or others may act too, nothing waits for what is playing", async () => {
  const legal = [{ move: "call", label: { code: "call" } }];
  const raced = [
    { ...table(2, 0, "window"), legal, until: 3000 }, { ...table(2, 0, "search"), legal, view: { turn: 0, also: 1 } },
    { ...table(2, 1, "done"), legal },
  ];
  for (const live of raced) {
    const { seating, connection } = shared();
    connection.onTold(table(1, 0, "laid"));
    connection.onTold(live);
    await vi.advanceTimersByTimeAsync(0);
    expect(seating.stage.legal).toEqual(legal);
    expect(seating.told.map(({ code }) => code)).toEqual(["laid", live.events[0]?.code]);
  }
  const { seating, connection } = shared();
  connection.onTold({ ...table(1, 0, "laid"), legal });
  await vi.advanceTimersByTimeAsync(MOTION - 1);
  expect(seating.stage.legal).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(seating.stage.legal).toEqual(legal);
});
