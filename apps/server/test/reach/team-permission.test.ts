import { isTeamPermission } from '@waybill/api-contract';
import { type EndpointKey, endpointTable } from '@waybill/api-contract/server';
import { extent } from '@waybill/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ReachWorld, startReachWorld, type Target } from './reach-world.ts';
import { type Attack, writeReach } from './write-reach.ts';

/** Endpoints for which a permission of a team for its own projects is enough, and what each can be tried with. */
const limitable = Object.entries(writeReach).flatMap(([key, entry]) => {
  const { access } = endpointTable[key as EndpointKey];
  if (typeof access === 'string' || !access.every(isTeamPermission)) return [];
  const attacks = 'attacks' in entry ? entry.attacks : () => [];
  return [{ key, reach: entry.reach, attacks }];
});

/**
 * Permissions that others try in another form, or that concern no project: `metrics` are recounted, undoing
 * asks for the scope.
 */
const untried = limitable.filter(({ attacks }) => attacks(unnamed()).length === 0).map(({ key }) => key);

function unnamed(): Target {
  const none = '';
  return {
    project: none,
    name: none,
    component: none,
    componentProperty: none,
    service: none,
    vulnerability: none,
    violation: none,
    violated: none,
    team: none,
  };
}

it('every endpoint that a limited permission opens is tried', () => {
  expect(limitable.length).toBeGreaterThan(50);
  expect(untried.toSorted()).toEqual([
    'DELETE /api/waybill/v1/share-link/{uuid}',
    'POST /api/v1/bom',
    'POST /api/v1/vex',
    'POST /api/waybill/v1/findings/decisions/{token}/undo',
    'POST /api/waybill/v1/project/{uuid}/vex',
    'POST /api/waybill/v1/violations/decisions/{token}/undo',
  ]);
});

/**
 * A member of two teams sees projects of both, and holds every permission that a team can for the projects of one of them. Nothing
 * that these permissions open changes anything of the others, by name, by list, by the tree, or by a job.
 */
describe.each([
  { by: 'permissions of a team', tried: limitable },
  // The same statements with another scope before they are narrowed.
  {
    by: 'permissions of a team, seeing all',
    tried: extent({ whole: limitable, usual: limitable.filter((_, place) => place % 6 === 0) }),
  },
] as const)('by $by, of which the caller sees the projects besides,', ({ by, tried }) => {
  let world: ReachWorld;
  let before: Record<string, string>;
  beforeAll(async () => {
    world = await startReachWorld(by);
    before = await world.snapshot();
  });
  afterAll(() => world.server.close());

  async function send(key: string, { path, body }: Attack) {
    const [method = '', own = ''] = key.split(' ');
    const answer = await world.caller[method.toLowerCase() as 'post'](path ?? own, body);
    await world.server.runJobs();
    expect(answer.status).toBeLessThan(500);
    expect(await world.snapshot()).toEqual(before);
    return answer;
  }

  it('everything is seen', async () => {
    for (const { project } of [world.seen, world.hidden])
      expect((await world.caller.get(`/api/v1/project/${project}`)).status).toBe(200);
  });

  // One after the other in the order of the table: later ones delete what earlier ones need.
  it.each(tried)('$key changes nothing of other projects', async ({ key, reach, attacks }) => {
    for (const attack of attacks(world.hidden)) await send(key, attack);
    for (const attack of attacks(world.seen)) {
      const { status, text } = await send(key, attack);
      // An attack that is refused for another reason would show nothing.
      const refusals = reach === 'beyond' ? [400, 403] : [];
      if (by === 'permissions of a team')
        expect([200, 201, 202, 204, ...refusals], `${status} ${text}`).toContain(status);
    }
  });
});
