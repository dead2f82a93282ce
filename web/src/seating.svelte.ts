/**
 * Who sits at this browser: one seat, several with a curtain between them (hot-seat), or nobody.
 *
 * Also what each seat was told so far: from the server for the time before it sat down here, then as it is told. Nothing of one seat is ever shown to another: while the curtain
 * is down the browser looks on as a spectator and draws nothing at all.
 */
import type { Description, GameEvent } from "./board";
import type { Connection, TableTold } from "./connection.svelte";
import { told } from "./http";
import type { RoomShown } from "./protocol";
import { Salting } from "./salting.svelte";
import { pace, settings } from "./settings.svelte";
import { sound } from "./sound";
import { Stage } from "./stage.svelte";
import { kept, spoken, telling } from "./telling";

const MOST_TOLD = 400;
/** Milliseconds between the end of what came of a move and the curtain. */
const LINGER = 1500;
const LINGER_BRIEFLY = 300;

/** Events that may be read again, and the number of the message that told them. */
type Told = { number: number; events: GameEvent[] };

/** Where in the log the message stands after which one was told what came before. */
const sinceThen = (known: Told[], number: number) => Math.max(0, known.findLastIndex((each) => each.number === number));

export class Seating {
  /** The seat that is to come to the screen; null: no curtain. */
  curtain: number | null = $state(null);
  /** What this screen shows of what was told. */
  readonly stage: Stage<TableTold>;
  /** What each seat was told last: drawn first when it comes back to the screen, then played on. */
  #last: Record<string, TableTold> = {};
  /** For whom the curtain was last raised. */
  #raised: number | null = $state(null);
  #told: Record<string, Told[]> = $state.raw({});
  #telling: Record<string, GameEvent> = $state.raw({});

  constructor(
    readonly connection: Connection,
    readonly description: Description,
    readonly heard: (events: GameEvent[]) => void,
  ) {
    this.stage = new Stage<TableTold>({
      hear: (tables) => this.#show(tables),
      isLive: (table) => table.legal.length > 0 && (table.until !== null || description.turn(table.view).some((seat) => seat !== table.seat)),
      isAway: () => document.hidden,
      pace,
      sound,
      ...(description.veil && { veil: description.veil }),
    });
    connection.onTold = (table) => this.#hear(table);
    this.salting = new Salting(connection);
  }

  readonly salting: Salting;

  /** The seats that one holds here. */
  mine = $derived.by(() => this.connection.room?.seats.filter((seat) => seat.yours).map((seat) => seat.seat) ?? []);

  /** What the seat at the screen was told. */
  told = $derived.by(() => (this.#told[String(this.connection.seat)] ?? []).flatMap(({ events }) => events));

  /** What the seat at the screen has just seen, in one event. */
  caption = $derived.by(() => this.#telling[String(this.connection.seat)] ?? null);

  /** Several people at one screen. */
  get shared(): boolean {
    return this.mine.length > 1;
  }

  #hear(table: TableTold): void {
    const rises = this.curtain !== null && table.seat === this.curtain;
    const before = rises ? (this.#last[String(table.seat)] ?? null) : null;
    if (rises) [this.#raised, this.curtain] = [this.curtain, null];
    this.#last[String(table.seat)] = table;
    this.stage.take(table, rises || !table.again, before);
    if (table.again) void this.#recall(table);
  }

  /** What was told has been shown: it is kept for the log, and said to who looks from that seat. */
  #show(tables: TableTold[]): void {
    for (const { seat, number, events, view } of tables) {
      const heard = { number, events: kept(events, view, this.description) };
      this.#keep(seat, (known) => [...known, heard].slice(-MOST_TOLD));
    }
    const viewer = tables.at(-1)?.seat ?? null;
    const seen = tables.filter(({ seat }) => seat === viewer);
    this.#caption(viewer, seen);
    if (this.curtain === null) this.heard(seen.flatMap(({ events, view }) => spoken(events, view, this.description)));
  }

  #caption(viewer: number | null, seen: TableTold[]): void {
    const found = telling(seen.flatMap(({ events, view }) => kept(events, view, this.description)), this.description.captions);
    if (found) this.#telling = { ...this.#telling, [String(viewer)]: found };
  }

  /** Whether nothing of the table may be drawn: the one from whose seat it is seen is not at the screen. */
  get hidden(): boolean {
    const { seat, room } = this.connection;
    return this.curtain !== null || (this.shared && room?.phase === "playing" && seat !== null && seat !== this.#raised);
  }

  /**
   * After sitting down, and after lost messages: what the server knows to have been told, as soon as all of it has been
   * shown, then what came since. What came before bears numbers that a server may have forgotten in a crash.
   */
  async #recall({ seat, number, view }: TableTold): Promise<void> {
    const before = await told(this.connection.id, seat).catch(() => null);
    if (!before) return;
    await this.stage.settled();
    const base = { number: before.number, events: kept(before.events as GameEvent[], view, this.description) };
    const newer = (known: Told[]) => known.slice(sinceThen(known, number)).filter((each) => each.number > before.number);
    this.#keep(seat, (known) => [base, ...newer(known)]);
  }

  #keep(seat: number | null, change: (known: Told[]) => Told[]): void {
    this.#told = { ...this.#told, [String(seat)]: change(this.#told[String(seat)] ?? []) };
  }

  /** Bring whom the table waits for to the screen; call it from an effect, whenever room or table change. */
  follow(): void {
    const { room, line, keeps } = this.connection;
    if (line !== "open") this.salting.lost();
    if (!room || line !== "open" || this.#voting) return;
    if (room.phase === "gathering") keeps && this.#gather(room);
    else if (!this.shared) this.#sitAlone();
    else if (room.phase === "over") this.#lookOn(this.stage.allShown);
    else this.#passTheScreen();
  }

  #voting = false;

  /** Somebody at this screen wants to play again. */
  async rematch(): Promise<void> {
    const [seat] = this.mine;
    if (seat === undefined) return;
    this.#voting = true;
    if (this.connection.seat === null) await this.connection.sit(seat);
    await this.connection.propose("rematch");
    this.#voting = false;
  }

  /** Before the deal every seat sits down and adds to the luck; at a shared screen nobody looks from one yet. */
  #gather(room: RoomShown): void {
    if (room.waits) return;
    const sat = this.salting.follow(room);
    if (sat && this.shared) void this.connection.sit(null);
    else if (!sat && !this.shared) this.#sitAlone();
  }

  #sitting = false;

  #sitAlone(): void {
    const [seat] = this.mine;
    if (seat === undefined || this.connection.seat === seat || this.#sitting) return;
    this.#sitting = true;
    void this.connection.sit(seat).finally(() => (this.#sitting = false));
  }

  /** The end is seen from the seat that played it; then everybody looks at it. */
  #lookOn(allShown: boolean): void {
    if (this.curtain === null && !allShown) return;
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
    const { seat, room } = this.connection;
    const { shown, allShown } = this.stage;
    if (!shown || !allShown || this.curtain !== null || room?.phase !== "playing") return null;
    const moving = this.description.turn(shown.view);
    // A time that runs before anybody is to move runs only while somebody looks.
    if (moving.length === 0 && seat === null) return this.mine[0] ?? null;
    const turn = moving.filter((each) => this.mine.includes(each));
    if (turn.length === 0 || (seat !== null && turn.includes(seat))) return null;
    return turn.find((each) => seat !== null && each > seat) ?? turn[0] ?? null;
  }

  /** The others at this screen who are to move as well. */
  waiting = $derived.by(() => {
    const { seat, room } = this.connection;
    const { shown } = this.stage;
    if (!shown || !this.shared || room?.phase !== "playing") return [];
    return this.description.turn(shown.view).filter((each) => each !== seat && this.mine.includes(each));
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
