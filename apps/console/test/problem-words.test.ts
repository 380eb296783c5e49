import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const apps = join(import.meta.dirname, '../..');

test('the console has words only for problems that the server sends', () => {
  const words = readFileSync(join(apps, 'console/src/lib/problem-words.ts'), 'utf8');
  const worded = [...words.matchAll(/^ {2}'([a-z_.]+)': \{/gm)].map(([, code]) => code);
  expect(worded.length).toBeGreaterThan(10);
  const server = globSync('server/src/**/*.ts', { cwd: apps })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(apps, file), 'utf8'))
    .join('\n');
  expect(worded.filter((code) => !server.includes(`'${code}'`))).toEqual([]);
});
