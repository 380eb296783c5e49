import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// The types make sure that no code is put into words that does not exist; this makes sure of the reverse.
const match = join(import.meta.dirname, '../../../../../packages/match/src');

function codesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const type = text.slice(text.indexOf('export type Step ='), text.indexOf('/** What one entry'));
  const source = type === '' ? text.slice(0, text.indexOf('/** The identifiers by which')) : type;
  return [...source.matchAll(/code: '([a-z_]+)'/g)].map((found) => found[1] ?? '');
}

test.each([
  [join(match, 'step.ts'), ['identifier-sentence.tsx', 'entry-sentence.tsx', 'version-sentence.tsx'], 30],
  [join(match, 'blind-spot.ts'), ['blind-spot-sentence.tsx'], 8],
])('every code of %s has a sentence', (definition, sentences, atLeast) => {
  const codes = codesIn(definition);
  const source = sentences.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n');
  expect(codes.length).toBeGreaterThanOrEqual(atLeast);
  expect(codes.filter((code) => !source.includes(`case '${code}':`))).toEqual([]);
});
