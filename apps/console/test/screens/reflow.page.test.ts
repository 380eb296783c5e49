import { permissions } from '@waybill/api-contract';
import { extent } from '@waybill/test-kit';
import { expect, test } from 'vitest';
import { setUpPages } from '#test';
import { administrationPlaces } from '../permissions/administration-places.ts';
import { addressOf } from '../permissions/place.ts';
import { portfolioPlaces } from '../permissions/portfolio-places.ts';
import { projectPlaces } from '../permissions/project-places.ts';
import { goTo, Traffic } from '../permissions/walk.ts';
import { startFullWorld } from '../permissions/world.ts';
import { findReflowFaults } from './reflow.ts';

const pages = setUpPages(startFullWorld);

/** A window of 1280 by 1024 pixels that is enlarged four times. */
const enlarged = { width: 320, height: 256 };

test.each([
  ['the portfolio', portfolioPlaces],
  ['projects', projectPlaces],
  ['policies and the administration', administrationPlaces],
])(
  'at 400 % no place of %s loses anything, or scrolls in two directions but for its tables',
  async (_, places) => {
    const { server, things } = pages.world;
    const { token } = await server.asUser(...permissions);
    const { page } = await pages.openBlank({ token, ...enlarged });
    const traffic = new Traffic(page);
    await page.goto('/profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const faults: string[] = [];
    const step = extent({ whole: 1, usual: 2 });
    for (const [index, place] of places.entries()) {
      // Menus and dialogs are places of their own; `npm test` looks at every other one.
      if (place.menu || index % step !== 0) continue;
      await goTo(page, traffic, addressOf(place, things));
      // Panels have stopped sliding in.
      await page.locator('[data-starting-style]').first().waitFor({ state: 'detached' });
      await page.evaluate(async () => {
        const ending = document
          .getAnimations()
          .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
        await Promise.allSettled(ending.map((one) => one.finished));
      });
      const found = await findReflowFaults(page);
      faults.push(...found.map((fault) => `${place.path} ${fault}`));
    }
    expect(faults).toEqual([]);
  },
);

test.each([
  [
    'a wide box',
    '<div style="overflow-x:auto;width:200px"><div style="width:900px">wide</div></div>',
    'scrolls sideways',
  ],
  [
    'a button beyond the edge',
    '<div style="position:fixed;left:250px"><button style="width:200px">Far</button></div>',
    'edge',
  ],
  [
    'a button below something else',
    '<div style="position:relative"><button>Low</button><div style="position:absolute;inset:0;background:red"></div></div>',
    'covered',
  ],
])('%s is found', async (_, html, fault) => {
  const { page } = await pages.openBlank(enlarged);
  await page.setContent('<p>Nothing is wrong here.</p><button>Near</button>');
  expect(await findReflowFaults(page)).toEqual([]);
  await page.setContent(html);
  expect((await findReflowFaults(page)).join()).toContain(fault);
});
