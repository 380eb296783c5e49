import { type Database, inTransaction, rowsOf, runSql, sql } from '../../../apps/server/src/db/database.ts';
import {
  lockForUpload,
  matchNewIdentities,
  recountProjects,
  rematchIdentities,
} from '../../../apps/server/src/features/matching/matching.service.ts';

const identitiesAtOnce = 20_000;
const projectsAtOnce = 500;

/** Seconds of a full pass, by its parts. */
interface FullPass {
  /** Every identity against every range, every match stored, as if nothing had been matched yet. */
  readonly matching: number;
  /** Every counter of every project. */
  readonly counting: number;
}

/** Matches all and counts all as if nothing had been matched yet. Afterwards the matches are as old as they were. */
export async function fullPass(db: Database): Promise<FullPass> {
  const identities = await identityIds(db);
  const projects = await idsOf(db, sql`select project_id as id from project order by 1`);
  return withoutMatches(db, async () => ({
    matching: await timed(() =>
      eachSlice(identities, identitiesAtOnce, (ids) =>
        inTransaction(db, async (trx) => {
          await lockForUpload(trx);
          await matchNewIdentities(trx, ids);
        }),
      ),
    ),
    counting: await timed(() =>
      eachSlice(projects, projectsAtOnce, (ids) => inTransaction(db, (trx) => recountProjects(trx, ids))),
    ),
  }));
}

/** Matches all once more when nothing has changed. @returns seconds */
export async function matchAgain(db: Database): Promise<number> {
  const identities = await identityIds(db);
  return timed(() =>
    eachSlice(identities, identitiesAtOnce, (ids) =>
      inTransaction(db, async (trx) => {
        await lockForUpload(trx);
        await rematchIdentities(trx, ids);
      }),
    ),
  );
}

function identityIds(db: Database): Promise<number[]> {
  return idsOf(db, sql`select identity_id as id from identity order by 1`);
}

async function idsOf(db: Database, statement: ReturnType<typeof sql>): Promise<number[]> {
  return (await rowsOf(db, sql<{ id: number }>`${statement}`)).map((row) => row.id);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1_000;
}

async function eachSlice(
  ids: readonly number[],
  size: number,
  work: (ids: readonly number[]) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < ids.length; at += size) await work(ids.slice(at, at + size));
}

/** Runs `work` as if nothing had been matched yet. Afterwards the matches are as old as they were. */
async function withoutMatches<T>(db: Database, work: () => Promise<T>): Promise<T> {
  await runSql(db, sql`drop table if exists bench_match`);
  await runSql(
    db,
    sql`create unlogged table bench_match as select identity_id, vuln_id, first_seen from identity_match`,
  );
  await runSql(db, sql`truncate identity_match`);
  await runSql(
    db,
    sql`update identity set c4 = 0, c3 = 0, c2 = 0, c1 = 0, c0 = 0, findings = 0 where findings > 0`,
  );
  await runSql(db, sql`vacuum analyze identity, identity_match`);
  const result = await work();
  await runSql(
    db,
    sql`update identity_match m set first_seen = b.first_seen from bench_match b
      where b.identity_id = m.identity_id and b.vuln_id = m.vuln_id`,
  );
  await runSql(db, sql`drop table bench_match`);
  await runSql(
    db,
    sql`vacuum (full, analyze) identity_match, identity, project_count, component_count, project_delta`,
  );
  return result;
}
