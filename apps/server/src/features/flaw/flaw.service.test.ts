import type { Advisory } from '@waybill/match';
import { runs } from '@waybill/test-kit';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { noDrift } from '../../../test/no-drift.ts';
import { addComponent, addIdentity, addProject, npmAdvisory } from '../../../test/portfolio-builder.ts';
import {
  closeDatabase,
  type Database,
  findRow,
  inTransaction,
  openDatabase,
  rowsOf,
  runSql,
} from '../../db/database.ts';
import { type IdentifiedFinding, readFixes } from '../matching/fix.service.ts';
import {
  countDrift,
  lockForUpload,
  matchNewIdentities,
  recountProjects,
} from '../matching/matching.service.ts';
import { storeAdvisories } from '../source/advisory.service.ts';
import { storeScores } from '../source/epss/epss.queries.ts';
import { markExploited } from './flaw.service.ts';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({ connection: { connectionString: database.url }, onError: () => undefined });
});
afterAll(async () => {
  await closeDatabase(db);
  await database.drop();
});
beforeEach(() =>
  runSql(
    db,
    sql`truncate project, identity, vuln, vuln_doc, vuln_record, vuln_cve, vuln_alias, vrange, pkg, attrs,
      identity_coord, identity_match, identity_match_past, match_event, finding_event, project_delta, epss,
      known_exploited restart identity cascade`,
  ),
);

const cvss = (score: number) => ({
  vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
  version: '3.1' as const,
  score,
});

/**
 * The records of the NVD, GitHub, and the Go team about one vulnerability. Only the first has a severity,
 * only the second the fix.
 */
const cve: Advisory = {
  ...npmAdvisory('CVE-2026-1', 'elsewhere', '9.9.9'),
  feed: 'nvd',
  severity: 'HIGH',
  cvssV3: cvss(7.5),
};
const ghsa: Advisory = { ...npmAdvisory('GHSA-1111-2222-3333', 'lodash', '4.17.5'), aliases: ['CVE-2026-1'] };
const osv: Advisory = {
  ...npmAdvisory('GO-2026-1', 'lodash', '0'),
  aliases: ['CVE-2026-1', 'GHSA-1111-2222-3333'],
  affected: [
    {
      kind: 'purl',
      type: 'npm',
      namespace: '',
      name: 'lodash',
      ranges: [{ kind: 'events', events: [{ introduced: '0' }] }],
      versions: [],
      at: 0,
    },
  ],
};

const store = (...advisories: Advisory[]) => inTransaction(db, (trx) => storeAdvisories(trx, advisories));
const score = (cveId: string, value: number) =>
  inTransaction(db, (trx) => storeScores(trx, [[cveId, value, 0.9]]));
const exploit = (...cveIds: string[]) =>
  inTransaction(db, async (trx) => {
    await runSql(trx, sql`delete from known_exploited`);
    await runSql(trx, sql`insert into known_exploited (cve_id) select unnest(${cveIds}::text[])`);
    await markExploited(trx);
  });

async function uploadLodash(): Promise<number> {
  return inTransaction(db, async (trx) => {
    const project = await addProject(trx, 'shop');
    const lodash = await addIdentity(trx, {
      name: 'lodash',
      version: '4.17.0',
      purl: 'pkg:npm/lodash@4.17.0',
    });
    await addComponent(trx, project, lodash);
    await lockForUpload(trx);
    await matchNewIdentities(trx, [lodash]);
    await recountProjects(trx, [project]);
    return project;
  });
}

interface Facts {
  ext_id: string;
  severity: number;
  effective_severity: number;
  effective_cvss: number | null;
  effective_epss: number | null;
  exploited: boolean;
  cve_id: string | null;
}

async function factsOf(extId: string): Promise<Facts | undefined> {
  return findRow(
    db,
    sql<Facts>`select ext_id, severity, effective_severity, effective_cvss, effective_epss, exploited, cve_id
      from vuln where ext_id = ${extId}`,
  );
}

async function sharesFlaw(one: string, other: string): Promise<boolean> {
  const row = await findRow(
    db,
    sql<{
      shares: boolean;
    }>`select a.alias_group is not null and a.alias_group is not distinct from b.alias_group as shares
      from vuln a, vuln b where a.ext_id = ${one} and b.ext_id = ${other}`,
  );
  return row?.shares ?? false;
}

const matches = () =>
  rowsOf(
    db,
    sql<{ ext_id: string; severity: number; fixed_in: string | null }>`select v.ext_id, m.severity, m.fixed_in
      from identity_match m join vuln v on v.vuln_id = m.vuln_id order by v.ext_id`,
  );

describe('a flaw', () => {
  it('has the severity, scores and fix that any of its records states, in each of them', async () => {
    await uploadLodash();
    await score('CVE-2026-1', 0.42);
    await exploit('CVE-2026-1');
    await store(osv);
    await store(ghsa);
    await store(cve);
    for (const id of ['GO-2026-1', 'GHSA-1111-2222-3333', 'CVE-2026-1']) {
      expect(await factsOf(id)).toMatchObject({
        effective_severity: 4,
        effective_cvss: 7.5,
        effective_epss: expect.closeTo(0.42, 5),
        exploited: true,
        cve_id: 'CVE-2026-1',
      });
    }
    expect(await factsOf('GO-2026-1')).toMatchObject({ severity: 0 });
    expect(await matches()).toEqual([
      { ext_id: 'GHSA-1111-2222-3333', severity: 4, fixed_in: '4.17.5' },
      { ext_id: 'GO-2026-1', severity: 4, fixed_in: '4.17.5' },
    ]);
    expect(await findRow(db, sql`select c3, c0, findings from project_count`)).toEqual({
      c3: 1,
      c0: 0,
      findings: 2,
    });
    expect(await countDrift(db)).toEqual(noDrift);
  });

  it('has the weaknesses of a record, or else those of the first other one that is not withdrawn', async () => {
    const weaknesses = async () => {
      const rows = await rowsOf(
        db,
        sql<{ ext_id: string; effective_cwes: number[] }>`select ext_id, effective_cwes from vuln`,
      );
      return Object.fromEntries(rows.map((row) => [row.ext_id, row.effective_cwes]));
    };
    await store({ ...cve, cwes: [79, 22] });
    await store(osv);
    expect(await weaknesses()).toEqual({ 'CVE-2026-1': [79, 22], 'GO-2026-1': [79, 22] });
    await store({ ...ghsa, cwes: [400] });
    expect(await weaknesses()).toMatchObject({ 'GO-2026-1': [400], 'GHSA-1111-2222-3333': [400] });
    await store({ ...ghsa, cwes: [400], withdrawn: '2026-03-01T00:00:00Z' });
    expect(await weaknesses()).toMatchObject({ 'GO-2026-1': [79, 22], 'GHSA-1111-2222-3333': [400] });
    await store({ ...osv, cwes: Array.from({ length: 1_000 }, (_, index) => index + 1) });
    expect((await weaknesses())['GO-2026-1']).toHaveLength(100);
  });

  it('keeps the severity that a record states itself', async () => {
    await store(cve);
    await store({ ...ghsa, severity: 'LOW', cvssV3: cvss(2.1) });
    expect(await factsOf('GHSA-1111-2222-3333')).toMatchObject({
      effective_severity: 2,
      effective_cvss: 2.1,
    });
    expect(await factsOf('CVE-2026-1')).toMatchObject({ effective_severity: 4, effective_cvss: 7.5 });
  });

  it('has the EPSS that a record states, until its CVE has one', async () => {
    const scores = async () =>
      Promise.all(
        ['CVE-2026-1', 'GHSA-1111-2222-3333'].map(async (id) => (await factsOf(id))?.effective_epss),
      );
    await store(cve);
    await store({ ...ghsa, epss: { score: 0.25, percentile: 0.75 } });
    expect(await scores()).toEqual([0.25, 0.25]);
    await score('CVE-2026-1', 0.5);
    expect(await scores()).toEqual([0.5, 0.5]);
  });

  it('is known by a CVE that has no record here', async () => {
    await store(ghsa);
    expect(await factsOf('GHSA-1111-2222-3333')).toMatchObject({
      cve_id: 'CVE-2026-1',
      effective_epss: null,
    });
    await score('CVE-2026-1', 0.3);
    await exploit('CVE-2026-1');
    expect(await factsOf('GHSA-1111-2222-3333')).toMatchObject({
      effective_epss: expect.closeTo(0.3, 5),
      exploited: true,
    });
    await exploit('CVE-2026-2');
    expect(await factsOf('GHSA-1111-2222-3333')).toMatchObject({ exploited: false });
  });

  it('of a distribution is that of the CVE that its record is about', async () => {
    await uploadLodash();
    await score('CVE-2026-1', 0.42);
    await exploit('CVE-2026-1');
    await store(cve);
    await store({ ...npmAdvisory('DEBIAN-CVE-2026-1', 'lodash', '4.17.5'), upstream: ['CVE-2026-1'] });
    expect(await factsOf('DEBIAN-CVE-2026-1')).toMatchObject({
      severity: 0,
      effective_severity: 4,
      effective_epss: expect.closeTo(0.42, 5),
      exploited: true,
      cve_id: 'CVE-2026-1',
    });
    expect(await sharesFlaw('DEBIAN-CVE-2026-1', 'CVE-2026-1')).toBe(true);
  });

  it('is its own where an update fixes several, which is known by each of their CVEs', async () => {
    await score('CVE-2026-2', 0.2);
    await exploit('CVE-2026-1');
    await store(cve);
    const update = npmAdvisory('USN-1-1', 'lodash', '4.17.5');
    await store({ ...update, upstream: ['CVE-2026-2', 'CVE-2026-1', 'UBUNTU-CVE-2026-1'] });
    const known = { cve_id: 'CVE-2026-1', exploited: true, effective_epss: expect.closeTo(0.2, 5) };
    expect(await factsOf('USN-1-1')).toMatchObject({ ...known, effective_severity: 0 });
    expect(await factsOf('CVE-2026-1')).toMatchObject({ effective_epss: null });
    expect(await sharesFlaw('USN-1-1', 'CVE-2026-1')).toBe(false);
    // A later edition leaves one of them out.
    await store({ ...update, upstream: ['CVE-2026-2', 'CVE-2026-3'], modified: '2026-05-01T00:00:00Z' });
    expect(await factsOf('USN-1-1')).toMatchObject({ ...known, cve_id: 'CVE-2026-2', exploited: false });
  });

  it('is not judged by a record that was rejected', async () => {
    await uploadLodash();
    await store(cve);
    await store(ghsa);
    await store({ ...cve, rejected: true, modified: '2026-05-01T00:00:00Z' });
    expect(await factsOf('GHSA-1111-2222-3333')).toMatchObject({
      effective_severity: 0,
      effective_cvss: null,
    });
    expect(await matches()).toMatchObject([{ severity: 0 }]);
    expect(await countDrift(db)).toEqual(noDrift);
  });

  it('is mended by the next version that none of its records calls affected', async () => {
    await uploadLodash();
    await store(ghsa);
    const wider = npmAdvisory('GO-2026-1', 'lodash', '4.18.0');
    await store({ ...wider, aliases: ['GHSA-1111-2222-3333'] });
    expect((await matches()).map((match) => match.fixed_in)).toEqual(['4.18.0', '4.18.0']);
    const apart = npmAdvisory('GO-2026-2', 'lodash', '5.0.0');
    await store(apart);
    expect((await matches()).map((match) => match.fixed_in)).toEqual(['4.18.0', '4.18.0', '5.0.0']);
  });

  it('is mended by a release rather than by the pre-release before it, where a record of it names one', async () => {
    await uploadLodash();
    await store({ ...ghsa, affected: npmAdvisory('GHSA-1111-2222-3333', 'lodash', '4.18.0-beta1').affected });
    const fixes = async () => (await matches()).map((match) => match.fixed_in);
    const read = async () => {
      const found = await rowsOf(db, sql<IdentifiedFinding>`select identity_id, vuln_id from identity_match`);
      return [...(await readFixes(db, found)).values()];
    };
    expect(await fixes()).toEqual(['4.18.0-beta1']);
    expect(await read()).toEqual([
      { nearest: '4.18.0-beta1', isPrerelease: true, from: 'GHSA-1111-2222-3333' },
    ]);
    // It came back with 4.18.0: the pre-release itself is mended, the release that followed it is not.
    const again = { kind: 'events' as const, events: [{ introduced: '4.18.0' }, { fixed: '4.18.2' }] };
    const affected = osv.affected.map((each) => ({ ...each, ranges: [again] }));
    await store({ ...osv, aliases: ['GHSA-1111-2222-3333'], affected });
    expect(await fixes()).toEqual(['4.18.2']);
    expect(await read()).toEqual([{ nearest: '4.18.2', from: 'GO-2026-1' }]);
  });

  it('comes to the same, in whichever order its facts arrive', async () => {
    const steps = {
      cve: () => store(cve),
      ghsa: () => store(ghsa),
      osv: () => store(osv),
      milder: () =>
        store({ ...cve, severity: 'MEDIUM', cvssV3: cvss(5.5), modified: '2026-04-01T00:00:00Z' }),
      score: () => score('CVE-2026-1', 0.42),
      exploit: () => exploit('CVE-2026-1'),
      upload: uploadLodash,
    };
    const names = Object.keys(steps) as (keyof typeof steps)[];
    await fc.assert(
      fc
        .asyncProperty(fc.shuffledSubarray(names, { minLength: names.length }), async (order) => {
          // The later edition of a record comes after the earlier one.
          const later = order.indexOf('milder') > order.indexOf('cve');
          for (const name of order) if (later || name !== 'cve') await steps[name]();
          const all = await rowsOf(
            db,
            sql<Facts>`select ext_id, severity, effective_severity, effective_cvss, effective_epss, exploited, cve_id
              from vuln order by ext_id`,
          );
          const said = {
            effective_severity: 3,
            effective_cvss: 5.5,
            effective_epss: expect.closeTo(0.42, 5),
            exploited: true,
            cve_id: 'CVE-2026-1',
          };
          expect(all).toMatchObject([said, said, said]);
          expect(await matches()).toMatchObject([
            { severity: 3, fixed_in: '4.17.5' },
            { severity: 3, fixed_in: '4.17.5' },
          ]);
          expect(await countDrift(db)).toEqual(noDrift);
        })
        .beforeEach(() =>
          runSql(
            db,
            sql`truncate project, identity, vuln, vuln_doc, vuln_record, vuln_cve, vuln_alias, vrange, pkg, attrs,
              identity_coord, identity_match, identity_match_past, match_event, finding_event, project_delta, epss,
              known_exploited restart identity cascade`,
          ).then(() => undefined),
        ),
      { numRuns: runs(25) },
    );
  });
});
