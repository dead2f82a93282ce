/** What cards look like: the view's shapes, and how a card is turned and flipped in the hand before it is laid. */
import type { LegalMove } from "$shell/protocol";
import type { Axis, GateCard, HeldCard, Square } from "./view";

export type { Axis, HeldCard, SeatView, Square, View } from "./view";

/** A card on the table: of the gate, or laid by a seat. */
export type LaidCard = GateCard & { seat?: number; card?: number };

/** How a card is held: by quarter turns clockwise from lying across, and which face is up. */
export interface Pose {
  quarter: number;
  back: boolean;
}

/** A move that lays the card in hand, with the pose that its words mean. */
export interface Lay {
  move: string;
  row: number;
  column: number;
  axis: Axis;
  pose: Pose;
}

const GAZES = ["up", "right", "down", "left"];
export const COLOURS = ["white", "black"] as const;
export const FRONT: Pose = { quarter: 0, back: false };

/** A square after some quarter turns clockwise. */
function turned(square: Square, quarters: number): Square {
  const [colour, gaze] = square.split(" ");
  return gaze === undefined ? square : (`${colour} ${GAZES[(GAZES.indexOf(gaze) + quarters) % 4]}` as Square);
}

/** What is printed on the other side of a square: the other colour, looking the opposite way. */
export function otherSide(square: Square): Square {
  const [colour, gaze] = square.split(" ");
  return gaze === undefined ? square : turned(`${colour === "white" ? "black" : "white"} ${gaze}` as Square, 2);
}

/** The squares of a card as it is held, from its left or upper end. */
export function held(card: HeldCard, pose: Pose): Square[] {
  const face = pose.back ? card.squares.map(otherSide) : card.squares;
  const order = pose.quarter >= 2 ? face.toReversed() : face;
  return order.map((square) => turned(square, pose.quarter));
}

export const axisOf = (pose: Pose): Axis => (pose.quarter % 2 === 0 ? "across" : "upright");

/** The lays among the legal moves. */
export function laysIn(legal: LegalMove[]): Lay[] {
  return legal.flatMap(({ move, label }) => {
    if (label["code"] !== "lay") return [];
    const axis = label["axis"] as Axis;
    const quarter = (axis === "upright" ? 1 : 0) + (label["turned"] === "yes" ? 2 : 0);
    const pose = { quarter, back: label["face"] === "back" };
    return [{ move, row: label["row"] as number, column: label["column"] as number, axis, pose }];
  });
}

/** The lays that show the card as it is held: a pose may have another name for the same picture. */
export function laysFor(lays: Lay[], card: HeldCard | null, pose: Pose): Lay[] {
  if (card === null) return [];
  const wanted = held(card, pose).join();
  const fits = new Map<string, boolean>();
  return lays.filter((lay) => {
    if (lay.axis !== axisOf(pose)) return false;
    const key = `${lay.pose.quarter}${lay.pose.back}`;
    if (!fits.has(key)) fits.set(key, held(card, lay.pose).join() === wanted);
    return fits.get(key);
  });
}

/** Something that takes squares of the table, whatever it shows. */
export interface Covering {
  row: number;
  column: number;
  axis: Axis;
  squares: unknown[];
}

/** The squares that a card covers. */
export function covered(card: Covering): [number, number][] {
  const across = card.axis === "across";
  return card.squares.map((_, at) => [card.row + (across ? 0 : at), card.column + (across ? at : 0)]);
}

/** Width and height of a card in squares. */
export const sizeOf = (axis: Axis): [number, number] => (axis === "across" ? [3, 1] : [1, 3]);

/** The card on a square. */
export function cardOn(cards: LaidCard[], row: number, column: number): LaidCard | undefined {
  return cards.find((card) => covered(card).some(([r, c]) => r === row && c === column));
}
