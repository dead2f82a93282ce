/** Looks as beams of light: from the ghost to whom it meets, or into the night. */
import type { GameEvent } from "$shell/board";

export interface Beam {
  /** `scares`, `looks-back`, `meets-tombstone` or `sees-nobody`. */
  code: string;
  points: string;
  from: [number, number];
  to: [number, number];
}

const TOWARDS: Record<string, [number, number]> = { up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0] };
const NIGHT = 3.5;
const LOOKS = new Set(["scares", "looks-back", "meets-tombstone", "sees-nobody"]);

export const isLook = (event: GameEvent) => LOOKS.has(event.code);

/** The beam of a look, in squares. */
export function beamOf(event: GameEvent): Beam {
  const [dx, dy] = TOWARDS[String(event["gaze"])] ?? [0, 0];
  const from: [number, number] = [Number(event["column"]) + 0.5, Number(event["row"]) + 0.5];
  const meets = event["met_row"] !== undefined;
  const to: [number, number] = meets
    ? [Number(event["met_column"]) + 0.5, Number(event["met_row"]) + 0.5]
    : [from[0] + dx * NIGHT, from[1] + dy * NIGHT];
  return { code: event.code, points: cone(from, to, dx, dy), from, to };
}

/** A cone of light, narrow at the eyes. */
function cone([x, y]: [number, number], [tx, ty]: [number, number], dx: number, dy: number): string {
  const [sx, sy] = [x + dx * 0.42, y + dy * 0.42];
  const corners = [
    [sx - dy * 0.08, sy - dx * 0.08],
    [tx - dy * 0.34, ty - dx * 0.34],
    [tx + dy * 0.34, ty + dx * 0.34],
    [sx + dy * 0.08, sy + dx * 0.08],
  ];
  return corners.map((corner) => corner.map((each) => each.toFixed(2)).join()).join(" ");
}
