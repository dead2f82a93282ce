/**
 * One stage, one time. What is told waits in a queue of scenes; the board plays one after another, and everything else
 * that a person perceives follows the scene that has been *shown*: prompt, turn, scores, log, sounds, result.
 *
 * Nothing here knows a game, a socket or a screen: time, pace and what is live are handed in.
 */
import type { GameEvent, Motion, Performer, Scene } from "./board";
import type { LegalMove } from "./protocol";
import type { Sound } from "./sound";

type View = Record<string, unknown>;

/** What is told in one piece. */
export interface Told {
  /** From whose seat it is seen; null for a spectator. */
  seat: number | null;
  view: View;
  events: GameEvent[];
  legal: LegalMove[];
}

/** Where the stage's time comes from. */
export interface Clock {
  now(): number;
  /** Calls `then` after so many milliseconds; the answer takes that back. */
  after(milliseconds: number, then: () => void): () => void;
}

/** How long motions last: `factor` times their own length; `rest`: milliseconds before what follows may begin. */
export interface Pace {
  factor: number;
  rest: number;
}

/** What a stage needs to know of the world around it. */
export interface Surroundings<T extends Told> {
  /** Something has been shown: everything told since the last time, in order. */
  hear?: (told: T[]) => void;
  pace?: () => Pace;
  /** Time runs for the viewer, or others may be first: nothing may be held back. */
  isLive?: (told: T) => boolean;
  /** An older view without the faces that the newest one no longer shows. */
  veil?: (view: View, newest: View) => View;
  /** Nobody looks at the page. */
  isAway?: () => boolean;
  sound?: (name: Sound) => void;
  clock?: Clock;
}

/** Milliseconds that a scene may wait for those before it; a table that has fallen further behind comes to the present. */
export const PATIENCE = 8_000;

/** The time of this machine. */
export const SYSTEM: Clock = {
  now: () => performance.now(),
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** The time of one scene: its motion waits on it, until somebody hurries. */
class Running implements Motion {
  /** Nothing is waited for any more. */
  hurried = false;
  #wakes = new Set<() => void>();
  #heard = 0;

  constructor(
    readonly factor: number,
    readonly clock: Clock,
    readonly heard: (name: Sound) => void,
  ) {
    this.hurried = factor === 0;
  }

  pause(milliseconds: number): Promise<void> {
    if (this.hurried) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        cancel();
        this.#wakes.delete(wake);
        resolve();
      };
      const cancel = this.clock.after(this.lasts(milliseconds), wake);
      this.#wakes.add(wake);
    });
  }

  lasts(milliseconds: number): number {
    return this.hurried ? 0 : milliseconds * this.factor;
  }

  /** Where nothing is waited for, sounds would be one noise: the first is enough. */
  sound(name: Sound): void {
    if (this.hurried && this.#heard) return;
    this.#heard += 1;
    this.heard(name);
  }

  hurry(): void {
    this.hurried = true;
    for (const wake of this.#wakes) wake();
  }
}

/** What was told and not yet shown, and what its viewer saw last where the stage cannot know. */
interface Waiting<T> {
  told: T;
  came: number;
  film: boolean;
  before: T | null;
}

export class Stage<T extends Told> {
  /** What is on the board, at the latest when `playing` is over. */
  onBoard: T | null = $state.raw(null);
  /** What has been shown; everything beside the board follows it. */
  shown: T | null = $state.raw(null);
  /** Counts the scenes that the board was given. */
  number = $state(0);
  playing = $state(false);

  #isLive = $state(false);
  /** What is on the board is still to be told beside it. */
  #isUntold = $state(false);
  #waiting: Waiting<T>[] = $state.raw([]);
  #scene: Scene | null = $state.raw(null);
  #running: Running | null = null;
  #performer: Performer | null = null;
  #afterwards: () => void = () => {};
  #rushes = false;
  #endRest: (() => void) | null = null;
  #settled: (() => void)[] = [];
  readonly #around: Required<Surroundings<T>>;

  constructor(around: Surroundings<T> = {}) {
    this.#around = {
      hear: () => {},
      pace: () => ({ factor: 1, rest: 0 }),
      isLive: () => false,
      veil: (view) => view,
      isAway: () => false,
      sound: () => {},
      clock: SYSTEM,
      ...around,
    };
  }

  /** What has been shown is all there is. */
  allShown = $derived.by(() => this.#waiting.length === 0 && !this.#isUntold);
  /** And nothing is playing for which one waits; where time runs, motion is only ornament. */
  caughtUp = $derived.by(() => this.allShown && (!this.playing || this.#isLive));
  /** What the viewer may do now. */
  legal: LegalMove[] = $derived.by(() => (this.caughtUp ? (this.shown?.legal ?? []) : []));
  /** Something is playing for which one waits: a tap or a key hurries it and does nothing else. */
  isFilm = $derived.by(() => this.playing && !this.#isLive);
  /** There is a scene that can be played once more. */
  hasPast = $derived.by(() => !this.playing && (this.#scene?.events.length ?? 0) > 0);

  /** Something was told: a scene to be played, or, without `film`, how things stand now. `before`: what the viewer saw last. */
  take(told: T, film = true, before: T | null = null): void {
    const isAnother = told.seat !== this.onBoard?.seat;
    this.#veilAll(told);
    this.#waiting = [...this.#waiting, { told, film, before, came: this.#around.clock.now() }];
    if (!film || isAnother || this.#around.isLive(told) || this.#around.isAway()) this.catchUp();
    else this.#next();
  }

  /** The board that plays; the answer takes it away. It is given what is on it now, without motion if that has been played. */
  perform(performer: Performer): () => void {
    this.#performer = performer;
    if (this.playing && !this.#running) this.#play();
    else if (this.#scene) void perform(performer, { ...this.#scene, events: [], told: [] }, this.#run(0));
    return () => {
      if (this.#performer !== performer) return;
      this.#performer = null;
      this.hurry();
    };
  }

  /** End what is playing, now. */
  hurry(): void {
    this.#running?.hurry();
    this.#endRest?.();
  }

  /** Come to the present: what waits is told in one piece, and only what lets a time run is still played. */
  catchUp(): void {
    this.#rushes = true;
    this.hurry();
    if (this.playing && !this.#running) this.#end();
    else this.#next();
  }

  /** Play the last scene once more; nothing is told by it. */
  again(): void {
    if (this.#scene && this.hasPast) this.#begin({ ...this.#scene, told: [] }, () => {});
  }

  /** When everything told so far has been shown. */
  settled(): Promise<void> {
    return this.allShown ? Promise.resolve() : new Promise((resolve) => this.#settled.push(resolve));
  }

  #next(): void {
    if (this.playing || this.#endRest) return;
    const count = this.#isBehind ? this.#waiting.length : 1;
    const batch = this.#waiting.slice(0, count);
    const last = batch.at(-1);
    this.#rushes = false;
    if (!last) return this.#settle();
    this.#waiting = this.#waiting.slice(count);
    this.#present(batch, last);
  }

  get #isBehind(): boolean {
    const { clock, isAway } = this.#around;
    const [first] = this.#waiting;
    return this.#rushes || isAway() || (first !== undefined && clock.now() - first.came > PATIENCE);
  }

  /** Give the board what was told last, with all that was told before it; it is played where it is alone or time runs. */
  #present(batch: Waiting<T>[], last: Waiting<T>): void {
    const { told } = last;
    const isLive = this.#around.isLive(told);
    const follows = batch.length === 1 || isLive || last.before !== null;
    const from = last.before ?? (follows ? batch.at(-2)?.told : null) ?? this.onBoard;
    const before = from?.seat === told.seat ? from : null;
    const isPlayed = last.film && before !== null && follows && !this.#around.isAway();
    const events = isPlayed ? told.events : [];
    const show = () => this.#show(batch.map((each) => each.told));
    [this.onBoard, this.#isLive, this.#isUntold] = [told, isLive, true];
    if (isLive || !events.length) show();
    const scene = { before: before?.view ?? null, view: told.view, events, told: batch.flatMap((each) => each.told.events) };
    this.#begin(scene, isLive || !events.length ? () => {} : show);
  }

  #begin(scene: Scene, afterwards: () => void): void {
    [this.#scene, this.#afterwards] = [scene, afterwards];
    this.number += 1;
    this.playing = true;
    if (this.#performer) this.#play();
    else if (!scene.events.length) this.#end();
  }

  #play(): void {
    const [scene, performer] = [this.#scene, this.#performer];
    if (!scene || !performer) return;
    const running = this.#run(this.#around.pace().factor);
    this.#running = running;
    if (scene.events.length) void perform(performer, scene, running).then(() => this.#end());
    else {
      void perform(performer, scene, running);
      this.#end();
    }
  }

  #run(factor: number): Running {
    return new Running(factor, this.#around.clock, this.#around.sound);
  }

  #end(): void {
    this.playing = false;
    this.#running = null;
    this.#afterwards();
    const { rest } = this.#around.pace();
    if (rest && this.#scene?.events.length && !this.#rushes) this.#rest(rest);
    this.#next();
  }

  /** What has changed stays marked for a moment where nothing moves. */
  #rest(milliseconds: number): void {
    const cancel = this.#around.clock.after(milliseconds, () => this.#endRest?.());
    this.#endRest = () => {
      cancel();
      this.#endRest = null;
      this.#next();
    };
  }

  /** What is on the board has been seen: shown is what of it may still be seen. */
  #show(told: T[]): void {
    this.shown = this.onBoard;
    this.#isUntold = false;
    this.#around.hear(told);
  }

  #settle(): void {
    for (const resolve of this.#settled.splice(0)) resolve();
  }

  /** Whatever is on the board or still to come shows no face that lies face down by now. */
  #veilAll(newest: T): void {
    const veil = (view: View) => this.#around.veil(view, newest.view);
    const veiled = (told: T) => (told.seat === newest.seat ? { ...told, view: veil(told.view) } : told);
    if (this.#scene && this.onBoard?.seat === newest.seat) {
      const { before, view } = this.#scene;
      this.#scene = { ...this.#scene, before: before && veil(before), view: veil(view) };
    }
    if (this.onBoard) this.onBoard = veiled(this.onBoard);
    if (this.shown) this.shown = veiled(this.shown);
    this.#waiting = this.#waiting.map((each) => ({ ...each, told: veiled(each.told), before: each.before && veiled(each.before) }));
  }
}

/** Let a board play a scene; a fault of it is reported, and holds nothing up. */
async function perform(performer: Performer, scene: Scene, motion: Motion): Promise<void> {
  try {
    await performer(scene, motion);
  } catch (error) {
    console.error(error);
  }
}
