import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');
const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.test\.tsx?$/.test(file));

/** The fixed beginning of each key that is written down, such as `project one`, with the file that has it. */
const keys = files.flatMap((file) => {
  const text = readFileSync(join(source, file), 'utf8');
  const found = text.matchAll(/(?:queryKey: |Key = \(.*\) =>\s+)\[\s*'([\w-]+)',\s*'([\w-]+)'/g);
  return [...found].map(([, resource, question]) => ({ key: `${resource} ${question}`, file }));
});

test('every key of the cache has one definition', () => {
  expect(keys.length).toBeGreaterThan(25);
  const repeated = keys.filter(({ key }, index) => keys.findIndex((other) => other.key === key) !== index);
  expect(repeated).toEqual([]);
});
