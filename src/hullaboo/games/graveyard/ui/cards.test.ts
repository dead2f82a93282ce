import { describe, expect, it } from "vitest";
import { axisOf, cardOn, covered, FRONT, held, laysFor, laysIn, otherSide, type HeldCard, type LaidCard } from "./cards";

const trio: HeldCard = { card: 0, squares: ["white up", "tombstone", "black left"] };
const across: LaidCard = { row: 4, column: 7, axis: "across", squares: ["white up", "white up", "black down"] };
const lay = (row: number, axis: string, face: string, turned: string) => ({
  move: `lay ${row} ${axis} ${face} ${turned}`,
  label: { code: "lay", row, column: 1, axis, face, turned },
});

describe("a card in hand", () => {
  it("shows the other colour and the opposite gaze on its back; tombstones stay", () => {
    expect(held(trio, { quarter: 0, back: true })).toEqual(["black down", "tombstone", "white right"]);
    expect(otherSide(otherSide("white left"))).toBe("white left");
  });

  it("turns its gazes with it, and its order after half a turn", () => {
    expect(held(trio, { quarter: 1, back: false })).toEqual(["white right", "tombstone", "black up"]);
    expect(held(trio, { quarter: 2, back: false })).toEqual(["black right", "tombstone", "white down"]);
    expect([0, 1, 2, 3].map((quarter) => axisOf({ quarter, back: false }))).toEqual(["across", "upright", "across", "upright"]);
  });
});

describe("places", () => {
  const lays = laysIn([lay(1, "across", "front", "no"), lay(2, "across", "back", "yes"), lay(3, "upright", "front", "no"), { move: "look first", label: { code: "look" } }]);

  it("are read from the legal moves, and nothing else is", () => {
    expect(lays.map(({ row, pose }) => [row, pose.quarter, pose.back])).toEqual([[1, 0, false], [2, 2, true], [3, 1, false]]);
  });

  it("are those where the card lies as it is held, whatever that pose is called", () => {
    expect(laysFor(lays, trio, FRONT).map(({ row }) => row)).toEqual([1]);
    const same: HeldCard = { card: 1, squares: ["white up", "white up", "white up"] };
    const renamed = laysIn([lay(5, "across", "back", "yes")]);
    expect(laysFor(renamed, same, FRONT)).toEqual([]);
    expect(laysFor(renamed, same, { quarter: 2, back: true })).toHaveLength(1);
    expect(laysFor(lays, null, FRONT)).toEqual([]);
  });
});

describe("the table", () => {
  it("knows what lies where", () => {
    expect(covered(across)).toEqual([[4, 7], [4, 8], [4, 9]]);
    expect(cardOn([across], 4, 9)).toBe(across);
    expect(cardOn([across], 5, 9)).toBeUndefined();
  });
});
