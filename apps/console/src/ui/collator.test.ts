import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { i18n } from '@lingui/core';
import { afterEach, expect, test } from 'vitest';
import { compareTexts } from './collator.ts';

afterEach(() => i18n.activate('en'));

test.each([
  ['en', ['Zebra', 'Ärger', 'Apfel', 'v10', 'v9'], ['Apfel', 'Ärger', 'v9', 'v10', 'Zebra']],
  ['es', ['nz', 'ña', 'o'], ['nz', 'ña', 'o']],
  ['en', ['nz', 'ña', 'o'], ['ña', 'nz', 'o']],
  ['uk', ['ґ', 'д', 'г', 'і', 'и'], ['г', 'ґ', 'д', 'и', 'і']],
  ['ja', ['ライセンス', 'アラート', 'タグ'], ['アラート', 'タグ', 'ライセンス']],
])('sorts in %s as its readers do', (locale, texts, expected) => {
  i18n.loadAndActivate({ locale, messages: {} });
  expect(texts.toSorted(compareTexts)).toEqual(expected);
});

test('nothing else in the console sorts texts', () => {
  const root = join(import.meta.dirname, '..');
  const others = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
    (file) =>
      !/\.test\.tsx?$/.test(file) &&
      file !== join('ui', 'collator.ts') &&
      /localeCompare|Intl\.Collator/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(others).toEqual([]);
});
