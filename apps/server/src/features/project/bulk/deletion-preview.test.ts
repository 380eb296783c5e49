import type { ProjectDeletionPreview } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makePolicy,
  type PolicyWorld,
  startPolicyWorld,
  violationsOf,
} from '../../policy-evaluation/policy-world.fixtures.ts';

let world: PolicyWorld;
beforeAll(async () => {
  world = await startPolicyWorld();
});
afterAll(() => world.server.close());

describe('the preview of a deletion', () => {
  it('counts services, and violations whether suppressed or not, of the projects in question only', async () => {
    const { server, manager } = world;
    const named = (name: string) => ({
      subject: 'COORDINATES' as const,
      operator: 'MATCHES' as const,
      value: JSON.stringify({ name, version: '*' }),
    });
    await makePolicy(server, manager, 'No tools', [named('anvil'), named('nail')]);
    const [one, other] = [await world.upload('Smithy', '1'), await world.upload('Smithy', '2')];
    await world.upload('Smithy', '3');
    const preview = async (who = manager) => {
      const selection = { kind: 'ids', ids: [one.uuid, other.uuid] };
      const path = '/api/waybill/v1/project/deletion/preview';
      return (await who.post<ProjectDeletionPreview>(path, { selection })).body;
    };
    expect(await preview()).toMatchObject({ projects: 2, violations: 4, services: 2 });
    const [violation] = await violationsOf(manager, one);
    const suppressed = await manager.put('/api/v1/violation/analysis', {
      component: violation?.component.uuid,
      policyViolation: violation?.uuid,
      isSuppressed: true,
    });
    expect(suppressed.status, suppressed.text).toBe(200);
    expect(await violationsOf(manager, one)).toHaveLength(1);
    expect((await preview()).violations).toBe(4);
    const blind = await server.asKey('VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT');
    expect(await preview(blind)).toEqual({ ...(await preview()), violations: undefined });
  });
});
