import { permissions } from '@waybill/api-contract';
import { extent } from '@waybill/test-kit';
import { describe, expect, test } from 'vitest';
import { type ConsolePage, setUpPages } from '#test';
import { findEnds } from '../permissions/walk.ts';
import { startFullWorld } from '../permissions/world.ts';
import { administrationScreens, generalScreens, partsOfScreens, type Screen } from './screens.ts';

const pages = setUpPages(startFullWorld);

test('the specification has 56 screens: 15, and 41 of the administration', () => {
  expect([generalScreens.length, administrationScreens.length]).toEqual([15, 41]);
});

const fill = (path: string) => {
  const things: Record<string, string> = { ...pages.world.things };
  return path.replace(/\{(\w+)\}/g, (_, name: string) => things[name] ?? '');
};

const placeOf = ({ page }: ConsolePage) => {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(pathname + search);
};

/**
 * Brings a page that is open to an address: in `npm test` by its router, as a link does. Loading an address, which costs the
 * browser more, leads by the same routes; `npm run test:all` loads each.
 */
const bring = extent<(opened: ConsolePage, address: string) => Promise<unknown>>({
  whole: ({ goto }, address) => goto(address),
  usual: ({ page }, address) => findEnds(page, [address]),
});

async function openAnywhere(token: string): Promise<ConsolePage> {
  const opened = await pages.open('/no/such/page', { token });
  await opened.page.waitForFunction(() => Reflect.has(window, '__TSR_ROUTER__'));
  return opened;
}

/** As soon as they are as wanted; else what they have come to be. */
async function placeAndTitle(opened: ConsolePage, wanted: string): Promise<string> {
  const read = async () => `${await opened.page.title()} at ${placeOf(opened)}`;
  await expect
    .poll(read, { timeout: 8_000 })
    .toBe(wanted)
    .catch(() => undefined);
  return read();
}

describe.each<[string, readonly Screen[]]>([
  ['the portfolio', generalScreens],
  ['parts of these', partsOfScreens],
  ['the administration', administrationScreens],
])('the screens of %s', (_, screens) => {
  test('have their address and their title, and are reached by every other address', async () => {
    const { token } = await pages.world.server.asUser(...permissions);
    const signedIn = await openAnywhere(token);
    const visitor = await openAnywhere('');
    const wrong: string[] = [];
    for (const { path, title, needs, aliases = [] } of screens) {
      const opened = needs === 'nothing' ? visitor : signedIn;
      for (const address of [path, ...aliases]) {
        await bring(opened, fill(address));
        const wanted = `${title} · Waybill at ${fill(path)}`;
        const found = await placeAndTitle(opened, wanted);
        if (found !== wanted) wrong.push(`${address}: ${found} instead of ${wanted}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('ask for a sign-in that leads back', async () => {
    const visitor = await openAnywhere('');
    for (const { path, needs } of screens) {
      if (needs === 'nothing') continue;
      await bring(visitor, fill(path));
      await expect.poll(() => placeOf(visitor), { message: path }).toBe(`/login?redirect=${fill(path)}`);
    }
  });

  test('are closed without their permission, whatever else is held, with a notice', async () => {
    const needed = new Set(screens.map(({ needs }) => needs));
    for (const permission of permissions.filter((each) => needed.has(each) && each !== 'VIEW_PORTFOLIO')) {
      const { token } = await pages.world.server.asUser(...permissions.filter((each) => each !== permission));
      const opened = await openAnywhere(token);
      for (const { path } of screens.filter(({ needs }) => needs === permission)) {
        await bring(opened, fill(path));
        await opened.page.getByText('Forbidden (403)').first().waitFor();
        expect(placeOf(opened), path).not.toBe(fill(path));
      }
    }
  });
});

test('without VIEW_PORTFOLIO even the dashboard is closed, and says so instead of leading in a circle', async () => {
  const { token } = await pages.world.server.asUser(
    ...permissions.filter((each) => each !== 'VIEW_PORTFOLIO'),
  );
  const opened = await openAnywhere(token);
  for (const { path } of generalScreens.filter(({ needs }) => needs === 'VIEW_PORTFOLIO')) {
    await bring(opened, fill(path));
    await expect.poll(() => placeOf(opened), { message: path }).toBe('/dashboard');
  }
});

test('a new page begins at its top', async () => {
  const { token } = await pages.world.server.asUser(...permissions);
  const opened = await pages.open('/admin/configuration/taskScheduler', { token, height: 500 });
  await opened.page.getByRole('heading', { name: 'Intervals' }).scrollIntoViewIfNeeded();
  await opened.page.evaluate(() => scrollTo(0, 400));
  expect(await opened.page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await opened.page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await opened.page.waitForURL('**/dashboard');
  await opened.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await expect.poll(() => opened.page.evaluate(() => scrollY)).toBe(0);
});
