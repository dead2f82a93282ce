/** The table as its view tells it, the places on it, and what may be done with each. */
import type { GameEvent } from "$shell/board";
import type { LegalMove } from "$shell/protocol";
import { Ways, type Goals } from "$kit/goals";
import { handOf, PILE, placeOf, TOP } from "$kit/places";
import type { Seen } from "$kit/seen.svelte";
import type { Flight } from "$kit/stage.svelte";
import type { Face, View } from "./view";

export type { Face, Phase, Power, Slot, View } from "./view";

export const LETTERS = ["a", "b", "c", "d"] as const;

/** A value with a true minus. */
export const written = (value: number) => String(value).replace("-", "−");

/** Which move a place stands for now; a discard that may be taken stands for none until a slot is chosen. */
export function offers(legal: LegalMove[], seat: number, taking: boolean): Map<string, string> {
  const found = new Map<string, string>();
  for (const { move, label } of legal) {
    const [code, slot] = [String(label["code"]), String(label["slot"])];
    if (code === "draw") found.set(PILE, move);
    if (code === "throw") found.set(TOP, move);
    if (code === "look" || code === "swap") found.set(placeOf(Number(label["at_seat"]), slot), move);
    if (code === "keep" || code === "offer" || code === "trade" || (code === "take" && taking)) found.set(placeOf(seat, slot), move);
  }
  return found;
}

/** Where the card of a place may be carried; a card that is given away goes straight to the one it is given for. */
export function carries(legal: LegalMove[], view: View, seat: number, from: string): Goals {
  const ways = new Ways(from);
  const cardsOf = (at: number) => LETTERS.map((letter) => placeOf(at, letter));
  const theirs = view.hands.flatMap((_, at) => (at === seat ? [] : cardsOf(at)));
  const spot = view.spot && placeOf(view.spot.seat, view.spot.slot);
  for (const { move, label } of legal) {
    const [code, slot] = [String(label["code"]), String(label["slot"])];
    const own = placeOf(seat, slot);
    if (code === "draw") ways.add(move, PILE, [handOf(seat), ...cardsOf(seat)]);
    if (code === "take") ways.add(move, TOP, [own]);
    if (code === "keep") ways.add(move, handOf(seat), [own]);
    if (code === "throw") ways.add(move, handOf(seat), [TOP]);
    if (code === "offer") ways.add(move, own, theirs, true);
    if (code === "trade") ways.exchange(move, spot, own);
    if (code === "swap") ways.exchange(move, spot, placeOf(Number(label["at_seat"]), slot));
  }
  return ways.goals;
}

/** What an event changes in what was shown to a seat, for the marks of the memory aid. */
export function remember(event: GameEvent, seen: Seen, seat: number | null): void {
  const own = placeOf(Number(event["seat"]), String(event["slot"]));
  if (event.code === "dealt") seen.forget();
  if (event.code === "swapped") seen.swap(own, placeOf(Number(event["at_seat"]), String(event["at_slot"])));
  if (event.code === "took" || (event.code === "kept" && event["seat"] === seat)) seen.add(own);
  else if (event.code === "kept") seen.lose(own);
}

/** What is shown now is known from now on; when all is shown, nothing need be remembered. */
export function notice(view: View, seen: Seen): void {
  view.hands.forEach((hand, at) => hand.forEach((slot, n) => slot.face && seen.add(placeOf(at, LETTERS[n] ?? ""))));
  if (view.gained) seen.forget();
}

const isSame = (one: Face | null, other: Face | null | undefined) => one?.value === other?.value && one?.power === other?.power;

/** An older table without the faces that the newest one does not show where they lay. */
export function veil(view: View, newest: View): View {
  const { held } = view;
  const stillHeld = newest.held?.seat === held?.seat ? newest.held?.face : null;
  const hands = view.hands.map((hand, seat) =>
    hand.map((slot, at) => (isSame(slot.face, newest.hands[seat]?.[at]?.face) ? slot : { ...slot, face: null })),
  );
  return { ...view, hands, held: held && { ...held, face: isSame(held.face, stillHeld) ? held.face : null } };
}

/** What travels because of an event. A face that is not told to all travels face down. */
export function flights(event: GameEvent, view: View): Flight<Face>[] {
  const seat = Number(event["seat"]);
  const [own, held] = [placeOf(seat, String(event["slot"])), handOf(seat)];
  switch (event.code) {
    case "drew":
    case "drew-face":
      return [{ from: PILE, to: held, up: null }];
    case "threw":
      return [{ from: held, to: TOP, up: view.top }];
    case "kept":
      return [{ from: own, to: TOP, up: view.top }, { from: held, to: own, up: null }];
    case "took":
      return [{ from: own, to: TOP, up: view.top }, { from: TOP, to: own, up: null }];
    case "swapped": {
      const other = placeOf(Number(event["at_seat"]), String(event["at_slot"]));
      return [{ from: own, to: other, up: null }, { from: other, to: own, up: null }];
    }
    case "reshuffled":
      return [{ from: TOP, to: PILE, up: null }];
    case "dealt":
      return view.hands.flatMap((_, at) => LETTERS.map((slot) => ({ from: PILE, to: placeOf(at, slot), up: null })));
    default:
      return [];
  }
}
