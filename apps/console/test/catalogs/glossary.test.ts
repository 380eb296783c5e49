import { describe, expect, test } from 'vitest';
import { glossaryLocales, readGlossary, readNames, withoutNames } from './glossary.ts';

test('every language has a glossary before it has a catalog', () => {
  expect(glossaryLocales()).toEqual([
    'de',
    'es',
    'fr',
    'hi',
    'it',
    'ja',
    'pl',
    'pt',
    'pt-BR',
    'ru',
    'uk',
    'zh',
  ]);
});

describe.each(glossaryLocales())('the glossary of %s', (locale) => {
  const { terms } = readGlossary(locale);

  test('has at least 40 terms, each once, with a word', () => {
    expect(terms.length).toBeGreaterThanOrEqual(40);
    const english = terms.map((term) => term.english);
    expect(new Set(english).size).toBe(english.length);
    expect(terms.filter(({ words }) => words.length === 0)).toEqual([]);
  });

  test('allows no word that it forbids, and holds its own words', () => {
    for (const { english, words, findForbidden, isHeldBy } of terms) {
      expect(words.map(findForbidden), english).toEqual(words.map(() => undefined));
      expect(words.map(isHeldBy), english).toEqual(words.map(() => true));
    }
  });
});

test('terms are found in singular and plural, as whole words', () => {
  const { terms } = readGlossary('de');
  const finds = (text: string) =>
    terms.filter(({ pattern }) => text.search(pattern) >= 0).map(({ english }) => english);
  expect(finds('Policies and dependencies')).toEqual(['dependency', 'policy']);
  expect(finds('Teams of a projection')).toEqual(['team']);
});

test('names are left out, the longest first', () => {
  expect(withoutNames('GitHub Actions and BOMs', readNames()).trim()).toBe('and');
});
