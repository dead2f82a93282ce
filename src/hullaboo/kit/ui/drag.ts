/** Carrying a card with a finger or the mouse: it follows, the place below it is known, and a tap stays a tap. */
import type { Attachment } from "svelte/attachments";

export interface Carried {
  /** Whether the card may be carried now. */
  free: () => boolean;
  /** The place below the card changed. */
  over: (place: string | null) => void;
  /** It was let go: above a place, or above nothing; `rise` is how far it went up, in card heights. */
  drop: (place: string | null, rise: number) => void;
}

const A_TAP = 8;

/** Let an element be carried to places (`data-place`), as long as there is somebody to carry it. */
export function carried(card: () => Carried | undefined): Attachment<HTMLElement> {
  return (node) => {
    let began: PointerEvent | null = null;
    let moved = false;

    const placeBelow = ({ clientX, clientY }: PointerEvent): string | null => {
      const below = document.elementsFromPoint(clientX, clientY).filter((each) => !node.contains(each));
      const place = below.map((each) => each.closest<HTMLElement>("[data-place]")).find((each) => each && each !== node);
      return place?.dataset["place"] ?? null;
    };
    const ondown = (event: PointerEvent) => {
      if (event.button !== 0 || !card()?.free()) return;
      [began, moved] = [event, false];
      node.setPointerCapture(event.pointerId);
    };
    const onmove = (event: PointerEvent) => {
      if (!began) return;
      const [x, y] = [event.clientX - began.clientX, event.clientY - began.clientY];
      if (!moved && Math.hypot(x, y) < A_TAP) return;
      moved = true;
      node.classList.add("carried");
      node.style.translate = `${x}px ${y}px`;
      card()?.over(placeBelow(event));
    };
    const onup = (event: PointerEvent) => {
      const from = began;
      began = null;
      if (!from || !moved) return;
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      const place = placeBelow(event);
      letGo();
      if (event.type === "pointerup") card()?.drop(place, (from.clientY - event.clientY) / node.offsetHeight);
    };
    const letGo = () => {
      node.classList.remove("carried");
      node.style.removeProperty("translate");
      card()?.over(null);
    };
    node.addEventListener("pointerdown", ondown);
    node.addEventListener("pointermove", onmove);
    node.addEventListener("pointerup", onup);
    node.addEventListener("pointercancel", onup);
    return () => {
      node.removeEventListener("pointerdown", ondown);
      node.removeEventListener("pointermove", onmove);
      node.removeEventListener("pointerup", onup);
      node.removeEventListener("pointercancel", onup);
    };
  };
}

/** What was carried is not also clicked. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
