/** It is your turn: said in the tab's title, by the phone's vibration, by a low bell, and by a notification where one asked for it. */
import { notify } from "./notifying";
import { chosen } from "./settings.svelte";
import { sound } from "./sound";

const NAME = "Hullaboo";

export class Notice {
  #was = false;

  /** Show whose turn it is; call it from an effect. */
  show(yours: boolean, title: string, words: string): void {
    document.title = yours ? `● ${words} · ${title}` : `${title} · ${NAME}`;
    if (yours && !this.#was) this.#call(title, words);
    this.#was = yours;
  }

  #call(title: string, words: string): void {
    sound("bell");
    if (document.hidden && chosen.notify) void notify(title, words);
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(80);
  }

  end(): void {
    document.title = NAME;
  }
}
