/** The one voice for screen readers: what happened, in order; the same sentences that everybody reads in the log. */

export const announced = $state({ text: "" });
/** Milliseconds after which a reader has taken up what the page may not keep. */
export const FLEETING = 4000;
let parity = false;
let forgetting: ReturnType<typeof setTimeout> | undefined;

/** Say some sentences; saying the same again is heard again. What only memory may keep is gone after a while. */
export function announce(sentences: string[], fleeting = false): void {
  if (forgetting !== undefined) hush();
  if (!sentences.length) return;
  parity = !parity;
  announced.text = sentences.join(" ") + (parity ? "" : "\u00a0");
  if (fleeting) forgetting = setTimeout(hush, FLEETING);
}

/** Take back what was said last. */
export function hush(): void {
  clearTimeout(forgetting);
  forgetting = undefined;
  announced.text = "";
}
