import { permissions } from '@waybill/api-contract';
import { extent } from '@waybill/test-kit';
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages } from '#test';
import { pushTo } from '../permissions/walk.ts';
import { startFullWorld } from '../permissions/world.ts';
import { administrationScreens, generalScreens, partsOfScreens } from './screens.ts';

const pages = setUpPages(startFullWorld);
const screens = [...generalScreens, ...partsOfScreens, ...administrationScreens];

/** Changes the answers that are lists, and passes everything else on. */
const states: Readonly<Record<string, (route: Route) => Promise<void> | undefined>> = {
  empty: (route) => route.fulfill({ status: 200, headers: { 'x-total-count': '0' }, json: [] }),
  failed: (route) => route.fulfill({ status: 500, json: { status: 500, title: 'Out of order' } }),
  // It never comes.
  loading: () => undefined,
};
/** Lists without which there is no page at all. */
const kept = [
  '/api/v1/user/',
  '/api/waybill/v1/settings',
  '/api/waybill/v1/sources',
  '/api/waybill/v1/tasks',
];

async function isList(route: Route): Promise<boolean> {
  const request = route.request();
  const { pathname } = new URL(request.url());
  if (request.method() !== 'GET' || kept.some((start) => pathname.startsWith(start))) return false;
  const answer = await route.fetch();
  const text = await answer.text();
  return answer.ok() && text.startsWith('[');
}

test.each(Object.entries(states))(
  'no screen whose lists are %s has an accessibility fault',
  async (state, answer) => {
    const { server, things } = pages.world;
    const { token } = await server.asUser(...permissions);
    const opened = await pages.openBlank({ token });
    const { page } = opened;
    await page.route('**/api/**', async (route) => {
      if (await isList(route)) await answer(route);
      else await route.fallback();
    });
    const first = Object.keys(states).indexOf(state);
    const step = extent({ whole: 1, usual: Object.keys(states).length });
    const fill = (path: string) =>
      path.replace(/\{(\w+)\}/g, (_, name: string) => ({ ...things })[name as keyof typeof things] ?? '');
    await opened.goto('/profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const faults: string[] = [];
    for (const [index, screen] of screens.entries()) {
      // Each screen in one of its states in `npm test`.
      if (screen.needs === 'nothing' || index % step !== first % step) continue;
      await pushTo(page, fill(screen.path));
      await untilStill(page);
      const theme = index % 2 === 0 ? 'light' : 'dark';
      await page.emulateMedia({ colorScheme: theme });
      await page.locator(`html[data-theme=${theme}]`).waitFor();
      const found = await findAccessibilityFaults(page, 'every');
      // The name of a page comes with its data.
      const isOnItsWay = (fault: string) => state === 'loading' && fault.startsWith('page-has-heading-one');
      faults.push(
        ...found.filter((fault) => !isOnItsWay(fault)).map((fault) => `${screen.path} ${theme} ${fault}`),
      );
    }
    expect(faults).toEqual([]);
  },
);

/** Until the page has drawn what it has: nothing in it changes for a while. */
async function untilStill(page: Page): Promise<void> {
  await page.locator('main').first().waitFor();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const quietMs = 400;
        let timer = setTimeout(resolve, quietMs);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quietMs);
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        setTimeout(resolve, 5_000);
      }),
  );
}
