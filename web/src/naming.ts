/** What seats are called: people by their names, bots and empty chairs by our words. */
import type { Speak } from "./board";
import type { SeatShown } from "./protocol";

export function names(seats: readonly SeatShown[], speak: Speak): string[] {
  return seats.map((seat) => nameOf(seat, speak));
}

function nameOf(seat: SeatShown, speak: Speak): string {
  if (seat.kind === "bot") return speak("web-bot", { bot: botName(seat.bot ?? "", speak), number: seat.seat + 1 });
  if (seat.kind === "person") return seat.name;
  return speak("seat-name", { number: seat.seat + 1 });
}

/** A level by its number, another bot by its name. */
export function botName(bot: string, speak: Speak): string {
  return /^\d+$/.test(bot) ? speak("web-level", { level: Number(bot) }) : bot;
}

/** Names in a row: Ada, Ben and Cleo. */
export function listed(words: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(words);
}
