import { expect, test } from "vitest";
import { check, saltsOf } from "../src/fairness";
import { hmac, sha256 } from "../src/sha256";

const SECRET = "00ff";
const BOT = hmac(SECRET, "salt of the bot at seat 2").slice(0, 32);
const LOG = `[Game "chess"]\n[Salts "aabb,ccdd,${BOT}"]\n\n1. 0 e4 {12345678}\n`;
const commitment = sha256(SECRET);
/** Ours was the second seat, the third was a bot's. */
const KNOWN = { commitment, shown: { ccdd: [sha256("aabb"), null, ""] } };

test("the salts are read from the log", () => {
  expect(saltsOf(LOG)).toEqual(["aabb", "ccdd", BOT]);
  expect(saltsOf("nothing")).toEqual([]);
});

test("a fair match", () => {
  expect(check({ commitment, secret: SECRET, log: LOG }, KNOWN)).toEqual({ promise: true, unchanged: true, added: true, bound: true, once: true });
});

test("a planted secret, an exchanged promise and a lost salt are found", () => {
  const checked = check({ commitment, secret: "00fe", log: LOG }, { ...KNOWN, commitment: "other", shown: { "1234": [null] } });
  expect(checked).toMatchObject({ promise: false, unchanged: false, added: false, bound: false });
});

test("a salt that is not the one that was bound is found", () => {
  const checked = check({ commitment, secret: SECRET, log: LOG.replace("aabb", "aabc") }, KNOWN);
  expect(checked).toMatchObject({ added: true, bound: false, once: true });
});

test.each(["eeff".repeat(8), ""])("a bot's salt that does not follow from the secret is found: '%s'", (salt) => {
  const checked = check({ commitment, secret: SECRET, log: LOG.replace(BOT, salt) }, KNOWN);
  expect(checked).toMatchObject({ added: true, bound: false });
});

test("a second salt that had to be shown is found, in whatever round the server said it was", () => {
  const shown = { ...KNOWN.shown, "1234": [sha256("00"), null, ""] };
  expect(check({ commitment, secret: SECRET, log: LOG }, { commitment, shown })).toMatchObject({ bound: true, once: false });
});

test("who was not there before the deal cannot tell", () => {
  const nothing = { promise: true, unchanged: null, added: null, bound: null, once: null };
  expect(check({ commitment, secret: SECRET, log: LOG }, undefined)).toEqual(nothing);
});
