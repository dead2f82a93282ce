/**
 * What the seats at this browser add to the luck: each binds a salt by its hash, and shows it when all are bound.
 *
 * All salts made here are remembered: after a reload, and in another tab, whatever this browser has bound can be shown. A
 * salt that was shown is shown again only where the others are still bound as they were; else a new one takes its place.
 */
import type { Connection } from "./connection.svelte";
import { recall, remember } from "./memory";
import type { RoomShown, SeatShown } from "./protocol";
import { random } from "./random";
import { sha256 } from "./sha256";

const SALT_BYTES = 16;
const MOST_KEPT = 24;
/** Milliseconds for another device of the same seat, which has bound the salt, to show it. */
const PATIENCE = 3_000;
/** So often we show salts at one table before somebody has to say that they want to go on. */
export const MOST_ROUNDS = 3;

/** What binds the salt of each seat: nothing that one has to see of one's own, and the secret for bots. */
const bindings = (room: RoomShown) => room.seats.map((seat) => (seat.yours ? null : seat.kind === "bot" ? "" : (seat.commitment ?? null)));
const isBound = (seat: SeatShown) => seat.kind === "bot" || Boolean(seat.ready && seat.commitment);
const placeOf = (room: RoomShown, seat: SeatShown) => `${room.round ?? 0} ${seat.seat}`;

export class Salting {
  /** Somebody breaks off one round after the other: we bind nothing more unless asked to. */
  stopped = $state(false);
  /** The salt that each seat was last to bind, by round. */
  #chosen = new Map<string, string>();
  /** What was shown on this line. */
  #shown = new Set<string>();
  /** What was shown and not taken. */
  #refused = new Set<string>();
  #timer = 0;
  #allowed = MOST_ROUNDS;

  constructor(readonly connection: Connection) {}

  /** A line was lost: salts that were shown on it may have to be shown again. */
  lost(): void {
    this.#shown.clear();
    clearTimeout(this.#timer);
  }

  /** Do what is needed of our seats before the deal; whether any has sat down for it. */
  follow(room: RoomShown): boolean {
    if (room.waits) return false;
    const mine = room.seats.filter((seat) => seat.yours);
    const unbound = mine.filter((seat) => !this.#isLost(room, seat) && !this.#saltOf(room, seat));
    this.stopped = unbound.length > 0 && Object.keys(recall(room.table)?.shown ?? {}).length >= this.#allowed * mine.length;
    if (this.stopped) return false;
    for (const { seat } of unbound) this.#bind(room, seat);
    this.#showAll(room, mine);
    return unbound.length > 0;
  }

  /** Go on, although rounds were broken off. */
  goOn(): void {
    this.#allowed += MOST_ROUNDS;
    this.#followAgain();
  }

  #followAgain(): void {
    const { room } = this.connection;
    if (room?.phase === "gathering") this.follow(room);
  }

  /** Another device has bound a salt that we do not know. */
  #isLost(room: RoomShown, seat: SeatShown): boolean {
    return Boolean(seat.commitment) && !this.#known(room, seat);
  }

  #known(room: RoomShown, { commitment }: SeatShown): string | undefined {
    return recall(room.table)?.salts?.find((salt) => sha256(salt) === commitment);
  }

  /** The salt of a seat that is bound, or soon will be, and may be shown. */
  #saltOf(room: RoomShown, seat: SeatShown): string | undefined {
    const chosen = [this.#known(room, seat), this.#chosen.get(placeOf(room, seat))];
    return chosen.find((salt) => salt !== undefined && !this.#isSpent(room, salt));
  }

  /** Who runs the server has seen the salt, and somebody's was bound later. */
  #isSpent(room: RoomShown, salt: string): boolean {
    const before = recall(room.table)?.shown?.[salt];
    return this.#refused.has(salt) || (before !== undefined && String(before) !== String(bindings(room)));
  }

  #bind(room: RoomShown, seat: number): void {
    const place = `${room.round ?? 0} ${seat}`;
    const salt = random(SALT_BYTES);
    this.#chosen.set(place, salt);
    remember({ table: room.table, game: room.game, salts: [...(recall(room.table)?.salts ?? []), salt].slice(-MOST_KEPT) });
    void this.connection.sit(seat, sha256(salt)).then((taken) => {
      if (!taken && this.#chosen.get(place) === salt) this.#chosen.delete(place);
    });
  }

  /** Show ours when all are bound; alone with bots, which never leave, as soon as they are on their way. */
  #showAll(room: RoomShown, mine: SeatShown[]): void {
    const alone = room.seats.every((seat) => seat.yours || seat.kind === "bot");
    if (!alone && !room.seats.every(isBound)) return;
    if (mine.some((seat) => this.#isLost(room, seat))) this.#waitForAnother(room);
    for (const seat of mine) {
      const salt = this.#saltOf(room, seat);
      if (salt && (alone || sha256(salt) === seat.commitment)) void this.#show(room, seat.seat, salt);
    }
  }

  /** Keep how the others are bound, then show one of ours. */
  async #show(room: RoomShown, seat: number, salt: string): Promise<void> {
    const place = `${seat} ${salt}`;
    if (this.#shown.has(place)) return;
    this.#shown.add(place);
    remember({ table: room.table, game: room.game, shown: { ...recall(room.table)?.shown, [salt]: bindings(room) } });
    const refused = await this.connection.reveal(seat, salt);
    if (!refused) return;
    this.#shown.delete(place);
    if (refused === "cannot-keep") return;
    this.#refused.add(salt);
    this.#followAgain();
  }

  /** If the other device is not there to show its salt, we begin anew. */
  #waitForAnother(room: RoomShown): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      const now = this.connection.room;
      if (now?.phase !== "gathering" || (now.round ?? 0) !== (room.round ?? 0)) return;
      for (const seat of now.seats) if (seat.yours && this.#isLost(now, seat)) this.#bind(now, seat.seat);
    }, PATIENCE);
  }
}
