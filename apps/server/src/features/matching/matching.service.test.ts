import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { noDrift } from '../../../test/no-drift.ts';
import {
  addComponent,
  addIdentity,
  addProject,
  cpeAdvisory,
  npmAdvisory,
  putAdvisory,
} from '../../../test/portfolio-builder.ts';
import {
  closeDatabase,
  type Database,
  findRow,
  inTransaction,
  openDatabase,
  rowsOf,
  runSql,
  type Transaction,
} from '../../db/database.ts';
import {
  countDrift,
  lockForFeed,
  lockForUpload,
  matchNewIdentities,
  recountComponents,
  recountProjects,
  rematchIdentities,
  rematchVulnerabilities,
} from './matching.service.ts';

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
beforeEach(async () => {
  await runSql(
    db,
    sql`truncate project, identity, vuln, vuln_doc, vrange, pkg, attrs, identity_coord, identity_match, vuln_matched,
    identity_match_past, identity_record_fault, match_event, finding_event, project_delta, vuln_alias cascade`,
  );
});

/** Two projects over lodash 4.17.0; the second also has a harmless component. */
async function twoProjects(trx: Transaction) {
  const first = await addProject(trx, 'first');
  const second = await addProject(trx, 'second');
  const lodash = await addIdentity(trx, { name: 'lodash', version: '4.17.0', purl: 'pkg:npm/lodash@4.17.0' });
  const other = await addIdentity(trx, { name: 'other', version: '1.0.0', purl: 'pkg:npm/other@1.0.0' });
  const inFirst = await addComponent(trx, first, lodash);
  const inSecond = await addComponent(trx, second, lodash);
  await addComponent(trx, second, other);
  return { first, second, lodash, other, inFirst, inSecond };
}

type World = Awaited<ReturnType<typeof twoProjects>>;

async function upload(trx: Transaction, world: World): Promise<void> {
  await lockForUpload(trx);
  await matchNewIdentities(trx, [world.lodash, world.other]);
  await recountProjects(trx, [world.first, world.second]);
}

async function counts(projectId: number) {
  return findRow(
    db,
    sql<Record<string, number>>`select comps, vcomps, c4, c3, c2, c1, c0, findings, audited, suppressed
      from project_count where project_id = ${projectId}`,
  );
}

describe('matching identities', () => {
  it('matches new identities, counts their projects and leaves the harmless component alone', async () => {
    const world = await inTransaction(db, async (trx) => {
      await putAdvisory(trx, npmAdvisory('OSV-1', 'lodash', '4.17.21'), 'CRITICAL');
      const made = await twoProjects(trx);
      await upload(trx, made);
      return made;
    });
    expect(await counts(world.first)).toMatchObject({ comps: 1, vcomps: 1, c4: 1, findings: 1 });
    expect(await counts(world.second)).toMatchObject({ comps: 2, vcomps: 1, c4: 1, findings: 1 });
    expect(await rowsOf(db, sql`select identity_id from identity_match`)).toEqual([
      { identity_id: world.lodash },
    ]);
    expect(await countDrift(db)).toEqual(noDrift);
  });

  it('changes nothing when it runs again', async () => {
    const world = await inTransaction(db, async (trx) => {
      await putAdvisory(trx, npmAdvisory('OSV-1', 'lodash', '4.17.21'));
      const made = await twoProjects(trx);
      await upload(trx, made);
      return made;
    });
    const before = await rowsOf(db, sql`select xmin::text, first_seen from identity_match`);
    const change = await inTransaction(db, async (trx) => {
      await lockForUpload(trx);
      return rematchIdentities(trx, [world.lodash, world.other]);
    });
    expect(change).toEqual({ added: 0, removed: 0 });
    expect(await rowsOf(db, sql`select xmin::text, first_seen from identity_match`)).toEqual(before);
  });

  it('marks the vulnerabilities that it finds, each once', async () => {
    const world = await inTransaction(db, async (trx) => {
      await putAdvisory(trx, npmAdvisory('OSV-1', 'lodash', '4.17.21'));
      await putAdvisory(trx, npmAdvisory('OSV-2', 'nobody-has-it', '4.17.21'));
      const made = await twoProjects(trx);
      await upload(trx, made);
      return made;
    });
    const marked = sql<{ ext_id: string }>`select ext_id from vuln_matched order by 1`;
    expect(await rowsOf(db, marked)).toEqual([{ ext_id: 'OSV-1' }]);
    await inTransaction(db, async (trx) => {
      await lockForFeed(trx);
      const added = await putAdvisory(trx, npmAdvisory('OSV-3', 'lodash', '4.17.21'));
      await rematchVulnerabilities(trx, [added]);
      await rematchIdentities(trx, [world.lodash, world.other]);
    });
    expect(await rowsOf(db, marked)).toEqual([{ ext_id: 'OSV-1' }, { ext_id: 'OSV-3' }]);
  });

  it('decides CPE attributes by their relation, not by the key alone', async () => {
    const matched = await inTransaction(db, async (trx) => {
      await putAdvisory(trx, cpeAdvisory('CVE-2020-1', 'cpe:2.3:a:acme:tool:1.0:rc1:*:*:*:*:*:*'));
      const rc1 = await addIdentity(trx, { name: 'a', cpe: 'cpe:2.3:a:acme:tool:1.0:rc1:*:*:*:*:*:*' });
      const rc2 = await addIdentity(trx, { name: 'b', cpe: 'cpe:2.3:a:acme:tool:1.0:rc2:*:*:*:*:*:*' });
      const any = await addIdentity(trx, { name: 'c', cpe: 'cpe:2.3:a:acme:tool:1.0:*:*:*:*:*:*:*' });
      const every = await addIdentity(trx, { name: 'd', cpe: 'cpe:2.3:a:acme:tool:*:*:*:*:*:*:*:*' });
      await lockForUpload(trx);
      await matchNewIdentities(trx, [rc1, rc2, any, every]);
      const rows = await rowsOf(
        trx,
        sql<{
          name: string;
        }>`select i.name from identity_match m join identity i using (identity_id) order by 1`,
      );
      return rows.map((row) => row.name);
    });
    expect(matched).toEqual(['a', 'c', 'd']);
  });

  it('counts a component whose version does not apply to every range, but to no single version', async () => {
    const rows = await inTransaction(db, async (trx) => {
      const criterion = 'cpe:2.3:a:acme:tool:*:*:*:*:*:*:*:*';
      const bounds = { endExcluding: '2.0' };
      const ranged = cpeAdvisory('CVE-2020-3', criterion);
      await putAdvisory(trx, { ...ranged, affected: [{ kind: 'cpe', criterion, bounds, at: [0, 0, 0] }] });
      await putAdvisory(trx, cpeAdvisory('CVE-2020-4', 'cpe:2.3:a:acme:tool:-:*:*:*:*:*:*:*'));
      await putAdvisory(trx, cpeAdvisory('CVE-2020-5', 'cpe:2.3:a:acme:tool:1.0:*:*:*:*:*:*:*'));
      const id = await addIdentity(trx, { name: 'a', cpe: 'cpe:2.3:a:acme:tool:-:*:*:*:*:*:*:*' });
      await lockForUpload(trx);
      await matchNewIdentities(trx, [id]);
      return rowsOf(
        trx,
        sql<{
          id: string;
        }>`select v.ext_id as id from identity_match m join vuln v using (vuln_id) order by 1`,
      );
    });
    expect(rows).toEqual([{ id: 'CVE-2020-3' }, { id: 'CVE-2020-4' }]);
  });

  it('finds criteria whose vendor is a wildcard', async () => {
    const rows = await inTransaction(db, async (trx) => {
      await putAdvisory(trx, cpeAdvisory('CVE-2020-2', 'cpe:2.3:a:*:tool:1.0:*:*:*:*:*:*:*'));
      const id = await addIdentity(trx, { name: 'a', cpe: 'cpe:2.3:a:acme:tool:1.0:*:*:*:*:*:*:*' });
      const not = await addIdentity(trx, { name: 'b', cpe: 'cpe:2.3:a:acme:other:1.0:*:*:*:*:*:*:*' });
      await lockForUpload(trx);
      await matchNewIdentities(trx, [id, not]);
      return rowsOf(
        trx,
        sql<{ name: string }>`select i.name from identity_match m join identity i using (identity_id)`,
      );
    });
    expect(rows).toEqual([{ name: 'a' }]);
  });
});

describe('rematchVulnerabilities', () => {
  it('adds a new advisory to every project that uses the identity, and takes a withdrawn one away', async () => {
    const world = await inTransaction(db, async (trx) => {
      const made = await twoProjects(trx);
      await upload(trx, made);
      return made;
    });
    const vulnId = await inTransaction(db, async (trx) => {
      await lockForFeed(trx);
      const id = await putAdvisory(trx, npmAdvisory('OSV-2', 'lodash', '5.0.0'), 'MEDIUM');
      expect(await rematchVulnerabilities(trx, [id])).toEqual({ added: 1, removed: 0 });
      return id;
    });
    expect(await counts(world.first)).toMatchObject({ c2: 1, vcomps: 1, findings: 1 });
    expect(await counts(world.second)).toMatchObject({ c2: 1, vcomps: 1, findings: 1 });

    await inTransaction(db, async (trx) => {
      await lockForFeed(trx);
      await putAdvisory(trx, npmAdvisory('OSV-2', 'lodash', '4.0.0'), 'MEDIUM');
      expect(await rematchVulnerabilities(trx, [vulnId])).toEqual({ added: 0, removed: 1 });
    });
    expect(await counts(world.first)).toMatchObject({ c2: 0, vcomps: 0, findings: 0 });
    expect(await rowsOf(db, sql`select vuln_id from identity_match_past`)).toEqual([{ vuln_id: vulnId }]);
    expect(await rowsOf(db, sql`select kind from match_event order by event_id`)).toEqual([
      { kind: 1 },
      { kind: 2 },
    ]);
    expect(await countDrift(db)).toEqual(noDrift);
  });

  it('carries a changed severity to identities and projects', async () => {
    const world = await inTransaction(db, async (trx) => {
      await putAdvisory(trx, npmAdvisory('OSV-1', 'lodash', '5.0.0'), 'LOW');
      const made = await twoProjects(trx);
      await upload(trx, made);
      return made;
    });
    await inTransaction(db, async (trx) => {
      await lockForFeed(trx);
      const id = await putAdvisory(trx, npmAdvisory('OSV-1', 'lodash', '5.0.0'), 'CRITICAL');
      await rematchVulnerabilities(trx, [id]);
    });
    expect(await counts(world.second)).toMatchObject({ c1: 0, c4: 1, findings: 1 });
    expect(await countDrift(db)).toEqual(noDrift);
  });

  it('counts an alias group once, at its highest severity', async () => {
    const world = await inTransaction(db, async (trx) => {
      const cve = await putAdvisory(trx, npmAdvisory('CVE-2024-1', 'lodash', '5.0.0'), 'MEDIUM');
      const ghsa = await putAdvisory(trx, npmAdvisory('GHSA-xxxx', 'lodash', '5.0.0'), 'HIGH');
      const made = await twoProjects(trx);
      await upload(trx, made);
      expect(
        await findRow(trx, sql`select c3, c2 from project_count where project_id = ${made.first}`),
      ).toEqual({
        c3: 1,
        c2: 1,
      });
      await runSql(trx, sql`update vuln set alias_group = ${cve} where vuln_id in (${cve}, ${ghsa})`);
      await rematchVulnerabilities(trx, [cve, ghsa]);
      return made;
    });
    expect(await counts(world.first)).toMatchObject({ c3: 1, c2: 0, findings: 2, vcomps: 1 });
    expect(await countDrift(db)).toEqual(noDrift);
  });
});

describe('recountComponents', () => {
  async function suppress(
    trx: Transaction,
    projectId: number,
    componentId: number,
    vulnId: number,
    suppressed: boolean,
  ) {
    await lockForUpload(trx);
    await runSql(
      trx,
      sql`insert into analysis (project_id, component_id, vuln_id, state, suppressed)
        values (${projectId}, ${componentId}, ${vulnId}, 'NOT_AFFECTED', ${suppressed})
        on conflict (project_id, component_id, vuln_id) do update set suppressed = excluded.suppressed`,
    );
    await recountComponents(trx, [{ projectId, componentId }]);
  }

  it('takes a suppressed finding out of its own project only, and puts it back', async () => {
    const { world, vulnId } = await inTransaction(db, async (trx) => {
      const id = await putAdvisory(trx, npmAdvisory('OSV-1', 'lodash', '5.0.0'), 'CRITICAL');
      const made = await twoProjects(trx);
      await upload(trx, made);
      return { world: made, vulnId: id };
    });
    await inTransaction(db, (trx) => suppress(trx, world.first, world.inFirst, vulnId, true));
    expect(await counts(world.first)).toMatchObject({
      c4: 0,
      findings: 0,
      vcomps: 0,
      suppressed: 1,
      audited: 0,
    });
    expect(await counts(world.second)).toMatchObject({ c4: 1, findings: 1, vcomps: 1, suppressed: 0 });
    await inTransaction(db, (trx) => suppress(trx, world.first, world.inFirst, vulnId, false));
    expect(await counts(world.first)).toMatchObject({
      c4: 1,
      findings: 1,
      vcomps: 1,
      suppressed: 0,
      audited: 1,
    });
    expect(await countDrift(db)).toEqual(noDrift);
  });

  it('keeps a decision while feeds change the component around it', async () => {
    const { world, vulnId } = await inTransaction(db, async (trx) => {
      const id = await putAdvisory(trx, npmAdvisory('OSV-1', 'lodash', '5.0.0'), 'CRITICAL');
      const made = await twoProjects(trx);
      await upload(trx, made);
      return { world: made, vulnId: id };
    });
    await inTransaction(db, (trx) => suppress(trx, world.first, world.inFirst, vulnId, true));
    await inTransaction(db, async (trx) => {
      await lockForFeed(trx);
      const id = await putAdvisory(trx, npmAdvisory('OSV-2', 'lodash', '5.0.0'), 'LOW');
      await rematchVulnerabilities(trx, [id]);
    });
    expect(await counts(world.first)).toMatchObject({ c4: 0, c1: 1, findings: 1, suppressed: 1 });
    expect(await counts(world.second)).toMatchObject({ c4: 1, c1: 1, findings: 2, suppressed: 0 });
    expect(await countDrift(db)).toEqual(noDrift);
  });

  it('notices a counter that was changed behind its back', async () => {
    const world = await inTransaction(db, async (trx) => {
      const made = await twoProjects(trx);
      await upload(trx, made);
      return made;
    });
    await runSql(db, sql`update project_count set c4 = 7 where project_id = ${world.first}`);
    expect(await countDrift(db)).toEqual({ ...noDrift, projects: 1 });
  });
});
