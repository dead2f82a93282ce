/** SHA-256, for pages that have no `crypto.subtle`: over http on a network of one's own. */

const WORDS = 64;
const BLOCK = 64;

/** The first 32 bits of the fractions of a root of the first primes. */
function fractions(count: number, root: (prime: number) => number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number++) if (primes.every((prime) => number % prime)) primes.push(number);
  return primes.map((prime) => ((root(prime) % 1) * 2 ** 32) | 0);
}

const START = fractions(8, Math.sqrt);
const ROUND = fractions(WORDS, Math.cbrt);

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));
const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOfBytes = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const hexOf = (word: number) => (word >>> 0).toString(16).padStart(8, "0");

/** The bytes, a one, zeros, and their length in bits: whole blocks. */
function padded(bytes: Uint8Array): DataView {
  const data = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK));
  bytes.forEach((byte, at) => data.setUint8(at, byte));
  data.setUint8(bytes.length, 0x80);
  data.setUint32(data.byteLength - 4, bytes.length * 8);
  return data;
}

/** A block as the words that its rounds take. */
function schedule(data: DataView, from: number): number[] {
  const words = Array.from({ length: 16 }, (_, at) => data.getInt32(from + 4 * at));
  for (let at = 16; at < WORDS; at++) {
    const [a, b] = [words[at - 15]!, words[at - 2]!];
    const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    words.push((words[at - 16]! + low + words[at - 7]! + high) | 0);
  }
  return words;
}

function mixed(state: number[], words: number[]): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  words.forEach((word, at) => {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[at]! + word) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  });
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + state[at]!) | 0);
}

/** The SHA-256 of some bytes, both in hex digits. */
export function sha256(text: string): string {
  const data = padded(bytesOf(text));
  let state = START;
  for (let from = 0; from < data.byteLength; from += BLOCK) state = mixed(state, schedule(data, from));
  return state.map(hexOf).join("");
}

/** The HMAC-SHA-256 of some words, by a key of at most one block, both it and the result in hex digits. */
export function hmac(key: string, words: string): string {
  const block = Uint8Array.from({ length: BLOCK }, (_, at) => bytesOf(key)[at] ?? 0);
  const mask = (by: number) => hexOfBytes(block.map((byte) => byte ^ by));
  return sha256(mask(0x5c) + sha256(mask(0x36) + hexOfBytes(new TextEncoder().encode(words))));
}
