/** The eye over the table: where it looks and how near it is. Lengths on the table are in squares. */
import { covered, sizeOf, type Axis, type LaidCard, type Lay } from "./cards";

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

/** The camera that shows all cards with some room around them, none of them below what covers the edges. */
export function fitted(cards: LaidCard[], size: Size, room: number, { top: above, right: aside }: Covered): Camera {
  const squares = cards.flatMap(covered);
  const rows = squares.map(([row]) => row);
  const columns = squares.map(([, column]) => column);
  const [top, bottom] = [Math.min(...rows) - room, Math.max(...rows) + 1 + room];
  const [left, right] = [Math.min(...columns) - room, Math.max(...columns) + 1 + room];
  const [wide, high] = [right - left, bottom - top];
  const scale = clamp(Math.min((size.width - aside) / wide, (size.height - above) / high), FARTHEST, 64);
  const [over, under] = [aside / scale - (size.width / scale - wide) / 2, above / scale - (size.height / scale - high) / 2];
  return { x: (left + right) / 2 + Math.max(0, over), y: (top + bottom) / 2 - Math.max(0, under), scale };
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
