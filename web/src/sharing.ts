/** Links to be handed on: they say which game and language, so that a messenger can show what they lead to. */
import { keyOf, recall } from "./memory";
import { chosen } from "./settings.svelte";

/** A link to a table or to its replay, for friends. */
export function linkTo(page: "table" | "replay", table: string, more: Record<string, string> = {}): string {
  const game = recall(table)?.game;
  const asked = new URLSearchParams({ ...more, ...(game && { game }), lang: chosen.language });
  return `${location.origin}/${page}/${table}?${asked}${keyOf(table)}`;
}
