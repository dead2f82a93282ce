/**
 * The line to a table: one socket that comes back by itself, and what was last heard on it.
 *
 * Every message sent is kept until it is answered and sent again with the same id after a break, which the server
 * takes once. Nothing here decides anything: the state is what the server last said.
 */
import type { Foreseen, GameEvent } from "./board";
import type { ChatShown, FromClient, FromServer, ReactionShown, RoomShown, TableShown } from "./protocol";
import { random } from "./random";

export type Line = "connecting" | "open" | "lost" | "closing" | "gone";
export type Refused = { code: string; params: Record<string, unknown>; move: string | null };
type Message = Exclude<FromClient, { type: "pong" }>;
/** What a seat has just said: words, or one of six things. */
export type Said = { text: string } | { what: ReactionShown["what"] };
type Answer = (heard: FromServer | null) => void;

const LONGEST_WAIT = 8_000;
/** Milliseconds for which what was said stands at its seat. */
const BUBBLE = 7_000;
/** The server pings every four seconds: a line that has been silent for so long is dead, though nobody has said so. */
const SILENCE = 12_000;
/** So many refusals of the socket itself before we ask over HTTP whether the table is still there. */
const PATIENCE = 2;

/** A socket on its way to the table of a rematch: the next connection there takes it over, and hears what came meanwhile. */
let following: { table: string; socket: WebSocket; heard: string[] } | null = null;

/** The table as it was told; `until`: when the running time is over, on the scale of `performance.now()`. */
export type TableTold = Omit<TableShown, "events" | "seat"> & { events: GameEvent[]; seat: number | null; until: number | null };

/** What a table looks like from here, and what can be done at it. */
export class Connection {
  line: Line = $state("connecting");
  room: RoomShown | null = $state.raw(null);
  chat: ChatShown[] = $state.raw([]);
  /** How many lines of it have been read. */
  read = $state(0);
  /** What seats have just said, by their number. */
  said: Record<string, Said> = $state({});
  refused: Refused | null = $state.raw(null);
  /** The seat we look from, as the server last confirmed it. */
  seat: number | null = $state(null);
  busy = $state(false);
  /** Whether the server can keep what happens; if not, all that is shown is safe. */
  keeps = $state(true);

  /** Called with everything told at the table, once for each message. */
  onTold: (table: TableTold) => void = () => {};
  /** Called when the socket is refused again and again. */
  onGone: () => Promise<boolean> = async () => true;

  /** Called when a seat has said something. */
  onSaid: (seat: number, said: Said) => void = () => {};

  #socket: WebSocket | null = null;
  #waiting = new Map<string, { message: Message; answered: Answer }>();
  #wanted: number | null = null;
  #tries = 0;
  /** How soon the server wants us back, if it has said that. */
  #after = LONGEST_WAIT;
  #timer = 0;
  #silence = 0;
  #ended = false;
  /** Whether this table is what we hear of: a socket that follows still hears of the old one for a moment. */
  #arrived = true;

  constructor(readonly id: string) {
    this.#connect();
    addEventListener("online", this.#again);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#again);
  }

  /** Hang up for good. */
  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    removeEventListener("online", this.#again);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#again);
    this.#socket?.close(1000);
  }

  /** Go on to the table of a rematch: the socket goes along. */
  follow(table: string): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    this.#send({ type: "follow", id: random(8) });
    this.#socket = null;
    const heard: string[] = [];
    socket.onmessage = (event: MessageEvent<string>) => heard.push(event.data);
    socket.onclose = () => following?.socket === socket && (following = null);
    following = { table, socket, heard };
  }

  /** Look from a seat that one holds, before the deal with what binds its salt; null: as a spectator. */
  sit(seat: number | null, commitment: string | null = null): Promise<boolean> {
    this.#wanted = seat;
    return this.#said({ type: "sit", id: random(8), seat, commitment }).then((heard) => {
      const taken = heard?.type === "ack";
      if (taken) this.seat = seat;
      if (taken && this.refused?.code === "shut-out") this.refused = null;
      return taken;
    });
  }

  /** Show the salt that a seat has bound; why it was refused, if it was. */
  async reveal(seat: number, salt: string): Promise<string | null> {
    const heard = await this.#said({ type: "reveal", id: random(8), seat, salt });
    return heard?.type === "refused" ? heard.code : null;
  }

  /** Play a move that answers what was shown; a refusal is kept in `refused`. */
  play(move: string, answers: string): void {
    const { seat } = this;
    if (seat === null || this.busy) return;
    if (!this.keeps) {
      this.refused = { code: "cannot-keep", params: {}, move };
      return;
    }
    this.busy = true;
    this.refused = null;
    void this.#said({ type: "move", id: random(8), seat, move, answers }).then((heard) => {
      this.busy = false;
      this.#note(heard, move);
    });
  }

  /** What moves would do; null if that cannot be said. */
  async preview(moves: string[]): Promise<Foreseen | null> {
    if (this.seat === null) return null;
    const heard = await this.#said({ type: "preview", id: random(8), seat: this.seat, moves });
    return heard?.type === "preview" ? { view: heard.view, events: heard.events as GameEvent[] } : null;
  }

  say(text: string): Promise<boolean> {
    return this.#tell({ type: "chat", id: random(8), text });
  }

  /** Say one of six things with one tap. */
  react(seat: number, what: ReactionShown["what"]): Promise<boolean> {
    return this.#tell({ type: "react", id: random(8), seat, what });
  }

  /** No longer hear what a seat says, or again. */
  mute(seat: number, muted: boolean): Promise<boolean> {
    return this.#tell({ type: "mute", id: random(8), seat, muted });
  }

  arrange(order: number[]): void {
    if (this.seat !== null) void this.#tell({ type: "arrange", id: random(8), seat: this.seat, order });
  }

  signal(): void {
    if (this.seat !== null) void this.#tell({ type: "signal", id: random(8), seat: this.seat });
  }

  /** Before the deal, be ready for the host to start, or no longer. */
  async agree(seats: readonly number[], agree = true): Promise<void> {
    for (const seat of seats) await this.#tell({ type: "agree", id: random(8), seat, agree });
  }

  /** After the deal, say that the table is on the screen. */
  here(seat: number): Promise<boolean> {
    return this.#tell({ type: "here", id: random(8), seat });
  }

  /** As the host, have the cards dealt. */
  start(): Promise<boolean> {
    return this.#tell({ type: "start", id: random(8) });
  }

  /** As the host, have a bot sit on a seat, free it, or take it away; the number after the last adds one. */
  setSeat(seat: number, to: "bot" | "open" | "none", bot: string | null = null): Promise<boolean> {
    return this.#tell({ type: "set-seat", id: random(8), seat, to, bot });
  }

  /** As the host, choose who sits where. */
  seatInOrder(order: number[]): Promise<boolean> {
    return this.#tell({ type: "seat-in-order", id: random(8), order });
  }

  resign(): void {
    if (this.seat !== null) void this.#tell({ type: "resign", id: random(8), seat: this.seat });
  }

  async propose(what: "stop" | "rematch" | "stand-in" | "take-back", agree = true, absent: number | null = null): Promise<void> {
    const { seat } = this;
    if (seat !== null) await this.#tell({ type: "propose", id: random(8), seat, what, agree, absent });
  }

  /** Say something that is acknowledged or refused, and whether it was taken. */
  async #tell(message: Message): Promise<boolean> {
    const heard = await this.#said(message);
    this.#note(heard, null);
    if (heard?.type === "ack" && this.refused?.move === null && this.refused.code !== "shut-out") this.refused = null;
    return heard?.type === "ack";
  }

  #note(heard: FromServer | null, move: string | null): void {
    if (heard?.type === "refused") this.refused = { code: heard.code, params: heard.params ?? {}, move };
  }

  /** Send, and wait for the answer, over broken lines too. */
  #said(message: Message): Promise<FromServer | null> {
    return new Promise((answered) => {
      this.#waiting.set(message.id, { message, answered });
      this.#send(message);
    });
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    const { protocol, host } = location;
    const come = following?.table === this.id ? following : null;
    if (!come) following?.socket.close(1000);
    following = null;
    const socket = come?.socket ?? new WebSocket(`${protocol === "https:" ? "wss" : "ws"}://${host}/api/tables/${this.id}/socket`);
    this.#socket = socket;
    this.#arrived = !come;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event: MessageEvent<string>) => this.#heard(JSON.parse(event.data) as FromServer);
    socket.onclose = () => this.#socket === socket && this.#lost();
    queueMicrotask(() => come?.heard.forEach((text) => this.#heard(JSON.parse(text) as FromServer)));
  }

  /** A socket that follows has arrived when it hears of the room here; where it may not come, we come anew. */
  #arrive(heard: FromServer): void {
    this.#arrived = heard.type === "room" && heard.table === this.id;
    if (this.#arrived) this.#opened();
    else if (heard.type === "refused") this.#socket?.close(1000);
  }

  #opened(): void {
    this.#tries = 0;
    this.chat = [];
    this.keeps = true;
    this.line = "open";
    const unanswered = [...this.#waiting.values()].map(({ message }) => message);
    if (this.#wanted !== null && !unanswered.some(({ type }) => type === "sit")) void this.sit(this.#wanted);
    for (const message of unanswered.filter(({ type }) => type === "sit")) this.#send(message);
    for (const message of unanswered.filter(({ type }) => type !== "sit")) this.#send(message);
  }

  /** A dead line is given up, whether or not its socket has noticed. */
  #drop = (): void => {
    const dead = this.#socket;
    if (this.line !== "open") return;
    this.#socket = null;
    dead?.close();
    this.#lost();
  };

  #lost(): void {
    if (this.#ended) return;
    clearTimeout(this.#silence);
    if (this.line !== "closing") this.line = "lost";
    this.#tries += 1;
    const usual = Math.min(LONGEST_WAIT, 250 * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    const wait = Math.min(this.#after, usual);
    this.#after = LONGEST_WAIT;
    this.#timer = window.setTimeout(() => void this.#retry(), wait);
  }

  async #retry(): Promise<void> {
    if (this.#tries > PATIENCE && !(await this.onGone())) {
      this.line = "gone";
      return;
    }
    if (!this.#ended) this.#connect();
  }

  /** The network or the person is back: do not wait any longer. */
  #again = (): void => {
    const waits = this.line === "lost" || this.line === "closing";
    if (!waits || document.hidden || (this.#socket && this.#socket.readyState !== WebSocket.CLOSED)) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #heard(heard: FromServer): void {
    if (!this.#arrived) this.#arrive(heard);
    if (!this.#arrived && heard.type !== "ping") return;
    switch (heard.type) {
      case "table":
        this.onTold(told(heard));
        break;
      case "room":
        this.room = heard;
        this.#riseIfShutOut(heard);
        break;
      case "chat":
        this.#hearLine(heard);
        break;
      case "reaction":
        this.#bubble(heard.seat, { what: heard.what });
        break;
      case "ping":
        this.#send({ type: "pong", nonce: heard.nonce });
        clearTimeout(this.#silence);
        this.#silence = window.setTimeout(this.#drop, SILENCE);
        break;
      case "storage":
        this.#keep(heard.writable);
        break;
      case "closing":
        this.line = "closing";
        this.#after = heard.after;
        break;
      case "ack":
      case "refused":
      case "preview":
        this.#answer(heard.id ?? "", heard);
        break;
      default: // later versions may say more
    }
  }

  /** A line of chat; what was said before we came is read, and stands at no seat any more. */
  #hearLine(line: ChatShown): void {
    this.chat = [...this.chat, line];
    if (line.again) this.read = this.chat.length;
    else if (line.seat != null) this.#bubble(line.seat, { text: line.text });
  }

  #bubble(seat: number, said: Said): void {
    this.said = { ...this.said, [seat]: said };
    setTimeout(() => this.said[String(seat)] === said && (this.said = Object.fromEntries(Object.entries(this.said).filter(([at]) => at !== String(seat)))), BUBBLE);
    this.onSaid(seat, said);
  }

  /** Another browser that holds our seat has given it up, or keeps it for itself. */
  #riseIfShutOut(room: RoomShown): void {
    if (this.seat === null || room.table !== this.id || room.seats[this.seat]?.yours) return;
    const gaveUp = room.seats[this.seat]?.gave_up;
    this.seat = this.#wanted = null;
    if (gaveUp) return;
    // Before the deal the host may have had us sit elsewhere.
    if (room.phase === "gathering" && room.seats.some((seat) => seat.yours)) return;
    this.refused = { code: "shut-out", params: {}, move: null };
  }

  /** A seat that could not be taken up while nothing could be kept is taken up as soon as it can. */
  #keep(writable: boolean): void {
    this.keeps = writable;
    if (writable && this.#wanted !== null && this.seat !== this.#wanted) void this.sit(this.#wanted);
  }

  #answer(id: string, heard: FromServer): void {
    this.#waiting.get(id)?.answered(heard);
    this.#waiting.delete(id);
  }
}

function told(table: TableShown): TableTold {
  const until = table.deadline == null ? null : performance.now() + table.deadline;
  return { ...table, events: table.events as GameEvent[], seat: table.seat ?? null, until };
}
