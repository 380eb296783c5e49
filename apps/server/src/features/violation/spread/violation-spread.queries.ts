import { type Database, findRow, runSql, sql, type Transaction } from '../../../db/database.ts';
import { everyProject } from '../../../db/project-scope.ts';
import { emptyTemporary } from '../../../db/temporary-tables.ts';
import { violationCondition, violationTables } from '../violation-condition.queries.ts';
import { everyViolation } from '../violation-filter.ts';

/** Counts the violations of identities whose numbers are in a range anew; only what differs is written. */
export async function countViolations(trx: Transaction, from: number, to: number): Promise<number> {
  await emptyTemporary(trx, 'violation_spread_now');
  await runSql(
    trx,
    sql`insert into violation_spread_now
      select v.identity_id, p.active, max(o.state), count(*), count(distinct v.component_id), count(distinct v.project_id),
        count(*) filter (where coalesce(a.state, 'NOT_SET') = 'NOT_SET')
      from ${violationTables(everyViolation, false)}
      where v.identity_id between ${from} and ${to} and ${violationCondition(everyViolation, everyProject)} group by 1, 2`,
  );
  const removed = await runSql(
    trx,
    sql`delete from violation_spread s where s.identity_id between ${from} and ${to}
    and (s.identity_id, s.active) not in (select n.identity_id, n.active from violation_spread_now n)`,
  );
  const stored = await runSql(
    trx,
    sql`insert into violation_spread as s select * from violation_spread_now
    on conflict (identity_id, active) do update set state = excluded.state, violations = excluded.violations,
      components = excluded.components, projects = excluded.projects, undecided = excluded.undecided
    where s is distinct from excluded`,
  );
  return removed + stored;
}

export async function findHighest(db: Database): Promise<number> {
  const row = await findRow(
    db,
    sql<{ highest: number }>`select coalesce(max(identity_id), 0) as highest from identity`,
  );
  return row?.highest ?? 0;
}

interface SpreadState {
  counted_at: Date;
  took_ms: number;
}

export async function findState(db: Database): Promise<SpreadState | undefined> {
  return findRow(db, sql<SpreadState>`select counted_at, took_ms from violation_spread_state`);
}

export async function storeState(trx: Transaction, countedAt: Date, tookMs: number): Promise<void> {
  await sql`insert into violation_spread_state (counted_at, took_ms) values (${countedAt}, ${tookMs}::int)
    on conflict (one) do update set counted_at = excluded.counted_at, took_ms = excluded.took_ms`.execute(
    trx,
  );
}

/** True if any project has changed since. */
export async function hasChanged(db: Database, since: Date | undefined): Promise<boolean> {
  const row = await findRow(
    db,
    sql<{
      has_changed: boolean;
    }>`select coalesce(max(changed_at) > ${since ?? null}::timestamptz, true) as has_changed
      from project_count`,
  );
  return row?.has_changed ?? false;
}
