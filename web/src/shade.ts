/** The colour of a game in the theme on the screen, and the ink that can be read on it. */
import { doorOf } from "./boards";
import { theme } from "./settings.svelte";

export function shade(game: string): { accent: string; ink: string } {
  const door = doorOf(game);
  return theme() === "dusk" ? { accent: door.accent, ink: "#fff" } : { accent: door.midnight, ink: "#171426" };
}
