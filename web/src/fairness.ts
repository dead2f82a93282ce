/** Whether the luck of a match was what had been promised: checked here, in the browser, with its own SHA-256. */
import type { Remembered } from "./memory";
import { sha256 } from "./sha256";

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
  known: Pick<Remembered, "commitment" | "salts" | "commitments" | "rounds"> | undefined,
): Checked {
  const promise = sha256(told.secret) === told.commitment;
  const unchanged = known?.commitment ? known.commitment === told.commitment : null;
  const salts = saltsOf(told.log);
  const { commitments, rounds } = known ?? {};
  if (!told.log || !commitments) return { promise, unchanged, added: null, bound: null, once: null };
  const isOurs = (salt: string) => known?.salts?.includes(salt) ?? false;
  const fits = (commitment: string | null, at: number) => commitment === null || sha256(salts[at] ?? "") === commitment;
  return { promise, unchanged, added: salts.some(isOurs), bound: commitments.every(fits), once: rounds?.length === 1 };
}
