/** What of all that happened is worth a caption, and what of it may be read again. */
import type { Description, GameEvent } from "./board";

/** The one thing to say of what happened at once: what the game finds most telling; null where nothing of it is. */
export function telling(events: GameEvent[], captions: readonly string[] | undefined): GameEvent | null {
  if (!captions) return events.at(-1) ?? null;
  const rank = ({ code }: GameEvent) => captions.indexOf(code);
  const known = events.filter((event) => rank(event) >= 0);
  return known.reduce<GameEvent | null>((best, event) => (best && rank(best) < rank(event) ? best : event), null);
}

/** What stays in the log of events: nothing that is only said once, and no face that lies face down again. */
export function kept(events: GameEvent[], view: Record<string, unknown>, { logged }: Pick<Description, "logged">): GameEvent[] {
  return events.filter((event) => !event["fleeting"]).map((event) => logged?.(event, view) ?? event);
}

/** What is said aloud: what the log will not keep is only said once. */
export function spoken(events: GameEvent[], view: Record<string, unknown>, { logged }: Pick<Description, "logged">): GameEvent[] {
  return events.map((event) => (logged && logged(event, view) !== event ? { ...event, fleeting: true } : event));
}
