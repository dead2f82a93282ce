// What is wrong with the geometry of a table, each fault as a sentence with its pixels.
(wanted) => {
  const SLACK = 1.5;
  const FINGER = 43.5;
  const HEIGHT_OF_A_LINE = 4;
  const TARGETS = "button, a[href], select, input, label:has(input), summary, [role=application]";
  const main = document.querySelector("main");
  const board = document.querySelector("section.board");
  const prompt = document.querySelector(".prompt, .coach");
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const faults = new Set();

  const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 40);
  const named = (node) => short(node.getAttribute("aria-label") || node.textContent || String(node.className));
  const style = (node) => getComputedStyle(node);
  const boxOf = (node) => node.getBoundingClientRect();
  const span = (box) => [Math.max(0, box.right - box.left), Math.max(0, box.bottom - box.top)];
  const isOver = ([wide, high], slack = SLACK) => wide > slack && high > slack;
  const px = ([wide, high]) => `${Math.round(wide)} × ${Math.round(high)} px`;
  const shared = (one, other) => ({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  });

  function ancestors(node) {
    const found = [];
    for (let at = node; at; at = at.parentElement) found.push(at);
    return found;
  }
  const isFixed = (node) => ancestors(node).some((each) => style(each).position === "fixed");
  const isForReaders = (node) => ancestors(node).some((each) => style(each).clipPath === "inset(50%)");
  const isSeen = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isForReaders(node);

  const scrollsIn = (at) => ["auto", "scroll"].includes(style(at).overflowY) && at.scrollHeight > at.clientHeight;

  /** What the boxes around a node leave of a box; those that scroll cut only where `scrolls` says so. */
  function left(node, box, scrolls) {
    let rest = shared(box, box);
    if (isFixed(node)) return rest;
    const cuts = (way) => (scrolls ? way !== "visible" : ["hidden", "clip"].includes(way));
    for (const at of ancestors(node.parentElement)) {
      const around = boxOf(at);
      if (cuts(style(at).overflowX)) rest = shared(rest, { ...rest, left: around.left, right: around.right });
      if (cuts(style(at).overflowY)) rest = shared(rest, { ...rest, top: around.top, bottom: around.bottom });
      if (at === main || (wanted.large && !scrolls && scrollsIn(at))) break;
    }
    return rest;
  }
  function missing(whole, rest) {
    const [[wide, high], [wideLeft, highLeft]] = [span(whole), span(rest)];
    return Math.max(wide - wideLeft, high - highLeft);
  }

  /** Own cards, actions and the prompt are on the screen together; with large letters one may have to scroll to them. */
  function allInSight() {
    const needed = [...document.querySelectorAll("[data-part=own], [data-part=act]")].filter(isSeen);
    for (const node of needed.filter((each) => isOver(span(boxOf(each))))) {
      if (wanted.large) node.scrollIntoView({ block: "center", inline: "nearest" });
      const out = missing(boxOf(node), shared(screen, left(node, boxOf(node), true)));
      if (out > SLACK) faults.add(`${node.dataset.part} "${named(node)}" is ${Math.round(out)} px out of sight`);
      const behind = prompt && isFixed(prompt) ? span(shared(boxOf(node), boxOf(prompt))) : [0, 0];
      if (isOver(behind)) faults.add(`${node.dataset.part} "${named(node)}" and the prompt overlap by ${px(behind)}`);
    }
    if (!needed.length) faults.add("neither own cards nor actions are marked on the board");
    const out = prompt ? missing(boxOf(prompt), shared(screen, boxOf(prompt))) : Infinity;
    if (out > SLACK) faults.add(`the prompt is ${out} px out of sight`);
  }

  function isTarget(node) {
    const inLabel = node.matches("input") && node.closest("label");
    return isSeen(node) && isOver(span(boxOf(node))) && style(node).pointerEvents !== "none" && !inLabel;
  }
  const targets = [...document.querySelectorAll(TARGETS)].filter(isTarget).map((node) => {
    return { node, box: left(node, boxOf(node), true), plane: node.matches("[role=application]"), fixed: isFixed(node) };
  });

  /** No two targets overlap; on a plane that has its own places others may stand. What floats is asked about above. */
  function targetsApart() {
    targets.forEach((one, at) => {
      for (const other of targets.slice(at + 1)) {
        if (one.plane || other.plane || one.fixed !== other.fixed) continue;
        if (one.node.contains(other.node) || other.node.contains(one.node)) continue;
        const both = span(shared(one.box, other.box));
        if (isOver(both)) faults.add(`"${named(one.node)}" and "${named(other.node)}" overlap by ${px(both)}`);
      }
    });
  }

  function fingersFind() {
    for (const { node } of targets) {
      if (wanted.small && node.closest("[data-alternative]")) continue;
      const [wide, high] = span(boxOf(node));
      if (Math.min(wide, high) < FINGER) faults.add(`"${named(node)}" is only ${px([wide, high])}`);
    }
  }

  /** The texts that people see, with their boxes. */
  function* texts() {
    const walker = document.createTreeWalker(document.querySelector(".frame"), NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const node = text.parentElement;
      if (!text.data.trim() || !isSeen(node) || node.closest("dialog:not([open]), svg[aria-hidden], svg [aria-hidden]")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = boxOf(range);
      if (isOver(span(box))) yield { node, box, said: `the text "${short(text.data)}"` };
    }
  }

  function textsWhole() {
    for (const { node, box, said } of texts()) {
      const [[wide, high], [wideLeft, highLeft]] = [span(box), span(left(node, box, false))];
      const ellipsis = style(node).overflowX === "visible" ? 0 : node.scrollWidth - node.clientWidth;
      const cut = Math.max(wide - wideLeft, ellipsis);
      if (cut > SLACK) faults.add(`${said} is cut by ${Math.round(cut)} px`);
      if (!wanted.over && high - highLeft > HEIGHT_OF_A_LINE) faults.add(`${said} is cut by ${Math.round(high - highLeft)} px in height`);
      if (!wanted.over && board.contains(node)) textFree(node, left(node, box, true), said);
    }
  }

  /** Nothing that can be pressed lies over a text; the signs on cards and piles belong to them. */
  function textFree(node, box, said) {
    if (node.closest("kbd, .count, [aria-hidden=true]")) return;
    for (const target of targets) {
      const both = span(shared(box, target.box));
      if (!target.plane && !target.node.contains(node) && isOver(both, 3)) faults.add(`${said} and "${named(target.node)}" overlap by ${px(both)}`);
    }
  }

  /** At a desk the pieces take the stage, and the stage takes the height there is. */
  function stageTaken() {
    const boxes = [...document.querySelectorAll("[data-part=own], [data-part=pieces]")].filter(isSeen).map(boxOf);
    const [sides, stage] = [(side) => boxes.map((box) => box[side]), boxOf(board)];
    const around = { left: Math.min(...sides("left")), right: Math.max(...sides("right")), top: Math.min(...sides("top")), bottom: Math.max(...sides("bottom")) };
    const [wide, high] = span(shared(around, stage));
    const share = Math.round((100 * wide * high) / (stage.width * stage.height));
    if (share < wanted.share) faults.add(`the pieces take ${share} % of the stage`);
    const height = Math.round((100 * stage.height) / (innerHeight - stage.top));
    if (height < 90) faults.add(`the stage takes ${height} % of the height below its top`);
  }

  if (!wanted.over) allInSight();
  if (wanted.large) for (const each of document.querySelectorAll("html, main, main *")) each.scrollTo(0, 0);
  targetsApart();
  if (wanted.touch) fingersFind();
  textsWhole();
  if (!wanted.touch && !wanted.large) stageTaken();
  return [...faults];
};
