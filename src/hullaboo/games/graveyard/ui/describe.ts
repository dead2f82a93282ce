/** The graveyard in words. */
import type { Passage, Speak } from "$shell/board";
import type { LegalMove } from "$shell/protocol";
import { COLOURS, covered, type HeldCard, type LaidCard, type View } from "./cards";

/** A square in words, with its place where it lies on the table. */
function square(text: string, speak: Speak): string {
  const [colour = "", gaze = ""] = text.split(" ");
  return gaze ? speak("ui-ghost", { colour, gaze }) : speak("ui-tombstone");
}

const faces = (squares: string[], speak: Speak) => squares.map((each) => square(each, speak)).join(", ");

function laid(card: LaidCard, speak: Speak): string {
  const { row, column, axis } = card;
  return speak("ui-laid", { row, column, axis, squares: faces(card.squares, speak) });
}

function held(key: string, card: HeldCard | null, speak: Speak): string[] {
  return card ? [`${speak(key)}: ${faces(card.squares, speak)}`] : [];
}

function gate(view: View, speak: Speak): string {
  const squares = view.gate.flatMap(covered);
  const [rows, columns] = [squares.map(([row]) => row), squares.map(([, column]) => column)];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return speak("ui-gate", { top, left, bottom: Math.max(...rows), right: Math.max(...columns) });
}

/** Names and ghosts stand beside the cards of each. */
export const namesSeats = true;

export const captions = ["scares", "looks-back", "meets-tombstone", "sees-nobody", "lay"];

export function standing(view: View, seat: number, speak: Speak): string {
  return speak(`${COLOURS[seat] ?? "white"}-has`, { ghosts: view.points[seat] ?? 0 });
}

export function turn(view: View): number[] {
  return view.turn === null ? [] : [view.turn];
}

export function asked(view: View, legal: LegalMove[], speak: Speak, seat: number | null): string {
  if (view.turn === null) return speak("ui-over");
  if (legal.some(({ label }) => label["code"] === "look")) return speak("ui-asked-look");
  if (legal.length) return speak("ui-asked-lay");
  return seat === view.turn ? speak("ui-wait") : speak("ui-waiting", { seat: view.turn });
}

export function describe(view: View, speak: Speak, seat: number | null): Passage[] {
  const order = seat === 1 ? [1, 0] : [0, 1];
  const seats = order.map((at) => {
    const own = view.seats[at === 1 ? 1 : 0];
    const more = speak("pile", { cards: own.pile.length });
    const lines = [standing(view, at, speak), ...held("hand", own.hand, speak), ...held("next", own.next, speak), more];
    return { title: speak("ui-side", { seat: at, colour: COLOURS[at] ?? "white" }), lines };
  });
  const cards = view.cards.map((card) => laid(card, speak)).toReversed();
  return [...seats, { title: speak("ui-on-table"), lines: [...cards, gate(view, speak)] }];
}
