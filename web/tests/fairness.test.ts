import { expect, test } from "vitest";
import { check, saltsOf, sha256 } from "../src/fairness";

const SECRET = "00ff";
const LOG = '[Game "chess"]\n[Salts "aabb,ccdd"]\n\n1. 0 e4 {12345678}\n';

test("the hash is SHA-256 of the bytes, not of the digits", async () => {
  expect(await sha256("616263")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("the salt is read from the log", () => {
  expect(saltsOf(LOG)).toEqual(["aabb", "ccdd"]);
  expect(saltsOf("nothing")).toEqual([]);
});

test("a fair match", async () => {
  const commitment = await sha256(SECRET);
  const checked = await check({ commitment, secret: SECRET, log: LOG }, { commitment, salt: "ccdd" });
  expect(checked).toEqual({ promise: true, unchanged: true, added: true });
});

test("a planted secret, an exchanged promise and a lost salt are found", async () => {
  const commitment = await sha256(SECRET);
  const checked = await check({ commitment, secret: "00fe", log: LOG }, { commitment: "other", salt: "1234" });
  expect(checked).toEqual({ promise: false, unchanged: false, added: false });
});

test("who was not there before the deal cannot tell", async () => {
  const commitment = await sha256(SECRET);
  expect(await check({ commitment, secret: SECRET, log: LOG }, undefined)).toEqual({ promise: true, unchanged: null, added: null });
});
