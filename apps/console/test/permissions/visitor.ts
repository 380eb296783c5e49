import type { Permission } from '@waybill/api-contract';
import type { Page } from 'playwright-core';
import { listOffered } from './controls.ts';
import { addressOf, isOpenTo, offeredTo, type Place, partOf } from './place.ts';
import { sidebarPlace } from './places.ts';
import { findEnds, goTo, settle, Traffic } from './walk.ts';
import type { Things } from './world.ts';

const pathnameOf = (address: string) => address.replace(/\?.*/, '');

/** Where the two lists differ, in words. */
function differences(what: string, expected: readonly string[], found: readonly string[]): string[] {
  const missing = expected.filter((each) => !found.includes(each));
  const beside = found.filter((each) => !expected.includes(each));
  return [
    ...missing.map((each) => `${what} lacks “${each}”`),
    ...beside.map((each) => `${what} has “${each}”`),
  ];
}

/**
 * Walks the console as somebody with some permissions, and says in words where it is not as the table says.
 * @param tried the places to go to, those that are closed to them included
 */
export async function walkAs(
  page: Page,
  held: ReadonlySet<Permission>,
  tried: readonly Place[],
  things: Things,
): Promise<string[]> {
  const traffic = new Traffic(page);
  await page.goto('/profile');
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  const screens = tried.filter((place) => place !== sidebarPlace);
  const open = screens.filter((place) => isOpenTo(place, held));
  const closed = screens.filter((place) => !open.includes(place));
  const faults = [...(await compareSidebar(page, held)), ...(await tryClosed(page, closed, things))];
  for (const place of open) faults.push(...(await look(page, traffic, place, held, things)));
  return [...faults, ...traffic.refused.map((request) => `${request} is refused`)];
}

async function compareSidebar(page: Page, held: ReadonlySet<Permission>): Promise<string[]> {
  const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  return differences('the sidebar', offeredTo(sidebarPlace, held), await entries.allInnerTexts());
}

/** A user without access to a place gets a notice, and is redirected. */
async function tryClosed(page: Page, closed: readonly Place[], things: Things): Promise<string[]> {
  if (closed.length === 0) return [];
  const addresses = [...new Set(closed.map((place) => pathnameOf(addressOf(place, things))))];
  const ends = await findEnds(page, addresses);
  const notice = page.getByText("You don't have access to this page.").or(page.getByText('No access yet'));
  const isSaid = await notice.first().isVisible();
  return [
    ...(isSaid ? [] : ['nothing says that there is no access']),
    ...addresses
      // Where nothing else is open, the dashboard says that there is no access yet.
      .filter((address, index) => ends[index] === address && address !== '/dashboard')
      .map((address) => `${address} is open`),
  ];
}

async function look(
  page: Page,
  traffic: Traffic,
  place: Place,
  held: ReadonlySet<Permission>,
  things: Things,
): Promise<string[]> {
  const address = addressOf(place, things);
  const name = [address, place.menu].filter(Boolean).join(' ');
  await goTo(page, traffic, address);
  if (new URL(page.url()).pathname !== pathnameOf(address)) return [`${name} is closed`];
  if (place.menu) await page.getByRole('button', { name: place.menu, exact: true }).click();
  if (place.selects) await selectRow(page);
  if (place.menu || place.selects) await settle(page, traffic);
  const found = await listOffered(page, partOf(place));
  if (place.menu) await page.keyboard.press('Escape');
  const alerts = await page.locator('main [role=alert]').allInnerTexts();
  const isBlank = (await page.locator('main').innerText()).trim() === '';
  return [
    ...differences(name, offeredTo(place, held), found),
    ...alerts.map((text) => `${name} says “${text}”`),
    ...(isBlank ? [`${name} shows nothing`] : []),
  ];
}

async function selectRow(page: Page): Promise<void> {
  const box = page.getByRole('checkbox', { name: 'Select row' }).first();
  if (await box.isVisible()) await box.click();
}
