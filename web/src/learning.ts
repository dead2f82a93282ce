/** Which lessons were done in this browser. */

const KEPT = "hullaboo.lessons";

function all(): Record<string, number[]> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, number[]>;
  } catch {
    return {};
  }
}

/** The numbers of the lessons of a game that were done. */
export function learned(game: string): number[] {
  return all()[game] ?? [];
}

export function keepLearned(game: string, lesson: number): void {
  const kept = all();
  const numbers = [...new Set([...(kept[game] ?? []), lesson])].toSorted((a, b) => a - b);
  localStorage.setItem(KEPT, JSON.stringify({ ...kept, [game]: numbers }));
}

/** The first lesson that is still to be done, or the first one of all. */
export function nextLesson(game: string, lessons: number): number {
  const known = learned(game);
  return Array.from({ length: lessons }, (_, at) => at + 1).find((lesson) => !known.includes(lesson)) ?? 1;
}
