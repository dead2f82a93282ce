/** What seats are called: people by their names, bots and empty chairs by our words. */
import type { Speak } from "./board";
import { rename } from "./http";
import type { SeatShown } from "./protocol";

/** Of several bots of one name the server says which is the second; a name that seats share all the same gets the number of its seat. */
export function names(seats: readonly SeatShown[], speak: Speak): string[] {
  const plain = seats.map((seat) => nameOf(seat, speak));
  return plain.map((name, at) => (plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name} · ${at + 1}`));
}

function nameOf(seat: SeatShown, speak: Speak): string {
  if (seat.kind === "bot") return botName(seat.bot ?? "", speak) + secondOf(seat);
  if (seat.kind === "person") return seat.name;
  return speak("seat-name", { number: seat.seat + 1 });
}

/** " 2" for the second bot of a name, as the server marks it; nothing for the first. */
function secondOf({ name, bot }: SeatShown): string {
  const first = `bot ${bot}`;
  return name.startsWith(`${first} `) ? name.slice(first.length) : "";
}

/** The seat of one's own, if it is one; several people at one screen are each themselves. */
export function ownSeat(seats: readonly SeatShown[]): number | null {
  const [own, ...more] = seats.filter(({ yours }) => yours);
  return own && !more.length ? own.seat : null;
}

/** A level by its number, another bot by what its game calls it. */
export function botName(bot: string, speak: Speak): string {
  return /^\d+$/.test(bot) ? speak("web-level", { level: Number(bot) }) : speak(`bot-${bot}`);
}

const CHOSEN = "hullaboo.name";

/** The name that one has chosen in this browser; nothing before one has. */
export function chosenName(): string {
  return localStorage.getItem(CHOSEN) ?? "";
}

/** Be called so from now on; refused by the server if nobody could read it for certain. */
export async function chooseName(name: string): Promise<string> {
  const kept = (await rename(name)).name;
  localStorage.setItem(CHOSEN, kept);
  return kept;
}

/** A name for who has chosen none yet, in their language. */
export function offeredName(speak: Speak, chance = Math.random()): string {
  const offered = speak("web-offered-names").split(",").map((name) => name.trim());
  return offered[Math.floor(chance * offered.length)] ?? "";
}

/** Names in a row: Ada, Ben and Cleo. */
export function listed(words: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(words);
}
