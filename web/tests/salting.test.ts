import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Connection } from "../src/connection.svelte";
import type { RoomShown, SeatShown } from "../src/protocol";
import { sha256 } from "../src/sha256";

let Salting: typeof import("../src/salting.svelte").Salting;
const store = new Map<string, string>();

beforeAll(async () => {
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, text: string) => store.set(key, text) });
  ({ Salting } = await import("../src/salting.svelte"));
});
beforeEach(() => store.clear());

type Other = Pick<SeatShown, "kind"> & Partial<SeatShown>;
const bound = (commitment: string): Other => ({ kind: "person", commitment });
const OPEN: Other = { kind: "open" };
const BOT: Other = { kind: "bot" };

/** A browser at the first seat, and what it says; answers are given by `refuses`, as long as there are any. */
class Browser {
  sat: string[] = [];
  shown: string[] = [];
  refuses: string[] = [];
  room: RoomShown | null = null;
  salting = new Salting(this as unknown as Connection);
  async sit(_: number, commitment: string): Promise<boolean> {
    this.sat.push(commitment);
    return true;
  }
  async reveal(_: number, salt: string): Promise<string | null> {
    this.shown.push(salt);
    return this.refuses.shift() ?? null;
  }
  /** The server shows the room, with what binds our seat. */
  sees(commitment: string | null, other: Other, round = 0): Promise<void> {
    const mine = { seat: 0, kind: "person", yours: true, ready: commitment !== null, commitment };
    const seats = [mine, { seat: 1, ready: other.kind === "bot" || Boolean(other.commitment), ...other }];
    return this.isShown(seats as SeatShown[], round);
  }
  async isShown(seats: SeatShown[], round = 0): Promise<void> {
    this.room = { table: "t", game: "g", phase: "gathering", round, seats } as unknown as RoomShown;
    this.salting.follow(this.room);
    await new Promise((done) => setTimeout(done));
  }
  get last(): string {
    return this.sat.at(-1) ?? "";
  }
}

test("a salt is bound once and shown once, when all are seen to be bound", async () => {
  const browser = new Browser();
  await browser.sees(null, OPEN);
  await browser.sees(null, bound("aa"));
  expect([browser.sat.length, browser.shown]).toEqual([1, []]);
  await browser.sees(browser.last, bound("aa"));
  await browser.sees(browser.last, { ...bound("aa"), present: true });
  expect(browser.shown.map(sha256)).toEqual(browser.sat);
});

test("a person who is said to be ready without being bound is not ready", async () => {
  const browser = new Browser();
  await browser.sees(null, { kind: "person", ready: true });
  await browser.sees(browser.last, { kind: "person", ready: true });
  expect(browser.shown).toEqual([]);
});

test("alone with bots a salt is shown as soon as it is on its way", async () => {
  const browser = new Browser();
  await browser.sees(null, BOT);
  expect(browser.shown.map(sha256)).toEqual(browser.sat);
});

test.each(["not-now", "wrong-salt"])("a salt that was refused as %s is never shown again: a new one is bound", async (code) => {
  const browser = new Browser();
  browser.refuses = [code];
  await browser.sees(null, OPEN);
  const first = browser.last;
  await browser.sees(first, bound("aa"));
  await browser.sees(first, OPEN);
  await browser.sees(null, OPEN);
  await browser.sees(browser.last, bound("bb"));
  expect(browser.sat).toEqual([first, sha256(browser.shown[1] ?? "")]);
  expect(browser.shown).toHaveLength(2);
});

test("a salt that could not be kept is shown again", async () => {
  const browser = new Browser();
  browser.refuses = ["cannot-keep"];
  await browser.sees(null, OPEN);
  await browser.sees(browser.last, bound("aa"));
  await browser.sees(browser.last, bound("aa"));
  expect([browser.sat.length, browser.shown.length]).toEqual([1, 2]);
  expect(new Set(browser.shown).size).toBe(1);
});

test("after a break a salt is shown again, but not to who was bound since", async () => {
  const browser = new Browser();
  await browser.sees(null, OPEN);
  const first = browser.last;
  await browser.sees(first, bound("aa"));
  browser.salting.lost();
  await browser.sees(first, bound("aa"));
  expect(browser.shown.map(sha256)).toEqual([first, first]);
  const reloaded = new Browser();
  await reloaded.sees(first, bound("bb"));
  await reloaded.sees(first, bound("bb"));
  expect([reloaded.sat.length, reloaded.shown]).toEqual([1, []]);
  await reloaded.sees(reloaded.last, bound("bb"));
  expect(reloaded.shown.map(sha256)).toEqual(reloaded.sat);
});

test("after three salts somebody has to say that they want to go on, and not before the next is needed", async () => {
  const browser = new Browser();
  for (const round of [0, 1, 2]) {
    await browser.sees(null, bound(`a${round}`), round);
    await browser.sees(browser.last, bound(`a${round}`), round);
    expect([browser.sat.length, browser.shown.length, browser.salting.stopped]).toEqual([round + 1, round + 1, false]);
  }
  await browser.sees(null, OPEN, 3);
  expect([browser.sat.length, browser.salting.stopped]).toEqual([3, true]);
  browser.salting.goOn();
  expect([browser.sat.length, browser.salting.stopped]).toEqual([4, false]);
});

test("several people at one screen show theirs in one go, were they drawn alike", async () => {
  const draw = vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => bytes);
  const browser = new Browser();
  await browser.isShown([0, 1].map((seat) => ({ seat, kind: "person", name: "", yours: true })));
  expect([browser.sat.length, browser.shown.length]).toEqual([2, 2]);
  draw.mockRestore();
});
