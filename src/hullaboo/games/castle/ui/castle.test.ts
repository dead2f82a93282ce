import { describe, expect, it } from "vitest";
import { BOARD, cellAt, cellOf, edge, isRoom, middle, sideOf, stretches, walkedIn, wallsOf, type Cell, type View } from "./castle";
import { here, Tracing } from "./tracing.svelte";

const rows = (first: string) => [first, ...Array.from({ length: 11 }, () => " ".repeat(11) + "#")];
const view = {
  ghost: [1, 1], journey: null, tokens: [{ spot: 1, kind: "trapdoor", room: [1, 1] }, { spot: 2, kind: "trapdoor", room: [3, 4] }],
  east: rows(" r         #"), south: rows("g           "),
} as unknown as View;
const legal = (...moves: string[]) => moves.map((move) => ({ move, label: { code: "step" } }));

describe("the castle on paper", () => {
  it("shows the way that was walked, not the shortest, and only when somebody was frightened", () => {
    const journey = { seat: 0, stands: "right", colour: "red", cells: [[1, 1], [1, 2], [2, 2]], colours: ["red", "red", "red"] };
    const after = { journey } as unknown as View;
    expect(walkedIn({ code: "take-from" }, after)?.cells).toEqual(journey.cells);
    expect([walkedIn({ code: "possible" }, after), walkedIn({ code: "take" }, { journey: null } as View)]).toEqual([null, null]);
    expect(walkedIn({ code: "take" }, { journey: { ...journey, stands: "dropped" } } as unknown as View)).toBeNull();
  });

  it("has rooms between corridors, found again by a finger", () => {
    expect(cellOf([1, 1])).toEqual([1, 1]);
    expect([isRoom([1, 1]), isRoom([0, 1])]).toEqual([true, false]);
    expect(cellAt(middle(3), middle(5))).toEqual([5, 3]);
    expect(cellAt(edge(3) + 1, middle(5), 0.2)).toBeNull();
    expect(edge(12)).toBe(BOARD);
  });

  it("draws each wall once, and knows what stands on a side", () => {
    expect(wallsOf(view).map(({ colour, upright }) => [colour, upright])).toEqual([["green", false], ["red", true]]);
    expect(sideOf(view, [0, 1], "east")).toBe("red");
    expect(sideOf(view, [0, 2], "west")).toBe("red");
    expect(sideOf(view, [1, 0], "north")).toBe("green");
    expect([sideOf(view, [0, 5], "north"), sideOf(view, [4, 4], "south")]).toEqual(["frame", "open"]);
  });

  it("draws a journey in stretches; a jump is one of its own, a change of colour none", () => {
    const cells: Cell[] = [[1, 1], [1, 2], [5, 7], [5, 7], [6, 7]];
    expect(stretches(cells, ["red", "red", "red", "blue", "blue"]).map(({ colour, jump }) => [colour, jump])).toEqual([
      ["red", false], ["red", true], ["blue", false],
    ]);
  });
});

describe("tracing", () => {
  it("queues steps and sends them one by one, until one is not possible", () => {
    const tracing = new Tracing();
    tracing.add("e", "s", "w");
    expect(tracing.ahead(view)).toEqual([[1, 1], [1, 2], [2, 2], [2, 1]]);
    expect(tracing.next(view, legal("e", "s"))).toBe("e");
    expect(tracing.pending(view)).toEqual(["e", "s", "w"]);
    expect(tracing.next(view, legal("n"))).toBeNull();
    expect(tracing.queue).toEqual([]);
  });

  it("leads straight on to a cell, or through a trapdoor, and nowhere else", () => {
    const tracing = new Tracing();
    expect(here(view)).toEqual([1, 1]);
    expect(tracing.towards(view, [1, 4])).toEqual(["e", "e", "e"]);
    expect(tracing.towards(view, [5, 7])).toEqual(["jump 2"]);
    expect(tracing.towards(view, [4, 3])).toEqual([]);
  });

  it("falls through a trapdoor to one in the same row, and does not fall into its own", () => {
    const tokens = [{ spot: 1, kind: "trapdoor", room: [1, 1] }, { spot: 2, kind: "trapdoor", room: [1, 4] }];
    const inARow = { ...view, tokens } as unknown as View;
    expect(new Tracing().towards(inARow, [1, 7])).toEqual(["jump 2"]);
    expect(new Tracing().towards(inARow, [1, 5])).toEqual(["e", "e", "e", "e"]);
    expect(new Tracing().towards(inARow, [1, 1])).toEqual([]);
  });
});
