/** It is your turn: said in the tab's title, by the phone's vibration and by a low bell. */
import { sound } from "./sound";

const NAME = "Hullaboo";

export class Notice {
  #was = false;

  /** Show whose turn it is; call it from an effect. */
  show(yours: boolean, title: string, words: string): void {
    document.title = yours ? `● ${words} · ${title}` : `${title} · ${NAME}`;
    if (yours && !this.#was) this.#call();
    this.#was = yours;
  }

  #call(): void {
    sound("bell");
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(80);
  }

  end(): void {
    document.title = NAME;
  }
}
