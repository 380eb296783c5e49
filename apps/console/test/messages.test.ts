import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { locales } from '../src/lib/locale.ts';
import { readPo } from './po.ts';
import { findStrayTexts } from './stray-texts.ts';

const root = join(import.meta.dirname, '..');
const catalogFolders = [
  join(root, 'src/locales'),
  ...globSync('src/features/*/locales', { cwd: root }).map((folder) => join(root, folder)),
];
const areas = catalogFolders.map((folder) => [relative(root, folder), folder] as const);
const translated = Object.keys(locales).filter((locale) => locale !== 'en');

function placeholders(text: string): string[] {
  const names = [...text.matchAll(/\{(\w+)[,}]|<\/?(\d+)\/?>/g)].map((match) => match[1] ?? match[2] ?? '');
  return [...new Set(names)].sort();
}

describe.each(areas)('the messages of %s', (_name, folder) => {
  test.each(translated)('are all translated to %s', (locale) => {
    const missing = readPo(join(folder, `${locale}.po`)).filter((entry) => entry.translation === '');
    expect(missing.map((entry) => entry.id)).toEqual([]);
  });

  test.each(translated)('keep their placeholders in %s', (locale) => {
    const broken = readPo(join(folder, `${locale}.po`)).filter(
      (entry) => String(placeholders(entry.id)) !== String(placeholders(entry.translation)),
    );
    expect(broken.map((entry) => entry.id)).toEqual([]);
  });

  test('are the same in every language', () => {
    const english = readPo(join(folder, 'en.po')).map((entry) => entry.id);
    for (const locale of translated) {
      expect(readPo(join(folder, `${locale}.po`)).map((entry) => entry.id)).toEqual(english);
    }
  });
});

test.each(translated)('a message that stands in several areas reads the same in %s everywhere', (locale) => {
  const seen = new Map<string, Set<string>>();
  for (const [, folder] of areas) {
    for (const entry of readPo(join(folder, `${locale}.po`))) {
      seen.set(entry.id, (seen.get(entry.id) ?? new Set()).add(entry.translation));
    }
  }
  expect([...seen].filter(([, texts]) => texts.size > 1).map(([id]) => id)).toEqual([]);
});

const isNoTest = (path: string) => !/\.test\.tsx?$/.test(path);

/** Extracts the messages of a copy of the console, which is thrown away; answers the catalogs by their places. */
async function extractInCopy(): Promise<Map<string, string>> {
  const copy = await mkdtemp(join(tmpdir(), 'waybill-messages-'));
  try {
    for (const name of ['src', 'lingui.config.ts', 'package.json', 'tsconfig.json'])
      await cp(join(root, name), join(copy, name), { recursive: true, filter: isNoTest });
    await symlink(join(root, '../../node_modules'), join(copy, 'node_modules'), 'junction');
    const lingui = fileURLToPath(new URL('../lingui.js', import.meta.resolve('@lingui/cli/api')));
    await promisify(execFile)(process.execPath, [lingui, 'extract', '--clean'], { cwd: copy });
    return readCatalogs(copy);
  } finally {
    await rm(copy, { recursive: true });
  }
}

function readCatalogs(folder: string): Map<string, string> {
  const files = globSync('src/**/*.po', { cwd: folder }).sort();
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

test('extracting the messages changes no catalog', async () => {
  const extracted = await extractInCopy();
  const kept = readCatalogs(root);
  expect([...extracted.keys()], 'run "npm run messages"').toEqual([...kept.keys()]);
  const changed = [...extracted].filter(([file, text]) => kept.get(file) !== text).map(([file]) => file);
  expect(changed, 'run "npm run messages"').toEqual([]);
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
