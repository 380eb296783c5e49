import { type Database, inTransaction, rowsOf, runSql, sql } from '../../../apps/server/src/db/database.ts';
import {
  lockForUpload,
  matchNewIdentities,
  recountProjects,
  rematchIdentities,
} from '../../../apps/server/src/features/matching/matching.service.ts';
import type { Bench } from '../../bench.ts';
import { onPortfolio } from '../../portfolio/on-portfolio.ts';
import { atMost, reported } from '../../report.ts';

const limits = { S: 60, M: 60, L: 300 } as const;
const identitiesAtOnce = 20_000;
const projectsAtOnce = 500;

/** B8: every identity against every range, every match written, every counter counted; and the same when nothing has changed. */
export const b8: Bench = {
  id: 'B8',
  title: 'Full pass: all matches and all counters anew',
  async run(size) {
    return onPortfolio(size, async ({ db, portfolio }) => {
      const identities = await idsOf(db, sql`select identity_id as id from identity order by 1`);
      const projects = await idsOf(db, sql`select project_id as id from project order by 1`);
      const again = await timed(() =>
        eachSlice(identities, identitiesAtOnce, (ids) =>
          inTransaction(db, async (trx) => {
            await lockForUpload(trx);
            await rematchIdentities(trx, ids);
          }),
        ),
      );
      const { matching, counting } = await withoutMatches(db, async () => ({
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
      return {
        id: 'B8',
        title: this.title,
        size,
        runs: 1,
        figures: [
          atMost('all matches and all counters', matching + counting, 's', limits[size]),
          reported('of it matching and storing', matching, 's'),
          reported('of it counting projects', counting, 's'),
          reported('all matches again, nothing changed', again, 's'),
          reported('matches written', portfolio.matches, ''),
          atMost('peak of the process that does it', process.resourceUsage().maxRSS / 1_000, 'MB', 512),
        ],
        notes: [
          `${portfolio.identities} identities, ${portfolio.projects} projects with ${portfolio.components} components`,
        ],
      };
    });
  },
};

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
