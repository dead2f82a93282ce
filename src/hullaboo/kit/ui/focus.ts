/** Keys and focus on a table of cards: arrows go from card to card, and the focus never falls off the table. */

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0],
};
const OFFERED = 'button:not([aria-disabled="true"], [tabindex="-1"])';

/** Where keys write, or belong to what has come up over the table. */
const TYPED = "input, textarea, select, [contenteditable], dialog";

/** Whether a key was meant for the table: a letter is wherever the focus lies, unless something is being typed. */
export function isForTable(event: KeyboardEvent, table: HTMLElement | undefined): boolean {
  if (!table || event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return false;
  const isHere = table.parentElement?.contains(event.target) || event.target === document.body || event.target.id === "main";
  return isHere || (event.key.length === 1 && event.key !== " " && !event.target.closest(TYPED));
}

/** The direction of an arrow key. */
export function arrow(key: string): [number, number] | undefined {
  return ARROWS[key];
}

function middle(element: Element): [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** Move the focus to the nearest thing that is offered in a direction. */
export function step(table: HTMLElement, [x, y]: [number, number]): void {
  const held = table.contains(document.activeElement) ? document.activeElement : null;
  const offered = [...table.querySelectorAll<HTMLElement>(OFFERED)].filter((each) => each !== held);
  if (!held) return offered[0]?.focus();
  const [fromX, fromY] = middle(held);
  const reached = offered.map((each) => {
    const [dx, dy] = [middle(each)[0] - fromX, middle(each)[1] - fromY];
    return { each, ahead: dx * x + dy * y, aside: Math.abs(dx * y) + Math.abs(dy * x) };
  });
  const nearest = reached.filter(({ ahead }) => ahead > 4).toSorted((a, b) => a.ahead + 2 * a.aside - b.ahead - 2 * b.aside);
  nearest[0]?.each.focus();
}

/** Where the focus was on the table and is lost now, bring it back: to the first button, else to the first card. */
export function bringBack(table: HTMLElement): void {
  if (document.activeElement !== document.body) return;
  const home = table.querySelector<HTMLElement>(`[data-home] ${OFFERED}`) ?? table.querySelector<HTMLElement>(OFFERED);
  (home ?? table).focus({ preventScroll: true });
}
