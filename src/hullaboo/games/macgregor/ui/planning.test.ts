import { describe, expect, it } from "vitest";
import { CRESTS, walked, type Key, type View } from "./castle";
import { cards, Plan, stepWith, unused, ways, type Step } from "./planning.svelte";

/** Crests run through the castle in their order, so that neighbours differ; every door is drawn here, and only these. */
const view = {
  phase: "move", pawns: ["dungeon", "A2"], ghost: 0, path: [], most_cards: 4, opened: 0,
  board: {
    crests: Array.from({ length: 25 }, (_, at) => CRESTS[(2 * Math.floor(at / 5) + at) % 5]),
    doors: [["A1", "A2", "red"], ["A2", "A3", "blue"], ["A1", "B1", "blue"], ["A3", "B3", "red"], ["B1", "B2", "green"], ["B2", "B3", "blue"]],
    exits: [["B1", "west", "red"]],
    treasure: "A2", dungeon: ["A3", "north"],
  },
} as unknown as View;
const key = (colour: Key["colour"], crest: Key["crest"] = "sun"): Key => ({ colour, crest });
const places = (steps: Step[] | undefined) => steps?.map(({ to }) => to);
const legal = (...moves: string[]) => moves.map((move) => ({ move, label: { code: "open" } }));

describe("a way with keys", () => {
  it("leads through the door of the key's colour, and out of a gate no further", () => {
    expect(stepWith(view, "A2", key("red", "ship"))).toEqual({ from: "A2", to: "A1", crest: "ship", colour: "red", move: "open red ship" });
    expect(stepWith(view, "A2", key("green"))).toBeNull();
    expect(stepWith(view, "B1", key("red"))?.to).toBe("B1 west");
    expect(stepWith(view, "B1 west", key("red"))).toBeNull();
  });

  it("costs as many keys as it has doors, and is the shortest that the hand allows", () => {
    const found = ways(view, "A2", [key("red"), key("blue"), key("green"), key("red", "ship")], []);
    expect(Object.fromEntries([...found].map(([place, way]) => [place, way.length]))).toEqual({
      "A1": 1, "A3": 1, "B1": 2, "B3": 2, "B2": 3, "B1 west": 3,
    });
    expect(places(found.get("B2"))).toEqual(["A1", "B1", "B2"]);
  });

  it("goes on from what is planned and spends no key twice", () => {
    const hand = [key("red"), key("blue")];
    const planned = ways(view, "A2", hand, []).get("A1") ?? [];
    expect(unused(hand, planned)).toEqual([[1, hand[1]]]);
    const onward = ways(view, "A2", hand, planned);
    expect([...onward.keys()]).toEqual(["B1"]);
    expect(places(onward.get("B1"))).toEqual(["A1", "B1"]);
  });

  it("keeps two keys apart that differ only in their crest", () => {
    const hand = [key("red", "sun"), key("red", "ship")];
    expect(unused(hand, [stepWith(view, "A2", key("red", "ship")) as Step]).map(([at]) => at)).toEqual([0]);
  });
});

describe("a ghost's path", () => {
  it("begins behind the dungeon's wall, and then goes through every wall but the castle's own", () => {
    const lays = { ...view, phase: "lay" } as View;
    expect(cards(lays, "dungeon", []).map(({ to, move }) => [to, move])).toEqual([["A3", "lay crown"]]);
    expect(cards(lays, "A1", []).map(({ to }) => to)).toEqual(["A2", "B1"]);
  });

  it("uses each crest once, and four cards at most", () => {
    const lays = { ...view, phase: "lay", path: ["crown"] } as View;
    const next = cards(lays, "A3", []);
    expect(next.map(({ crest }) => crest)).not.toContain("crown");
    const twice = cards(lays, "A3", next.slice(0, 1));
    expect(twice.map(({ crest }) => crest)).not.toContain(next[0]?.crest);
    expect(cards({ ...lays, path: ["crown", "sun", "ship", "stag"] } as View, "A3", [])).toEqual([]);
  });

  it("is walked room by room as far as one knows the cards", () => {
    expect(walked(view, "dungeon", ["crown", "stag"])).toEqual(["A3", "A2"]);
    expect(walked(view, "dungeon", ["crown", null, "stag"])).toEqual(["A3"]);
    expect(walked(view, "dungeon", ["sun"])).toEqual([]);
  });
});

describe("a plan that is sent", () => {
  const steps = ways(view, "A2", [key("red"), key("blue")], []).get("B1") ?? [];
  const standing = (room: string) => ({ ...view, pawns: ["dungeon", room] }) as View;

  function committed(): Plan {
    const plan = new Plan();
    plan.steps = steps;
    plan.commit(standing("A2"), 1, "stop");
    return plan;
  }

  it("goes move by move, each when the table is where it should be", () => {
    const plan = committed();
    expect(plan.next(standing("A2"), 1, legal("open red sun"), 1)).toBe("open red sun");
    expect(plan.steps).toHaveLength(1);
    expect(plan.next(standing("A1"), 1, legal("open blue sun"), 2)).toBe("open blue sun");
    expect(plan.next(standing("B1"), 1, legal("stop"), 3)).toBe("stop");
    expect([plan.queue, plan.steps]).toEqual([[], []]);
  });

  it("ends where the table refuses, offers it not, or is elsewhere", () => {
    const refused = committed();
    refused.next(standing("A2"), 1, legal("open red sun"), 1);
    expect(refused.next(standing("A2"), 1, legal("open red sun"), 1)).toBeNull();
    const missing = committed();
    expect(missing.next(standing("A2"), 1, legal("stop"), 1)).toBeNull();
    const elsewhere = committed();
    expect(elsewhere.next(standing("A3"), 1, legal("open red sun"), 1)).toBeNull();
    expect([refused, missing, elsewhere].map(({ queue, steps }) => [queue, steps])).toEqual(Array.from({ length: 3 }, () => [[], []]));
  });

  it("counts the ghost's cards, because it stays where it is", () => {
    const plan = new Plan();
    const lays = { ...view, phase: "lay" } as View;
    plan.steps = cards(lays, "dungeon", []);
    plan.commit(lays, 0, "laid");
    expect(plan.next(lays, 0, legal("lay crown"), 1)).toBe("lay crown");
    expect(plan.next({ ...lays, path: ["crown"] } as View, 0, legal("laid"), 2)).toBe("laid");
  });

  it("can be taken back step by step", () => {
    const plan = new Plan();
    plan.steps = steps;
    plan.back();
    expect(places(plan.steps)).toEqual(["A1"]);
  });
});
