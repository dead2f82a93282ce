/** A tap or a key on what is playing hurries it. While one waits for it, that is all they do: nobody acts by impatience. */
import { on } from "svelte/events";
import type { Attachment } from "svelte/attachments";
import type { Stage, Told } from "./stage.svelte";

/** A key that moves the focus, or is part of a shortcut of the browser, is about something else. */
const isAboutElse = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => key === "Tab" || ctrlKey || metaKey || altKey;

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** Where a stage's board is. */
export function hurries<T extends Told>(stage: () => Stage<T>): Attachment<HTMLElement> {
  return (region) => {
    /** The click that belongs to a hurrying tap is still to come. */
    let tapped = false;
    const ondown = (event: Event) => {
      tapped = stage().isFilm;
      stage().hurry();
      if (tapped) event.stopPropagation();
    };
    const onclick = (event: MouseEvent) => {
      if (tapped && event.detail) swallow(event);
      tapped = false;
    };
    const onkey = (event: KeyboardEvent) => {
      const isMeant = event.target === document.body || (event.target instanceof Node && region.contains(event.target));
      if (!isMeant || isAboutElse(event) || !stage().isFilm) return;
      stage().hurry();
      swallow(event);
    };
    const ends = [
      on(region, "pointerdown", ondown, { capture: true }),
      on(region, "click", onclick, { capture: true }),
      on(window, "keydown", onkey, { capture: true }),
    ];
    return () => ends.forEach((end) => end());
  };
}
