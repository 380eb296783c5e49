import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ensureConsoleBuilt } from './build.ts';

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

test('the first load stays within its budget', async () => {
  const dist = await ensureConsoleBuilt();
  const files = firstLoadFiles(dist).map(
    (file) => [file, gzipSync(readFileSync(join(dist, file))).length] as const,
  );
  const total = files.reduce((sum, [, bytes]) => sum + bytes, 0);
  console.info(`first load: ${total} bytes gzip in ${files.length} files`);
  expect(files.map(([file]) => file).some((file) => file.endsWith('.css'))).toBe(true);
  expect(total).toBeLessThanOrEqual(budgetBytes);
});

test('tables and forms are not part of the first load', async () => {
  const dist = await ensureConsoleBuilt();
  const code = firstLoadFiles(dist)
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('\n');
  expect(code).not.toContain('aria-rowcount');
  expect(code).not.toContain('reValidateMode');
});
