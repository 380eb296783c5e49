import { type ReadResult, read, refuse } from '../problem.ts';

/** Reads `true` or `false`, in any case. */
export function readTruth(value: string): ReadResult<'true' | 'false'> {
  const word = value.trim().toLowerCase();
  if (word === 'true' || word === 'false') return read(word);
  return refuse('value_not_listed', `'${value}' is not a truth value, expected true or false`);
}
