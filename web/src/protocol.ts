// Made from src/hullaboo/server/protocol by `python -m hullaboo.server.protocol`; a test compares them.

/** Play `move`, one of the texts in `legal`; `answers` is the `occasion` of the table message it reacts to. */
export interface MoveMade {
  type: "move";
  id: string;
  seat: number;
  move: string;
  answers?: string | null;
}

/** Look from a seat (`null`: as a spectator); before the deal, bind its salt. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number | null;
  commitment?: string | null;
}

/** Show the salt that a seat has bound, when every seat is ready. */
export interface Reveal {
  type: "reveal";
  id: string;
  seat: number;
  salt: string;
}

/** Before the deal, be ready for the host to start; `agree: false` takes it back. For any seat that one holds. */
export interface Agree {
  type: "agree";
  id: string;
  seat: number;
  agree?: boolean;
}

/** As the host, have the cards dealt. */
export interface Start {
  type: "start";
  id: string;
}

/** As the host, before the deal: have a `bot` sit on a seat, free it (`open`), or take it away (`none`). */
export interface SetSeat {
  type: "set-seat";
  id: string;
  seat: number;
  to: "bot" | "open" | "none";
  bot?: string | null;
}

/** As the host, before the deal, choose who sits where. */
export interface SeatInOrder {
  type: "seat-in-order";
  id: string;
  order: number[];
}

/** After the deal, say that the table is on a seat's screen. */
export interface Here {
  type: "here";
  id: string;
  seat: number;
}

/** Say something, up to 300 characters, none of them U+0000. */
export interface ChatSaid {
  type: "chat";
  id: string;
  text: string;
}

/** Say one of six things with one tap, from a seat that one holds; it counts as a line of chat, and is not kept. */
export interface React {
  type: "react";
  id: string;
  seat: number;
  what: "boo" | "bravo" | "haha" | "oops" | "hmm" | "thanks";
}

/** No longer hear what a seat says in the chat, on any of the guest's sockets; `muted: false` takes it back. */
export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  muted?: boolean;
}

/** Draw the seat's own places in another order. */
export interface Arrange {
  type: "arrange";
  id: string;
  seat: number;
  order: number[];
}

/** Give everybody at the table a sign that no rule knows of. */
export interface Signal {
  type: "signal";
  id: string;
  seat: number;
}

/** Give up. */
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}

/** Be for `stop`, `rematch`, a `stand-in` or a `take-back`; `agree: false` takes it back. */
export interface Propose {
  type: "propose";
  id: string;
  seat: number;
  what: "stop" | "rematch" | "stand-in" | "take-back";
  absent?: number | null;
  agree?: boolean;
}

/** Go on, with this socket, to the table of the rematch (`next` in `room`). */
export interface Follow {
  type: "follow";
  id: string;
}

/** Ask what up to four `moves` of the seat, one after the other, would do; answered by `preview`. */
export interface PreviewWanted {
  type: "preview";
  id: string;
  seat: number;
  moves: string[];
}

/** Ask whether the server is there; answered by `pong`. */
export interface Ping {
  type: "ping";
  id: string;
}

/** Answer the server's `ping`: sent at once, it measures your line. */
export interface Pong {
  type: "pong";
  nonce: number;
}

/** When a move of a race came in, and when it was made: milliseconds since the deal. */
export interface RaceTime {
  seat: number | "clock";
  came: number;
  made: number;
}

/** Something a seat may do: its notation, and a code with parameters to be worded. */
export interface LegalMove {
  move: string;
  label: Record<string, unknown>;
}

/** What the viewer sees now, what it was just told, and what it may do. */
export interface TableShown {
  type: "table";
  number: number;
  seat: number | null;
  occasion: string;
  view: Record<string, unknown>;
  events: Record<string, unknown>[];
  legal: LegalMove[];
  deadline?: number | null;
  race?: RaceTime | null;
  again?: boolean;
}

/** Who sits on a seat, as everybody may know. */
export interface SeatShown {
  seat: number;
  kind: "person" | "bot" | "open" | "invited";
  name: string;
  bot?: string | null;
  present?: boolean;
  ready?: boolean;
  commitment?: string | null;
  yours?: boolean;
  stand_in?: boolean;
  holders?: number;
  muted?: boolean;
  agreed?: boolean;
  host?: boolean;
  gave_up?: boolean;
  abandoned?: boolean;
  wins?: number;
}

/** How the match ended. */
export interface OutcomeShown {
  scores: number[];
  winners: number[];
  reason: string;
  params: Record<string, number | string>;
}

/** What some seats are for. */
export interface Proposal {
  what: "stop" | "stand-in" | "take-back";
  seats: number[];
  absent?: number | null;
}

/** The table around the match: who sits where, proposals, outcome. */
export interface RoomShown {
  type: "room";
  table: string;
  game: string;
  edition: string;
  options: Record<string, string>;
  phase: "gathering" | "playing" | "over";
  public: boolean;
  hot_seat: boolean;
  spectators_chat: boolean;
  commitment: string;
  seats: SeatShown[];
  spectators?: number;
  orders?: Record<string, number[]>;
  signals?: number;
  proposals?: Proposal[];
  outcome?: OutcomeShown | null;
  secret?: string | null;
  next?: string | null;
  round?: number;
  waits?: boolean;
  host?: boolean;
  awaited?: number[];
  takes_back?: boolean;
  patience?: number;
}

/** Something said; text is text, never markup. `again: true`: it was said before you came. */
export interface ChatShown {
  type: "chat";
  name: string;
  text: string;
  seat?: number | null;
  again?: boolean;
}

/** A seat has said one of six things with one tap; who has muted the seat is not told. */
export interface ReactionShown {
  type: "reaction";
  seat: number;
  what: "boo" | "bravo" | "haha" | "oops" | "hmm" | "thanks";
}

/** The message with this `id` was taken; a move is in the log, on the disk. */
export interface Ack {
  type: "ack";
  id: string;
}

/** The message with this `id` was not taken, and nothing has changed; `code` and `params` say why. */
export interface Refused {
  type: "refused";
  code: string;
  id?: string | null;
  params?: Record<string, unknown>;
}

/** What the moves would certainly do. */
export interface Preview {
  type: "preview";
  id: string;
  view: Record<string, unknown>;
  events: Record<string, unknown>[];
}

/** Are you there? Answer with `pong`. */
export interface PingShown {
  type: "ping";
  nonce: number;
}

/** The answer to your `ping`. */
export interface PongShown {
  type: "pong";
  id: string;
}

/** The server goes away; connect again after so many milliseconds. */
export interface Closing {
  type: "closing";
  after: number;
}

/** Whether what happens can be kept. */
export interface StorageShown {
  type: "storage";
  writable: boolean;
}

/** A nickname. */
export interface GuestNamed {
  name: string;
}

/** A seat of a new table: mine, a bot's, open to anybody, or for whoever gets its link. */
export interface SeatWanted {
  kind: "me" | "bot" | "open" | "invited";
  bot?: string | null;
  name?: string | null;
}

/** A new table. */
export interface TableWanted {
  game: string;
  seats: SeatWanted[];
  edition?: string | null;
  options?: Record<string, string>;
  public?: boolean;
  hot_seat?: boolean;
  spectators_chat?: boolean;
  gathers?: boolean;
  pace?: number;
}

/** Play now, against bots. */
export interface PlayWanted {
  game: string;
  bot?: string | null;
  seats?: number | null;
}

/** The key of an invitation or of a seat, from the part of a link after the #. */
export interface KeyGiven {
  key?: string | null;
}

/** Who one is here. */
export interface GuestShown {
  name: string;
}

/** The public key that signs logs now, and those that did before; in hex digits. */
export interface KeysShown {
  log: string;
  former: string[];
}

/** A seat and the key that opens it on any device. */
export interface SeatLink {
  seat: number;
  key: string;
}

/** A new table: its id, the key that lets friends in, and the keys of seats. */
export interface TableMade {
  table: string;
  key: string;
  commitment: string;
  seats: SeatLink[];
}

/** A line of the lobby. */
export interface TableListed {
  table: string;
  game: string;
  edition: string;
  phase: "gathering" | "playing" | "over";
  seats: SeatShown[];
  spectators: number;
}

/** An option of a game: one of some words, or a number in a range. */
export interface OptionShown {
  name: string;
  default: string;
  words?: string[] | null;
  low?: number | null;
  high?: number | null;
}

/** A game in the box. */
export interface GameShown {
  name: string;
  seats: number[];
  editions: string[];
  options: OptionShown[];
  bots: string[];
  problems?: boolean;
  lessons?: boolean;
}

/** The moves tried at a problem so far. */
export interface ProblemTried {
  moves?: string[];
}

/** A problem for one, after the moves tried so far. */
export interface ProblemShown {
  day: string;
  grade: number;
  seat: number;
  seats: number;
  verdict: "open" | "solved" | "given-up";
  misses: number;
  view: Record<string, unknown>;
  events: Record<string, unknown>[];
  legal: LegalMove[];
}

/** The learner's moves in a lesson so far. */
export interface LessonTried {
  moves?: string[];
}

/** The learner's moves so far, and those whose effect is to be foreseen. */
export interface LookAhead {
  moves: string[];
  ahead: string[];
}

/** What can be learnt: how many lessons there are, and which rules each picture shows. */
export interface LessonsShown {
  lessons: number;
  pictures: number[][];
}

/** A lesson after the learner's moves so far. */
export interface LessonShown {
  seat: number;
  seats: number;
  step: number;
  steps: number;
  verdict: "open" | "done" | "missed";
  kept: number;
  hint: string | null;
  view: Record<string, unknown>;
  events: Record<string, unknown>[];
  legal: LegalMove[];
}

/** What moves would certainly do; where a part of the view is not certain, it is left out or null. */
export interface Foreseen {
  view: Record<string, unknown>;
  events: Record<string, unknown>[];
}

/** The table after one move (the first: after the deal), and what was told of it. */
export interface FrameShown {
  seat: number | "clock" | null;
  move: string;
  view: Record<string, unknown>;
  events: Record<string, unknown>[];
}

/** A match that is over, move by move, through somebody's eyes. */
export interface ReplayShown {
  game: string;
  eyes: string;
  names: string[];
  frames: FrameShown[];
}

/** All that a viewer was told so far and may read again, up to its table message `number`. */
export interface ToldShown {
  number: number;
  events: Record<string, unknown>[];
}

/** Why a request was not granted. */
export interface Trouble {
  code: string;
  params?: Record<string, unknown>;
}

/** The server is well. */
export interface Health {
  status?: "ok";
  version?: string;
}

export type FromClient = MoveMade | Sit | Reveal | Agree | Start | SetSeat | SeatInOrder | Here | ChatSaid | React | Mute | Arrange | Signal | Resign | Propose | Follow | PreviewWanted | Ping | Pong;
export type FromServer = TableShown | RoomShown | ChatShown | ReactionShown | Ack | Refused | Preview | PingShown | PongShown | Closing | StorageShown;
