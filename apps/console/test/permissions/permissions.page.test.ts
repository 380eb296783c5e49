import { randomUUID } from 'node:crypto';
import { type Endpoints, type Permission, permissions } from '@waybill/api-contract';
import { extent } from '@waybill/test-kit';
import { expect, test } from 'vitest';
import { setUpPages } from '#test';
import { plainCallers, richCallers } from './callers.ts';
import { callsOf, isOpenTo } from './place.ts';
import { places, sidebarPlace } from './places.ts';
import { walkAs } from './visitor.ts';
import { listScreens } from './walk.ts';
import { chooseWalks, type Walk } from './walks.ts';
import { startFullWorld } from './world.ts';

const pages = setUpPages(startFullWorld);

test('every screen has a place in the table', async () => {
  const { page } = await pages.open('/login');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  const screens = await listScreens(page);
  expect([...new Set(places.map(({ screen }) => screen))].sort()).toEqual(screens.sort());
});

const callers = [...plainCallers, ...richCallers(places)];
const choose = (facts: 'every fact' | 'every pair') => chooseWalks(callers, [sidebarPlace, ...places], facts);
/** `npm run test:all` shows every fact, and sends the plain callers everywhere as well. */
const walks = extent<() => Walk[]>({
  whole: () => [...plainCallers.map((held) => ({ held, tried: places })), ...choose('every fact')],
  usual: () => choose('every pair'),
})();

test.each(walks.map((walk) => [wordsFor(walk.held), walk] as const))(
  'what %s shows and offers',
  async (_, { held, tried }) => {
    const { server, things } = pages.world;
    const { token } = await server.asUser(...held);
    const { page, problems } = await pages.openBlank({ token });
    expect(await walkAs(page, new Set(held), tried, things)).toEqual([]);
    // Where nothing else is open, the dashboard says by the first of these errors that there is nothing to see. Nobody has subscribed, so that there
    // is no subscription to show.
    const expected = ['ForbiddenError', 'MissingError: subscription not found'];
    expect(problems.filter((each) => !expected.some((error) => each.includes(error)))).toEqual([]);
  },
);

function wordsFor(held: readonly Permission[]): string {
  const lacking = permissions.filter((each) => !held.includes(each));
  if (lacking.length >= held.length) return held.join(' and ');
  return ['everything', ...lacking.map((each) => `without ${each}`)].join(' ');
}

test('the server accepts what is offered', async () => {
  const faults = await Promise.all(walks.map(({ held }) => findRefusals(held)));
  expect(faults.flat()).toEqual([]);
});

/** Actions that the console offers and the server refuses. They use missing things, so nothing changes. */
async function findRefusals(held: readonly Permission[]): Promise<string[]> {
  const user = await pages.world.server.asUser(...held);
  const has = new Set(held);
  const calls = new Set(
    places.filter((place) => isOpenTo(place, has)).flatMap((place) => callsOf(place, has)),
  );
  const refusals: string[] = [];
  // Ends the session itself.
  calls.delete('POST /api/waybill/v1/session/sign-out-everywhere');
  for (const call of calls) {
    const status = await statusOf(user.token, call);
    if ([401, 403].includes(status)) refusals.push(`${held.join(' + ')}: ${call} is refused`);
  }
  return refusals;
}

async function statusOf(token: string, call: keyof Endpoints): Promise<number> {
  const [method = '', path = ''] = call.split(' ');
  const url = pages.world.server.url + path.replace(/\{\w+\}/g, () => randomUUID());
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(url, { method, headers, ...(method === 'GET' ? {} : { body: '{}' }) });
  await answer.arrayBuffer();
  return answer.status;
}
