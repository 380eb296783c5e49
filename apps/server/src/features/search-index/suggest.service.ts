// Public to other features.
import { type Database, inTransaction, type Transaction } from '../../db/database.ts';
import { nearestParts, slipsIn, spellingDistance, undoneSlips } from './spelling.ts';
import { beSimilar, isKnownWord, listExistingNames, listSimilarLabels } from './suggest.queries.ts';

const leastLength = 4;
const maxLength = 60;
const lookedAt = 60;

/**
 * Words in names that a misspelled word may mean, the likeliest first; empty if some name contains the word.
 * Hidden projects are included, so the caller must filter.
 */
export async function suggestWords(db: Database, typed: string, most: number): Promise<string[]> {
  const word = typed.toLowerCase();
  if (!canBeMisspelled(word) || (await isKnownWord(db, word))) return [];
  const undone = undoneSlips(word);
  const names = await listExistingNames(db, undone);
  if (names.length >= most) return names.slice(0, most);
  const swapped = undone.filter((other) => other.length === word.length);
  const labels = await inTransaction(db, async (trx) => {
    await beSimilar(trx);
    return listSimilarLabels(trx, word, swapped, lookedAt);
  });
  const near = [...new Set([...names, ...nearestParts(word, labels, most)])];
  const distance = (part: string) => spellingDistance(word, part, slipsIn(word));
  return near.sort((a, b) => distance(a) - distance(b)).slice(0, most);
}

/** The criteria for labels that a misspelled word may mean. */
export interface SimilarQuestion {
  /** In lower case. The operator `%>` holds for labels in which something is spelled much like it. */
  readonly word: string;
  /** The words that result from undoing one slip. */
  readonly undone: readonly string[];
  readonly limit: number;
}

/** The same among labels that the caller reads, for a word that none of them has. */
export async function suggestAmong(
  db: Database,
  typed: string,
  most: number,
  listLabels: (trx: Transaction, question: SimilarQuestion) => Promise<string[]>,
): Promise<string[]> {
  const word = typed.toLowerCase();
  if (!canBeMisspelled(word)) return [];
  const labels = await inTransaction(db, async (trx) => {
    await beSimilar(trx);
    return listLabels(trx, { word, undone: undoneSlips(word), limit: lookedAt });
  });
  return nearestParts(word, labels, most);
}

const canBeMisspelled = (word: string): boolean => word.length >= leastLength && word.length <= maxLength;
