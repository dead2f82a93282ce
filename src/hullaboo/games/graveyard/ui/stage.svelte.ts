/** What is on the stage: the cards as drawn now, while events are played one after another. */
import { MOTION, type GameEvent, type Motion, type Scene } from "$shell/board";
import { beamOf, isLook, type Beam } from "./beams";
import { cardOn, otherSide, type LaidCard, type View } from "./cards";

export const keyOf = (card: LaidCard) => `${card.row},${card.column}`;

/** Plays events as motion. */
export class Stage {
  cards: LaidCard[] = $state.raw([]);
  beam: Beam | null = $state.raw(null);
  /** The card that is being turned, the one that is being laid, and those that changed last. */
  turning: string | null = $state(null);
  arriving: string | null = $state(null);
  changed: string[] = $state.raw([]);
  playing = $state(false);

  #last: View | null = null;

  /** From the table as it was, event by event, to the table as it is. */
  async play({ before, view, events }: Scene<View>, motion: Motion): Promise<void> {
    this.changed = changedBetween(this.#last, view);
    this.#last = view;
    this.cards = (events.length ? before : view)?.cards ?? [];
    this.playing = events.length > 0;
    for (const event of events) await this.#perform(event, motion);
    this.playing = false;
    this.cards = view.cards;
  }

  async #perform(event: GameEvent, motion: Motion): Promise<void> {
    if (event.code === "lay") await this.#lay(event as unknown as LaidCard, motion);
    if (isLook(event)) await this.#look(event, motion);
  }

  async #lay(card: LaidCard, motion: Motion): Promise<void> {
    motion.sound("slide");
    this.cards = [...this.cards, card];
    this.arriving = keyOf(card);
    await motion.pause(MOTION.lift + MOTION.travel);
    this.arriving = null;
  }

  async #look(event: GameEvent, motion: Motion): Promise<void> {
    this.beam = beamOf(event);
    await motion.pause(event.code === "sees-nobody" ? MOTION.beam : 2 * MOTION.beam);
    const scared = cardOn(this.cards, Number(event["met_row"]), Number(event["met_column"]));
    if (event.code === "scares" && scared) await this.#turn(scared, motion);
    this.beam = null;
  }

  async #turn(card: LaidCard, motion: Motion): Promise<void> {
    motion.sound("boo");
    this.turning = keyOf(card);
    await motion.pause(MOTION.turn / 2);
    const squares = card.squares.map(otherSide);
    this.cards = this.cards.map((each) => (keyOf(each) === keyOf(card) ? { ...each, squares } : each));
    await motion.pause(MOTION.turn / 2);
    this.turning = null;
  }
}

/** The cards that are new or show something else than before. */
function changedBetween(before: View | null, after: View): string[] {
  if (!before) return after.cards.slice(-1).map(keyOf);
  const known = new Map(before.cards.map((card) => [keyOf(card), card.squares.join()]));
  return after.cards.filter((card) => known.get(keyOf(card)) !== card.squares.join()).map(keyOf);
}
