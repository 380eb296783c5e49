import { permissions } from '@waybill/api-contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages } from '#test';
import { administrationPlaces } from './administration-places.ts';
import { addressOf } from './place.ts';
import { portfolioPlaces } from './portfolio-places.ts';
import { projectPlaces } from './project-places.ts';
import { goTo, Traffic } from './walk.ts';
import { startFullWorld } from './world.ts';

const pages = setUpPages(startFullWorld);

test.each([
  ['the portfolio', portfolioPlaces],
  ['projects', projectPlaces],
  ['policies and the administration', administrationPlaces],
])('no place of %s has an accessibility fault of any impact, in either theme', async (_, places) => {
  const { server, things } = pages.world;
  const { token } = await server.asUser(...permissions);
  const { page } = await pages.openBlank({ token });
  const traffic = new Traffic(page);
  await page.goto('/profile');
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  const faults: string[] = [];
  for (const place of places) {
    await goTo(page, traffic, addressOf(place, things));
    if (place.menu) await page.getByRole('button', { name: place.menu, exact: true }).click();
    const found = await findFaultsInBothThemes(page);
    faults.push(...found.map((fault) => `${place.path} ${fault}`));
    if (place.menu) await page.keyboard.press('Escape');
  }
  expect(faults).toEqual([]);
});

/** All rules in the light theme; in the dark one those of colors alone, where the theme changes nothing else. */
async function findFaultsInBothThemes(page: Page): Promise<string[]> {
  const light = await findAccessibilityFaults(page, 'every');
  const markup = await markupOf(page);
  await switchTheme(page, 'dark');
  const rules = (await markupOf(page)) === markup ? 'of colors' : 'all';
  const dark = await findAccessibilityFaults(page, 'every', rules);
  await switchTheme(page, 'light');
  return [...light.map((fault) => `light ${fault}`), ...dark.map((fault) => `dark ${fault}`)];
}

async function switchTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
}

const markupOf = (page: Page) => page.evaluate(() => document.body.outerHTML);
