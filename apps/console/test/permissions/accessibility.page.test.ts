import { permissions } from '@waybill/api-contract';
import { expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages } from '#test';
import { addressOf } from './place.ts';
import { places } from './places.ts';
import { goTo, Traffic } from './walk.ts';
import { startFullWorld } from './world.ts';

const pages = setUpPages(startFullWorld);

test.each(['light', 'dark'] as const)(
  'no place has an accessibility fault of any impact, %s',
  async (theme) => {
    const { server, things } = pages.world;
    const { token } = await server.asUser(...permissions);
    const { page } = await pages.openBlank({ token, theme });
    const traffic = new Traffic(page);
    await page.goto('/profile');
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    const faults: string[] = [];
    for (const place of places) {
      await goTo(page, traffic, addressOf(place, things));
      if (place.menu) await page.getByRole('button', { name: place.menu, exact: true }).click();
      const found = await findAccessibilityFaults(page, 'every');
      faults.push(...found.map((fault) => `${place.path} ${fault}`));
      if (place.menu) await page.keyboard.press('Escape');
    }
    expect(faults).toEqual([]);
  },
);
