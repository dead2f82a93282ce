import { expect, test } from "vitest";
import { hmac, sha256 } from "../src/sha256";

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

test("it is SHA-256, for every length around its blocks", async () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);
    expect(sha256(hex(bytes))).toBe(hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));
  }
});

test("of the bytes, not of the digits", () => {
  expect(sha256("616263")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("HMAC is that of RFC 4231", () => {
  const wanted = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
  expect(hmac("4a656665", "what do ya want for nothing?")).toBe(wanted);
});
