import { findRow, rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';
import { fence } from '../../db/planner.ts';
import { emptyTemporary } from '../../db/temporary-tables.ts';

/** Collects what is violated and was not before. @returns how many there are */
export async function collectFresh(trx: Transaction): Promise<number> {
  await emptyTemporary(trx, 'violation_fresh');
  const found = await runSql(
    trx,
    sql`insert into violation_fresh
      select h.project_id, h.component_id, h.condition_id, c.identity_id
      from violation_hit h
      join evaluated_component c on c.project_id = h.project_id and c.component_id = h.component_id
      left join violation v on v.project_id = h.project_id and v.component_id = h.component_id
        and v.condition_id = h.condition_id
      where v.project_id is null`,
  );
  if (found > 0) await sql`analyze violation_fresh`.execute(trx);
  return found;
}

const sameCause = sql`p.project_id = f.project_id and p.identity_id = f.identity_id
  and p.condition_id = f.condition_id and p.returned_at is null`;

export async function hasReturned(trx: Transaction): Promise<boolean> {
  const row = await findRow(
    trx,
    sql`select 1 from violation_fresh f join violation_past p on ${sameCause} limit 1`,
  );
  return row !== undefined;
}

/**
 * Makes those violations the same again whose cause has returned: a component of the same identity in the same project
 * that violates the same condition. Where there are several, each past one returns once.
 */
export async function bringBack(trx: Transaction): Promise<void> {
  await emptyTemporary(trx, 'violation_back');
  await sql`insert into violation_back
    select f.project_id, f.component_id, f.condition_id, f.identity_id, p.past_id, p.uuid, p.first_seen, p.analysis, p.imported
    from (select f.*, row_number() over (partition by f.project_id, f.identity_id, f.condition_id
        order by f.component_id) as place from violation_fresh f) f
    join (select p.*, row_number() over (partition by p.project_id, p.identity_id, p.condition_id
        order by p.ended_at desc, p.component_id) as place
      from violation_past p join (select distinct project_id, identity_id, condition_id from violation_fresh) f
        on ${sameCause}) p on ${sameCause} and p.place = f.place`.execute(trx);
  await runSql(
    trx,
    sql`insert into violation (project_id, component_id, condition_id, identity_id, uuid, first_seen)
      select project_id, component_id, condition_id, identity_id, uuid, first_seen from violation_back`,
  );
  await runSql(
    trx,
    sql`insert into violation_analysis (project_id, component_id, condition_id, state, suppressed, updated_at)
      select project_id, component_id, condition_id, analysis ->> 'state', (analysis ->> 'suppressed')::bool,
        (analysis ->> 'updatedAt')::timestamptz
      from violation_back where analysis is not null`,
  );
  await runSql(
    trx,
    sql`insert into violation_comment (project_id, component_id, condition_id, at, commenter, comment)
      select b.project_id, b.component_id, b.condition_id, (t.line ->> 'at')::timestamptz, t.line ->> 'commenter',
        t.line ->> 'comment'
      from violation_back b cross join jsonb_array_elements(b.analysis -> 'comments') with ordinality as t(line, n)
      where b.analysis is not null order by b.project_id, b.component_id, b.condition_id, t.n`,
  );
  await runSql(
    trx,
    sql`update violation_past p set returned_at = now(), analysis = null from violation_back b
      where p.project_id = b.project_id and p.past_id = b.past_id`,
  );
}

/** Takes what {@link bringBack} brought from another installation out of what is new: there it was known. @returns whether any is left */
export async function dropKnownElsewhere(trx: Transaction): Promise<boolean> {
  await runSql(
    trx,
    sql`delete from violation_fresh f using violation_back b where b.imported and f.project_id = b.project_id
      and f.component_id = b.component_id and f.condition_id = b.condition_id`,
  );
  return (await findRow(trx, sql`select 1 from violation_fresh limit 1`)) !== undefined;
}

/** Stores what {@link bringBack} did not. */
export async function storeFresh(trx: Transaction): Promise<void> {
  await runSql(
    trx,
    sql`insert into violation (project_id, component_id, condition_id, identity_id)
      select f.project_id, f.component_id, f.condition_id, f.identity_id
      from violation_fresh f left join violation v on v.project_id = f.project_id
        and v.component_id = f.component_id and v.condition_id = f.condition_id
      where v.project_id is null order by f.project_id, f.component_id, f.condition_id`,
  );
}

export interface FreshRow {
  project_id: number;
  project_uuid: string;
  project_name: string;
  project_version: string | null;
  policy_uuid: string;
  policy_name: string;
  policy_state: number;
  total: number;
  violations: { uuid: string; component: string; condition: string }[];
}

/**
 * The new violations by project and policy, with the first ones of each. Decided ones that came back are not
 * new. Only the first ones are looked up. When all were joined, the planner expected a single row, and a
 * slice of a portfolio took longer than seven minutes.
 */
export async function listNews(trx: Transaction, most: number): Promise<FreshRow[]> {
  return rowsOf(
    trx,
    sql<FreshRow>`select p.project_id, p.uuid as project_uuid, p.name as project_name, p.version as project_version,
        o.uuid as policy_uuid, o.name as policy_name, o.state as policy_state, n.total, n.violations
      from (
        select one.project_id, one.policy_id, max(one.total) as total,
          jsonb_agg(jsonb_build_object('uuid', v.uuid, 'component', c.uuid, 'condition', one.condition) order by one.place)
            as violations
        from (
          select f.project_id, f.component_id, f.condition_id, k.policy_id, k.uuid as condition,
            row_number() over (partition by f.project_id, k.policy_id order by f.component_id, f.condition_id) as place,
            count(*) over (partition by f.project_id, k.policy_id) as total
          from violation_fresh f join policy_condition k on k.condition_id = f.condition_id
          left join violation_analysis a on a.project_id = f.project_id and a.component_id = f.component_id
            and a.condition_id = f.condition_id
          where a.suppressed is not true and a.state is distinct from 'APPROVED') one
        cross join lateral (select uuid from violation where project_id = one.project_id
          and component_id = one.component_id and condition_id = one.condition_id ${fence}) v
        cross join lateral (select uuid from component where project_id = one.project_id
          and component_id = one.component_id ${fence}) c
        where one.place <= ${most} group by one.project_id, one.policy_id) n
      join project p on p.project_id = n.project_id
      join policy o on o.policy_id = n.policy_id
      order by p.project_id, o.policy_id`,
  );
}
