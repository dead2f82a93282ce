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
  /** The score by colour, as far as it has been seen; and what each colour has gained since the last lay, or since a reload. */
  points: readonly number[] = $state.raw([0, 0]);
  gained: readonly number[] = $state.raw([0, 0]);
  playing = $state(false);

  #last: View | null = null;

  /** From the table as it was, event by event, to the table as it is. */
  async play({ before, view, events, told }: Scene<View>, motion: Motion): Promise<void> {
    this.changed = changedBetween(this.#last, view);
    this.#last = view;
    const start = (events.length ? before : null) ?? view;
    [this.cards, this.points] = [start.cards, start.points];
    if (!events.length) this.gained = told.reduce(gainedWith, [0, 0]);
    this.playing = events.length > 0;
    for (const event of events) await this.#perform(event, motion);
    this.playing = false;
    [this.cards, this.points] = [view.cards, view.points];
  }

  async #perform(event: GameEvent, motion: Motion): Promise<void> {
    if (event.code === "lay") await this.#lay(event as unknown as LaidCard, motion);
    if (isLook(event)) await this.#look(event, motion);
    this.points = (event["points"] as number[] | undefined) ?? this.points;
    this.gained = gainedWith(this.gained, event);
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

/** What each colour has gained with one more event; a lay begins anew. */
function gainedWith(before: readonly number[], event: GameEvent): readonly number[] {
  const gained = event["gained"] as number[] | undefined;
  if (!gained) return before;
  return event.code === "lay" ? gained : gained.map((each, colour) => each + (before[colour] ?? 0));
}

/** The cards that are new or show something else than before. */
function changedBetween(before: View | null, after: View): string[] {
  if (!before) return after.cards.slice(-1).map(keyOf);
  const known = new Map(before.cards.map((card) => [keyOf(card), card.squares.join()]));
  return after.cards.filter((card) => known.get(keyOf(card)) !== card.squares.join()).map(keyOf);
}
