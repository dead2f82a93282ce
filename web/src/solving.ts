/** What this browser remembers of the problems of the day: times, tries, and how many days in a row were solved. */

const KEPT = "hullaboo.problems";

/** One day's problem of one game. */
export interface Solving {
  /** Milliseconds spent on it. */
  spent: number;
  tries: number;
  solved: boolean;
  /** It was given up: a later solution does not count. */
  given: boolean;
}

const NEW: Solving = { spent: 0, tries: 0, solved: false, given: false };
type Kept = Record<string, Record<string, Solving>>;

function all(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

/** What is known of a game's problem of a day. */
export function recallSolving(game: string, day: string): Solving {
  return all()[game]?.[day] ?? { ...NEW };
}

export function keepSolving(game: string, day: string, solving: Solving): void {
  const kept = all();
  localStorage.setItem(KEPT, JSON.stringify({ ...kept, [game]: { ...kept[game], [day]: solving } }));
}

/** A day of the calendar here, as the server writes it. */
export function dayOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((each) => String(each).padStart(2, "0"));
  return `${date.getFullYear()}-${month}-${day}`;
}

/** The day some days later. */
export function later(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return dayOf(new Date(year, month - 1, date + days));
}

/** How many days in a row were solved, up to today or yesterday. */
export function streak(game: string, today: string): number {
  const days = all()[game] ?? {};
  let day = days[today]?.solved ? today : later(today, -1);
  let count = 0;
  while (days[day]?.solved) {
    count += 1;
    day = later(day, -1);
  }
  return count;
}

/** The shortest time of all solved problems; null before the first one. */
export function best(game: string): number | null {
  const times = Object.values(all()[game] ?? {}).filter(({ solved }) => solved).map(({ spent }) => spent);
  return times.length ? Math.min(...times) : null;
}

/** Minutes and seconds. */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
