/** The eye over the table: where it looks and how near it is. Lengths on the table are in squares. */
import { covered, sizeOf, type Axis, type Lay } from "./cards";

/** The middle of what is seen, and how many pixels a square has. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** So many pixels a square has where a finger chooses among them. */
export const FINGER = 48;
const NEAREST = 84;
const FARTHEST = 18;

export const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Pixels at the edges that are covered by something else. */
export interface Covered {
  top: number;
  right: number;
}

/** How near the eye may come, in pixels a square. */
export interface Range {
  least: number;
  most: number;
}
const ALL: Range = { least: FARTHEST, most: 64 };

/** What lies somewhere: a card, or the place of one. */
export type Lying = Parameters<typeof covered>[0];

/** The camera that shows all cards with some room around them, none of them below what covers the edges. */
export function fitted(cards: Lying[], size: Size, room: number, { top: above, right: aside }: Covered, { least, most } = ALL): Camera {
  const { left, right, top, bottom } = boxOf(cards, room);
  const [wide, high] = [right - left, bottom - top];
  const scale = clamp(Math.min((size.width - aside) / wide, (size.height - above) / high), least, most);
  const [over, under] = [aside / scale - (size.width / scale - wide) / 2, above / scale - (size.height / scale - high) / 2];
  return { x: (left + right) / 2 + Math.max(0, over), y: (top + bottom) / 2 - Math.max(0, under), scale };
}

function boxOf(cards: Lying[], room: number): Record<"left" | "right" | "top" | "bottom", number> {
  const squares = cards.flatMap(covered);
  const [rows, columns] = [squares.map(([row]) => row), squares.map(([, column]) => column)];
  const [left, right] = [Math.min(...columns) - room, Math.max(...columns) + 1 + room];
  return { left, right, top: Math.min(...rows) - room, bottom: Math.max(...rows) + 1 + room };
}

/** So many squares around the cards are seen with them. */
const AROUND = 1.2;

/** Everything, or where that would be smaller than `least` pixels a square, what matters and as many cards as there is room for. */
export function focused(everything: Lying[], cards: Lying[], matters: Lying[], size: Size, room: number, hidden: Covered, least: number): Camera {
  const whole = fitted(everything, size, room, hidden);
  if (whole.scale >= least || !matters.length) return whole;
  const near = fitted(matters, size, room, hidden, { least: FARTHEST, most: least });
  const { left, right, top, bottom } = boxOf(cards, AROUND);
  const [halfWide, halfHigh] = [size.width / 2 / near.scale, size.height / 2 / near.scale];
  const above = hidden.top / near.scale;
  return { ...near, x: within(near.x, left, right, halfWide), y: within(near.y, top - above, bottom, halfHigh) };
}

/** Where one looks, without looking beyond the ends of what there is. */
function within(at: number, low: number, high: number, half: number): number {
  return high - low <= 2 * half ? (low + high) / 2 : clamp(at, low + half, high - half);
}

/** Whether all of some things is on the screen, and below nothing. */
export function isSeen({ x, y, scale }: Camera, things: Lying[], { width, height }: Size, { top, right }: Covered): boolean {
  const onScreen = (row: number, column: number) => [width / 2 + (column - x) * scale, height / 2 + (row - y) * scale] as const;
  return things.flatMap(covered).every(([row, column]) => {
    const [[left, above], [end, below]] = [onScreen(row, column), onScreen(row + 1, column + 1)];
    return left >= 0 && above >= top && end <= width - right && below <= height;
  });
}

/** Nearer or farther by a factor, keeping the point of the screen where it is. */
export function zoomed(camera: Camera, size: Size, factor: number, px: number, py: number): Camera {
  const scale = clamp(camera.scale * factor, FARTHEST, NEAREST);
  const [dx, dy] = [px - size.width / 2, py - size.height / 2];
  const shift = 1 / camera.scale - 1 / scale;
  return { x: camera.x + dx * shift, y: camera.y + dy * shift, scale };
}

/** The point of the table under a point of the screen. */
export function tablePoint(camera: Camera, size: Size, px: number, py: number): [number, number] {
  return [camera.x + (px - size.width / 2) / camera.scale, camera.y + (py - size.height / 2) / camera.scale];
}

/** The middle of a card. */
export function middle(place: { row: number; column: number; axis: Axis }): [number, number] {
  const [wide, high] = sizeOf(place.axis);
  return [place.column + wide / 2, place.row + high / 2];
}

/** The lay nearest to a point, not farther than `reach`. */
export function nearest(lays: Lay[], x: number, y: number, reach: number): Lay | null {
  let best: Lay | null = null;
  let least = reach;
  for (const lay of lays) {
    const [mx, my] = middle(lay);
    const distance = Math.hypot(mx - x, my - y);
    if (distance < least) [best, least] = [lay, distance];
  }
  return best;
}

/** The lay that covers the square under a point; of several the one whose middle is nearest. */
export function touched(lays: Lay[], x: number, y: number): Lay | null {
  const [row, column] = [Math.floor(y), Math.floor(x)];
  return nearest(lays.filter((lay) => covers(lay, row, column)), x, y, Infinity);
}

/** Whether a card laid there lies on a square. */
export function covers(lay: Pick<Lay, "row" | "column" | "axis">, row: number, column: number): boolean {
  return covered({ ...lay, squares: [0, 0, 0] }).some(([r, c]) => r === row && c === column);
}

/** The next lay in a direction: near, and rather straight ahead than aside. */
export function nextTowards(lays: Lay[], from: Lay, dx: number, dy: number): Lay {
  const [fx, fy] = middle(from);
  let best = from;
  let least = Infinity;
  for (const lay of lays) {
    const [mx, my] = middle(lay);
    const ahead = (mx - fx) * dx + (my - fy) * dy;
    const aside = Math.abs((mx - fx) * dy) + Math.abs((my - fy) * dx);
    if (ahead > 0.4 && ahead + 2.5 * aside < least) [best, least] = [lay, ahead + 2.5 * aside];
  }
  return best;
}
