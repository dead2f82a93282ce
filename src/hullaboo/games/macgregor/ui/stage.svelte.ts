/** What is on the stage: pieces and cards as drawn now, while events are played one after another. */
import { Stage as Air } from "$kit/stage.svelte";
import { MOTION, type GameEvent, type Motion, type Scene as Told } from "$shell/board";
import type { Colour, Crest, Key, Place, View } from "./castle";
import { keyPlace, placeIn, spentWith, withKey, withoutKey } from "./hands";

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
const HANDS_OVER = MOTION.step * 2;
const sceneOf = ({ pawns, ghost, path, trail }: View): Scene => ({ pawns, ghost, path, trail, turned: 0 });

/** Plays what happened. */
export class Stage {
  /** The table as it was when the last motion ended; while keys fly, with what they have changed already. */
  view: View | null = $state.raw(null);
  scene: Scene = $state.raw({ pawns: [], ghost: -1, path: [], turned: 0, trail: [] });
  curse: Curse | null = $state.raw(null);
  /** The keys in the air. */
  air = new Air<Key>();
  /** The seat that takes fright, and the door that swings (between two places). */
  fright: number | null = $state(null);
  swings: [Place, Place] | null = $state.raw(null);
  /** The seats that stand elsewhere than before. */
  changed: number[] = $state.raw([]);
  playing = $state(false);

  /** Through which gate somebody went, once that was told. */
  #out: Place = "outside";
  /** From where a key is being spent. */
  #leaves: string | null = $state(null);

  /** Whether the key of a place is in the air. */
  isAway(place: string): boolean {
    return this.#leaves === place || this.air.arriving.has(place);
  }

  /** From the table as it was, event by event, to the table as it is. */
  async play({ before, view, events, told }: Told<View>, motion: Motion): Promise<void> {
    this.changed = this.view ? movedBetween(this.view, view) : [];
    this.#notice(told, view);
    if (events.length) this.#settle(before);
    this.playing = events.length > 0;
    for (const event of events) await this.#perform(event, view, motion);
    this.#settle(view);
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
    this.playing = false;
    this.fright = this.swings = this.#leaves = null;
    this.view = view;
    if (view) this.scene = { ...sceneOf(view), pawns: view.pawns.map((place) => (place === "outside" ? this.#out : place)) };
  }

  async #perform(event: GameEvent, after: View, motion: Motion): Promise<void> {
    const seat = Number(event["seat"]);
    const key = { crest: event["crest"] as Crest, colour: (event["colour"] as Colour | undefined) ?? null };
    if (event.code === "lay" || event.code === "lay-hidden") await this.#lay((event["crest"] as Crest | undefined) ?? null, motion);
    if (event.code === "open") await this.#go(seat, key, String(event["from"]), String(event["to"]), motion);
    if (event.code === "escape") await this.#go(seat, key, String(event["from"]), this.#out, motion);
    if (event.code === "draw" || event.code === "draw-hidden") await this.#draw(seat, key, after, motion);
    if (event.code === "discard") await this.#discard(seat, key, motion);
    if (event.code === "reveal") await this.#reveal(event, motion);
    if (event.code === "catch") await this.#catch(event, motion);
  }

  async #lay(crest: Crest | null, motion: Motion): Promise<void> {
    motion.sound("slide");
    this.scene = { ...this.scene, path: [...this.scene.path, crest] };
    await motion.pause(MOTION.lift + MOTION.travel);
  }

  #stand(seat: number, place: Place): void {
    this.scene = { ...this.scene, pawns: this.scene.pawns.map((each, at) => (at === seat ? place : each)) };
  }

  /** The key flies to those that are spent while its door opens. */
  async #go(seat: number, key: Key, from: Place, to: Place, motion: Motion): Promise<void> {
    motion.sound("knock");
    this.swings = [from, to];
    const walks = motion.pause(MOTION.lift).then(() => (this.#stand(seat, to), motion.pause(MOTION.step)));
    await Promise.all([this.#throw(seat, key, motion), walks]);
    this.swings = null;
    this.#spend(seat, key);
  }

  async #discard(seat: number, key: Key, motion: Motion): Promise<void> {
    await this.#throw(seat, key, motion);
    this.#spend(seat, key);
  }

  /** The hand makes room, and the key flies there. */
  async #draw(seat: number, key: Key, { top, pile }: View, motion: Motion): Promise<void> {
    const hand = withKey(this.#hand(seat), key);
    this.#change({ top, pile, hands: this.#hands.with(seat, hand) });
    await this.air.play([[{ from: "pile", to: keyPlace(seat, placeIn(hand, key)), up: key }]], motion);
  }

  #throw(seat: number, key: Key, motion: Motion): Promise<void> {
    this.#leaves = keyPlace(seat, placeIn(this.#hand(seat), key));
    return this.air.play([[{ from: this.#leaves, to: `spent ${key.colour}`, up: key }]], motion);
  }
  #spend(seat: number, key: Key): void {
    this.#leaves = null;
    this.#change({ hands: this.#hands.with(seat, withoutKey(this.#hand(seat), key)), spent: spentWith(this.view?.spent ?? [], key) });
  }

  /** Who was caught is the ghost, and all those keys fly to who was it before. */
  #handOver(by: number, caught: number, motion: Motion): Promise<void> {
    const keys = this.#hand(caught);
    this.#change({ ghost: caught, path: [], hands: this.#hands.with(by, keys).with(caught, []) });
    return this.air.play([keys.map((key, at) => ({ from: `seat ${caught}`, to: keyPlace(by, at), up: key }))], motion);
  }

  get #hands(): Key[][] {
    return this.view?.hands ?? [];
  }
  #hand(seat: number): Key[] {
    return this.#hands[seat] ?? [];
  }
  #change(part: Partial<View>): void {
    if (this.view) this.view = { ...this.view, ...part };
  }

  /** One card of the walk: it turns, then the ghost drifts into the room. */
  async #reveal(event: GameEvent, motion: Motion): Promise<void> {
    const [number, room] = [Number(event["number"]), String(event["room"])];
    const path = this.scene.path.map((card, at) => (at === number - 1 ? (event["crest"] as Crest) : card));
    const ghost = Number(event["seat"]);
    const trail = number === 1 ? [this.scene.pawns[ghost] ?? "dungeon"] : this.scene.trail;
    motion.sound("slide");
    this.scene = { ...this.scene, path, turned: number, trail };
    await motion.pause(MOTION.turn * 2);
    this.#stand(ghost, room);
    this.scene = { ...this.scene, trail: [...trail, room] };
    await motion.pause(MOTION.step * 1.5);
  }

  async #catch(event: GameEvent, motion: Motion): Promise<void> {
    const [by, caught] = [Number(event["seat"]), Number(event["caught_seat"])];
    motion.sound("boo");
    this.fright = caught;
    await motion.pause(MOTION.step * 2);
    this.scene = { ...this.scene, ghost: caught, path: [] };
    await motion.pause(MOTION.step * 2);
    this.fright = null;
    this.#stand(caught, "dungeon");
    await Promise.all([this.#handOver(by, caught, motion), motion.pause(HANDS_OVER)]);
  }
}

const movedBetween = (before: View, after: View) => after.pawns.flatMap((place, seat) => (place === before.pawns[seat] ? [] : [seat]));

/** The gate through which somebody escaped. */
function gateOf(view: View, event: GameEvent): Place {
  const exit = view.board.exits.find(([room, , colour]) => room === event["from"] && colour === (event["colour"] as Colour));
  return exit ? `${exit[0]} ${exit[1]}` : "outside";
}
