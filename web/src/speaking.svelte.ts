/** The language of the page: the shell's own words, and each game's on demand, always in the chosen language. */
import type { FluentBundle } from "@fluent/bundle";
import type { Speak } from "./board";
import { signsOf } from "./boards";
import { chosen } from "./settings.svelte";
import { bundle, plate, speaker, type Language } from "./words";

const bundles: Record<string, FluentBundle> = $state.raw({});
const onDoors: Record<string, FluentBundle> = $state.raw({});
const loaded = $state({ count: 0 });
const keyOf = (language: Language, game: string | null) => `${language}/${game ?? ""}`;

/** Fetch the words of a game (none: the shell's own) in the chosen language, if they are not here yet. */
export async function openWords(game: string | null = null): Promise<void> {
  const key = keyOf(chosen.language, game);
  if (key in bundles) return;
  bundles[key] = await bundle(chosen.language, game);
  loaded.count += 1;
}

/** Fetch what stands on the door of a game in the chosen language. */
export async function openPlate(game: string): Promise<void> {
  const key = keyOf(chosen.language, game);
  if (key in onDoors) return;
  onDoors[key] = await plate(chosen.language, game);
  loaded.count += 1;
}

/** Speaks the chosen language, as soon as its words are here; until then what was spoken before. */
export function voice(game: string | null = null, names: readonly string[] = [], own: number | null = null): Speak {
  void loaded.count;
  const key = keyOf(chosen.language, game);
  const before = Object.entries(bundles).find(([other]) => other.endsWith(`/${game ?? ""}`))?.[1];
  const known = bundles[key] ?? onDoors[key] ?? before;
  const common = known ?? bundles[keyOf(chosen.language, null)] ?? Object.values(bundles)[0];
  if (!common) throw new Error("no words yet");
  return speaker(common, names, signsOf(game), own);
}
