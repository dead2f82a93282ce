/**
 * What the seats at this browser add to the luck: each binds a salt by its hash, and shows it when all are bound.
 *
 * All salts made here are remembered: after a reload, and in another tab, whatever this browser has bound can be shown. A
 * salt that was shown is never bound again.
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

export class Salting {
  /** Somebody breaks off one round after the other: we bind nothing more unless asked to. */
  stopped = $state(false);
  #bound = new Set<string>();
  #shown = new Set<string>();
  #timer = 0;
  #allowed = MOST_ROUNDS;

  constructor(readonly connection: Connection) {}

  /** A line was lost: salts that were shown on it may have to be shown again. */
  lost(): void {
    this.#shown.clear();
    clearTimeout(this.#timer);
  }

  /** Do what is needed of our seats before the deal; whether any has sat down for it. */
  follow(room: RoomShown, mine: SeatShown[]): boolean {
    this.stopped = (recall(room.table)?.rounds?.length ?? 0) >= this.#allowed;
    if (this.stopped) return false;
    const unbound = mine.filter((seat) => !seat.commitment && !this.#bound.has(`${room.round ?? 0} ${seat.seat}`));
    const made = unbound.map((seat) => this.#bind(room, seat.seat));
    const others = room.seats.filter((seat) => !seat.yours);
    if (mine.length && others.every((seat) => seat.ready)) this.#show(room, mine, made);
    return unbound.length > 0;
  }

  /** Go on, although rounds were broken off. */
  goOn(): void {
    this.#allowed += MOST_ROUNDS;
    this.stopped = false;
  }

  #bind(room: RoomShown, seat: number): string {
    const salt = random(SALT_BYTES);
    this.#bound.add(`${room.round ?? 0} ${seat}`);
    remember({ table: room.table, game: room.game, salts: [...(recall(room.table)?.salts ?? []), salt].slice(-MOST_KEPT) });
    void this.connection.sit(seat, sha256(salt));
    return salt;
  }

  /** All others are bound: keep how, then show ours. */
  #show(room: RoomShown, mine: SeatShown[], made: string[]): void {
    const salts = recall(room.table)?.salts ?? [];
    const waiting = mine.filter((seat) => seat.commitment || this.#bound.has(`${room.round ?? 0} ${seat.seat}`));
    const found = waiting.map((seat) => ({ seat, salt: salts.find((salt) => sha256(salt) === (seat.commitment ?? "")) ?? null }));
    for (const each of found) if (!each.seat.commitment) each.salt = made.shift() ?? null;
    if (found.some(({ seat, salt }) => seat.commitment && !salt)) this.#waitForAnother(room);
    for (const { seat, salt } of found) if (salt) this.#showOne(room, seat.seat, salt);
  }

  #showOne(room: RoomShown, seat: number, salt: string): void {
    if (this.#shown.has(`${seat} ${salt}`)) return;
    this.#shown.add(`${seat} ${salt}`);
    const { rounds = [] } = recall(room.table) ?? {};
    const commitments = room.seats.map((each) => (each.yours ? null : (each.commitment ?? null)));
    const round = room.round ?? 0;
    remember({ table: room.table, game: room.game, commitments, rounds: [...new Set([...rounds, round])] });
    void this.connection.reveal(seat, salt);
  }

  /** Another device has bound a salt that we do not know; if it is not there to show it, we begin anew. */
  #waitForAnother(room: RoomShown): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      const now = this.connection.room;
      if (now?.phase !== "gathering" || (now.round ?? 0) !== (room.round ?? 0)) return;
      const salts = recall(now.table)?.salts ?? [];
      const lost = now.seats.filter((seat) => seat.yours && seat.commitment && !salts.some((salt) => sha256(salt) === seat.commitment));
      for (const seat of lost) this.#bind(now, seat.seat);
    }, PATIENCE);
  }
}
