import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAccessControl } from '../../../test/audit-world.ts';
import {
  forbidAnvils,
  type PolicyWorld,
  startPolicyWorld,
} from '../policy-evaluation/policy-world.fixtures.ts';

let world: PolicyWorld;
beforeAll(async () => {
  world = await startPolicyWorld();
});
afterAll(() => world.server.close());

const open = async (on: boolean) => {
  const answer = await world.server.asAdmin.post('/api/v1/configProperty', {
    groupName: 'general',
    propertyName: 'badge.enabled',
    propertyValue: String(on),
  });
  expect(answer.status, answer.text).toBe(200);
};

describe('badges', () => {
  it('show what was counted, by uuid or by name and version', async () => {
    const { server, manager, first } = world;
    const viewer = await server.asKey('VIEW_BADGES');
    const vulns = await viewer.get(`/api/v1/badge/vulns/project/${first.uuid}`);
    expect(vulns.status).toBe(200);
    expect(vulns.headers.get('content-type')).toContain('image/svg+xml');
    expect(vulns.text).toContain('<title>vulnerabilities 1 critical 1 high 1 medium 1 unassigned</title>');
    const path = '/api/v1/badge/violations/project/Workshop/1';
    expect((await viewer.get(path)).text).toContain('<title>policy violations none</title>');
    await forbidAnvils(server, manager);
    expect((await viewer.get(path)).text).toContain('<title>policy violations 1 fail</title>');
    expect((await viewer.get('/api/v1/badge/vulns/project/Workshop/9')).status).toBe(404);
  });

  it('are for everybody when they are switched on, else for those who hold VIEW_BADGES', async () => {
    const { server, viewer, first } = world;
    const path = `/api/v1/badge/vulns/project/${first.uuid}`;
    expect((await server.asNobody.get(path)).status).toBe(401);
    expect((await viewer.get(path)).status).toBe(403);
    const key = (await server.asKey('VIEW_BADGES')).key;
    expect((await server.asNobody.get(`${path}?apiKey=${key}`)).status).toBe(200);
    expect((await server.asNobody.get(`${path}?apiKey=${key}x`)).status).toBe(401);
    await open(true);
    expect((await server.asNobody.get(path)).status).toBe(200);
    await open(false);
  });

  it('of projects of others are refused', async () => {
    const { server, first } = world;
    const stranger = await server.asKey('VIEW_BADGES');
    await setAccessControl(server, true);
    const answer = await stranger.get(`/api/v1/badge/vulns/project/${first.uuid}`);
    expect([answer.status, answer.text]).toEqual([403, 'Access to the specified project is forbidden']);
    await setAccessControl(server, false);
  });
});
