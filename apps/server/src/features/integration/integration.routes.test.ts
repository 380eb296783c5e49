import type { Integration, IntegrationUpload, ProjectIntegration } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction, runSql, sql } from '../../db/database.ts';
import { newUuid } from '../../db/uuid.ts';
import { enqueue } from '../../jobs/task.ts';
import { type IntegrationBench, startIntegrationBench } from './integration.fixtures.ts';
import { uploadTask } from './integration.jobs.ts';

let bench: IntegrationBench;
beforeAll(async () => {
  bench = await startIntegrationBench();
});
afterAll(() => bench.close());

const path = '/api/waybill/v1/integrations';

describe('integrations', () => {
  it('are off until somebody switches them on, and say what they lack', async () => {
    const { body } = await bench.auditor.get<Integration[]>(path);
    expect(body.map(({ integration, obstacle }) => [integration, obstacle])).toContainEqual([
      'defectdojo',
      'DISABLED',
    ]);
    expect((await bench.auditor.post(`${path}/defectdojo/run`)).status).toBe(409);
    expect((await bench.auditor.post(`${path}/nobody/run`)).status).toBe(404);
    expect((await bench.auditor.get(`${path}/nobody/uploads`)).status).toBe(404);
    const startedAt = new Date('2026-03-01T12:00:00Z');
    await bench.set('defectdojo.enabled', 'true');
    expect(await bench.isDue('defectdojo', startedAt)).toBe(false);
    bench.skipMinutes(6);
    expect(await bench.isDue('defectdojo', startedAt)).toBe(true);
    await bench.set('defectdojo.apiKey', null);
    expect(await bench.isDue('defectdojo', startedAt)).toBe(false);
    expect(await bench.state('defectdojo')).toMatchObject({ enabled: false, obstacle: 'NO_CREDENTIALS' });
    await bench.set('defectdojo.apiKey', bench.server.context.secrets.encrypt('dojo-key'));
  });

  it('are shown and run by those who configure the system', async () => {
    const other = await bench.server.asKey('PORTFOLIO_MANAGEMENT', 'VIEW_PORTFOLIO');
    expect((await other.get(path)).status).toBe(403);
    expect((await other.post(`${path}/defectdojo/run`)).status).toBe(403);
    expect((await other.get(`${path}/defectdojo/uploads`)).status).toBe(403);
  });

  it('run once, whoever asks for it', async () => {
    const tokens = await Promise.all(
      [1, 2].map(() => inTransaction(bench.server.db, (trx) => enqueue(trx, uploadTask('defectdojo')))),
    );
    expect(new Set(tokens).size).toBe(1);
    await bench.server.runJobs();
  });

  it('tell of no project that the caller does not see', async () => {
    await bench.configure(bench.first, { 'defectdojo.engagementId': '7' });
    await bench.configure(bench.second, { 'defectdojo.engagementId': '99' });
    expect(await bench.upload('defectdojo')).toMatchObject({ state: 'done', sent: 1, failed: 1 });
    const { asAdmin } = bench.server;
    await asAdmin.post('/api/v1/configProperty', {
      groupName: 'access-management',
      propertyName: 'acl.enabled',
      propertyValue: 'true',
    });
    const seer = await bench.server.asKey('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
    await asAdmin.put('/api/v1/acl/mapping', { team: seer.team.uuid, project: bench.first.uuid });
    const uploads = await seer.get<IntegrationUpload[]>(`${path}/defectdojo/uploads`);
    expect(uploads.body.map(({ project }) => project)).toEqual([bench.first.uuid]);
    expect(uploads.headers.get('x-total-count')).toBe('1');
    expect((await seer.get<Integration[]>(path)).body[0]).toMatchObject({ sent: 1, failed: 0 });
    const own = await seer.get<ProjectIntegration[]>(
      `/api/waybill/v1/project/${bench.first.uuid}/integrations`,
    );
    expect(own.body[0]).toMatchObject({
      integration: 'defectdojo',
      enabled: true,
      takesPart: true,
      outcome: 'SENT',
    });
    const hidden = await seer.get(`/api/waybill/v1/project/${bench.second.uuid}/integrations`);
    expect(hidden.status).toBe(404);
    await asAdmin.post('/api/v1/configProperty', {
      groupName: 'access-management',
      propertyName: 'acl.enabled',
      propertyValue: 'false',
    });
  });

  it('go on with what a run has not settled when it is taken up again', async () => {
    const token = newUuid();
    await runSql(
      bench.server.db,
      sql`update integration_upload u set task = ${token}::uuid from project p
        where p.project_id = u.project_id and p.uuid = ${bench.first.uuid}`,
    );
    bench.outside.reset();
    await inTransaction(bench.server.db, (trx) => enqueue(trx, { ...uploadTask('defectdojo'), token }));
    await bench.server.runJobs();
    expect(bench.outside.requests).toHaveLength(1);
    expect(bench.outside.requests[0]?.body).toMatch(/name="engagement"\r\n\r\n99\r\n/);
  });

  it('forget projects that are deleted', async () => {
    const failed = await bench.auditor.get<IntegrationUpload[]>(`${path}/defectdojo/uploads?outcome=FAILED`);
    expect(failed.body.map(({ project }) => project)).toEqual([bench.second.uuid]);
    await bench.auditor.delete(`/api/v1/project/${bench.second.uuid}`);
    await bench.server.runJobs();
    expect((await bench.uploads('defectdojo')).map(({ project }) => project)).toEqual([bench.first.uuid]);
  });
});
