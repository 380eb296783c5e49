import { expect, test } from 'vitest';
import { matchLocale, resolveLocale } from './locale.ts';

test.each([
  [[null, undefined, 'de'], 'de'],
  [[null, undefined, 'de-AT'], 'de'],
  [[null, undefined, 'ja-JP'], 'ja'],
  [[null, undefined, 'fi'], 'en'],
  [[null, undefined, 'fi', 'de-CH', 'ja'], 'de'],
  [['ja', 'de', 'en'], 'ja'],
  [[null, 'de', 'ja'], 'de'],
  [[null, '', 'ja'], 'ja'],
  [['xx', 'de', 'ja'], 'de'],
  [['not a language', undefined, 'de'], 'de'],
  [[null, undefined, ''], 'en'],
  [[], 'en'],
])('stored, default and those of the browser %j give %s', (wanted, expected) => {
  expect(resolveLocale(...wanted)).toBe(expected);
});

const thirteen = ['de', 'en', 'es', 'fr', 'hi', 'it', 'ja', 'pl', 'pt', 'pt-BR', 'ru', 'uk', 'zh'] as const;

test.each([
  ['uk-UA', 'uk'],
  ['uk_UA', 'uk'],
  ['pt-BR', 'pt-BR'],
  ['pt_br', 'pt-BR'],
  ['pt-PT', 'pt'],
  ['pt-AO', 'pt'],
  ['pt', 'pt'],
  ['zh-CN', 'zh'],
  ['zh-Hans', 'zh'],
  ['zh-Hans-CN', 'zh'],
  ['zh-TW', 'zh'],
  ['es-419', 'es'],
  ['EN-gb', 'en'],
  ['hi-Latn-IN', 'hi'],
  ['de-CH-1996', 'de'],
  ['nl', undefined],
  ['', undefined],
  ['constructor', undefined],
  ['en us', undefined],
])('%s is closest to %s', (wanted, expected) => {
  expect(matchLocale(wanted, thirteen)).toBe(expected);
});
