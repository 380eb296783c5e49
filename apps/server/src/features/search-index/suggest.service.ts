// Public to other features.
import { type Database, inTransaction } from '../../db/database.ts';
import { nearestParts, slipsIn, spellingDistance, undoneSlips } from './spelling.ts';
import { isKnownWord, listExistingNames, listSimilarLabels } from './suggest.queries.ts';

const leastLength = 4;
const maxLength = 60;
const lookedAt = 60;

/**
 * What names have that somebody who typed a word may have meant, the likeliest first; empty where the word is one of
 * theirs. Names of projects that the caller may not see are among them: the caller filters.
 */
export async function suggestWords(db: Database, typed: string, most: number): Promise<string[]> {
  const word = typed.toLowerCase();
  if (word.length < leastLength || word.length > maxLength || (await isKnownWord(db, word))) return [];
  const swapped = await listExistingNames(db, undoneSlips(word));
  if (swapped.length >= most) return swapped.slice(0, most);
  const labels = await inTransaction(db, (trx) => listSimilarLabels(trx, word, lookedAt));
  const near = [...new Set([...swapped, ...nearestParts(word, labels, most)])];
  const distance = (part: string) => spellingDistance(word, part, slipsIn(word));
  return near.sort((a, b) => distance(a) - distance(b)).slice(0, most);
}
