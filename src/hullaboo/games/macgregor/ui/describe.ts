/** The castle in words. */
import type { Passage, Speak } from "$shell/board";
import type { LegalMove } from "$shell/protocol";
import { crestOf, doorsOf, isGate, ROOMS, type Key, type Place, type View } from "./castle";
import type { Step } from "./planning.svelte";

const listed = (words: string[], speak: Speak) => new Intl.ListFormat(speak.language).format(words);

export function keyInWords({ colour, crest }: Key, speak: Speak): string {
  return colour ? speak("ui-key", { colour, crest }) : speak("ui-back", { crest });
}

/** What a seat holds, as far as the viewer knows it. */
export function heldInWords(view: View, seat: number, speak: Speak): string {
  if (seat === view.ghost) return speak("ui-is-ghost");
  const keys = (view.hands[seat] ?? []).map(({ colour, crest }) => (colour ? speak("ui-key-listed", { colour, crest }) : speak("ui-back-listed", { crest })));
  return keys.join(", ") || speak("ui-no-keys");
}

/** A plan, for who does not see its line. */
export function planInWords(steps: Step[], speak: Speak): string {
  const rooms = steps.map(({ to }) => to.split(" ")[0]).join(", ");
  const keys = steps.flatMap(({ colour, crest }) => (colour ? [speak("ui-key-listed", { colour, crest })] : []));
  return keys.length ? speak("ui-planned-keys", { rooms, keys: keys.join(", ") }) : speak("ui-planned", { rooms });
}

function doorsInWords(view: View, room: Place, speak: Speak): string {
  const doors = doorsOf(view, room).map(({ side, colour, to }) => speak(isGate(to) ? "ui-gate-side" : "ui-door", { side, colour }));
  return speak("ui-doors", { doors: doors.join(", ") });
}

/** A room or a gate: what it is, its doors, who is there. */
export function placeInWords(view: View, place: Place, speak: Speak): string {
  const gate = view.board.exits.find(([room, side]) => place === `${room} ${side}`);
  if (gate) return speak("ui-gate", { room: gate[0], colour: gate[2] });
  const here = view.pawns.flatMap((room, seat) => (room === place ? [whoInWords(view, seat, speak)] : []));
  const parts = [speak("ui-room", { room: place, crest: crestOf(view, place) })];
  if (place === view.board.treasure) parts.push(speak("ui-treasure"));
  if (here.length) parts.push(speak("ui-here", { names: listed(here, speak) }));
  return [...parts, doorsInWords(view, place, speak)].join(" ");
}

function whoInWords(view: View, seat: number, speak: Speak): string {
  return seat === view.ghost ? speak("ui-ghost-named", { seat }) : speak.seat(seat);
}

export const captions = [
  "catch", "escape", "dawn", "miss", "round", "laid", "draw", "draw-hidden", "stop", "stay", "open", "discard",
];

/** Names and keys stand beside the castle, and pawns in it. */
export const namesSeats = true;

export function standing(view: View, seat: number, speak: Speak): string {
  const [place = "", keys] = [view.pawns[seat], view.hands[seat]?.length ?? 0];
  const where = ROOMS.includes(place) ? place : speak(place === "dungeon" ? "ui-dungeon" : "ui-free");
  return seat === view.ghost ? speak("ui-standing-ghost", { where }) : speak("ui-standing", { keys, where });
}

export function turn(view: View): number[] {
  return view.turn === null ? [] : [view.turn];
}

const WAITING: Record<string, string> = { lay: "ui-wait-lay", move: "ui-wait-move", discard: "ui-wait-discard", catch: "ui-wait-catch" };

export function asked(view: View, legal: LegalMove[], speak: Speak, seat: number | null): string {
  if (view.turn === null) return speak("ui-over");
  if (view.turn !== seat) return speak(WAITING[view.phase] ?? "ui-wait-move", { seat: view.turn });
  if (!legal.length) return speak("ui-wait");
  if (view.phase === "lay") return speak(view.caught ? "ui-asked-lay-caught" : "ui-asked-lay");
  if (view.phase === "discard") return speak("ui-asked-discard");
  if (view.phase === "catch") return speak("ui-asked-catch");
  return speak(view.opened ? "ui-asked-on" : "ui-asked-move");
}

function path(view: View, speak: Speak): string[] {
  if (!view.path.length) return [];
  const known = view.path.flatMap((crest) => (crest ? [speak("crest", { crest })] : []));
  if (known.length) return [speak("path-line", { path: known.join(", ") })];
  return [speak("ui-path-hidden", { cards: view.path.length })];
}

function placeName(place: Place, speak: Speak): string {
  return place === "dungeon" ? speak("ui-dungeon") : place;
}

function round(view: View, speak: Speak): Passage {
  const spent = view.spent.map(({ colour, crest, count }) => speak("ui-spent", { count, colour, crest })).join(", ");
  const trail = view.trail.map((place) => placeName(place, speak)).join(" → ");
  const lines = [
    speak("round-line", { round: view.round, rounds: view.rounds, seat: view.ghost }),
    ...(view.caught ? [speak("ui-caught-other", { seat: view.ghost })] : []),
    ...path(view, speak),
    view.top ? speak("pile-line", { keys: view.pile, crest: view.top }) : speak("pile-empty"),
    ...(spent ? [speak("spent-line", { keys: spent })] : []),
    ...(trail ? [speak("trail-line", { trail })] : []),
  ];
  return { title: speak("ui-round"), lines };
}

function seatInWords(view: View, seat: number, speak: Speak): string {
  const place = view.pawns[seat] ?? "";
  const line = { dungeon: "seat-dungeon", outside: "seat-outside" }[place] ?? "seat-line";
  return speak("ui-holds", { who: speak(line, { seat, room: place }), held: heldInWords(view, seat, speak) });
}

export function describe(view: View, speak: Speak): Passage[] {
  const rows = [..."ABCDE"].map((row) => ({
    title: speak("ui-row", { row }),
    lines: ROOMS.filter((room) => room.startsWith(row)).map((room) => placeInWords(view, room, speak)),
  }));
  const seats = view.pawns.map((_, seat) => seatInWords(view, seat, speak));
  const dungeon = speak("ui-dungeon-lies", { room: view.board.dungeon[0] });
  return [round(view, speak), { title: speak("ui-seats"), lines: seats }, ...rows, { title: speak("ui-beyond"), lines: [dungeon] }];
}
