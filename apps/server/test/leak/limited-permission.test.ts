import { isTeamPermission, type Project, type TeamPermission, teamPermissions } from '@waybill/api-contract';
import { type EndpointKey, endpointKeys, endpointTable } from '@waybill/api-contract/server';
import { extent } from '@waybill/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeMemberOfTwo } from '../reach/reach-world.ts';
import { asksOf } from './asks.ts';
import { type LeakWorld, startLeakWorld } from './leak-world.ts';
import { hear, leakOf, tells } from './listen.ts';
import type { Principal } from './principals.ts';

/**
 * The effect of permissions that a team holds for its own projects only. The user sees every project through
 * another team, but every answer of these permissions must look as if the others did not exist.
 */
let world: LeakWorld;
let reader: Principal;

/** Each of these opens by a limited permission alone. */
const opened = endpointKeys.filter((key) => {
  const { access } = endpointTable[key];
  return key.startsWith('GET ') && typeof access !== 'string' && access.every(isTeamPermission);
});
/** Packed, with the time at which it was made, or a number of its own each time. */
const restless: readonly EndpointKey[] = ['GET /api/v1/vulnerability/vulnId'];
const step = extent({ whole: 1, usual: 8 });

const isHidden = ({ name, version = '' }: Project) => `${name} ${version}`.includes('quagmire');

beforeAll(async () => {
  world = await startLeakWorld();
  await world.addHidden();
  const { server } = world;
  const { asAdmin } = server;
  const { user, limited, wide } = await makeMemberOfTwo(server);
  const { body: projects } = await asAdmin.get<Project[]>('/api/v1/project?pageSize=100');
  for (const project of projects) {
    const teams = isHidden(project) ? [wide] : [wide, limited];
    for (const { team } of teams)
      await asAdmin.put('/api/v1/acl/mapping', { team: team.uuid, project: project.uuid });
  }
  const path = `/api/waybill/v1/team/${limited.team.uuid}/permission`;
  for (const permission of teamPermissions) await asAdmin.put(`${path}/${permission}`, { reach: 'TEAM' });
  const { body: held } = await asAdmin.get<TeamPermission[]>(path);
  expect(held).toHaveLength(teamPermissions.length);
  reader = { name: 'reader', client: user };
}, 1_800_000);
afterAll(() => world.server.close());

it('the user sees every project', async () => {
  const { body } = await reader.client.get<Project[]>('/api/v1/project?pageSize=100');
  expect(body.some(isHidden)).toBe(true);
});

it('no answer that a limited permission opens tells of the other projects', {
  timeout: 1_800_000,
}, async () => {
  expect(opened.length).toBeGreaterThan(25);
  const { hidden, unknown } = world.halves();
  const leaks: string[] = [];
  let answered = 0;
  for (const key of opened) {
    const asks = asksOf(key, world.halves());
    for (const ask of asks.visible.filter((_, place) => place % step === 0)) {
      const heard = await hear(reader, ask);
      if (heard.status === 200) answered += 1;
      const what = tells(heard, world.secrets());
      if (what) leaks.push(`${ask.path} ${what}`);
    }
    if (restless.includes(key)) continue;
    for (const ask of asks.hidden.filter((_, place) => place % step === 0)) {
      const heard = await hear(reader, ask);
      const other = await hear(reader, ask.unknown);
      const what = leakOf(ask, { hidden, heard }, { unknown, heard: other });
      if (what) leaks.push(`${ask.path} ${what}`);
    }
  }
  expect(leaks.join('\n')).toBe('');
  expect(answered).toBeGreaterThan(opened.length);
});
