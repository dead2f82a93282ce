/** What is on the stage: the cards as drawn now, while events are played one after another. */
import { MOTION, type GameEvent } from "$shell/board";
import { sound } from "$shell/sound";
import { beamOf, isLook, type Beam } from "./beams";
import { cardOn, otherSide, type LaidCard, type View } from "./cards";

export const keyOf = (card: LaidCard) => `${card.row},${card.column}`;

/** Plays events as motion; whoever is ahead of it finishes it. */
export class Stage {
  cards: LaidCard[] = $state.raw([]);
  beam: Beam | null = $state.raw(null);
  /** The card that is being turned, the one that is being laid, and those that changed last. */
  turning: string | null = $state(null);
  arriving: string | null = $state(null);
  changed: string[] = $state.raw([]);
  playing = $state(false);

  #view: View | null = null;
  #run = 0;
  #wake: (() => void) | null = null;

  /** A new view: with motion where there is something to play, at once where not. */
  show(view: View, events: GameEvent[], motion: "full" | "reduced"): void {
    const before = this.#view;
    this.finish();
    this.#view = view;
    this.changed = changedBetween(before, view);
    if (before && events.length && motion === "full") void this.#play(events, ++this.#run);
    else this.#settle();
  }

  /** End what is playing. */
  finish(): void {
    this.#run++;
    this.#wake?.();
    if (this.playing) this.#settle();
  }

  #settle(): void {
    this.playing = false;
    this.beam = this.turning = this.arriving = null;
    this.cards = this.#view?.cards ?? [];
  }

  async #play(events: GameEvent[], run: number): Promise<void> {
    this.playing = true;
    for (const event of events) {
      await this.#perform(event);
      if (run !== this.#run) return;
    }
    this.#settle();
  }

  async #perform(event: GameEvent): Promise<void> {
    if (event.code === "lay") await this.#lay(event as unknown as LaidCard);
    if (isLook(event)) await this.#look(event);
  }

  async #lay(card: LaidCard): Promise<void> {
    sound("slide");
    this.cards = [...this.cards, card];
    this.arriving = keyOf(card);
    await this.#pause(MOTION.lift + MOTION.travel);
    this.arriving = null;
  }

  async #look(event: GameEvent): Promise<void> {
    this.beam = beamOf(event);
    await this.#pause(event.code === "sees-nobody" ? MOTION.beam : 2 * MOTION.beam);
    const scared = cardOn(this.cards, Number(event["met_row"]), Number(event["met_column"]));
    if (event.code === "scares" && scared && this.playing) await this.#turn(scared);
    this.beam = null;
  }

  async #turn(card: LaidCard): Promise<void> {
    sound("boo");
    this.turning = keyOf(card);
    await this.#pause(MOTION.turn / 2);
    if (!this.playing) return;
    const squares = card.squares.map(otherSide);
    this.cards = this.cards.map((each) => (keyOf(each) === keyOf(card) ? { ...each, squares } : each));
    await this.#pause(MOTION.turn / 2);
    this.turning = null;
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** The cards that are new or show something else than before. */
function changedBetween(before: View | null, after: View): string[] {
  if (!before) return after.cards.slice(-1).map(keyOf);
  const known = new Map(before.cards.map((card) => [keyOf(card), card.squares.join()]));
  return after.cards.filter((card) => known.get(keyOf(card)) !== card.squares.join()).map(keyOf);
}
