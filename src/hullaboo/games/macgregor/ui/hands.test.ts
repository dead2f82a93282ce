import { describe, expect, it } from "vitest";
import type { Key } from "./castle";
import { placeIn, spentWith, withKey, withoutKey } from "./hands";

const known: Key = { crest: "stag", colour: "blue" };
const hidden: Key = { crest: "stag", colour: null };
const crown: Key = { crest: "crown", colour: "red" };

describe("a hand of keys", () => {
  it("is in the order of its crests, and of one crest what is known comes first", () => {
    expect(withKey(withKey([crown], hidden), known)).toEqual([known, hidden, crown]);
  });

  it("loses the key itself, or else one whose back fits", () => {
    expect(withoutKey([known, hidden, crown], known)).toEqual([hidden, crown]);
    expect(withoutKey([hidden, crown], known)).toEqual([crown]);
    expect(placeIn([crown], known)).toBe(-1);
    expect(withoutKey([crown], known)).toEqual([crown]);
  });
});

describe("what is spent", () => {
  it("counts keys of one kind, and only those whose colour was shown", () => {
    const once = spentWith([], { crest: "stag", colour: "blue" });
    expect(once).toEqual([{ crest: "stag", colour: "blue", count: 1 }]);
    expect(spentWith(once, known)).toEqual([{ crest: "stag", colour: "blue", count: 2 }]);
    expect(spentWith(once, hidden)).toBe(once);
  });
});
