/** The table as its view tells it, the places on it, and what may be done with each. */
import type { GameEvent } from "$shell/board";
import type { LegalMove } from "$shell/protocol";
import { Ways, type Goals } from "$kit/goals";
import { keysBesides } from "$kit/keys";
import { handOf, PILE, placeOf, TOP } from "$kit/places";
import type { Seen } from "$kit/seen.svelte";
import type { Flight } from "$kit/stage.svelte";
import type { Held, Power, View } from "./view";

export type { Held, Power, View } from "./view";

/** What a card of a value does when it is discarded; null: nothing. */
export const powerOf = (view: View, value: number | null): Power | null => view.powers.find((card) => card.value === value)?.power ?? null;

export const DEALT = 6;

/** In which order a seat draws its places: as it wished, then those that came later; long enough for all its cards. */
export function arranged(hand: Held[], wished: number[] = []): number[] {
  const order = [...wished];
  const most = Math.max(DEALT - 1, ...wished, ...hand.map(({ place }) => place));
  for (let place = 0; place <= most; place += 1) if (!order.includes(place)) order.push(place);
  const filled = order.map((place) => hand.some((card) => card.place === place));
  return order.slice(0, Math.max(DEALT, filled.lastIndexOf(true) + 1));
}

const ROW = 3;
const BLOCK = 2 * ROW;

/** Where the nth place is drawn, whatever comes later: rows of three; where there is room, a second block beside the first,
 * then rows across both. */
export function cellOf(at: number, wide: boolean): { column: number; row: number } {
  if (!wide) return { column: at % ROW, row: Math.floor(at / ROW) };
  if (at >= 2 * BLOCK) return { column: at % (2 * ROW), row: Math.floor(at / (2 * ROW)) };
  const block = Math.floor(at / BLOCK);
  return { column: block * ROW + (at % ROW), row: Math.floor((at % BLOCK) / ROW) };
}

/** How many rows a hand of so many places has. */
export const rowsOf = (places: number, wide: boolean) => Math.max(...Array.from({ length: places }, (_, at) => cellOf(at, wide).row)) + 1;

/** The signs of the places, in order, which are also their keys; the buttons have p, t, n and x. */
export const SIGNS = keysBesides("ptnx");
export const signOf = (place: number) => SIGNS[place] ?? String(place);

/** The place that a key means among those that hold a card; capitals are as good as small letters where those are free. */
export function placeBy(key: string, hand: Held[]): number | undefined {
  return [key, key.toLowerCase()].map((each) => SIGNS.indexOf(each)).find((at) => hand.some(({ place }) => place === at));
}

/** The order with two of its places exchanged; always a whole one. */
export function exchanged(order: number[], one: number, other: number): number[] {
  const whole = Array.from({ length: Math.max(...order) + 1 }, (_, place) => place);
  const full = [...order, ...whole.filter((place) => !order.includes(place))];
  const [a, b] = [full.indexOf(one), full.indexOf(other)];
  return full.map((place, at) => (at === a ? other : at === b ? one : place));
}

/** Throwing a card at the discards, which one may and need not. */
export const isThrow = (move: string) => move.startsWith("counter");

/** What is asked about cards before the seats: then pressing one does not throw it. */
const ABOUT_CARDS = new Set(["keep", "give", "look", "pick", "swap", "seen"]);

/** The one answer that is asked for, where there is only one, and nobody loses time by it. */
export function onlyAnswer(legal: LegalMove[], view: View): string | null {
  const [first, ...more] = legal.filter(({ move }) => !isThrow(move) && move !== "wait");
  const isOne = first && !more.length && (first.label["code"] === "give" || (first.label["code"] === "done" && view.window === "open"));
  return isOne ? first.move : null;
}

/** Which move a place stands for when it is pressed: a card is thrown only where no other one is asked for. */
export function offers(legal: LegalMove[], seat: number, hands: Held[][]): Map<string, string> {
  const found = new Map<string, string>();
  const isAsked = legal.some(({ label }) => ABOUT_CARDS.has(String(label["code"])));
  for (const { move, label } of legal) {
    if (isAsked && isThrow(move)) continue;
    const [code, place] = [String(label["code"]), Number(label["place"])];
    if (code === "draw") found.set(PILE, move);
    if (code === "throw") found.set(TOP, move);
    if (code === "look") found.set(placeOf(Number(label["of_seat"]), place), move);
    if (code === "swap") found.set(placeOf(Number(label["with_seat"]), place), move);
    if (code === "keep" || code === "pick" || code === "counter") found.set(placeOf(seat, place), move);
    if (code === "give") {
      const to = Number(label["to_seat"]);
      hands[to]?.forEach((card) => found.set(placeOf(to, card.place), move));
    }
  }
  return found;
}

/** Where the card of a place may be carried; a card that is swapped goes straight to the one it is swapped for. */
export function carries(legal: LegalMove[], view: View, seat: number, from: string): Goals {
  const ways = new Ways(from);
  const cardsOf = (at: number) => (view.hands[at] ?? []).map(({ place }) => placeOf(at, place));
  const theirs = view.hands.flatMap((_, at) => (at === seat || at === view.bloops ? [] : cardsOf(at)));
  const picked = view.picked === null ? null : placeOf(seat, view.picked);
  for (const { move, label } of legal) {
    const [code, place] = [String(label["code"]), Number(label["place"])];
    const own = placeOf(seat, place);
    if (code === "draw") ways.add(move, PILE, [handOf(seat), ...cardsOf(seat)]);
    if (code === "keep") ways.add(move, handOf(seat), [own]);
    if (code === "throw") ways.add(move, handOf(seat), [TOP]);
    if (code === "counter") ways.add(move, own, [TOP]);
    if (code === "give") ways.add(move, PILE, cardsOf(Number(label["to_seat"])));
    if (code === "pick") ways.add(move, own, theirs, true);
    if (code === "swap") ways.exchange(move, picked, placeOf(Number(label["with_seat"]), place));
  }
  return ways.goals;
}

/** What everybody sees of a card that was just shown as wrong, or what the viewer may see of it. */
export function valueOf(view: View, seat: number, card: Held): number | null {
  const { shown } = view;
  return shown?.seat === seat && shown.place === card.place ? shown.value : card.value;
}

/** Whether the face of a card is only remembered for the viewer: it lies face down all the same. */
export function isRemembered(view: View, seat: number, card: Held): boolean {
  const { look, shown } = view;
  const up = (look?.of_seat === seat && look.place === card.place) || (shown?.seat === seat && shown.place === card.place);
  return view.memory_aid && card.value !== null && (view.stage === "choose" || view.stage === "react") && !up;
}

/** What an event changes in what was shown to a seat, for the marks of the memory aid. */
export function remember(event: GameEvent, seen: Seen, viewer: number | null): void {
  const [seat, place] = [Number(event["seat"]), Number(event["place"])];
  const own = placeOf(seat, place);
  if (event.code === "swap") seen.swap(own, placeOf(Number(event["with_seat"]), Number(event["with_place"])));
  if (event.code === "keep" && seat === viewer) seen.add(own);
  else if (event.code === "keep" || event.code === "counter" || event.code === "penalty") seen.lose(own);
  if (event.code === "give") seen.lose(placeOf(Number(event["to_seat"]), place));
}

/** What is shown now is known from now on; at the end nothing need be remembered. */
export function notice(view: View, seen: Seen): void {
  if (view.stage === "over") return seen.forget();
  view.hands.forEach((hand, at) => hand.forEach((card) => valueOf(view, at, card) !== null && seen.add(placeOf(at, card.place))));
}

/** An older table without the values that the newest one does not show where they lay. */
export function veil(view: View, newest: View): View {
  const { drawn, shown } = view;
  const still = (seat: number, card: Held) => newest.hands[seat]?.some(({ place, value }) => place === card.place && value === card.value);
  const isShown = shown && newest.shown?.seat === shown.seat && newest.shown.place === shown.place && newest.shown.value === shown.value;
  const isDrawn = drawn && newest.drawn?.seat === drawn.seat && newest.drawn.value === drawn.value;
  return {
    ...view,
    hands: view.hands.map((hand, seat) => hand.map((card) => (still(seat, card) ? card : { ...card, value: null }))),
    shown: isShown ? shown : null,
    drawn: isDrawn ? drawn : drawn && { ...drawn, value: null },
  };
}

/** What travels because of an event. A face that is not told to all travels face down. */
export function flights(event: GameEvent): Flight<number>[] {
  const seat = Number(event["seat"]);
  const [own, held, value] = [placeOf(seat, Number(event["place"])), handOf(seat), Number(event["value"])];
  switch (event.code) {
    case "draw":
      return [{ from: PILE, to: held, up: null }];
    case "throw":
      return [{ from: held, to: TOP, up: value }];
    case "keep":
      return [{ from: own, to: TOP, up: value }, { from: held, to: own, up: null }];
    case "counter":
      return [{ from: own, to: TOP, up: value }];
    case "penalty":
      return [{ from: PILE, to: own, up: null }];
    case "give":
      return [{ from: PILE, to: placeOf(Number(event["to_seat"]), Number(event["place"])), up: null }];
    case "swap": {
      const other = placeOf(Number(event["with_seat"]), Number(event["with_place"]));
      return [{ from: own, to: other, up: null }, { from: other, to: own, up: null }];
    }
    case "renewed":
      return [{ from: TOP, to: PILE, up: null }];
    default:
      return [];
  }
}
