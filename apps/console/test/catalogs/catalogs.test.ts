import { describe, expect, test } from 'vitest';
import { locales } from '../../src/lib/locale.ts';
import { faultsOf } from './catalog-lint.ts';
import { readMessages } from './catalogs.ts';
import { readGlossary, readNames } from './glossary.ts';

const names = readNames();
const translated = Object.keys(locales).filter((locale) => locale !== 'en');

describe.each(translated)('the catalogs in %s', (locale) => {
  const glossary = readGlossary(locale);
  const messages = readMessages(locale);

  test('are whole, have the forms of the language, and hold the terms of its glossary', () => {
    expect(messages.length).toBeGreaterThan(2_000);
    const faults = messages.flatMap((message) =>
      faultsOf(message, { locale, glossary, names }).map(
        (fault) => `${message.file}: "${message.id}" ${fault}: "${message.translation}"`,
      ),
    );
    expect(faults).toEqual([]);
  });

  test('need every exception of the glossary', () => {
    const ids = new Set(messages.map(({ id }) => id));
    const same = messages.filter(({ id, translation }) => id === translation).map(({ id }) => id);
    const strict = { locale, names, glossary: { ...glossary, exceptions: new Map() } };
    const needed = new Set(
      messages.filter((message) => faultsOf(message, strict).length > 0).map(({ id }) => id),
    );
    expect([...glossary.exceptions.keys()].filter((id) => !ids.has(id) || !needed.has(id))).toEqual([]);
    expect([...glossary.same].filter((id) => !same.includes(id))).toEqual([]);
  });
});
