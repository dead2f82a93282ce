/** The table in words. */
import type { GameEvent, Passage, Speak } from "$shell/board";
import type { LegalMove } from "$shell/protocol";
import { has } from "$kit/places";
import { LETTERS, written, type Face, type View } from "./table";

/** What is printed on a card. */
export function faceName(face: Face, speak: Speak): string {
  const value = written(face.value);
  return face.power ? speak("ui-face-power", { value, power: speak(`power-${face.power}`) }) : value;
}

/** A card before a seat: whose it is, and what of it may be seen now. */
export function cardName(view: View, seat: number, slot: number, speak: Speak, mine: boolean): string {
  const card = view.hands[seat]?.[slot];
  const whose = speak(mine ? "ui-own-card" : "ui-card-of", { seat, slot: LETTERS[slot] ?? "" });
  const eyes = view.gained ? [] : (card?.eyes ?? []).map((eye) => speak("ui-eyed", { seat: eye }));
  return [`${whose}: ${card?.face ? faceName(card.face, speak) : speak("ui-face-down")}`, ...eyes].join("; ");
}

export { veil } from "./table";

export const captions = [
  "right-call", "wrong-call", "pile-empty", "too-long", "called", "swapped", "looks-other", "looks-own", "took-down", "took", "kept",
  "threw", "refused", "dealt", "begins",
];

/** A round has ended when all show their hands: what each got for it. */
export function rounds(told: GameEvent[]): number[][] {
  const shown = told.filter(({ code }) => code === "hand");
  const seats = new Set(shown.map((event) => event["seat"])).size;
  const ofRound = (at: number) => shown.slice(at * seats, (at + 1) * seats);
  const gained = (hands: GameEvent[]) => hands.reduce<number[]>((row, hand) => Object.assign(row, { [Number(hand["seat"])]: Number(hand["gained"]) }), []);
  return Array.from({ length: Math.floor(shown.length / (seats || 1)) }, (_, at) => gained(ofRound(at)));
}

/** The discard that somebody took lies face down again. */
export function logged(event: GameEvent, view: View): GameEvent {
  if (event.code !== "took" || view.memory_aid) return event;
  return { code: "took-down", seat: event["seat"], slot: event["slot"], discarded: event["discarded"] };
}

/** Names and points stand beside what lies before each seat. */
export const namesSeats = true;

export function standing(view: View, seat: number, speak: Speak): string {
  return speak("ui-points", { points: view.totals[seat] ?? 0, written: written(view.totals[seat] ?? 0) });
}

export function turn(view: View): number[] {
  if (view.phase === "over") return [];
  return view.phase === "first-look" || view.phase === "shown" ? view.looking : [view.turn];
}

export function asked(view: View, legal: LegalMove[], speak: Speak, seat: number | null): string {
  if (view.phase === "over") return speak("ui-over", { rounds: view.rounds });
  const looks = view.phase === "first-look" || view.phase === "shown";
  if (looks) return speak(has(legal, "seen") ? `ui-asked-${view.phase}` : "ui-waiting-all");
  if (view.turn !== seat) return speak(has(legal, "call") ? "ui-waiting-call" : "ui-waiting", { seat: view.turn });
  if (!legal.length) return speak("ui-wait");
  if (view.phase === "looking" && has(legal, "trade")) return speak("ui-asked-trade");
  if (view.phase === "turn" && !has(legal, "take")) return speak("ui-asked-draw");
  return speak(`ui-asked-${view.phase}`);
}

export function describe(view: View, speak: Speak, seat: number | null): Passage[] {
  const first = seat ?? 0;
  const order = view.hands.map((_, at) => (first + at) % view.hands.length);
  const held = view.held
    ? [view.held.face ? speak("ui-drawn", { card: faceName(view.held.face, speak) }) : speak("ui-holds", { seat: view.held.seat })]
    : [];
  const middle = [
    speak("round", { number: view.round, rounds: view.rounds }),
    speak("ui-pile", { cards: view.pile }),
    view.top ? speak("ui-discards", { card: faceName(view.top, speak) }) : speak("ui-no-discards"),
    ...held,
  ];
  const hands = order.map((at) => ({
    title: at === seat ? speak("ui-your-cards") : speak("ui-cards-of", { seat: at }),
    lines: [
      ...LETTERS.map((_, slot) => cardName(view, at, slot, speak, at === seat)),
      view.gained ? speak("ui-gained-and-total", { points: view.gained[at] ?? 0, total: view.totals[at] ?? 0 }) : standing(view, at, speak),
    ],
  }));
  return [{ title: speak("ui-middle"), lines: middle }, ...hands];
}
