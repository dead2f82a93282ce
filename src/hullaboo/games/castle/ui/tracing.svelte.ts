/** Tracing a journey: steps are queued as fast as one can tap, and sent one by one as the ghost walks. */
import type { LegalMove } from "$shell/protocol";
import { cellOf, same, type Cell, type Token, type View } from "./castle";

const STEPS: Record<string, Cell> = { n: [-1, 0], e: [0, 1], s: [1, 0], w: [0, -1] };

/** What is still to be sent of the journey being shown. */
export class Tracing {
  queue: string[] = $state.raw([]);
  /** The move on its way to the table, and how long the journey was when it was sent. */
  #sent: { move: string; length: number } | null = $state.raw(null);

  /** The moves that the view does not show yet. */
  pending(view: View): string[] {
    const onItsWay = this.#sent?.length === lengthOf(view) ? [this.#sent.move] : [];
    return [...onItsWay, ...this.queue];
  }

  /** The cells to which they will lead, the present one first. */
  ahead(view: View): Cell[] {
    const cells = [here(view)];
    for (const move of this.pending(view)) cells.push(after(view, cells.at(-1) ?? here(view), move));
    return cells;
  }

  add(...moves: string[]): void {
    this.queue = [...this.queue, ...moves];
  }

  forget(): void {
    this.queue = [];
    this.#sent = null;
  }

  /** The next move to be sent; what has become impossible ends the queue. */
  next(view: View, legal: LegalMove[]): string | null {
    const [first, ...rest] = this.queue;
    const offered = first !== undefined && legal.some(({ move }) => move === first);
    this.queue = offered ? rest : [];
    this.#sent = offered ? { move: first, length: lengthOf(view) } : null;
    return offered ? first : null;
  }

  /** The moves that lead from the end of the queue to a cell: through a trapdoor, or straight on; none otherwise. */
  towards(view: View, cell: Cell): string[] {
    const from = this.ahead(view).at(-1) ?? here(view);
    const [rows, columns] = [cell[0] - from[0], cell[1] - from[1]];
    if (jump(view, from, cell).length) return jump(view, from, cell);
    return rows === 0 || columns === 0 ? straight(rows, columns) : [];
  }
}

const lengthOf = (view: View) => view.journey?.cells.length ?? 0;

/** Where the ghost stands. */
export function here(view: View): Cell {
  return (view.journey?.stands === "going" ? view.journey.cells.at(-1) : undefined) ?? cellOf(view.ghost);
}

/** The token in a cell. */
export function tokenIn(view: View, cell: Cell): Token | undefined {
  return view.tokens.find(({ room }) => same(cellOf(room), cell));
}

function straight(rows: number, columns: number): string[] {
  const direction = rows < 0 ? "n" : rows > 0 ? "s" : columns > 0 ? "e" : "w";
  return Array.from({ length: Math.abs(rows) + Math.abs(columns) }, () => direction);
}

function jump(view: View, from: Cell, to: Cell): string[] {
  const [one, other] = [tokenIn(view, from), tokenIn(view, to)];
  const isJump = one?.kind === "trapdoor" && other?.kind === "trapdoor" && one.spot !== other.spot;
  return isJump ? [`jump ${other.spot}`] : [];
}

function after(view: View, cell: Cell, move: string): Cell {
  const [rows, columns] = STEPS[move] ?? [0, 0];
  const spot = view.tokens.find((token) => move === `jump ${token.spot}`);
  return spot ? cellOf(spot.room) : [cell[0] + rows, cell[1] + columns];
}
