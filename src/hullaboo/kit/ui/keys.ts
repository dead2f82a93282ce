/** Keys that choose cards: one for each of the many places a hand may have, none of them taken by a button. */

const DIGITS = "0123456789";
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** A key for every place from 0 on: letters without those that mean something else, then capitals, digits and signs. */
export function keysBesides(taken: string): string[] {
  const free = [...LETTERS].filter((letter) => !taken.includes(letter));
  return [...free, ...LETTERS.toUpperCase(), ...DIGITS, ..."+;.,/"];
}

/** What a key writes; those of the upper row are digits also on keyboards that want Shift for them. */
export function written({ key, code, shiftKey }: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string {
  return shiftKey || !/^Digit\d$/.test(code) ? key : code.slice(-1);
}
