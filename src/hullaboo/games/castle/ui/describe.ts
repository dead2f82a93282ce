/** The castle in words. */
import type { GameEvent, Passage, Speak } from "$shell/board";
import type { LegalMove } from "$shell/protocol";
import { cellOf, isRoom, same, sideOf, SIDE, type Cell, type Colour, type View } from "./castle";
import { here, tokenIn } from "./tracing.svelte";

const DIRECTIONS = ["north", "east", "south", "west"];
const colours = (names: Colour[], speak: Speak) => names.map((colour) => speak("colour", { colour })).join(", ");

export const captions = [
  "take-from", "take", "bump", "own-colour", "claim-over", "too-long", "leave-hands", "leave-time", "leave-unrest", "impossible", "call",
  "appear",
];

/** What each visitor brought each seat, in walls and visitors; a wall that was taken from somebody is missed there. */
export function rounds(told: GameEvent[]): number[][] {
  const ended = told.filter(({ code }) => code.startsWith("take") || code.startsWith("leave-"));
  const seats = Math.max(0, ...ended.map(({ walls }) => (walls as number[] | undefined)?.length ?? 0));
  if (!seats) return [];
  let before = Array<number>(seats).fill(0);
  return ended.map(({ walls, visitors }) => {
    const after = walls ? (walls as number[]).map((own, seat) => own + ((visitors as number[])[seat] ?? 0)) : before;
    const gained = after.map((own, seat) => own - (before[seat] ?? 0));
    before = after;
    return gained;
  });
}

/** Names and points stand beside what lies before each seat. */
export const namesSeats = true;

export function standing(view: View, seat: number, speak: Speak): string {
  const own = view.seats[seat];
  return own ? speak("ui-standing", { walls: own.standing[0], visitors: own.standing[1] }) : "";
}

/** Everybody searches at once; during a claim only its seat is asked, and before a visitor appears nobody. */
export function turn(view: View): number[] {
  if (view.phase === "over" || view.phase === "countdown") return [];
  return view.phase === "claim" && view.journey ? [view.journey.seat] : view.seats.map((_, at) => at);
}

export function asked(view: View, legal: LegalMove[], speak: Speak, seat: number | null): string {
  if (view.phase === "over") return speak("over");
  if (view.phase === "countdown") return speak("ui-asked-countdown");
  if (view.phase === "claim" && view.journey) {
    return view.journey.seat === seat ? speak("ui-asked-trace") : speak("ui-asked-watch", { seat: view.journey.seat });
  }
  if (seat !== null && view.seats[seat]?.cooling) return speak("ui-asked-cooling");
  return seat === null || !legal.length ? speak("search") : speak("ui-asked-search");
}

/** A cell: what it is, what is in it, what stands around it. */
function cell(view: View, at: Cell, speak: Speak): string {
  const sides = DIRECTIONS.map((direction) => {
    const side = sideOf(view, at, direction);
    const wall = side === "open" || side === "frame" ? speak(`ui-${side}`) : speak("colour", { colour: side });
    return `${speak("direction", { direction })} ${wall}`;
  });
  return speak("ui-cell", { column: at[1] + 1, what: contents(view, at, speak), sides: sides.join(", ") });
}

function contents(view: View, at: Cell, speak: Speak): string {
  const token = tokenIn(view, at);
  const found = [speak(isRoom(at) ? "ui-room" : "ui-corridor")];
  if (token) found.push(speak(`ui-${token.kind}`, { spot: token.spot }));
  if (same(here(view), at)) found.push(speak("ui-ghost"));
  if (view.visitor && same(cellOf(view.visitor.room), at)) found.push(speak("ui-visitor", { number: view.visitor.number }));
  return found.join(", ");
}

function row(view: View, at: number, speak: Speak): Passage {
  const crest = view.crests[(at - 1) / 2];
  const title = crest ? speak("ui-row-crest", { row: at + 1, crest }) : speak("ui-row", { row: at + 1 });
  return { title, lines: Array.from({ length: SIDE }, (_, column) => cell(view, [at, column], speak)) };
}

function round(view: View, speak: Speak): string[] {
  const [ghostRow, ghostColumn] = here(view);
  const ghost = speak("ui-ghost-at", { row: ghostRow + 1, column: ghostColumn + 1 });
  if (!view.visitor) return [speak(view.phase === "over" ? "over" : "countdown"), ghost];
  const [roomRow, roomColumn] = view.visitor.room;
  const [visitorRow, visitorColumn] = cellOf(view.visitor.room);
  const crest = view.crests[roomRow - 1];
  const portrait = view.portraits[roomColumn - 1];
  return [
    speak("round", { number: view.visitor.number, last: view.visitors, route: view.route }),
    speak("ui-visitor-at", { crest, portrait, row: visitorRow + 1, column: visitorColumn + 1 }),
    ghost,
  ];
}

export function describe(view: View, speak: Speak): Passage[] {
  const seats = view.seats.map((own, at) => {
    const walls = own.walls.length ? speak("ui-walls", { walls: colours(own.walls, speak) }) : speak("ui-no-walls");
    const signs = [own.hand ? speak("hand-up") : "", own.cooling ? speak("cooling") : ""].filter(Boolean);
    return [speak.seat(at), walls, speak("visitors-taken", { visitors: own.standing[1] }), ...signs].join("; ");
  });
  const reserve = `${speak("reserve")}: ${view.reserve.length ? colours(view.reserve, speak) : speak("ui-empty")}`;
  return [
    { title: speak("ui-round"), lines: round(view, speak) },
    { title: speak("ui-before-seats"), lines: [...seats, reserve] },
    ...Array.from({ length: SIDE }, (_, at) => row(view, at, speak)),
  ];
}
