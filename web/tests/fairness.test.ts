import { expect, test } from "vitest";
import { check, saltsOf } from "../src/fairness";
import { sha256 } from "../src/sha256";

const SECRET = "00ff";
const LOG = '[Game "chess"]\n[Salts "aabb,ccdd,eeff"]\n\n1. 0 e4 {12345678}\n';
const commitment = sha256(SECRET);
/** Ours was the second seat, the third was a bot's. */
const KNOWN = { commitment, salts: ["0011", "ccdd"], commitments: [sha256("aabb"), null, null], rounds: [0] };

test("the salts are read from the log", () => {
  expect(saltsOf(LOG)).toEqual(["aabb", "ccdd", "eeff"]);
  expect(saltsOf("nothing")).toEqual([]);
});

test("a fair match", () => {
  expect(check({ commitment, secret: SECRET, log: LOG }, KNOWN)).toEqual({ promise: true, unchanged: true, added: true, bound: true, once: true });
});

test("a planted secret, an exchanged promise and a lost salt are found", () => {
  const checked = check({ commitment, secret: "00fe", log: LOG }, { ...KNOWN, commitment: "other", salts: ["1234"] });
  expect(checked).toMatchObject({ promise: false, unchanged: false, added: false });
});

test("a salt that is not the one that was bound, and a round that was broken off, are found", () => {
  const checked = check({ commitment, secret: SECRET, log: LOG.replace("aabb", "aabc") }, { ...KNOWN, rounds: [0, 1] });
  expect(checked).toMatchObject({ added: true, bound: false, once: false });
});

test("who was not there before the deal cannot tell", () => {
  const nothing = { promise: true, unchanged: null, added: null, bound: null, once: null };
  expect(check({ commitment, secret: SECRET, log: LOG }, undefined)).toEqual(nothing);
});
