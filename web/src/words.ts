/**
 * Words: the terminal's own Fluent files, read by the browser.
 *
 * The common ones stand in `src/hullaboo/words`, each game's in its folder. All are fetched when they are first needed;
 * of a game only its door plate, before somebody goes in.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Settings, Signs, Speak } from "./board";

export type Language = Settings["language"];
export const LANGUAGES: readonly Language[] = ["en", "fr", "de"];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", de: "Deutsch" };
const CLOCK = 7;

type Loader = () => Promise<string>;
const COMMON = import.meta.glob<string>("../../src/hullaboo/words/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../src/hullaboo/games/*/words/*.ftl", { query: "?raw", import: "default" });
const PLATES = import.meta.glob<string>("../../src/hullaboo/games/*/words/*.ftl", { query: "?plate", import: "default" });

function loader(files: Record<string, Loader>, ending: string): Loader | undefined {
  const path = Object.keys(files).find((name) => name.endsWith(ending));
  return path === undefined ? undefined : files[path];
}

const kept = new Map<Loader, Promise<FluentResource>>();

/** A file of words, parsed once. */
function resource(files: Record<string, Loader>, ending: string): Promise<FluentResource | null> {
  const load = loader(files, ending);
  if (!load) return Promise.resolve(null);
  const known = kept.get(load) ?? load().then((text) => new FluentResource(text));
  kept.set(load, known);
  return known;
}

/** The messages of a language, with those of a game on top: all of them, or only what stands on its door. */
export async function bundle(language: Language, game: string | null = null, from = GAMES): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false });
  const common = resource(COMMON, `hullaboo/words/${language}.ftl`);
  const own = game === null ? null : resource(from, `/games/${game}/words/${language}.ftl`);
  for (const each of await Promise.all([common, own])) {
    if (each) made.addResource(each, { allowOverrides: true });
  }
  return made;
}

/** The messages of a language, with the door plate of a game on top. */
export const plate = (language: Language, game: string) => bundle(language, game, PLATES);

const isSeat = (name: string) => name === "seat" || name.endsWith("_seat");

/**
 * Speaks from a bundle; `names` are what seats are called, `signs` how a game writes numbers. A missing key is shown as the key itself.
 *
 * The seat of who reads (`own`) is "you" where it stands alone, and has its name with that in sentences, which speak of a third person.
 */
export function speaker(from: FluentBundle, names: readonly string[] = [], signs: Signs = {}, own: number | null = null): Speak {
  const name = (at: number): string => {
    if (at === CLOCK) return speak("clock");
    return names[at] || speak("seat-name", { number: at + 1 });
  };
  const seat = (at: number): string => (at === own ? speak("web-me") : name(at));
  const inSentence = (at: number): string => (at === own ? speak("web-name-me", { name: name(at) }) : name(at));
  const named = (params: Record<string, unknown>): Record<string, FluentVariable> => {
    const told = Object.entries(params).filter(([, value]) => ["string", "number"].includes(typeof value));
    const worded = (key: string, value: unknown) => (typeof value !== "number" ? value : isSeat(key) ? inSentence(value) : (signs[key]?.(value) ?? value));
    return Object.fromEntries(told.map(([key, value]) => [key, worded(key, value) as FluentVariable]));
  };
  const speak = ((key: string, params: Record<string, unknown> = {}): string => {
    const pattern = from.getMessage(key)?.value;
    return pattern ? from.formatPattern(pattern, named(params), []) : key;
  }) as Speak;
  speak.coded = (kind, what) => speak(`${kind}-${String(what["code"])}`, what);
  speak.seat = seat;
  speak.knows = (key) => from.hasMessage(key);
  speak.language = from.locales[0] ?? "en";
  return speak;
}
