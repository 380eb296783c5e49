import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fuzzScheme } from '../fuzz.ts';
import { isSchemeId, schemeIds } from '../index.ts';
import { isUnreadable, relationProblem } from './expect-relation.ts';
import { readVectors } from './vector-file.ts';

const FUZZ_PAIRS = 2_000;

/**
 * True if a scheme (or `all` of them) passes its vectors and a short run of the fuzz gate.
 * @public loaded by `runMutations`
 */
export function isRight(subject: string): boolean {
  return subject === 'all' ? schemeIds.every((id) => isSchemeRight(id)) : isSchemeRight(subject);
}

function isSchemeRight(scheme: string): boolean {
  if (!isSchemeId(scheme)) return false;
  const folder = join(import.meta.dirname, '../schemes', scheme);
  const relations = readVectors(readFileSync(join(folder, 'vectors.txt'), 'utf8'));
  const unreadable = readFileSync(join(folder, 'unreadable.txt'), 'utf8').split('\n').slice(0, -1);
  const readable = relations[0]?.a ?? '';
  return (
    relations.every((relation) => relationProblem(scheme, relation) === undefined) &&
    unreadable.every((text) => isUnreadable(scheme, text, readable)) &&
    fuzzScheme(scheme, FUZZ_PAIRS, 1).mismatches === 0
  );
}
