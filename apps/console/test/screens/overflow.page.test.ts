import { globSync } from 'node:fs';
import { join } from 'node:path';
import { permissions } from '@waybill/api-contract';
import { extent } from '@waybill/test-kit';
import { expect, test } from 'vitest';
import { setUpPages } from '#test';
import { locales } from '../../src/lib/locale.ts';
import { startFullWorld } from '../permissions/world.ts';
import { readPo } from '../po.ts';
import { knownOverflow } from './known-overflow.ts';
import { findOverflow } from './overflow.ts';
import { administrationScreens, generalScreens, partsOfScreens } from './screens.ts';

const pages = setUpPages(startFullWorld);
const source = join(import.meta.dirname, '../../src');

const all = [...generalScreens, ...partsOfScreens, ...administrationScreens];
const screens = extent({ whole: all, usual: all.filter((_, at) => at % 8 === 0) });
const languages = extent({ whole: Object.keys(locales), usual: ['de'] });
const widths = [1366, 360] as const;

/** The texts of the console in a language, without messages that have values in them. */
function wordsOf(locale: string): string[] {
  const files = globSync(`{locales,features/*/locales}/${locale}.po`, { cwd: source });
  return files.flatMap((file) =>
    readPo(join(source, file))
      .map(({ translation }) => translation)
      .filter((text) => !/[{<]/.test(text)),
  );
}

const fill = (path: string) => {
  const things: Record<string, string> = { ...pages.world.things };
  return path.replace(/\{(\w+)\}/g, (_, name: string) => things[name] ?? '');
};

// Each page is loaded once, wide, and then made narrow.
test.each(languages)(
  'in %s no further text is cut or leaves its box',
  { timeout: 600_000 },
  async (locale) => {
    const words = wordsOf(locale);
    const { token } = await pages.world.server.asUser(...permissions);
    const signedIn = await pages.openBlank({ token, locale });
    const visitor = await pages.openBlank({ token: '', locale });
    const faults: string[] = [];
    for (const { path, needs } of screens) {
      const { page, goto } = needs === 'nothing' ? visitor : signedIn;
      await page.setViewportSize({ width: widths[0], height: 900 });
      await goto(fill(path));
      await page.locator('h1').first().waitFor();
      // Pages that ask for news are never idle for long.
      await page.waitForLoadState('networkidle', { timeout: 1_500 }).catch(() => undefined);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
        const found = await findOverflow(page, words);
        faults.push(...found.map((fault) => `${path} at ${width} px: ${fault}`));
      }
    }
    if (faults.length > 0) console.info(faults.map((fault) => `${locale} ${fault}`).join('\n'));
    const kindOf = (fault: string) => fault.split(': ', 2).join(': ');
    expect(faults.filter((fault) => !knownOverflow.includes(kindOf(fault)))).toEqual([]);
  },
);
