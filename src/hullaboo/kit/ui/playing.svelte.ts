/** What every board of cards does alike: what is offered, what flies, what this page was shown, and what lay there before. */
import { untrack, type Snippet } from "svelte";
import { MOTION, type BoardProps, type GameEvent, type Motion, type Scene } from "$shell/board";
import type { LegalMove } from "$shell/protocol";
import type { Daring } from "./daring.svelte";
import type { Carried } from "./drag";
import type { Goal, Goals } from "./goals";
import { has } from "./places";
import { Seen } from "./seen.svelte";
import { Stage, type Flight } from "./stage.svelte";

/** What a game adds to it. */
export interface Ways<View, Face> {
  /** Which move each place stands for now. */
  offers(legal: LegalMove[]): Map<string, string>;
  /** Where the card of a place may be carried now, and what comes of that. */
  carries?(legal: LegalMove[], from: string): Goals;
  /** What travels because of an event. */
  flights(event: GameEvent, view: View): Flight<Face>[];
  /** The event with which a seat cries out. */
  cry: string;
  /** What an event changes in what this page knows to have been shown. */
  remember(event: GameEvent, seen: Seen): void;
  /** What the view shows. */
  notice(view: View, seen: Seen): void;
  /** Play the move of a place: at once, or when its time has come. */
  play(move: string): void;
  /** A new view is there. */
  changed(before: View | null): void;
  /** Whether a place only may be chosen: nothing waits for that, and it does not look like it. */
  isOptional?(move: string): boolean;
  /** Moves that wait for the answer to the one before them. */
  queued?(): string[];
}

/** Something that can be said or done without touching a card: a button, and its key. */
export interface Said {
  code: string;
  key: string;
  word: string;
  /** How much it stands out. */
  weight?: "quiet" | undefined;
  /** It costs when it is wrong: what it asks before it is said. */
  dare?: { daring: Daring; asks: string };
  pressed?: boolean | undefined;
  /** When it is done by itself. */
  until?: number | null;
  /** Its move, where that is not its code. */
  move?: string;
  act: () => void;
}

/** What is worth knowing now, and the card it is about; `great`: how a round ended. */
export interface Hint {
  text: string;
  card?: Snippet | undefined;
  great?: boolean;
}

/** What is known of every view: the cards before each seat. */
export type Laid = { hands: unknown[] } & Record<string, unknown>;

/** Whether a card shows something else than before, without having been anywhere else. */
const isTurned = (before: Laid | null, view: Laid) => JSON.stringify(before?.hands) !== JSON.stringify(view.hands);

/** A board at play; made by the board's component, whose effects follow the table. */
export class Playing<View extends Laid, Face> {
  readonly stage = new Stage<Face>();
  readonly seen = new Seen();
  /** What may be done; while a move is on its way, what was offered stays where it is. */
  legal: LegalMove[] = $state.raw([]);
  before: View | null = $state.raw(null);
  /** The place above which a card is held. */
  under: string | null = $state(null);
  #last = $state("");
  /** The second half of what was done by carrying one card: the place to press once the first half is answered. */
  #next: { move: string; then: string } | null = null;

  constructor(
    readonly props: () => BoardProps<View>,
    readonly ways: Ways<View, Face>,
  ) {
    $effect.pre(() => {
      if (!props().busy) this.legal = props().legal;
    });
    $effect(() => {
      if (!props().busy && props().legal.length) untrack(() => this.#goOn());
    });
    props().performs((scene, motion) => this.#perform(scene, motion));
  }

  motion = $derived.by(() => this.props().settings.motion);
  /** Moves that are made and not yet answered: in a race that takes a while, and they are shown as made at once. */
  sent = $derived.by(() => [...(this.props().busy ? [this.#last] : []), ...(this.ways.queued?.() ?? [])]);
  offered = $derived.by(() => this.ways.offers(this.legal));
  /** The seat at the bottom of the table. */
  near = $derived.by(() => this.props().seat ?? 0);
  others = $derived.by(() => this.props().view.hands.map((_, at, all) => (this.near + at) % all.length).slice(1));

  /** What happened flies above the table, one after the other; what only turns over has the time to turn. */
  async #perform({ before, view, events, told }: Scene<View>, motion: Motion): Promise<void> {
    [this.under, this.before] = [null, before];
    this.ways.changed(before);
    for (const event of told) this.ways.remember(event, this.seen);
    this.ways.notice(view, this.seen);
    for (const event of events) if (event.code === this.ways.cry) this.stage.shout(Number(event["seat"]), motion);
    const steps = this.#flights(events, view);
    await this.stage.play(steps, motion, this.#flights(events.length ? told.slice(0, -events.length) : told, view));
    if (events.length && !steps.length && isTurned(before, view)) await motion.pause(MOTION.turn);
  }

  #flights(events: GameEvent[], view: View): Flight<Face>[][] {
    return events.map((event) => this.ways.flights(event, view)).filter(({ length }) => length);
  }

  /** Whether the memory aid marks a place. */
  recalls(place: string): boolean {
    return this.props().settings.memory && this.seen.places.has(place);
  }

  may(code: string): boolean {
    return has(this.legal, code);
  }

  /** Whether the table waits for a place to be chosen, rather than only allowing it. */
  asks(place: string): boolean {
    const move = this.offered.get(place);
    return move !== undefined && !this.ways.isOptional?.(move);
  }

  /** Where the card of a place may be carried. */
  goals(from: string): Goals {
    return this.ways.carries?.(this.legal, from) ?? new Map();
  }

  /** Let the card of a place be carried to wherever it may go. */
  carry(from: string): Carried {
    const goal = (place: string | null) => this.goals(from).get(place ?? "");
    return {
      free: () => this.goals(from).size > 0,
      over: (place) => (this.under = goal(place) ? place : null),
      drop: (place) => this.#carried(goal(place)),
    };
  }

  #carried(goal: Goal | undefined): void {
    if (!goal) return;
    if (goal.then !== undefined && !this.props().busy) this.#next = { move: goal.move, then: goal.then };
    this.ways.play(goal.move);
  }

  /** The first half is answered when it is no longer there to be played. */
  #goOn(): void {
    const [next, isAnswered] = [this.#next, this.legal.every(({ move }) => move !== this.#next?.move)];
    if (!next || !isAnswered) return;
    this.#next = null;
    this.press(next.then);
  }

  /** Choose a place: play what it stands for. */
  press(place: string): void {
    const move = this.offered.get(place);
    if (move) this.ways.play(move);
  }

  /** Play a move. */
  play(move: string): void {
    if (!this.props().busy) this.send(move);
  }

  /** Give a move to the table. */
  send(move: string): void {
    this.#last = move;
    this.props().play(move);
  }
}
