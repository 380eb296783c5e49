import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AuditWorld, startAuditWorld } from '../../../../test/audit-world.ts';
import { lanesOf } from '../../../db/database.ts';

/** Four times the connections of a node. */
const atOnce = 64;

let world: AuditWorld;
beforeAll(async () => {
  world = await startAuditWorld();
});
afterAll(() => world.server.close());

it('answers every one of many decisions at once, and everybody else meanwhile', async () => {
  const { server, auditor, viewer } = world;
  const body = { selection: { kind: 'filter' }, comment: 'x' };
  const decisions = Promise.all(
    Array.from({ length: atOnce }, () =>
      auditor.post('/api/waybill/v1/findings/decisions?searchText=anvil', body),
    ),
  );
  const [ready, list] = await Promise.all([
    server.asNobody.get('/health/ready'),
    viewer.get<unknown[]>('/api/waybill/v1/findings?searchText=anvil'),
  ]);
  expect([ready.status, list.status, list.body.length]).toEqual([200, 200, 4]);
  const answers = await decisions;
  for (const { status, text } of answers) expect([202, 503], text).toContain(status);
  expect(answers.filter(({ status }) => status === 202).length).toBeGreaterThan(0);
  for (const { name, waiting } of lanesOf(server.db)) expect([name, waiting]).toEqual([name, 0]);
});
