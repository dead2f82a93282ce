/** What a person likes, kept in this browser. */
import type { Settings, Speed } from "./board";
import type { Pace } from "./stage.svelte";
import { LANGUAGES, type Language } from "./words";

const KEPT = "hullaboo.settings";

/**
 * The person's choice, or none yet: `motion: "auto"` follows the system. `folded`: nothing stands beside the board at a desk;
 * `notify`: a notification says that it is one's turn.
 */
export type Chosen = Omit<Settings, "motion"> & { motion: "auto" | "full" | "reduced"; folded: boolean; notify: boolean };

/** The first language of the browser that we speak. */
function spoken(): Language {
  const wanted = navigator.languages.map((name) => name.slice(0, 2));
  return LANGUAGES.find((name) => name === wanted.find((each) => (LANGUAGES as readonly string[]).includes(each))) ?? "en";
}

function defaults(): Chosen {
  return { language: spoken(), theme: "auto", sound: false, motion: "auto", speed: "normal", memory: false, hand: "right", folded: false, notify: false };
}

function read(): Chosen {
  try {
    return { ...defaults(), ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Chosen>) };
  } catch {
    return defaults();
  }
}

/** The settings of this browser; assign to change them. */
export const chosen: Chosen = $state(read());
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const dark = matchMedia("(prefers-color-scheme: dark)");
const system = $state({ calm: calm.matches, dark: dark.matches });
calm.addEventListener("change", (event) => (system.calm = event.matches));
dark.addEventListener("change", (event) => (system.dark = event.matches));

/** The settings as boards read them. */
export function settings(): Settings {
  const motion = chosen.motion === "auto" ? (system.calm ? "reduced" : "full") : chosen.motion;
  return { ...chosen, motion };
}

const FACTORS: Record<Speed, number> = { calm: 1.6, normal: 1, brisk: 0.5, "at-once": 0 };
/** Milliseconds for which a change stays marked where nothing moves. */
const REST = 400;

/** How long motions last, and what follows them waits. */
export function pace(): Pace {
  const factor = FACTORS[chosen.speed];
  return settings().motion === "full" ? { factor, rest: 0 } : { factor: 0, rest: factor * REST };
}

/** The theme on the screen now. */
export function theme(): "dusk" | "midnight" {
  return chosen.theme === "auto" ? (system.dark ? "midnight" : "dusk") : chosen.theme;
}

/** Keep and show what was chosen; call it from an effect. */
export function keepSettings(): void {
  localStorage.setItem(KEPT, JSON.stringify(chosen));
  const page = document.documentElement;
  page.lang = chosen.language;
  page.dataset["theme"] = theme();
  page.dataset["motion"] = settings().motion;
  page.style.setProperty("--speed", String(FACTORS[chosen.speed]));
}
