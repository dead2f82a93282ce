/** The one voice for screen readers: what happened, in order; the same sentences that everybody reads in the log. */

export const announced = $state({ text: "" });
let parity = false;

/** Say some sentences; saying the same again is heard again. */
export function announce(sentences: string[]): void {
  if (!sentences.length) return;
  parity = !parity;
  announced.text = sentences.join(" ") + (parity ? "" : "\u00a0");
}
