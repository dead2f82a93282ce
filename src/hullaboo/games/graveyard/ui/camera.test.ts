import { describe, expect, it } from "vitest";
import { beamOf } from "./beams";
import { fitted, focused, isSeen, nearest, nextTowards, tablePoint, touched, zoomed } from "./camera";
import type { Lay } from "./cards";

const size = { width: 400, height: 300 };
const card = (row: number, column: number) => ({ row, column, axis: "across" as const, squares: ["", "", ""] });
const lay = (row: number, column: number): Lay => ({ move: `${row},${column}`, row, column, axis: "across", pose: { quarter: 0, back: false } });

describe("the eye over the table", () => {
  it("sees all cards with room around them", () => {
    const camera = fitted([card(10, 10), card(14, 20)], size, 1, { top: 0, right: 0 });
    expect([camera.x, camera.y]).toEqual([16.5, 12.5]);
    const [left, top] = tablePoint(camera, size, 0, 0);
    expect(left).toBeLessThanOrEqual(9);
    expect(top).toBeLessThanOrEqual(9);
  });

  it("keeps cards away from what covers an edge, and moves no farther than that", () => {
    const cards = [card(10, 10), card(14, 20)];
    const camera = fitted(cards, size, 1, { top: 0, right: 50 });
    const [right] = tablePoint(camera, size, size.width - 50, 0);
    expect(right).toBeCloseTo(24);
    const high = { width: 400, height: 800 };
    expect(fitted(cards, high, 1, { top: 50, right: 0 })).toEqual(fitted(cards, high, 1, { top: 0, right: 0 }));
    const [, top] = tablePoint(fitted(cards, size, 1, { top: 120, right: 0 }), size, 0, 120);
    expect(top).toBeCloseTo(9);
  });

  it("comes nearer without moving the point under the finger, and not too near", () => {
    const camera = { x: 5, y: 5, scale: 40 };
    const under = tablePoint(camera, size, 90, 40);
    const nearer = zoomed(camera, size, 1.5, 90, 40);
    tablePoint(nearer, size, 90, 40).forEach((each, at) => expect(each).toBeCloseTo(under[at] ?? 0));
    expect(zoomed(camera, size, 100, 0, 0).scale).toBe(84);
  });

  it("lets a click choose only a place that lies under it", () => {
    const lays = [lay(2, 2), lay(2, 4)];
    expect([touched(lays, 2.5, 2.5), touched(lays, 4.2, 2.9), touched(lays, 6.9, 2.1)]).toEqual([lays[0], lays[0], lays[1]]);
    expect([touched(lays, 2.5, 3.1), touched(lays, 1.9, 2.5)]).toEqual([null, null]);
  });

  it("comes no farther than one can tell gazes, and shows what has changed", () => {
    const size = { width: 380, height: 260 };
    const cards = [card(0, 0), card(0, 30), card(10, 15)];
    const whole = fitted(cards, size, 1, { top: 0, right: 0 });
    const near = (matters: typeof cards) => focused(cards, cards, matters, size, 1, { top: 0, right: 0 }, 28);
    expect([whole.scale < 28, near(cards.slice(2)).scale]).toEqual([true, 28]);
    expect([isSeen(near(cards.slice(2)), cards.slice(2), size, { top: 0, right: 0 }), near(cards.slice(0, 1)).x]).toEqual([true, 380 / 2 / 28 - 1.2]);
    expect(near(cards.slice(0, 2)).scale).toBeLessThan(28);
    expect(near([])).toEqual(whole);
  });

  it("looks at cards rather than at the ground where others could lie", () => {
    const hidden = { top: 54, right: 0 };
    const cards = [card(20, 21), card(23, 20), card(27, 21), card(24, 29)];
    const everything = [...cards, card(14, 21), card(33, 21)];
    const { y } = focused(everything, cards, cards.slice(0, 1), { width: 372, height: 318 }, 0.3, hidden, 28);
    expect(y - (318 / 2 - 54) / 28).toBeCloseTo(20 - 1.2);
  });

  it("knows what is on the screen, and not below its buttons", () => {
    const camera = { x: 5, y: 5, scale: 40 };
    const seen = (thing: ReturnType<typeof card>, top = 0) => isSeen(camera, [thing], size, { top, right: 0 });
    expect([seen(card(5, 4)), seen(card(5, 8)), seen(card(9, 4)), seen(card(2, 4)), seen(card(2, 4), 54)]).toEqual([true, false, false, true, false]);
  });

  it("finds the nearest place, and the next one in a direction", () => {
    const lays = [lay(0, 0), lay(0, 4), lay(3, 0)];
    expect(nearest(lays, 5, 0.6, 2)).toBe(lays[1]);
    expect(nearest(lays, 9, 9, 2)).toBeNull();
    expect(nextTowards(lays, lays[0]!, 1, 0)).toBe(lays[1]);
    expect(nextTowards(lays, lays[0]!, 0, 1)).toBe(lays[2]);
    expect(nextTowards(lays, lays[0]!, -1, 0)).toBe(lays[0]);
  });
});

describe("a look as a beam", () => {
  it("goes to whom it meets, or into the night", () => {
    const met = beamOf({ code: "scares", row: 2, column: 3, gaze: "up", met_row: 0, met_column: 3 });
    expect([met.from, met.to]).toEqual([[3.5, 2.5], [3.5, 0.5]]);
    expect(beamOf({ code: "sees-nobody", row: 2, column: 3, gaze: "right" }).to).toEqual([7, 2.5]);
  });
});
