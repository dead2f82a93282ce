/** The table in words. */
import type { GameEvent, Passage, Speak } from "$shell/board";
import type { LegalMove } from "$shell/protocol";
import { has } from "$kit/places";
import { arranged, powerOf, signOf, valueOf, type View } from "./table";

/** Places have letters, so that nobody takes them for values. */
export const signs = { place: signOf, with_place: signOf };

/** What is printed on a card. */
export function faceName(view: View, value: number, speak: Speak): string {
  if (view.stars.includes(value)) return speak("ui-face-star", { value });
  return powerOf(view, value) ? speak("ui-face-effect", { value, effect: speak(`ui-effect-${value}`) }) : String(value);
}

/** A card before a seat: whose it is, what of it may be seen now, and what was done with it. */
export function cardName(view: View, seat: number, place: number, speak: Speak, mine: boolean): string {
  const whose = speak(mine ? "ui-own-card" : "ui-card-of", { seat, place });
  const card = view.hands[seat]?.find((each) => each.place === place);
  if (!card) return `${whose}: ${speak("ui-no-card")}`;
  const value = valueOf(view, seat, card);
  const more = [
    view.look?.of_seat === seat && view.look.place === place ? speak("ui-eyed", { seat: view.look.seat }) : "",
    view.refused[seat]?.includes(place) ? speak("ui-refused") : "",
    view.effects[0] === seat && view.picked === place ? speak("ui-picked") : "",
  ];
  const face = value === null ? speak("ui-face-down") : faceName(view, value, speak);
  return [`${whose}: ${face}`, ...more.filter(Boolean)].join("; ");
}

export { veil } from "./table";

export const captions = [
  "twenty", "bloops", "wrong-down", "wrong", "late-down", "late", "swap", "give", "look", "counter", "keep", "throw", "renewed", "begins",
];

/** A card that was shown as wrong lies face down again. */
export function logged(event: GameEvent, view: View): GameEvent {
  if (!["wrong", "late"].includes(event.code) || view.memory_aid) return event;
  return { code: `${event.code}-down`, seat: event["seat"], place: event["place"] };
}

/** Names and points stand beside what lies before each seat. */
export const namesSeats = true;

export function standing(view: View, seat: number, speak: Speak): string {
  if (view.points) return speak("ui-points", { points: view.points[seat] ?? 0 });
  return speak(view.bloops === seat ? "ui-cards-and-bloops" : "ui-cards", { cards: view.hands[seat]?.length ?? 0 });
}

export function turn(view: View): number[] {
  return view.stage === "over" ? [] : view.waits_for;
}

/** What the table waits for from this seat; none: it may only react. */
function duty(legal: LegalMove[]): string | undefined {
  return ["seen", "throw", "give", "look", "pick", "swap", "bloops", "done", "draw"].find((code) => has(legal, code));
}

/** How long one may still throw: as long as the window is open, or until somebody draws. */
function reaction(view: View, speak: Speak): string {
  const [value, seat] = [view.top ?? 0, view.next_seat];
  if (view.stage === "choose") return speak("ui-too-late");
  if (view.window === "open" || view.effects.length || seat === null) return speak("ui-asked-counter", { value });
  return speak("ui-asked-counter-still", { value, seat });
}

export function asked(view: View, legal: LegalMove[], speak: Speak, seat: number | null): string {
  if (view.stage === "over") return speak("ui-over");
  const owed = duty(legal);
  if (view.stage === "look") return speak(owed ? "ui-asked-first-look" : "ui-waiting-all");
  if (owed === "draw" && view.top === null) return speak("ui-asked-first-draw");
  if (owed) return speak(`ui-asked-${owed}`, { value: view.top ?? 0 });
  if (has(legal, "counter")) return reaction(view, speak);
  const [first] = view.waits_for;
  return first === undefined || first === seat ? speak("ui-wait") : speak("ui-waiting", { seat: first });
}

function middle(view: View, speak: Speak): string[] {
  const lines = [speak("ui-pile", { cards: view.pile })];
  lines.push(view.top === null ? speak("ui-no-discards") : speak("ui-discards", { card: faceName(view, view.top, speak) }));
  if (view.window === "open") lines.push(speak("window"));
  lines.push(...view.effects.map((seat) => speak("effect", { seat, value: view.top ?? 0 })));
  if (view.drawn) lines.push(drawn(view, view.drawn.seat, view.drawn.value, speak));
  if (view.bloops !== null) lines.push(speak("caller", { seat: view.bloops }), speak("last-turns", { turns: view.turns_left }));
  if (view.gone) lines.push(speak("ui-gone", { cards: view.gone.map(([value, copies]) => `${value} × ${copies}`).join(", ") }));
  return lines;
}

function drawn(view: View, seat: number, value: number | null, speak: Speak): string {
  return value === null ? speak("ui-holds", { seat }) : speak("ui-drawn", { card: faceName(view, value, speak) });
}

export function describe(view: View, speak: Speak, seat: number | null, orders: Record<string, number[]> = {}): Passage[] {
  const first = seat ?? 0;
  const order = view.hands.map((_, at) => (first + at) % view.hands.length);
  const hands = order.map((at) => {
    const held = arranged(view.hands[at] ?? [], orders[String(at)]).filter((place) => view.hands[at]?.some((card) => card.place === place));
    return {
      title: at === seat ? speak("ui-your-cards") : speak("ui-cards-of", { seat: at }),
      lines: [...held.map((place) => cardName(view, at, place, speak, at === seat)), standing(view, at, speak)],
    };
  });
  return [{ title: speak("ui-middle"), lines: middle(view, speak) }, ...hands];
}
