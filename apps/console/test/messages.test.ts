import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { describe, expect, test } from 'vitest';
import { locales } from '../src/lib/locale.ts';
import { type PoEntry, readPo } from './po.ts';
import { findStrayTexts } from './stray-texts.ts';

const root = join(import.meta.dirname, '..');
const catalogueFolders = [
  join(root, 'src/locales'),
  ...globSync('src/features/*/locales', { cwd: root }).map((folder) => join(root, folder)),
];
const areas = catalogueFolders.map((folder) => [relative(root, folder), folder] as const);
const translated = Object.keys(locales).filter((locale) => locale !== 'en');

function placeholders(text: string): string[] {
  const names = [...text.matchAll(/\{(\w+)[,}]|<\/?(\d+)\/?>/g)].map((match) => match[1] ?? match[2] ?? '');
  return [...new Set(names)].sort();
}

function withoutObsolete(path: string): PoEntry[] {
  return readPo(path).filter((entry) => !entry.obsolete);
}

describe.each(areas)('the messages of %s', (_name, folder) => {
  test.each(translated)('are all translated to %s', (locale) => {
    const missing = withoutObsolete(join(folder, `${locale}.po`)).filter((entry) => entry.translation === '');
    expect(missing.map((entry) => entry.id)).toEqual([]);
  });

  test.each(translated)('keep their placeholders in %s', (locale) => {
    const broken = withoutObsolete(join(folder, `${locale}.po`)).filter(
      (entry) => String(placeholders(entry.id)) !== String(placeholders(entry.translation)),
    );
    expect(broken.map((entry) => entry.id)).toEqual([]);
  });

  test('are the same in every language', () => {
    const english = withoutObsolete(join(folder, 'en.po')).map((entry) => entry.id);
    for (const locale of translated) {
      expect(withoutObsolete(join(folder, `${locale}.po`)).map((entry) => entry.id)).toEqual(english);
    }
  });
});

test.each(translated)('a message that stands in several areas reads the same in %s everywhere', (locale) => {
  const seen = new Map<string, Set<string>>();
  for (const [, folder] of areas) {
    for (const entry of withoutObsolete(join(folder, `${locale}.po`))) {
      seen.set(entry.id, (seen.get(entry.id) ?? new Set()).add(entry.translation));
    }
  }
  expect([...seen].filter(([, texts]) => texts.size > 1).map(([id]) => id)).toEqual([]);
});

test('every message in the code stands in its catalogue, and nothing else does', async () => {
  const catalogs = await getCatalogs(getConfig({ configPath: join(root, 'lingui.config.ts'), cwd: root }));
  for (const catalog of catalogs) {
    const inCode = Object.values((await catalog.collect()) ?? {}).map((message) => message.message ?? '');
    const path = `${catalog.path.replace('{locale}', 'en')}.po`;
    const inCatalogue = withoutObsolete(path).map((entry) => entry.id);
    expect(inCatalogue.sort(), `run "lingui extract" for ${relative(root, path)}`).toEqual(inCode.sort());
  }
});

test('no text in JSX goes around the message layer', () => {
  const files = globSync('src/**/*.tsx', { cwd: root }).map((file) => join(root, file));
  const strays = files.flatMap((file) =>
    findStrayTexts(readFileSync(file, 'utf8')).map(
      (stray) => `${relative(root, file)}:${stray.line} ${stray.text}`,
    ),
  );
  expect(strays).toEqual([]);
});
