/** What boards play, in a time that tests hold in their hands. */
import type { GameEvent, Performer } from "../src/board";
import { Stage, type Clock, type Told } from "../src/stage.svelte";

/** Time that passes when a test says so. */
export class Hand implements Clock {
  time = 0;
  #alarms: { at: number; then: () => void }[] = [];

  now(): number {
    return this.time;
  }
  after(milliseconds: number, then: () => void): () => void {
    const alarm = { at: this.time + milliseconds, then };
    this.#alarms.push(alarm);
    return () => (this.#alarms = this.#alarms.filter((each) => each !== alarm));
  }
  async pass(milliseconds: number): Promise<void> {
    const until = this.time + milliseconds;
    await settle();
    for (;;) {
      const next = this.#alarms.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.time = next.at;
      this.#alarms = this.#alarms.filter((each) => each !== next);
      next.then();
      await settle();
    }
    this.time = until;
  }
}

/** Let everything happen that waits for no time. */
export const settle = () => new Promise((resolve) => setTimeout(resolve));

type View = Record<string, unknown>;
const MOMENT = 10;
const LONGEST = 10_000;

/** A table as its first seat is told it. */
export const told = (view: View, ...events: GameEvent[]): Told => ({ seat: 0, view, events, legal: [] });

/** What a board shows from moment to moment while it plays tables that were told all at once; each change once. */
export async function film<V extends View>(board: Performer<V>, tables: Told[], look: (stage: Stage<Told>) => string): Promise<string[]> {
  const { clock, stage } = opened(board, tables);
  const seen: string[] = [];
  for (let time = 0; time < LONGEST; time += MOMENT) {
    const now = look(stage);
    if (now !== seen.at(-1)) seen.push(now);
    if (stage.caughtUp) return seen;
    await clock.pass(MOMENT);
  }
  throw new Error(`expected ${tables.length} tables to be shown, still at ${seen.at(-1)}`);
}

/** How many milliseconds a board takes to play an event. */
export async function lasts<V extends View>(board: Performer<V>, before: View, view: View, event: GameEvent): Promise<number> {
  const { clock, stage } = opened(board, [told(before), told(view, event)]);
  await clock.pass(0);
  while (!stage.caughtUp && clock.now() < LONGEST) await clock.pass(MOMENT);
  return clock.now();
}

function opened<V extends View>(board: Performer<V>, tables: Told[]): { clock: Hand; stage: Stage<Told> } {
  const clock = new Hand();
  const stage = new Stage<Told>({ clock });
  stage.perform(board as unknown as Performer);
  tables.forEach((table, at) => stage.take(table, at > 0));
  return { clock, stage };
}
