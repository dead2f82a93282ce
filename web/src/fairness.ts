/** Whether the luck of a match was what had been promised: checked here, in the browser, with its own SHA-256. */
import type { Remembered } from "./memory";
import { hmac, sha256 } from "./sha256";

const SALT_DIGITS = 32;

/** What was checked: true, false, or null where there was nothing to check it with. */
export interface Checked {
  /** The secret is the one whose hash was shown before the deal. */
  promise: boolean;
  /** The hash is the same that this browser saw before the deal. */
  unchanged: boolean | null;
  /** What this browser added to the luck is in the log. */
  added: boolean | null;
  /** What the other people added is what they had bound before ours was shown. */
  bound: boolean | null;
  /** Ours was shown once only: nobody broke off a round to draw again. */
  once: boolean | null;
}

/** The salts of a log: what each seat added. */
export function saltsOf(log: string): string[] {
  return /^\[Salts "([0-9a-f,]*)"\]$/m.exec(log)?.[1]?.split(",") ?? [];
}

/** Check a match that is over. */
export function check(
  told: { commitment: string; secret: string; log: string },
  known: Pick<Remembered, "commitment" | "shown"> | undefined,
): Checked {
  const promise = sha256(told.secret) === told.commitment;
  const unchanged = known?.commitment ? known.commitment === told.commitment : null;
  const salts = saltsOf(told.log);
  const shown = known?.shown;
  if (!told.log || !shown) return { promise, unchanged, added: null, bound: null, once: null };
  const ours = salts.filter((salt) => salt in shown);
  const isBound = (commitment: string | null, at: number) => fits(told.secret, salts[at] ?? "", commitment, at);
  const bound = ours.length > 0 && ours.every((salt) => shown[salt]!.every(isBound));
  return { promise, unchanged, added: ours.length > 0, bound, once: Object.keys(shown).length === new Set(ours).size };
}

/** Whether the salt of a seat is the one that was bound: by its hash, or a bot's by the secret. */
function fits(secret: string, salt: string, commitment: string | null, seat: number): boolean {
  if (commitment === null) return true;
  return commitment ? sha256(salt) === commitment : hmac(secret, `salt of the bot at seat ${seat}`).slice(0, SALT_DIGITS) === salt;
}
