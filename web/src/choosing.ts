/** What was chosen for the last match of a game, kept in this browser: against whom, at how many seats, with which options. */
import { doorOf } from "./boards";
import type { GameShown, OptionShown, TableWanted } from "./protocol";

const KEPT = "hullaboo.choices";

export interface Choice {
  bot: string;
  seats: number;
  options: Record<string, string>;
}

function all(): Record<string, Partial<Choice>> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Partial<Choice>>;
  } catch {
    return {};
  }
}

/** Whether somebody has never chosen anything for a game. */
export const isNewTo = (game: string) => !(game in all());

/** The last choice as far as the game still has it; else its easiest bot, as few seats as can be, and its own options. */
export function choiceFor(game: GameShown): Choice {
  const { bot = "", seats = 0, options = {} } = all()[game.name] ?? {};
  const usual = Object.fromEntries(optionsOf(game).map((option) => [option.name, option.default]));
  const known = Object.entries(options).filter(([name]) => name in usual);
  return {
    bot: game.bots.includes(bot) ? bot : (game.bots[0] ?? ""),
    seats: game.seats.includes(seats) ? seats : (game.seats[0] ?? 2),
    options: { ...usual, ...Object.fromEntries(known) },
  };
}

export function keepChoice(game: string, choice: Choice): void {
  localStorage.setItem(KEPT, JSON.stringify({ ...all(), [game]: choice }));
}

/** The options that are asked for at once, as the game's door names them; the others are in the sheet of a whole table. */
export function optionsOf(game: GameShown): OptionShown[] {
  const wanted = doorOf(game.name).options ?? [];
  return game.options.filter(({ name }) => wanted.includes(name));
}

/** A table for one person and bots. */
export function tableOf(game: string, { bot, seats, options }: Choice): TableWanted {
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot" as const, bot }));
  return { game, seats: [{ kind: "me" }, ...bots], options, public: false };
}
