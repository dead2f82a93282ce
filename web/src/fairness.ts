/** Whether the luck of a match was what had been promised: checked here, in the browser, with its own SHA-256. */

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hex = (data: ArrayBuffer) => Array.from(new Uint8Array(data), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** What was checked: true, false, or null where there was nothing to check it with. */
export interface Checked {
  /** The secret is the one whose hash was shown before the deal. */
  promise: boolean | null;
  /** The hash is the same that this browser saw before the deal. */
  unchanged: boolean | null;
  /** What this browser added to the luck is in the log. */
  added: boolean | null;
}

/** The SHA-256 of some bytes, both in hex digits. */
export async function sha256(text: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", bytes(text)));
}

/** The salts of a log: what each seat added. */
export function saltsOf(log: string): string[] {
  return /^\[Salts "([0-9a-f,]*)"\]$/m.exec(log)?.[1]?.split(",") ?? [];
}

/** Check a match that is over. `crypto.subtle` exists only on this machine or over https. */
export async function check(
  told: { commitment: string; secret: string; log: string },
  known: { commitment?: string; salt?: string } | undefined,
): Promise<Checked> {
  const promise = "subtle" in crypto ? (await sha256(told.secret)) === told.commitment : null;
  const unchanged = known?.commitment ? known.commitment === told.commitment : null;
  const added = known?.salt && told.log ? saltsOf(told.log).includes(known.salt) : null;
  return { promise, unchanged, added };
}
