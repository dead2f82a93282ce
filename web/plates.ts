/**
 * What stands on the games' doors: `words/en.ftl?plate` is a file of words with nothing but title, tagline and the bots, who sit at tables.
 *
 * The first page needs no more of a game's words, and they are many.
 */
import type { Plugin } from "vite";

/** A message with its further lines, which are indented. */
const ON_A_DOOR = /^(?:title|tagline|bot-[a-z-]+) =.*(?:\n[ \t]+.*)*/gm;

/** The messages of a file of words that stand on a door. */
export function plate(words: string): string {
  return (words.match(ON_A_DOOR) ?? []).join("\n");
}

export function plates(): Plugin {
  return {
    name: "plates",
    enforce: "pre",
    transform: (words, id) => (id.endsWith(".ftl?plate") ? `export default ${JSON.stringify(plate(words))}` : null),
  };
}
