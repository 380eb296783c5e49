import { readFileSync } from 'node:fs';
import type { FindingDifference, ImportComparison } from '@waybill/api-contract';
import { readNvdCve, readOsvRecord } from '@waybill/match';
import { extent, hasSharedData, readShared, readSharedJson, readZip, sharedPath } from '@waybill/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../../test/database.ts';
import { createDt4Database } from '../../../../test/dt4-database.ts';
import { startTestServer, type TestServer, type UserClient } from '../../../../test/server.ts';
import { operator } from '../../../cli/operator.ts';
import { inTransaction, rowsOf, runSql, sql } from '../../../db/database.ts';
import { settleMovedFindings } from '../../matching/moved-findings.service.ts';
import { storeAdvisories } from '../../source/advisory.service.ts';
import { noteRead } from '../../source/source.fixtures.ts';
import { importDependencyTrack } from '../import-dt.service.ts';
import { openSource } from '../source/open-source.ts';

const ecosystems = ['Go', 'PyPI', 'crates.io'];
/** Years of which that Dependency-Track had read some records. */
const years = extent({ whole: [2015, 2017, 2018, 2021], usual: [2017] });
/** Stored in one transaction. */
const batch = 2_000;

type Advisory = Parameters<typeof storeAdvisories>[1][number];

function osvAdvisories(): Advisory[] {
  return ecosystems.flatMap((ecosystem) =>
    [...readZip(readFileSync(sharedPath(`osv/${ecosystem}/all.zip`)))].flatMap(({ body }) => {
      const read = readOsvRecord(JSON.parse(body.toString('utf8')));
      return read.ok ? [read.advisory] : [];
    }),
  );
}

function nvdAdvisories(year: number): Advisory[] {
  const feed = readSharedJson<{ vulnerabilities: { cve: never }[] }>(
    `nvd/json/cve/2.0/nvdcve-2.0-${year}.json.gz`,
  );
  return feed.vulnerabilities.flatMap(({ cve }) => {
    const read = readNvdCve(cve);
    return read.ok ? [read.advisory] : [];
  });
}

describe.skipIf(!hasSharedData).each(['pg', 'h2'] as const)(
  'the findings of a real Dependency-Track 4.14.3 on %s beside those found here',
  (kind) => {
    let server: TestServer;
    let there: TestDatabase | undefined;
    let manager: UserClient;
    const compared = async () =>
      (await manager.get<ImportComparison>('/api/waybill/v1/import/dt/comparison')).body;
    const store = async (advisories: readonly Advisory[]) => {
      for (let from = 0; from < advisories.length; from += batch) {
        await inTransaction(server.db, (trx) => storeAdvisories(trx, advisories.slice(from, from + batch)));
      }
    };

    beforeAll(async () => {
      server = await startTestServer();
      if (kind === 'pg') there = await createDt4Database();
      const source = await openSource(there?.url ?? sharedPath('dt4/h2/script.sql.gz'));
      try {
        await importDependencyTrack(server.context, source, {
          secretKey: readShared(`dt4/${kind}/keys/secret.key`),
          zone: 'UTC',
          isPreview: false,
          caller: operator,
          at: new Date('2026-11-30T09:00:00Z'),
        });
      } finally {
        await source.close();
      }
      manager = await server.asUser('ACCESS_MANAGEMENT');
      await server.runJobs();
    }, 600_000);
    afterAll(async () => {
      await server.close();
      await there?.drop();
    });

    it('lack nothing before anything is mirrored: what only it knew was kept', async () => {
      const { days, causes, agreedDays } = await compared();
      // Its CPEs of vulnerabilities that people wrote themselves match by our rules more often.
      expect(causes.filter(({ cause }) => cause !== 'FUZZY_CPE')).toEqual([]);
      expect(agreedDays).toBe(0);
      const [row] = await rowsOf(server.db, sql<{ n: number }>`select count(*) as n from moved_finding`);
      expect(days[0]).toMatchObject({ bothSides: row?.n, onlyThere: 0, withoutCause: 0 });
    });

    it('differ by causes only, once sources are mirrored', async () => {
      await store(osvAdvisories());
      for (const year of years) await store(nvdAdvisories(year));
      await noteRead(server.db, 'osv', ...ecosystems);
      await noteRead(server.db, 'nvd', ...years.map(String));
      await settleMovedFindings(server.db, new AbortController().signal);
      const started = await manager.post('/api/waybill/v1/import/dt/comparison');
      expect(started.status).toBe(202);
      await server.runJobs();
      const { causes, days, agreedDays } = await compared();
      const table = causes.map(
        ({ side, cause, detail, findings }) => `${side} ${cause} ${detail} ${findings}`,
      );
      if (process.env.WAYBILL_SHOW) console.log(kind, days[0], table);
      expect(days[0]?.onlyHere).toBeGreaterThan(100);
      expect(days[0]?.withoutCause, table.join('\n')).toBe(0);
      expect(causes.filter(({ cause }) => cause === 'UNKNOWN')).toEqual([]);
      expect(agreedDays).toBe(0);
      const sum = causes.reduce((total, { findings }) => total + findings, 0);
      expect(sum).toBe((days[0]?.onlyThere ?? 0) + (days[0]?.onlyHere ?? 0));
      expect(days[0]?.toLookAt).toBe(sum);
    }, 600_000);

    it('are counted as one by one', async () => {
      const [counted] = await rowsOf(
        server.db,
        sql<{ both: number; there: number; here: number }>`with theirs as (
            select project_id, component_id, vuln_id from moved_finding),
          ours as (
            select c.project_id, c.component_id, m.vuln_id from component c join identity_match m using (identity_id)
            union select project_id, component_id, vuln_id from component_match)
          select (select count(*) from (select * from theirs intersect select * from ours) b) as both,
            (select count(*) from (select * from theirs except select * from ours) b) as there,
            (select count(*) from (select * from ours except select * from theirs) b) as here`,
      );
      const { days } = await compared();
      expect(days[0]).toMatchObject({
        bothSides: counted?.both,
        onlyThere: counted?.there,
        onlyHere: counted?.here,
      });
    });

    it('leave the work list when their causes are understood', async () => {
      const { causes } = await compared();
      const [first] = causes;
      if (!first) throw new Error('There is no cause');
      const { side, cause, detail, findings } = first;
      const put = (understood: boolean) =>
        manager.put('/api/waybill/v1/import/dt/comparison/cause', { side, cause, detail, understood });
      const open = async () => {
        const list = await manager.get<FindingDifference[]>(
          '/api/waybill/v1/import/dt/comparison/difference?open=true&pageSize=1',
        );
        return Number(list.headers.get('x-total-count'));
      };
      const before = await open();
      expect((await put(true)).status).toBe(204);
      expect(await open()).toBe(before - findings);
      const after = await compared();
      expect(after.days[0]?.toLookAt).toBe(before - findings);
      expect(after.causes[0]).toMatchObject({ understoodBy: expect.any(String) });
      expect((await put(false)).status).toBe(204);
      expect(await open()).toBe(before);
    });

    it('name the users who saw all there and see nothing here, until they are in a team', async () => {
      const { blinded } = await compared();
      expect(blinded.map(({ username }) => username)).toContain('nobody');
      await runSql(
        server.db,
        sql`insert into user_team (user_id, team_id) select u.user_id, min(t.team_id) from app_user u, team t
          where u.username = 'nobody' group by u.user_id`,
      );
      expect((await compared()).blinded.map(({ username }) => username)).not.toContain('nobody');
    });
  },
);
