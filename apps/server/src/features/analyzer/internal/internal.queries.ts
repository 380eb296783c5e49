import type { MatchingWorkKind } from '@waybill/api-contract';
import { type Database, findRow, rowsOf, sql } from '../../../db/database.ts';

/** Everything but a run over all components in which components are matched, by the kinds of its tasks. */
const workKinds: Readonly<Record<string, MatchingWorkKind>> = {
  'bom.process': 'UPLOAD',
  'finding.analyze': 'PROJECT',
  'source.mirror': 'SOURCE',
  'source.look': 'SOURCE',
  'identity.reread': 'PACKAGES',
};

/** The setting `appliedBy` of the switch names it, too. */
export const applyInternalKind = 'analyzer.apply-internal';

/** True for a run over all components. A run that found the analyzer disabled has matched none. */
const hasMatched = sql`(result->>'identities')::int > 0`;

export interface MatchingWorkRow {
  kind: MatchingWorkKind;
  source: string | null;
  running: number;
  queued: number;
  progress: number;
}

/**
 * The work under way, told by source or counted. Uploads have no subject, so no index knows those that are not over: they are
 * looked for among those of a day.
 */
export async function listMatchingWork(db: Database): Promise<MatchingWorkRow[]> {
  const rows = await rowsOf(
    db,
    sql<Omit<MatchingWorkRow, 'kind'> & { kind: string }>`
      select kind, source, count(*) filter (where state = 'running') as running,
        count(*) filter (where state = 'queued') as queued, avg(progress) as progress
      from (
        select kind, case when starts_with(kind, 'source.') then subject end as source, state, progress from task
        where kind = any(${Object.keys(workKinds)}::text[]) and subject is not null and state in ('queued', 'running')
        union all
        select kind, null, state, progress from task
        where kind = 'bom.process' and subject is null and created_at > now() - interval '1 day'
          and state in ('queued', 'running')) active
      group by kind, source order by kind, source`,
  );
  return rows.flatMap((row) => {
    const kind = workKinds[row.kind];
    return kind === undefined ? [] : [{ ...row, kind }];
  });
}

/** When work last ended well in which components were matched; updates of sources count where they changed something. */
export async function findLastMatch(db: Database): Promise<Date | undefined> {
  const kinds = [...Object.keys(workKinds), applyInternalKind];
  const row = await findRow(
    db,
    sql<{ at: Date }>`select finished_at as at from task
      where finished_at is not null and state = 'done' and kind = any(${kinds}::text[])
        and (not starts_with(kind, 'source.') or (result->>'changed')::int > 0)
        and (kind <> ${applyInternalKind} or ${hasMatched})
      order by finished_at desc limit 1`,
  );
  return row?.at;
}

/** Projects whose latest analysis failed, unless all components have been matched since. */
export async function countFailedProjects(db: Database): Promise<number> {
  const row = await findRow(
    db,
    sql<{ n: number }>`select count(distinct t.subject) as n from task t
      where t.kind = 'finding.analyze' and t.state = 'failed'
        and t.finished_at > coalesce((select max(started_at) from task
          where kind = ${applyInternalKind} and state = 'done' and ${hasMatched}), '-infinity')
        and not exists (select 1 from task n
          where n.kind = t.kind and n.subject = t.subject and n.created_at > t.created_at)
        and exists (select 1 from project p where p.project_id = t.project_id)`,
  );
  return row?.n ?? 0;
}
