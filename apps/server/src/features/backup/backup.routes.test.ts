import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Backups, Task } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { rowsOf, sql } from '../../db/database.ts';
import { startDueWork } from '../../jobs/schedule.ts';
import { recurringBackups } from './backup.jobs.ts';

describe('backups by themselves', () => {
  let server: TestServer;
  let folder: string;
  const emptyPath = process.env.PATH;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'waybill-backups-'));
    server = await startTestServer({ config: { dataDir: folder } });
    // No tools of PostgreSQL, whatever the machine has.
    process.env.PATH = folder;
  });
  afterAll(async () => {
    process.env.PATH = emptyPath;
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const set = (propertyName: string, propertyValue: string) =>
    server.asAdmin.post('/api/v1/configProperty', { groupName: 'backup', propertyName, propertyValue });
  const list = async () => (await server.asAdmin.get<Backups>('/api/waybill/v1/backups')).body;

  it('are off, and said to be nowhere yet', async () => {
    expect(await list()).toEqual({
      enabled: false,
      folder: path.join(folder, 'backups'),
      state: 'idle',
      warnings: [],
      backups: [],
    });
    await startDueWork(server.db, recurringBackups(server.context), new Date());
    expect((await list()).state).toBe('idle');
  });

  it('are for those who configure the system', async () => {
    const viewer = await server.asKey('VIEW_PORTFOLIO', 'ACCESS_MANAGEMENT');
    expect((await viewer.get('/api/waybill/v1/backups')).status).toBe(403);
    expect((await viewer.post('/api/waybill/v1/backups')).status).toBe(403);
  });

  it('that cannot be made say what is missing, to administrators and to alerts', async () => {
    const { status, body } = await server.asAdmin.post<{ token: string }>('/api/waybill/v1/backups');
    expect(status).toBe(202);
    await server.runJobs();
    const task = await server.asAdmin.get<Task>(`/api/waybill/v1/tasks/${body.token}`);
    expect(task.body).toMatchObject({
      state: 'failed',
      error: expect.stringMatching(/no "pg_dump" of PostgreSQL \d+/),
    });
    expect(await list()).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('Install the client programs'),
    });
    const events = await rowsOf(
      server.db,
      sql`select 1 from outbox where event_group = 'FILE_SYSTEM' and subject ->> 'title' = 'Backup failed'`,
    );
    expect(events).toHaveLength(1);
  });

  it('come round once they are on', async () => {
    await set('enabled', 'true');
    const schedule = recurringBackups(server.context);
    await startDueWork(server.db, schedule, new Date(Date.now() + 25 * 3_600_000));
    expect(await list()).toMatchObject({ enabled: true, state: 'queued', nextRun: expect.any(Number) });
  });
});
