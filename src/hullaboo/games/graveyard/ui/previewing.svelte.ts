/** Looking ahead: what the server says a move would do, asked a moment after one stops moving the card about. */
import type { BoardProps, Foreseen } from "$shell/board";
import { beamOf, isLook, type Beam } from "./beams";
import type { View } from "./cards";

export type Seen = Foreseen<View>;
type Ask = BoardProps<View>["preview"];
const A_MOMENT = 90;

/** What is shown of the moves that are tried now. */
export class Previewing {
  shown: Seen | null = $state.raw(null);
  beams: Beam[] = $derived((this.shown?.events ?? []).filter(isLook).map(beamOf));
  #known = new Map<string, Promise<Seen | null>>();
  #wanted = "";

  /** The table has changed: nothing of what was previewed holds. */
  forget(): void {
    this.#known.clear();
    this.#wanted = "";
    this.shown = null;
  }

  /** Ask what some moves would do; null: nothing is tried. */
  look(moves: string[] | null, ask: Ask): void {
    const key = moves?.join(" · ") ?? "";
    this.#wanted = key;
    this.shown = null;
    if (moves && ask) setTimeout(() => void this.#ask(key, moves, ask), this.#known.has(key) ? 0 : A_MOMENT);
  }

  /** Show something that was asked elsewhere. */
  see(seen: Seen | null): void {
    this.#wanted = "";
    this.shown = seen;
  }

  async #ask(key: string, moves: string[], ask: NonNullable<Ask>): Promise<void> {
    if (this.#wanted !== key) return;
    const answer = this.#known.get(key) ?? ask(moves);
    this.#known.set(key, answer);
    const seen = await answer;
    if (this.#wanted === key) this.shown = seen;
  }
}
