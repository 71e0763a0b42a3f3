const TAG = /^\[(\d(?:\.\d)?[a-z]+(?:, \d(?:\.\d)?[a-z]+)*)\] /;

/** Returns the keys of the rules that a test checks. For `[2.4ab, 8f] refuses …`, these are 2.4a, 2.4b and 8f. */
export function rulesHeldBy(title: string): string[] {
  const groups = TAG.exec(title)?.[1]?.split(', ') ?? [];
  return groups.flatMap((group) => {
    const section = group.replace(/[a-z]+$/, '');
    return [...group.slice(section.length)].map((letter) => section + letter);
  });
}

/** Counts the titles with each rule. */
export function countsOf(titles: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of titles.flatMap(rulesHeldBy)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
