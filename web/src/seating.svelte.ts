/**
 * Who sits at this browser: one seat, several with a curtain between them (hot-seat), or nobody.
 *
 * Also what each seat was told so far: from the server for the time before it sat down here, then as it is told. Nothing of one seat is ever shown to another: while the curtain
 * is down the browser looks on as a spectator and draws nothing at all.
 */
import type { Description, GameEvent } from "./board";
import type { Connection } from "./connection.svelte";
import { told } from "./http";
import type { TableShown } from "./protocol";
import { settings } from "./settings.svelte";

const MOST_TOLD = 400;
/** Milliseconds between a move and the curtain: long enough to see what came of it. */
const LINGER = 2000;
const LINGER_BRIEFLY = 300;

/** Events that may be read again, and the number of the message that told them. */
type Told = { number: number; events: GameEvent[] };

export class Seating {
  /** The seat that is to come to the screen; null: no curtain. */
  curtain: number | null = $state(null);
  /** What the seat saw last, before what it is told now: drawn first when it comes back to the screen, then played on. */
  before: TableShown | null = $state.raw(null);
  #last: Record<string, TableShown> = {};
  /** For whom the curtain was last raised. */
  #raised: number | null = $state(null);
  #told: Record<string, Told[]> = $state.raw({});
  #description: Description | null = $state.raw(null);

  constructor(
    readonly connection: Connection,
    readonly heard: (events: GameEvent[], table: TableShown) => void,
  ) {
    connection.onTold = (events, table) => this.#hear(events, table);
  }

  /** The seats that one holds here. */
  mine = $derived.by(() => this.connection.room?.seats.filter((seat) => seat.yours).map((seat) => seat.seat) ?? []);

  /** What the seat at the screen was told. */
  told = $derived.by(() => (this.#told[String(this.connection.seat)] ?? []).flatMap(({ events }) => events));

  set description(known: Description) {
    this.#description = known;
  }

  /** Several people at one screen. */
  get shared(): boolean {
    return this.mine.length > 1;
  }

  #hear(events: GameEvent[], table: TableShown): void {
    const lasting = events.filter((event) => !event["fleeting"]);
    const heard = { number: table.number, events: lasting };
    this.#keep(table.seat, (known) => [...known, heard].slice(-MOST_TOLD));
    if (table.again) void this.#recall(table.seat, heard);
    if (this.curtain !== null && table.seat === this.curtain) this.#rise(events, table);
    this.#last[String(table.seat)] = table;
    if (this.curtain === null) this.heard(events, table);
  }

  /** The one for whom the curtain waits is there, and the table is theirs to see. */
  #rise(events: GameEvent[], table: TableShown): void {
    this.before = events.length ? (this.#last[String(table.seat)] ?? null) : null;
    this.#raised = this.curtain;
    this.curtain = null;
  }

  /** Whether nothing of the table may be drawn: the one from whose seat it is seen is not at the screen. */
  get hidden(): boolean {
    const { seat, room } = this.connection;
    return this.curtain !== null || (this.shared && room?.phase === "playing" && seat !== null && seat !== this.#raised);
  }

  /** After sitting down, and after lost messages: what the server knows to have been told, then what came since. What came before bears numbers that a server may have forgotten in a crash. */
  async #recall(seat: number | null, since: Told): Promise<void> {
    const before = await told(this.connection.id, seat).catch(() => null);
    if (!before) return;
    const base = { number: before.number, events: before.events as GameEvent[] };
    const newer = (known: Told[]) => known.slice(Math.max(0, known.indexOf(since))).filter(({ number }) => number > before.number);
    this.#keep(seat, (known) => [base, ...newer(known)]);
  }

  #keep(seat: number | null, change: (known: Told[]) => Told[]): void {
    this.#told = { ...this.#told, [String(seat)]: change(this.#told[String(seat)] ?? []) };
  }

  /** Bring whom the table waits for to the screen; call it from an effect, whenever room or table change. */
  follow(): void {
    const { room, line } = this.connection;
    if (!room || line !== "open" || this.#voting) return;
    const unready = this.mine.filter((seat) => !room.seats[seat]?.ready);
    if (room.phase === "gathering") void this.#addSalt(unready);
    else if (!this.shared) this.#sitAlone();
    else if (room.phase === "over") this.#lookOn();
    else this.#passTheScreen();
  }

  #voting = false;

  /** All seats at this screen want to play again. */
  async rematch(): Promise<void> {
    this.#voting = true;
    for (const seat of this.mine) {
      if (this.connection.seat !== seat) await this.connection.sit(seat);
      await this.connection.propose("rematch");
    }
    this.#voting = false;
  }

  #asked = new Set<number>();

  /** Before the deal every seat sits down once and adds to the luck. */
  async #addSalt(unready: number[]): Promise<void> {
    const asked = unready.filter((each) => !this.#asked.has(each));
    for (const seat of asked) this.#asked.add(seat);
    for (const seat of asked) await this.connection.sit(seat);
    if (asked.length && this.shared) await this.connection.sit(null);
  }

  #sitting = false;

  #sitAlone(): void {
    const [seat] = this.mine;
    if (seat === undefined || this.connection.seat === seat || this.#sitting) return;
    this.#sitting = true;
    void this.connection.sit(seat).finally(() => (this.#sitting = false));
  }

  #lookOn(): void {
    this.curtain = null;
    if (this.connection.seat !== null) void this.connection.sit(null);
  }

  #lingering = 0;

  /** Lower the curtain when it is another's turn at this screen; who has just moved sees first what came of it. */
  #passTheScreen(): void {
    if (this.#next() === null || this.#lingering) return;
    const patience = this.connection.seat === null || this.hidden ? 0 : settings().motion === "full" ? LINGER : LINGER_BRIEFLY;
    this.#lingering = window.setTimeout(() => {
      this.#lingering = 0;
      const next = this.#next();
      if (next !== null) this.lower(next);
    }, patience);
  }

  /** Who is to come to the screen; null where the right one sits there, or nobody is to move. */
  #next(): number | null {
    const { table, seat, room } = this.connection;
    if (!table || !this.#description || this.curtain !== null || room?.phase !== "playing") return null;
    const turn = this.#description.turn(table.view).filter((each) => this.mine.includes(each));
    if (turn.length === 0 || (seat !== null && turn.includes(seat))) return null;
    return turn.find((each) => seat !== null && each > seat) ?? turn[0] ?? null;
  }

  /** The others at this screen who are to move as well. */
  waiting = $derived.by(() => {
    const { table, seat, room } = this.connection;
    if (!table || !this.#description || !this.shared || room?.phase !== "playing") return [];
    return this.#description.turn(table.view).filter((each) => each !== seat && this.mine.includes(each));
  });

  /** Let another of them come to the screen. */
  lower(seat: number): void {
    this.curtain = seat;
    void this.connection.sit(null);
  }

  /** Raise the curtain for whom it waits, as soon as their table is here. */
  raise(): void {
    if (this.curtain !== null) void this.connection.sit(this.curtain);
  }
}
