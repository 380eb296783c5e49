import type { FindingDifference, ImportComparison, ImportTable } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type UserClient } from '../../../../test/server.ts';
import { runSql, sql } from '../../../db/database.ts';
import { osvRecord, storeTestRecords } from '../../source/source.fixtures.ts';
import { uuidOf } from '../import-dt.fixtures.ts';
import { moveInToCompare } from './compared-world.fixtures.ts';

const address = '/api/waybill/v1/import/dt/comparison';
const component = (id: number) => uuidOf('33333333', id);

describe('the comparison with an installation that moved in', () => {
  let server: TestServer;
  let manager: UserClient;
  let day = new Date('2026-12-01T01:00:00Z');
  const compare = async (at = day): Promise<ImportComparison> => {
    day = at;
    expect((await manager.post(address)).status).toBe(202);
    await server.runJobs();
    return (await manager.get<ImportComparison>(address)).body;
  };
  const differences = async (query = '') =>
    (await manager.get<FindingDifference[]>(`${address}/difference${query}`)).body;
  const understand = (cause: string, detail: string, understood = true) =>
    manager.put(`${address}/cause`, { side: 'HERE', cause, detail, understood });

  beforeAll(async () => {
    server = await startTestServer({ now: () => day });
    manager = await server.asUser('ACCESS_MANAGEMENT', 'PORTFOLIO_MANAGEMENT', 'VIEW_PORTFOLIO');
  });
  afterAll(() => server.close());

  it('needs an import first', async () => {
    expect((await manager.post(address)).status).toBe(409);
    expect((await manager.get(`${address}/report`)).status).toBe(404);
    const { body } = await manager.get<ImportComparison>(address);
    expect(body).toEqual({ agreedDays: 0, causes: [], days: [], blinded: [] });
  });

  it('tells of each finding that only one side has, where it is and why', async () => {
    await moveInToCompare(server.context);
    const { causes, days, version } = await compare();
    expect(version).toBe('4.14.3');
    expect(causes).toEqual([
      { side: 'HERE', cause: 'NOT_ANALYZED', detail: '', findings: 1, projects: 1 },
      { side: 'HERE', cause: 'RECORD_MISSING', detail: 'OSV', findings: 1, projects: 1 },
    ]);
    expect(days).toMatchObject([
      {
        day: '2026-12-01',
        bothSides: 2,
        onlyThere: 0,
        onlyHere: 2,
        withoutCause: 0,
        toLookAt: 2,
        agreed: false,
      },
    ]);
    expect(await differences('?cause=RECORD_MISSING')).toMatchObject([
      {
        project: { name: 'shop', version: '2.0' },
        component: { uuid: component(6), name: 'one' },
        vulnerability: { source: 'OSV', vulnId: 'GO-2026-0001' },
        side: 'HERE',
        cause: 'RECORD_MISSING',
        understood: false,
      },
    ]);
  });

  it('finds them by what they are about', async () => {
    const found = async (query: string) => (await differences(query)).length;
    expect(await found('?side=THERE')).toBe(0);
    expect(await found('?side=HERE&cause=RECORD_MISSING&detail=OSV')).toBe(1);
    expect(await found('?cause=ALIAS')).toBe(0);
    expect(await found('?searchText=go-2026')).toBe(1);
    expect(await found('?searchText=two')).toBe(0);
    expect(await found(`?project=${uuidOf('22222222', 4)}&sortName=severity&sortOrder=desc`)).toBe(1);
    expect(await found(`?project=${uuidOf('22222222', 1)}`)).toBe(0);
  });

  it('agrees on the days in a row on which every cause was understood', async () => {
    expect((await understand('NOT_ANALYZED', '')).status).toBe(204);
    expect((await understand('RECORD_MISSING', 'OSV')).status).toBe(204);
    expect(await differences('?open=true')).toEqual([]);
    expect((await compare()).agreedDays).toBe(1);
    expect((await compare(new Date('2026-12-02T01:00:00Z'))).agreedDays).toBe(2);
    // A day without a comparison is not one of agreement.
    expect((await compare(new Date('2026-12-04T01:00:00Z'))).agreedDays).toBe(1);
    expect((await compare(new Date('2026-12-05T01:00:00Z'))).agreedDays).toBe(2);
    await storeTestRecords(server.db, { osv: [osvRecord('GO-2026-0002')] });
    await understand('RECORD_MISSING', 'OSV', false);
    const { agreedDays, days } = await compare();
    expect([agreedDays, days[0]?.toLookAt]).toEqual([0, 2]);
    await understand('RECORD_MISSING', 'OSV');
    expect((await manager.get<ImportComparison>(address)).body).toMatchObject({
      agreedDays: 2,
      causes: [
        { cause: 'RECORD_MISSING', findings: 2, understoodBy: expect.any(String) },
        { cause: 'NOT_ANALYZED' },
      ],
    });
  });

  it('accepts no cause that nobody knows, and needs the permission', async () => {
    expect((await understand('UNKNOWN', '')).status).toBe(400);
    expect((await understand('NO_SUCH_CAUSE', '')).status).toBe(400);
    const viewer = await server.asUser('VIEW_PORTFOLIO', 'VIEW_VULNERABILITY');
    for (const path of ['', '/difference', '/table', '/report']) {
      expect((await viewer.get(`${address}${path}`)).status).toBe(403);
    }
  });

  it('says what became of the rows of each table', async () => {
    const { body } = await manager.get<ImportTable[]>(`${address}/table`);
    const refused = body.find(({ table }) => table === 'COMPONENT');
    expect(refused).toMatchObject({ read: 6, written: 4, refused: 2 });
    expect(refused?.notes.map(({ outcome }) => outcome)).toContain('refused');
  });

  it('is a PDF in the language of the reader', async () => {
    for (const language of ['en', 'de', 'ja']) {
      const headers = { 'accept-language': language };
      const answer = await manager.get(`${address}/report`, { headers });
      expect(answer.status, answer.text.slice(0, 200)).toBe(200);
      expect(answer.headers.get('content-language')).toBe(language);
      expect(answer.text.startsWith('%PDF-1.7')).toBe(true);
      expect(answer.text.trimEnd().endsWith('%%EOF')).toBe(true);
    }
  });

  it('tells a component that came later from one that was compared', async () => {
    await runSql(
      server.db,
      sql`update component set added_at = '2026-12-03T00:00:00Z' where uuid = ${component(6)}`,
    );
    const { causes } = await compare();
    expect(causes.map(({ cause, findings }) => [cause, findings])).toEqual([
      ['NEW_COMPONENT', 2],
      ['NOT_ANALYZED', 1],
    ]);
  });

  it('forgets what is about a component that is gone', async () => {
    expect((await manager.delete(`/api/v1/component/${component(6)}`)).status).toBe(204);
    expect((await differences()).map(({ component: { uuid } }) => uuid)).not.toContain(component(6));
  });
});
