import type { AuditLogEntry, Team } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { accessFeature } from '../access/access.feature.ts';
import { auditLogFeature } from './audit-log.feature.ts';

describe('the audit log', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ features: [accessFeature, auditLogFeature] });
  });
  afterAll(() => server.close());

  const path = '/api/waybill/v1/audit-log';

  it('shows who changed what, newest first, page by page', async () => {
    const { body: team } = await server.asAdmin.put<Team>('/api/v1/team', { name: 'First' });
    await server.asAdmin.post('/api/v1/team', { uuid: team.uuid, name: 'Second' });
    const all = await server.asAdmin.get<AuditLogEntry[]>(`${path}?target=${team.uuid}`);
    expect(all.headers.get('x-total-count')).toBe('2');
    expect(all.body).toEqual([
      {
        id: expect.any(Number),
        at: expect.any(Number),
        actor: 'admin',
        address: '127.0.0.1',

        action: 'team.renamed',
        target: team.uuid,
        detail: { from: 'First', to: 'Second' },
      },
      expect.objectContaining({ action: 'team.created', detail: { name: 'First' } }),
    ]);
    const second = await server.asAdmin.get<AuditLogEntry[]>(`${path}?pageNumber=2&pageSize=1`);
    expect(second.body.map((entry) => entry.action)).toEqual(['team.created']);
  });

  it('is for those who manage access', async () => {
    const key = await server.asKey('SYSTEM_CONFIGURATION');
    expect((await key.get(path)).status).toBe(403);
  });
});
