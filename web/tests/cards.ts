/** A table of cards without a page: what its board would be given. */
import type { BoardProps, Performer, Scene, Motion } from "../src/board";
import { Playing, type Laid, type Ways } from "$kit/playing.svelte";

/** A board of cards, as the page would make it. */
export function boardOf<View extends Laid, Face>(ways: Partial<Ways<View, Face>>): { board: Performer<View>; playing: Playing<View, Face> } {
  let performer: Performer<View> = () => {};
  const settings = { motion: "full", memory: false };
  const props = { busy: false, legal: [], settings, seat: 0, performs: (named: Performer<View>) => (performer = named) };
  const none = { offers: () => new Map(), flights: () => [], cry: "", remember: () => {}, notice: () => {}, play: () => {}, changed: () => {} };
  const playing = new Playing<View, Face>(() => props as unknown as BoardProps<View>, { ...none, ...ways });
  return { board: (scene: Scene<View>, motion: Motion) => performer(scene, motion), playing };
}
