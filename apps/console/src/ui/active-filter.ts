/** A filter of a list that is on. */
export interface ActiveFilter<Search> {
  name: string;
  value: string;
  /** What takes it off. */
  without: Partial<Search>;
}

/** The chosen words after one of them was switched on or off; undefined when none is left. */
export function toggled<Word>(
  words: readonly Word[] | undefined,
  word: Word,
  on: boolean,
): Word[] | undefined {
  const next = (words ?? []).filter((other) => other !== word);
  if (on) next.push(word);
  return next.length === 0 ? undefined : next;
}

/** One filter for each chosen word, in the order in which the words are known. */
export function wordFilters<Search, Word extends string>(options: {
  name: string;
  known: readonly Word[];
  chosen: readonly Word[] | undefined;
  nameOf: (word: Word) => string;
  without: (words: Word[] | undefined) => Partial<Search>;
}): ActiveFilter<Search>[] {
  const { name, known, chosen, nameOf, without } = options;
  return known
    .filter((word) => chosen?.includes(word))
    .map((word) => ({ name, value: nameOf(word), without: without(toggled(chosen, word, false)) }));
}
