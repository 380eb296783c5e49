import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');
const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.test\.tsx?$/.test(file));

/** They send what `lib/api.ts` has put together from the contract, or read a file beside the console. */
const senders = ['lib/http.ts', 'lib/upload.ts', 'lib/config.ts'];

test('every call of the API goes through the contract', () => {
  const around = files
    .filter((file) => !senders.includes(file))
    .filter((file) => /['"`]\/api\/|\bfetch\(|XMLHttpRequest/.test(readFileSync(join(source, file), 'utf8')));
  expect(around, 'use call, callPage, callText, callFile or callUpload of lib/api.ts').toEqual([]);
});
