/** The rules beside their pictures. */
import { expect, test } from "vitest";
import { inOrder } from "$shell/illustrating";

test("rules stand in their order, each once, whatever their pictures show", () => {
  const blocks = inOrder([1, 2, 3, 4, 5, 6, 7], [[1, 2, 6], [3], [5, 4]]);
  expect(blocks.flatMap(({ rules }) => rules)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(blocks).toEqual([
    { picture: 0, rules: [1, 2] },
    { picture: 1, rules: [3] },
    { picture: 2, rules: [4, 5] },
    { picture: null, rules: [6, 7] },
  ]);
});

test("a picture stands once, and rules without one stand in between", () => {
  const blocks = inOrder([1, 2, 3, 4], [[2, 4]]);
  expect(blocks).toEqual([
    { picture: null, rules: [1] },
    { picture: 0, rules: [2] },
    { picture: null, rules: [3, 4] },
  ]);
});
