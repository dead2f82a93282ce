/** Walls as strokes: each colour has a shape of its own, so that colour is never alone. */
import { COLOURS, CORRIDOR, ROOM, type Colour } from "./castle";

/** A wall is drawn in two coats, a casing of ink below and its colour above: paths along the x axis. */
export interface Brick {
  id: string;
  colour: Colour;
  d: string;
  casing: number;
  coat: number;
  /** A fine line of ink on top. */
  seam: string;
}

const INSET = 2.2;

function steps(length: number, step: number): { from: number; step: number; count: number } {
  const room = length - 2 * INSET;
  const count = Math.max(2, Math.round(room / step));
  return { from: INSET, step: room / count, count };
}

const DRAWN: Record<Colour, (length: number) => Omit<Brick, "id" | "colour">> = {
  white: (length) => ({ d: `M${INSET} 0H${length - INSET}`, casing: 8.4, coat: 6, seam: `M${INSET} 0H${length - INSET}` }),
  yellow: (length) => {
    const { from, step, count } = steps(length, 7);
    const dots = Array.from({ length: count }, (_, at) => `M${(from + (at + 0.5) * step).toFixed(1)} 0h.01`);
    return { d: dots.join(""), casing: 7.8, coat: 5.6, seam: "" };
  },
  green: (length) => {
    const { from, step, count } = steps(length, 11);
    const dashes = Array.from({ length: count }, (_, at) => `M${(from + at * step + 2.4).toFixed(1)} 0h${(step - 4.8).toFixed(1)}`);
    return { d: dashes.join(""), casing: 7.2, coat: 5, seam: "" };
  },
  red: (length) => ({ d: zigzag(length), casing: 5.4, coat: 3.2, seam: "" }),
  blue: (length) => ({ d: wave(length), casing: 5.4, coat: 3.2, seam: "" }),
  purple: (length) => {
    const { from, step, count } = steps(length, 5.5);
    const marks = Array.from({ length: count }, (_, at) => `M${(from + (at + 0.5) * step - 1.8).toFixed(1)} 3.6l3.6-7.2`);
    return { d: `M${INSET} 0H${length - INSET}${marks.join("")}`, casing: 4.6, coat: 2.5, seam: "" };
  },
};

function zigzag(length: number): string {
  const { from, step, count } = steps(length, 5);
  const points = Array.from({ length: count + 1 }, (_, at) => `${(from + at * step).toFixed(1)} ${at % 2 ? -3 : 3}`);
  return `M${points.join("L")}`;
}

function wave(length: number): string {
  const { from, step, count } = steps(length, 8);
  const bends = Array.from({ length: count }, (_, at) => `q${(step / 2).toFixed(2)} ${at % 2 ? 6.4 : -6.4} ${step.toFixed(2)} 0`);
  return `M${from} 0${bends.join("")}`;
}

export const brickId = (colour: Colour, length: number) => `castle-wall-${colour}-${length}`;

/** Every wall in both lengths. */
export const BRICKS: Brick[] = COLOURS.flatMap((colour) =>
  [CORRIDOR, ROOM].map((length) => ({ id: brickId(colour, length), colour, ...DRAWN[colour](length) })),
);
