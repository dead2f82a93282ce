/** In which order the rules of a game stand beside their pictures. */

/** Rules that stand together, with the picture beside them if there is one. */
interface Block {
  picture: number | null;
  rules: number[];
}

/** All rules, each once and in its order; a rule that comes after others of its picture stands without it. */
export function inOrder(numbers: number[], pictures: number[][]): Block[] {
  const blocks: Block[] = [];
  for (const number of numbers) {
    const shows = pictures.findIndex((rules) => rules.includes(number));
    const at = shows < 0 || blocks.slice(0, -1).some(({ picture }) => picture === shows) ? null : shows;
    const last = blocks.at(-1);
    if (last && last.picture === at) last.rules.push(number);
    else blocks.push({ picture: at, rules: [number] });
  }
  return blocks;
}
