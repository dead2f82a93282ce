import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepLearned, learned, nextLesson } from "../src/learning";

describe("what was learnt here", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  });

  it("is kept once a lesson, game by game", () => {
    keepLearned("a", 2);
    keepLearned("a", 1);
    keepLearned("a", 2);
    expect(learned("a")).toEqual([1, 2]);
    expect(learned("b")).toEqual([]);
  });

  it("leads to the first lesson that is left, and to the first of all in the end", () => {
    expect(nextLesson("a", 2)).toBe(1);
    keepLearned("a", 1);
    expect(nextLesson("a", 2)).toBe(2);
    keepLearned("a", 2);
    expect(nextLesson("a", 2)).toBe(1);
  });
});
