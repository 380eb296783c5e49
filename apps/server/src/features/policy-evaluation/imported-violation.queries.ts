import type { RawBuilder } from 'kysely';
import { rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';
import type { Facts, FactsByKey } from '../../db/followed-rows.ts';

/** Where a violation is, by the UUIDs of its project, component and condition. */
export interface ViolationPlace {
  readonly project: string;
  readonly component: string;
  readonly condition: string;
}

type NumberedPlace = ViolationPlace & { readonly n: number };

/** The outcome of a violation: new among those of the past, joined with one that is here, or here already; or what is missing. */
export type StoredViolation = 'added' | 'joined' | 'known' | 'noComponent' | 'noCondition';

/** Given rows `g` with what their UUIDs stand for here. @param columns further members of the rows */
function placed(rows: readonly NumberedPlace[], columns: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select g.*, p.project_id, c.component_id, c.identity_id, k.condition_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as g (n int, project uuid, component uuid, condition uuid, ${columns})
    left join project p on p.uuid = g.project
    left join component c on c.project_id = p.project_id and c.uuid = g.component
    left join policy_condition k on k.uuid = g.condition)`;
}

const isOf = (alias: string) =>
  sql`${sql.ref(`${alias}.project_id`)} = g.project_id and ${sql.ref(`${alias}.component_id`)} = g.component_id
    and ${sql.ref(`${alias}.condition_id`)} = g.condition_id`;

/** Of those that wait to be found here. */
const waits = sql`w.project_id = g.project_id and w.identity_id = g.identity_id and w.condition_id = g.condition_id
  and w.component_id = g.component_id and w.returned_at is null`;

/** Projects of given violations, those that are here. */
export async function listPlacedProjects(trx: Transaction, uuids: readonly string[]): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{
      project_id: number;
    }>`select project_id from project where uuid = any(${uuids}::uuid[]) order by project_id`,
  );
  return rows.map((row) => row.project_id);
}

/**
 * Gives violations that are here the UUID and the first day of another installation, and adds the others to those of the past, whence they return when
 * a policy finds them.
 */
export async function storeImportedViolations(
  trx: Transaction,
  rows: readonly (NumberedPlace & { readonly uuid: string; readonly at: Date })[],
  at: Date,
): Promise<ReadonlyMap<number, StoredViolation>> {
  const stored = await rowsOf(
    trx,
    sql<{
      n: number;
      became: StoredViolation;
    }>`with g as materialized ${placed(rows, sql`uuid uuid, at timestamptz`)},
      joined as (
        update violation v set uuid = g.uuid, first_seen = least(coalesce(v.first_seen, v.since), g.at)
        from g where ${isOf('v')} and v.uuid <> g.uuid returning v.uuid),
      added as (
        insert into violation_past (project_id, component_id, identity_id, condition_id, uuid, since, first_seen, ended_at,
          imported)
        select distinct on (g.project_id, g.component_id, g.condition_id) g.project_id, g.component_id, g.identity_id,
          g.condition_id, g.uuid, g.at, g.at, ${at}::timestamptz, true
        from g where g.component_id is not null and g.condition_id is not null
          and not exists (select 1 from violation v where ${isOf('v')})
          and not exists (select 1 from violation_past w where ${waits})
        order by g.project_id, g.component_id, g.condition_id, g.n returning uuid)
      select g.n, case when g.component_id is null then 'noComponent' when g.condition_id is null then 'noCondition'
        when g.uuid in (select uuid from joined) then 'joined' when g.uuid in (select uuid from added) then 'added'
        else 'known' end as became from g`,
  );
  return new Map(stored.map((row) => [row.n, row.became]));
}

type NumberedAnalysis = NumberedPlace & {
  readonly state: string;
  readonly suppressed: boolean;
  readonly at: Date;
};

/** Stores decisions where there is none yet. @returns of those whose violation is here whether the decision is new */
export async function storeImportedAnalyses(
  trx: Transaction,
  rows: readonly NumberedAnalysis[],
): Promise<ReadonlyMap<number, boolean>> {
  const stored = await rowsOf(
    trx,
    sql<{ n: number; made: boolean }>`with g as materialized
        ${placed(rows, sql`state text, suppressed bool, at timestamptz`)},
      current as (
        insert into violation_analysis (project_id, component_id, condition_id, state, suppressed, updated_at)
        select g.project_id, g.component_id, g.condition_id, g.state, g.suppressed, g.at
        from g join violation v on ${isOf('v')} order by g.project_id, g.component_id, g.condition_id
        on conflict do nothing returning project_id, component_id, condition_id),
      past as (
        update violation_past w set analysis = jsonb_build_object('state', g.state, 'suppressed', g.suppressed,
          'updatedAt', g.at, 'comments', '[]'::jsonb)
        from g where ${waits} and w.analysis is null returning g.n)
      select g.n, g.n in (select n from past) or exists (select 1 from current a where ${isOf('a')}) as made
      from g where exists (select 1 from violation v where ${isOf('v')})
        or exists (select 1 from violation_past w where ${waits})`,
  );
  return new Map(stored.map((row) => [row.n, row.made]));
}

type NumberedComment = NumberedPlace & {
  readonly at: Date;
  readonly commenter: string | null;
  readonly comment: string;
};

/** Adds lines to trails, of each in their order. @returns the numbers of those whose decision is here */
export async function storeImportedComments(
  trx: Transaction,
  rows: readonly NumberedComment[],
): Promise<ReadonlySet<number>> {
  const columns = sql`at timestamptz, commenter text, comment text`;
  const past = await rowsOf(
    trx,
    sql<{ n: number }>`with g as materialized ${placed(rows, columns)},
      trail as (
        select w.project_id, w.past_id, array_agg(g.n) as ns,
          jsonb_agg(jsonb_build_object('at', g.at, 'commenter', g.commenter, 'comment', g.comment) order by g.n) as lines
        from g join violation_past w on ${waits} where w.analysis is not null group by w.project_id, w.past_id),
      added as (
        update violation_past w set analysis = jsonb_set(w.analysis, '{comments}', w.analysis -> 'comments' || t.lines)
        from trail t where w.project_id = t.project_id and w.past_id = t.past_id)
      select unnest(ns) as n from trail`,
  );
  const current = await rowsOf(
    trx,
    sql<{ n: number }>`select g.n from ${placed(rows, columns)} g join violation_analysis a on ${isOf('a')}`,
  );
  const numbers = new Set(current.map((row) => row.n));
  await runSql(
    trx,
    sql`insert into violation_comment (project_id, component_id, condition_id, at, commenter, comment)
      select g.project_id, g.component_id, g.condition_id, g.at, g.commenter, g.comment
      from ${placed(
        rows.filter((row) => numbers.has(row.n)),
        columns,
      )} g order by g.n`,
  );
  return new Set([...numbers, ...past.map((row) => row.n)]);
}

/** Decisions about violations, of now or of the past, by their UUIDs. */
export async function readDecided(trx: Transaction, uuids: readonly string[]): Promise<FactsByKey> {
  const rows = await rowsOf(
    trx,
    sql<{
      uuid: string;
      facts: Facts;
    }>`select v.uuid, jsonb_build_object('state', a.state, 'suppressed', a.suppressed) as facts
      from violation v join violation_analysis a using (project_id, component_id, condition_id)
      where v.uuid = any(${uuids}::uuid[])
      union all
      select w.uuid, jsonb_build_object('state', w.analysis ->> 'state', 'suppressed', (w.analysis ->> 'suppressed')::bool)
      from violation_past w where w.uuid = any(${uuids}::uuid[]) and w.returned_at is null and w.analysis is not null`,
  );
  return new Map(rows.map((row) => [row.uuid, row.facts]));
}

/** Changes what was decided. @returns the projects */
export async function writeDecided(trx: Transaction, changes: FactsByKey, at: Date): Promise<number[]> {
  const given = JSON.stringify([...changes].map(([uuid, facts]) => ({ uuid, ...facts })));
  const rows = sql`jsonb_to_recordset(${given}::jsonb) as g (uuid uuid, state text, suppressed bool)`;
  const now = await rowsOf(
    trx,
    sql<{ project_id: number }>`update violation_analysis a set state = coalesce(g.state, a.state),
        suppressed = coalesce(g.suppressed, a.suppressed), updated_at = ${at}
      from ${rows} join violation v on v.uuid = g.uuid
      where a.project_id = v.project_id and a.component_id = v.component_id and a.condition_id = v.condition_id
      returning a.project_id`,
  );
  await runSql(
    trx,
    sql`update violation_past w set analysis = w.analysis || jsonb_strip_nulls(jsonb_build_object('state', g.state,
        'suppressed', g.suppressed, 'updatedAt', ${at}::timestamptz))
      from ${rows} where w.uuid = g.uuid and w.returned_at is null and w.analysis is not null`,
  );
  return [...new Set(now.map((row) => row.project_id))];
}
