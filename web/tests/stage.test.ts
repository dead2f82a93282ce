import { expect, test } from "vitest";
import type { Motion, Scene } from "../src/board";
import { PATIENCE, Stage, type Pace, type Surroundings, type Told } from "../src/stage.svelte";
import { Hand, settle } from "./time";

const LENGTH = 100;

/** A table of a game in which numbers are told: every event takes its time, and is seen when it begins and when it ends. */
class Table {
  clock = new Hand();
  seen: string[] = [];
  heard: string[] = [];
  scenes: Scene[] = [];
  pace: Pace = { factor: 1, rest: 0 };
  stage: Stage<Told>;

  constructor(around: Surroundings<Told> = {}) {
    this.stage = new Stage<Told>({
      clock: this.clock,
      pace: () => this.pace,
      hear: (tables) => this.heard.push(...tables.flatMap(({ events }) => events.map(({ code }) => code))),
      ...around,
    });
    this.opens();
  }
  opens(): () => void {
    return this.stage.perform((scene, motion) => this.plays(scene, motion));
  }
  async plays(scene: Scene, motion: Motion): Promise<void> {
    this.scenes.push(scene);
    for (const { code } of scene.events) {
      motion.sound("slide");
      this.seen.push(`${code}…`);
      await motion.pause(LENGTH);
      this.seen.push(code);
    }
  }
  tell(number: number, ...codes: string[]): void {
    this.stage.take(told(number, ...codes));
  }
}

const told = (number: number, ...codes: string[]): Told => ({
  seat: 0,
  view: { number },
  events: codes.map((code) => ({ code })),
  legal: [{ move: `m${number}`, label: { code: "m" } }],
});

function begun(around: Surroundings<Told> = {}): Table {
  const table = new Table(around);
  table.stage.take(told(0), false);
  return table;
}

const moves = (table: Table) => table.stage.legal.map(({ move }) => move);
const shown = (table: Table) => table.stage.shown?.view["number"];

test("what bots answer at once is played in order, each to its end, and nothing is told before it has been seen", async () => {
  const table = begun();
  table.tell(1, "a", "b");
  table.tell(2, "c");
  table.tell(3, "d");
  for (const [ms, seen, heard, number] of [
    [0, "a…", "", 0],
    [150, "a…a b…", "", 0],
    [50, "a…a b…b c…", "ab", 1],
    [100, "a…a b…b c…c d…", "abc", 2],
    [100, "a…a b…b c…c d…d", "abcd", 3],
  ] as const) {
    await table.clock.pass(ms);
    expect(table.seen.join(" ").replaceAll("… ", "…")).toBe(seen);
    expect(table.heard.join("")).toBe(heard);
    expect(shown(table)).toBe(number);
  }
  expect(table.scenes.slice(1).map(({ before, view }) => [before?.["number"], view["number"]])).toEqual([[0, 1], [1, 2], [2, 3]]);
});

test("moves come alive when the stage has caught up, not a moment later", async () => {
  const table = begun();
  expect(moves(table)).toEqual(["m0"]);
  table.tell(1, "a");
  table.tell(2, "b");
  expect(moves(table)).toEqual([]);
  await table.clock.pass(LENGTH);
  expect(moves(table)).toEqual([]);
  await table.clock.pass(LENGTH - 1);
  expect(moves(table)).toEqual([]);
  await table.clock.pass(1);
  expect(moves(table)).toEqual(["m2"]);
});

test("a tap hurries one scene, and the next one is played", async () => {
  const table = begun();
  table.tell(1, "a", "b");
  table.tell(2, "c");
  await table.clock.pass(10);
  expect(table.stage.isFilm).toBe(true);
  table.stage.hurry();
  await settle();
  expect(table.seen).toEqual(["a…", "a", "b…", "b", "c…"]);
  expect(table.heard).toEqual(["a", "b"]);
});

test("where time runs nothing is held back: what waits is told at once, and only the last is still played", async () => {
  const table = begun({ isLive: ({ view }) => view["number"] === 3 });
  table.tell(1, "a", "b");
  table.tell(2, "c");
  table.tell(3, "window");
  await settle();
  expect(table.heard).toEqual(["a", "b", "c", "window"]);
  expect(moves(table)).toEqual(["m3"]);
  expect(table.stage.isFilm).toBe(false);
  expect(table.seen).toEqual(["a…", "a", "b…", "b", "window…"]);
  expect(table.scenes.at(-1)).toMatchObject({ before: { number: 2 }, told: [{ code: "c" }, { code: "window" }] });
});

test("a table that has fallen behind comes to the present without a film", async () => {
  const table = begun();
  const long = Array.from({ length: PATIENCE / LENGTH + 1 }, (_, at) => `x${at}`);
  table.tell(1, ...long);
  table.tell(2, "a");
  table.tell(3, "b");
  await table.clock.pass(PATIENCE + LENGTH);
  expect(shown(table)).toBe(3);
  expect(table.heard.slice(-2)).toEqual(["a", "b"]);
  expect(table.seen).not.toContain("a…");
  expect(table.scenes.at(-1)).toMatchObject({ before: { number: 1 }, events: [], told: [{ code: "a" }, { code: "b" }] });
});

test("what comes while nobody looks, or after a break, is there at once", async () => {
  let away = false;
  const table = begun({ isAway: () => away });
  table.tell(1, "a");
  away = true;
  table.tell(2, "b");
  await settle();
  expect(shown(table)).toBe(2);
  away = false;
  table.stage.take(told(3, "c"), false);
  expect(shown(table)).toBe(3);
  expect(table.seen).toEqual(["a…", "a"]);
  expect(table.heard).toEqual(["a", "b", "c"]);
});

test("the last scene is shown again, and nothing is told by it", async () => {
  const table = begun();
  table.tell(1, "a");
  await table.clock.pass(LENGTH);
  expect(table.stage.hasPast).toBe(true);
  table.stage.again();
  expect([moves(table), table.stage.allShown]).toEqual([[], true]);
  await table.clock.pass(LENGTH);
  expect(table.seen).toEqual(["a…", "a", "a…", "a"]);
  expect(table.heard).toEqual(["a"]);
  expect(table.scenes.at(-1)).toMatchObject({ before: { number: 0 }, view: { number: 1 }, told: [] });
  expect(moves(table)).toEqual(["m1"]);
});

test("what comes while a scene is shown again waits for its end", async () => {
  const table = begun();
  table.tell(1, "a");
  await table.clock.pass(LENGTH);
  table.stage.again();
  table.tell(2, "b");
  await table.clock.pass(2 * LENGTH);
  expect(table.seen.slice(2)).toEqual(["a…", "a", "b…", "b"]);
  expect(shown(table)).toBe(2);
});

test("nothing of one seat lies before what another is shown", async () => {
  const table = begun();
  table.tell(1, "a");
  table.stage.take({ ...told(7, "z"), seat: 1 });
  await settle();
  expect(shown(table)).toBe(7);
  expect(table.scenes.at(-1)).toMatchObject({ before: null, events: [] });
  table.stage.take({ ...told(9, "y"), seat: 2 }, true, { ...told(8), seat: 2 });
  await settle();
  expect(table.scenes.at(-1)).toMatchObject({ before: { number: 8 }, events: [{ code: "y" }] });
});

test("a board that comes late plays what waits for it; one that goes holds nothing up", async () => {
  const table = new Table();
  const goes = table.opens();
  table.stage.take(told(0), false);
  goes();
  table.tell(1, "a");
  await table.clock.pass(LENGTH);
  expect(shown(table)).toBe(0);
  const goesAgain = table.opens();
  await table.clock.pass(LENGTH / 2);
  expect(table.seen).toEqual(["a…"]);
  goesAgain();
  await settle();
  expect(shown(table)).toBe(1);
  table.tell(2, "b");
  table.stage.catchUp();
  expect(shown(table)).toBe(2);
});

test("a board that fails is reported, and the table goes on", async () => {
  const table = begun();
  const faults: unknown[] = [];
  const report = console.error;
  console.error = (fault) => faults.push(fault);
  table.stage.perform(({ events }) => (events.length ? Promise.reject(new Error("no such card")) : undefined));
  table.tell(1, "a");
  await settle();
  console.error = report;
  expect(shown(table)).toBe(1);
  expect(faults).toEqual([new Error("no such card")]);
});

test("the pace is the person's: slower, quicker, or nothing but a moment in which the change stays marked", async () => {
  const calm = begun();
  calm.pace = { factor: 1.5, rest: 0 };
  calm.tell(1, "a");
  await calm.clock.pass(1.5 * LENGTH - 1);
  expect(shown(calm)).toBe(0);
  await calm.clock.pass(1);
  expect(shown(calm)).toBe(1);
  const still = begun();
  still.pace = { factor: 0, rest: 400 };
  still.tell(1, "a");
  still.tell(2, "b");
  await settle();
  expect([shown(still), moves(still)]).toEqual([1, []]);
  await still.clock.pass(399);
  expect(shown(still)).toBe(1);
  await still.clock.pass(1);
  expect([shown(still), moves(still)]).toEqual([2, ["m2"]]);
});

test("sounds come with what is seen; what is hurried makes one at most", async () => {
  const sounds: string[] = [];
  const table = begun({ sound: (name) => sounds.push(name) });
  table.tell(1, "a", "b", "c", "d");
  await table.clock.pass(LENGTH + 1);
  expect(sounds).toHaveLength(2);
  table.stage.hurry();
  await settle();
  expect(sounds).toHaveLength(2);
});

test("nothing that is still to be shown has a face that lies face down by now", async () => {
  const veil = (view: Record<string, unknown>, newest: Record<string, unknown>) => ({ ...view, face: view["face"] === newest["face"] ? view["face"] : null });
  const table = new Table({ veil });
  const at = (number: number, face: number | null, ...codes: string[]) => ({ ...told(number, ...codes), view: { number, face } });
  table.stage.take(at(0, null), false);
  table.stage.take(at(1, 7, "look"));
  expect(table.stage.onBoard?.view["face"]).toBe(7);
  await table.clock.pass(LENGTH);
  table.stage.take(at(2, 7, "wait"));
  table.stage.take(at(3, null, "over"));
  expect(table.stage.onBoard?.view["face"]).toBeNull();
  expect(table.stage.shown?.view["face"]).toBeNull();
  await table.clock.pass(LENGTH);
  expect(table.scenes.at(-1)).toMatchObject({ before: { face: null }, view: { face: null } });
});

test("a face that is turned down while its look is being played is in nothing that is shown, told or shown again", async () => {
  const veil = (view: Record<string, unknown>, newest: Record<string, unknown>) => ({ ...view, face: view["face"] === newest["face"] ? view["face"] : null });
  const table = new Table({ veil });
  const at = (number: number, face: number | null, ...codes: string[]) => ({ ...told(number, ...codes), view: { number, face } });
  table.stage.take(at(0, null), false);
  table.stage.take(at(1, 7, "look"));
  table.stage.take(at(2, null, "over"));
  await table.clock.pass(LENGTH);
  expect([shown(table), table.stage.shown?.view["face"]]).toEqual([1, null]);
  await table.clock.pass(LENGTH);
  table.stage.again();
  await table.clock.pass(LENGTH);
  expect(table.scenes.slice(2).flatMap(({ before, view }) => [before?.["face"], view["face"]])).toEqual([null, null, null, null]);
});

test("who waits for everything to be shown is told when it is", async () => {
  const table = begun();
  table.tell(1, "a");
  let over = false;
  void table.stage.settled().then(() => (over = true));
  await table.clock.pass(LENGTH - 1);
  expect(over).toBe(false);
  await table.clock.pass(1);
  expect(over).toBe(true);
  await table.stage.settled();
});
