/** The one voice for screen readers: what happened, in order; the same sentences that everybody reads in the log. */

export const announced = $state({ text: "" });
/** Milliseconds after which a reader has taken up what the page may not keep. */
export const FLEETING = 4000;
/** So many sentences are said of what was told at once: who wants to know more finds it in the log. */
const MOST_SAID = 6;
/** Milliseconds that a reader takes for a letter, and the most that others wait for that. */
const LETTER = 45;
const LONGEST = 3000;
let parity = false;
let forgetting: ReturnType<typeof setTimeout> | undefined;
let reading: ReturnType<typeof setTimeout> | undefined;
/** What is said when the reader has come to an end. */
let waiting: string[] = [];

/**
 * Say some sentences, when what was said before has been read; of a flood the end. Saying the same again is heard again.
 * What only memory may keep waits for nothing and is gone after a while.
 */
export function announce(sentences: string[], fleeting = false): void {
  if (forgetting !== undefined) hush();
  if (!sentences.length) return;
  if (fleeting || reading === undefined) say(sentences);
  else waiting = thinned([...waiting, ...sentences]);
  if (fleeting) forgetting = setTimeout(hush, FLEETING);
}

function say(sentences: string[]): void {
  parity = !parity;
  announced.text = sentences.join(" ") + (parity ? "" : "\u00a0");
  clearTimeout(reading);
  reading = setTimeout(next, Math.min(LONGEST, LETTER * announced.text.length));
}

function next(): void {
  reading = undefined;
  if (forgetting !== undefined || !waiting.length) return;
  const sentences = waiting;
  waiting = [];
  say(sentences);
}

/** Sentences as a list that does not repeat itself: each with how often it was said in a row. */
export function folded(sentences: string[]): { sentence: string; times: number }[] {
  const found: { sentence: string; times: number }[] = [];
  for (const sentence of sentences) {
    const last = found.at(-1);
    if (last?.sentence === sentence) last.times += 1;
    else found.push({ sentence, times: 1 });
  }
  return found;
}

/** What is worth saying of many sentences: none twice in a row, and of a flood the end. */
export function thinned(sentences: string[]): string[] {
  return folded(sentences).map(({ sentence }) => sentence).slice(-MOST_SAID);
}

/** Take back what was said last. */
export function hush(): void {
  clearTimeout(forgetting);
  clearTimeout(reading);
  forgetting = reading = undefined;
  announced.text = "";
  next();
}
