import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { inTransaction, rowsOf, sql } from '../../db/database.ts';
import { enqueue } from '../../jobs/task.ts';
import { listSourceAges } from './data-age.service.ts';
import { notePartSuccess } from './source-state.queries.ts';

describe('the age of vulnerability data', () => {
  let server: TestServer;
  const now = new Date('2026-05-20T10:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  beforeAll(async () => {
    server = await startTestServer({ now: () => now });
    const read = (source: string, part: string, days: number) =>
      inTransaction(server.db, (trx) => notePartSuccess(trx, source, part, { records: 1 }, daysAgo(days)));
    await read('nvd', 'old', 30);
    await read('nvd', 'new', 2);
    await read('kev', 'all', 9);
    await read('euvd', 'all', 90);
  });
  afterAll(() => server.close());

  const set = (propertyName: string, propertyValue: string) =>
    server.asAdmin.post('/api/v1/configProperty', { groupName: 'vuln-source', propertyName, propertyValue });

  it('is when a source that is on was last read, the oldest first', async () => {
    expect(await listSourceAges(server.db)).toEqual([
      { source: 'kev', title: 'CISA KEV', asOf: daysAgo(9) },
      { source: 'nvd', title: 'NVD', asOf: daysAgo(2) },
    ]);
  });

  async function told(): Promise<unknown[]> {
    await inTransaction(server.db, (trx) => enqueue(trx, { kind: 'source.age', subject: 'all', input: {} }));
    await server.runJobs();
    return rowsOf(
      server.db,
      sql`select level, subject ->> 'content' as content from outbox where subject ->> 'title' = 'Vulnerability data is out of date'`,
    );
  }

  it('is told to alerts from the day on that the setting says', async () => {
    await set('data.age.warn.days', '0');
    expect(await told()).toEqual([]);
    await set('data.age.warn.days', '10');
    expect(await told()).toEqual([]);
    await set('data.age.warn.days', '7');
    expect(await told()).toEqual([
      {
        level: 'WARNING',
        content: 'These sources were last read more than 7 days ago:\nCISA KEV: 2026-05-11',
      },
    ]);
  });
});
