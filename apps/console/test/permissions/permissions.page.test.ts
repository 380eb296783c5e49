import { randomUUID } from 'node:crypto';
import { type Endpoints, type Permission, permissions } from '@waybill/api-contract';
import { expect, test } from 'vitest';
import { setUpPages } from '#test';
import { callsOf, isOpenTo } from './place.ts';
import { places } from './places.ts';
import { walkAs } from './visitor.ts';
import { listScreens } from './walk.ts';
import { startFullWorld } from './world.ts';

const pages = setUpPages(startFullWorld);

const beside = permissions.filter((each) => each !== 'VIEW_PORTFOLIO');
const alone = permissions.map((each): Permission[] => [each]);
const withPortfolio = beside.map((each): Permission[] => ['VIEW_PORTFOLIO', each]);
/** What one of them allows shows only where another one lets in. */
const together: Permission[][] = [
  ['VIEW_PORTFOLIO', 'VIEW_VULNERABILITY', 'VULNERABILITY_ANALYSIS'],
  ['VIEW_PORTFOLIO', 'VIEW_POLICY_VIOLATION', 'POLICY_VIOLATION_ANALYSIS'],
  ['VIEW_PORTFOLIO', 'SYSTEM_CONFIGURATION', 'BOM_UPLOAD'],
];

test('every screen has a place in the table', async () => {
  const { page } = await pages.open('/login');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  const screens = await listScreens(page);
  expect([...new Set(places.map(({ screen }) => screen))].sort()).toEqual(screens.sort());
});

const users = [...alone, ...withPortfolio, ...together];

test.each(users.map((held) => [held.join(' and '), held] as const))(
  'what %s shows and offers',
  async (_, held) => {
    const { server, things } = pages.world;
    const { token } = await server.asUser(...held);
    const { page, problems } = await pages.openBlank({ token });
    expect(await walkAs(page, new Set(held), things)).toEqual([]);
    // Where nothing else is open, the dashboard says by this error that there is nothing to see.
    expect(problems.filter((each) => !each.includes('ForbiddenError'))).toEqual([]);
  },
);

test('the server accepts what is offered', async () => {
  const faults = await Promise.all(users.map(findRefusals));
  expect(faults.flat()).toEqual([]);
});

/** What the console offers somebody, and the server refuses. Things that are not there, so that nothing changes. */
async function findRefusals(held: Permission[]): Promise<string[]> {
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
