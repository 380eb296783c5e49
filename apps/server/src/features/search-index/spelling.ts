/**
 * The number of letters to add, remove, replace, or swap with their neighbor to turn one word into the other.
 * More than `most` is returned as `most + 1`.
 */
export function spellingDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return Math.min(last[b.length] ?? 0, most + 1);
}

/** The number of slips that a word of a length may have. */
export const slipsIn = (word: string): number => (word.length < 6 ? 1 : 2);

/** The words that become `word` when two neighbors are swapped back or a letter too many is taken away. */
export function undoneSlips(word: string): string[] {
  const variants = new Set<string>();
  for (let at = 0; at < word.length; at++) {
    variants.add(word.slice(0, at) + word.slice(at + 1));
    if (at > 0) variants.add(word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1));
  }
  variants.delete(word);
  variants.delete('');
  return [...variants];
}

/** Parts of labels that are spelled almost as a word, the nearest first, each once. */
export function nearestParts(word: string, labels: readonly string[], most: number): string[] {
  const parts = new Set(labels.flatMap((label) => [...label.split('/'), ...label.split(/[^\p{L}\p{N}]+/u)]));
  return [...parts]
    .map((part) => ({ part, distance: spellingDistance(word, part, slipsIn(word)) }))
    .filter(({ part, distance }) => part !== '' && distance > 0 && distance <= slipsIn(word))
    .sort((a, b) => a.distance - b.distance || a.part.length - b.part.length)
    .slice(0, most)
    .map(({ part }) => part);
}
