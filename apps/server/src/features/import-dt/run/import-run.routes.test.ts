import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { ImportFile, ImportReport, ImportRun, TokenResponse } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type UserClient } from '../../../../test/server.ts';
import { inTransaction, rowsOf, sql } from '../../../db/database.ts';
import { encryptAsThere, smallInstallation, writeScript } from '../import-dt.fixtures.ts';
import { deleteOldImportFiles } from './import-file.queries.ts';

const key = randomBytes(32);
const script = writeScript({
  ...smallInstallation,
  CONFIGPROPERTY: [
    {
      ID: 1,
      GROUPNAME: 'scanner',
      PROPERTYNAME: 'snyk.api.token',
      PROPERTYTYPE: 'ENCRYPTEDSTRING',
      PROPERTYVALUE: encryptAsThere(key, 'snyk token'),
    },
  ],
});

let server: TestServer;
let manager: UserClient;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.asUser('ACCESS_MANAGEMENT');
});
afterAll(() => server.close());

async function upload(content: string | Uint8Array<ArrayBuffer>, name = 'script.sql'): Promise<ImportFile> {
  const form = new FormData();
  form.set('file', new Blob([content]), name);
  const answer = await manager.post<ImportFile>('/api/waybill/v1/import/dt/file', form);
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
}

const start = (body: object) => manager.post<TokenResponse>('/api/waybill/v1/import/dt', body);

async function run(body: object): Promise<ImportReport> {
  const started = await start({ timeZone: 'UTC', ...body });
  expect(started.status, started.text).toBe(202);
  await server.runJobs();
  return (await manager.get<ImportReport>(`/api/waybill/v1/import/dt/${started.body.token}`)).body;
}

const teams = () => rowsOf(server.db, sql`select 1 from team where name like 'Sector %'`);

describe('an import over the API', () => {
  it('is previewed and then done with one upload, and reports each table', async () => {
    const { uuid, bytes } = await upload(gzipSync(script), 'script.sql.gz');
    expect(bytes).toBeLessThan(script.length);
    const secretKey = key.toString('base64');
    const preview = await run({ file: uuid, preview: true, secretKey });
    expect(preview).toMatchObject({
      state: 'done',
      preview: true,
      source: 'the script "script.sql.gz"',
      version: '4.14.3',
      secretsStored: 1,
      secretsOpened: 1,
    });
    expect(preview.tables.find((it) => it.table === 'TEAM')).toMatchObject({
      area: 'access',
      read: 2,
      written: 2,
    });
    expect(await teams()).toEqual([]);
    const done = await run({ file: uuid, preview: false, secretKey });
    expect(done).toMatchObject({ state: 'done', preview: false });
    expect(done.tables).toEqual(preview.tables);
    expect(await teams()).toHaveLength(2);
    const listed = await manager.get<ImportRun[]>('/api/waybill/v1/import/dt');
    expect(listed.body.map((it) => it.preview)).toEqual([false, true]);
    // It was imported, so nobody needs it any more.
    expect((await start({ file: uuid, preview: true, timeZone: 'UTC' })).status).toBe(404);
  });

  it('says of a wrong key and of a cut script what is wrong, and keeps no secret', async () => {
    const { uuid } = await upload(script);
    const wrong = await run({ file: uuid, preview: false, secretKey: randomBytes(32).toString('base64') });
    expect(wrong).toMatchObject({ state: 'failed', tables: [] });
    expect(wrong.error).toContain('it is the key of another installation. Nothing was written.');
    const cut = await upload(script.slice(0, -200));
    const failed = await run({ file: cut.uuid, preview: false });
    expect(failed.error).toContain('The script ends within the statement');
    const kept = await rowsOf(server.db, sql`select 1 from import_run where input is not null`);
    expect(kept).toEqual([]);
  });

  it.each([
    [{ preview: true }, 'either the URL of a database, or an uploaded file'],
    [{ preview: true, url: '/etc/passwd' }, 'It looks like'],
    [{ preview: true, url: 'file:///etc/passwd' }, 'is no database that can be read'],
    [{ preview: true, url: 'postgresql://u@169.254.169.254/x' }, 'metadata'],
    [{ preview: true, url: 'postgresql://u@db.example/x?host=/var/run' }, 'as a parameter'],
    [{ preview: true, url: 'mysql://u@db.example/x' }, 'have no zone'],
    [{ preview: true, url: 'mysql://u@db.example/x', timeZone: 'Mars/Olympus' }, 'is no time zone'],
    [{ preview: true, url: 'postgresql://u@db.example/x', secretKey: 'AAAA' }, 'The secret key has 3 bytes'],
  ])('of %j is refused at once: %s', async (body, sentence) => {
    const answer = await start(body);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(sentence);
  });

  it('of a database that is not there fails with a sentence, without its password', async () => {
    const report = await run({
      preview: true,
      url: 'postgresql://dt@127.0.0.1:1/dtrack',
      password: 'a-secret',
    });
    expect(report.error).toContain('cannot be reached');
    expect(JSON.stringify(report)).not.toContain('a-secret');
  });

  it('is one at a time', async () => {
    const { uuid } = await upload(script);
    const body = { file: uuid, preview: true, timeZone: 'UTC' };
    expect((await start(body)).status).toBe(202);
    expect((await start(body)).status).toBe(409);
    await server.runJobs();
  });

  it('is for those who manage access', async () => {
    const system = await server.asUser('SYSTEM_CONFIGURATION');
    expect((await system.get('/api/waybill/v1/import/dt')).status).toBe(403);
    expect((await system.post('/api/waybill/v1/import/dt', { preview: true })).status).toBe(403);
    expect(
      (await manager.get(`/api/waybill/v1/import/dt/${'0'.repeat(8)}-0000-4000-8000-000000000000`)).status,
    ).toBe(404);
    const noForm = await manager.post('/api/waybill/v1/import/dt/file', { a: 1 });
    expect(noForm.status).toBe(400);
  });

  it('keeps files that nobody imports for a day', async () => {
    await upload(script);
    const before = new Date(Date.now() + 1000);
    expect(await inTransaction(server.db, (trx) => deleteOldImportFiles(trx, before))).toBeGreaterThan(0);
    expect(await rowsOf(server.db, sql`select 1 from import_file_chunk`)).toEqual([]);
  });
});
