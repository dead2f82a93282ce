/** The castle as the view tells it: rooms, doors, gates and the dungeon, with their measures on the picture. */
import type { Colour, Crest, Place, Side, View } from "./view";

export type { Colour, Crest, Key, Place, Side, View } from "./view";

export const COLOURS: readonly Colour[] = ["red", "blue", "green"];
export const CRESTS: readonly Crest[] = ["thistle", "stag", "crown", "ship", "sun"];
export const SIDES: readonly Side[] = ["north", "east", "south", "west"];

const ROWS = "ABCDE";
export const ROOMS: readonly Place[] = [...ROWS].flatMap((row) => [1, 2, 3, 4, 5].map((column) => `${row}${column}`));
const STEPS: Record<Side, [right: number, down: number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };
export const isGate = (place: Place) => place.includes(" ");

/** The room on one side of a room; null beyond the castle's wall. */
export function beside(room: Place, side: Side): Place | null {
  const [right, down] = STEPS[side];
  const next = `${ROWS[ROWS.indexOf(room[0] ?? "") + down] ?? ""}${Number(room[1]) + right}`;
  return ROOMS.includes(next) ? next : null;
}

export const crestOf = (view: View, room: Place): Crest | null => view.board.crests[ROOMS.indexOf(room)] ?? null;

export interface Door {
  colour: Colour;
  side: Side;
  to: Place;
}

/** The doors and gates of a room, in the order of the sides. */
export function doorsOf(view: View, room: Place): Door[] {
  return SIDES.flatMap((side) => {
    const next = beside(room, side);
    const door = view.board.doors.find(([one, other]) => (one === room && other === next) || (one === next && other === room));
    if (door && next) return [{ colour: door[2], side, to: next }];
    const exit = view.board.exits.find(([from, where]) => from === room && where === side);
    return exit ? [{ colour: exit[2], side, to: `${room} ${side}` }] : [];
  });
}

/** Where a ghost can drift from a place: through every wall, but not out of the castle. */
export function haunts(view: View, place: Place): Place[] {
  if (place === "dungeon") return [view.board.dungeon[0]];
  return SIDES.map((side) => beside(place, side)).filter((room) => room !== null);
}

/** Where cards lead, room by room; ends at a card that is not known. */
export function walked(view: View, from: Place, cards: (Crest | null)[]): Place[] {
  const rooms: Place[] = [];
  for (const card of cards) {
    const next = card && haunts(view, rooms.at(-1) ?? from).find((room) => crestOf(view, room) === card);
    if (!next) break;
    rooms.push(next);
  }
  return rooms;
}

export const CELL = 100;
const NARROW = 12;
export const BAND = 70;

/** The picture: how wide and high it is, and where the first room begins. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Room for the dungeon and the gates on the sides where they lie; the top has always some. */
export function frameOf(view: View): Frame {
  const used = new Set([view.board.dungeon[1], ...view.board.exits.map(([, side]) => side)]);
  const margin = (side: Side) => (used.has(side) || side === "north" ? BAND : NARROW);
  const [left, top] = [margin("west"), margin("north")];
  return { left, top, width: left + 5 * CELL + margin("east"), height: top + 5 * CELL + margin("south") };
}

/** The upper left corner of a room. */
export function corner(frame: Frame, room: Place): [x: number, y: number] {
  return [frame.left + (Number(room[1]) - 1) * CELL, frame.top + ROWS.indexOf(room[0] ?? "A") * CELL];
}

/** A point beyond a side of a room, so far from its wall. */
export function off(frame: Frame, room: Place, side: Side, far: number): [x: number, y: number] {
  const [[x, y], [right, down]] = [corner(frame, room), STEPS[side]];
  return [x + CELL / 2 + right * (CELL / 2 + far), y + CELL / 2 + down * (CELL / 2 + far)];
}

/** Where pieces stand. */
export function spot(frame: Frame, view: View, place: Place): [x: number, y: number] {
  if (place === "dungeon") return off(frame, ...view.board.dungeon, 36);
  const [room = "", side] = place.split(" ");
  if (side) return off(frame, room, side as Side, 34);
  const [x, y] = corner(frame, room);
  return [x + 50, y + 70];
}
