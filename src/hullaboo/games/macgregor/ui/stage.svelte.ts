/** What is on the stage: pieces and cards as drawn now, while events are played one after another. */
import { MOTION, type GameEvent } from "$shell/board";
import { sound } from "$shell/sound";
import type { Colour, Crest, Place, View } from "./castle";

/** What moves on the table. */
export interface Scene {
  pawns: Place[];
  ghost: number;
  path: (Crest | null)[];
  /** How many cards the ghost has turned on its walk. */
  turned: number;
  trail: Place[];
}
/** The curse has just been passed on. */
export interface Curse {
  by: number;
  caught: number;
  room: Place;
}
interface Act {
  view: View;
  events: GameEvent[];
}

const LONGEST_QUEUE = 6;
const sceneOf = ({ pawns, ghost, path, trail }: View): Scene => ({ pawns, ghost, path, trail, turned: 0 });

/** Plays what happened; what comes meanwhile waits its turn, and whoever is ahead of it finishes it. */
export class Stage {
  /** The table as it was when the last motion ended. */
  view: View | null = $state.raw(null);
  scene: Scene = $state.raw({ pawns: [], ghost: -1, path: [], turned: 0, trail: [] });
  curse: Curse | null = $state.raw(null);
  /** The seat that takes fright, the door that swings (between two places), and whether the pile gives a key. */
  fright: number | null = $state(null);
  swings: [Place, Place] | null = $state.raw(null);
  draws = $state(false);
  /** The seats that stand elsewhere than before. */
  changed: number[] = $state.raw([]);
  playing = $state(false);

  #latest: View | null = null;
  /** Through which gate somebody went, once that was told. */
  #out: Place = "outside";
  #acts: Act[] = [];
  #run = 0;
  #wake: (() => void) | null = null;

  /** A new view: with motion where there is something to play, at once where not. */
  show(view: View, events: GameEvent[], motion: "full" | "reduced"): void {
    this.changed = this.#latest ? movedBetween(this.#latest, view) : [];
    const moves = this.#latest !== null && events.length > 0 && motion === "full";
    this.#latest = view;
    this.#notice(events, view);
    if (!moves || this.#acts.length >= LONGEST_QUEUE) this.finish();
    else {
      this.#acts.push({ view, events });
      if (!this.playing) void this.#play(++this.#run);
    }
  }

  /** End what is playing. */
  finish(): void {
    this.#run++;
    this.#acts = [];
    this.#wake?.();
    this.#settle(this.#latest);
  }

  /** What stays when the motion is over: a catch, until the next walk; a gate that somebody went through. */
  #notice(events: GameEvent[], view: View): void {
    for (const event of events) {
      if (event.code === "reveal") this.curse = null;
      if (event.code === "escape") this.#out = gateOf(view, event);
      if (event.code === "catch") {
        this.curse = { by: Number(event["seat"]), caught: Number(event["caught_seat"]), room: String(event["room"]) };
      }
    }
  }

  #settle(view: View | null): void {
    this.playing = this.draws = false;
    this.fright = this.swings = null;
    this.view = view;
    if (view) this.scene = { ...sceneOf(view), pawns: view.pawns.map((place) => (place === "outside" ? this.#out : place)) };
  }

  async #play(run: number): Promise<void> {
    this.playing = true;
    for (let act = this.#acts[0]; act; act = this.#acts[0]) {
      for (const event of act.events) {
        await this.#perform(event);
        if (run !== this.#run) return;
      }
      this.#acts.shift();
      this.#settle(act.view);
      this.playing = this.#acts.length > 0;
    }
  }

  async #perform(event: GameEvent): Promise<void> {
    const seat = Number(event["seat"]);
    if (event.code === "lay" || event.code === "lay-hidden") await this.#lay((event["crest"] as Crest | undefined) ?? null);
    if (event.code === "open") await this.#go(seat, String(event["from"]), String(event["to"]));
    if (event.code === "escape") await this.#go(seat, String(event["from"]), this.#out);
    if (event.code === "draw" || event.code === "draw-hidden") await this.#draw();
    if (event.code === "reveal") await this.#reveal(event);
    if (event.code === "catch") await this.#catch(event);
  }

  async #lay(crest: Crest | null): Promise<void> {
    sound("slide");
    this.scene = { ...this.scene, path: [...this.scene.path, crest] };
    await this.#pause(MOTION.lift + MOTION.travel);
  }

  #stand(seat: number, place: Place): void {
    this.scene = { ...this.scene, pawns: this.scene.pawns.map((each, at) => (at === seat ? place : each)) };
  }

  async #go(seat: number, from: Place, to: Place): Promise<void> {
    sound("knock");
    this.swings = [from, to];
    await this.#pause(MOTION.lift);
    this.#stand(seat, to);
    await this.#pause(MOTION.step);
    this.swings = null;
  }

  async #draw(): Promise<void> {
    sound("slide");
    this.draws = true;
    await this.#pause(MOTION.travel);
    this.draws = false;
  }

  /** One card of the walk: it turns, then the ghost drifts into the room. */
  async #reveal(event: GameEvent): Promise<void> {
    const [number, room] = [Number(event["number"]), String(event["room"])];
    const path = this.scene.path.map((card, at) => (at === number - 1 ? (event["crest"] as Crest) : card));
    const ghost = Number(event["seat"]);
    const trail = number === 1 ? [this.scene.pawns[ghost] ?? "dungeon"] : this.scene.trail;
    sound("slide");
    this.scene = { ...this.scene, path, turned: number, trail };
    await this.#pause(MOTION.turn * 2);
    this.#stand(ghost, room);
    this.scene = { ...this.scene, trail: [...trail, room] };
    await this.#pause(MOTION.step * 1.5);
  }

  async #catch(event: GameEvent): Promise<void> {
    const caught = Number(event["caught_seat"]);
    sound("boo");
    this.fright = caught;
    await this.#pause(MOTION.step * 2);
    this.scene = { ...this.scene, ghost: caught, path: [] };
    await this.#pause(MOTION.step * 2);
    this.fright = null;
    this.#stand(caught, "dungeon");
    await this.#pause(MOTION.step * 2);
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

const movedBetween = (before: View, after: View) => after.pawns.flatMap((place, seat) => (place === before.pawns[seat] ? [] : [seat]));

/** The gate through which somebody escaped. */
function gateOf(view: View, event: GameEvent): Place {
  const exit = view.board.exits.find(([room, , colour]) => room === event["from"] && colour === (event["colour"] as Colour));
  return exit ? `${exit[0]} ${exit[1]}` : "outside";
}
