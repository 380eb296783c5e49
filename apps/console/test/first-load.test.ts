import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { locales } from '../src/lib/locale.ts';
import { ensureConsoleBuilt } from './build.ts';
import { readPo } from './po.ts';

const budgetBytes = 250_000;

/** Scripts and styles that the start page names, with the modules those need before anything shows. */
function firstLoadFiles(dist: string): string[] {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const linked = [...html.matchAll(/(?:src|href)="(?:\.\/)?([^"]+\.(?:js|css))"/g)].map(
    (match) => match[1] ?? '',
  );
  const found = new Set(linked);
  for (const file of found) {
    if (!file.endsWith('.js')) continue;
    const imports = readFileSync(join(dist, file), 'utf8').matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g);
    for (const match of imports) found.add(`assets/${match[1]}`);
  }
  return [...found];
}

const source = join(import.meta.dirname, '../src');

/** A text that only the catalog of the shell has, in this language. */
function shellText(locale: string): string {
  const elsewhere = globSync(`features/*/locales/${locale}.po`, { cwd: source }).flatMap((file) =>
    readPo(join(source, file)).map(({ translation }) => translation),
  );
  const texts = readPo(join(source, `locales/${locale}.po`)).map(({ translation }) => translation);
  const isPlain = (text: string) => /^[^{}<>'"\\`]{9,}$/.test(text);
  const found = texts.find((text) => isPlain(text) && !elsewhere.some((other) => other.includes(text)));
  if (!found) throw new Error(`The shell has no text of its own in ${locale}`);
  return found;
}

const languages = Object.keys(locales);

test.each(languages)(
  'the first load in %s stays within its budget, and has no other language',
  async (locale) => {
    const dist = await ensureConsoleBuilt();
    const first = firstLoadFiles(dist);
    const code = first.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n');
    const catalogs = readdirSync(join(dist, 'assets'))
      .filter((file) => file.startsWith(`${locale}-`))
      .map((file) => `assets/${file}`)
      .filter((file) => readFileSync(join(dist, file), 'utf8').includes(shellText(locale)));
    expect(catalogs).toHaveLength(1);
    const total = [...first, ...catalogs]
      .map((file) => gzipSync(readFileSync(join(dist, file))).length)
      .reduce((sum, bytes) => sum + bytes, 0);
    console.info(`first load in ${locale}: ${total} bytes gzip in ${first.length + 1} files`);
    expect(first.some((file) => file.endsWith('.css'))).toBe(true);
    expect(total).toBeLessThanOrEqual(budgetBytes);
    for (const language of languages) expect(code).not.toContain(shellText(language));
  },
);

test('tables and forms are not part of the first load', async () => {
  const dist = await ensureConsoleBuilt();
  const code = firstLoadFiles(dist)
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('\n');
  expect(code).not.toContain('aria-rowcount');
  expect(code).not.toContain('reValidateMode');
});
