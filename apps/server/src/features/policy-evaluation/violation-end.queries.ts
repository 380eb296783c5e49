import type { RawBuilder } from 'kysely';
import { runSql, sql, type Transaction } from '../../db/database.ts';
import { emptyTemporary } from '../../db/temporary-tables.ts';

/** Begins the list of violations that end. */
export async function startEnding(trx: Transaction): Promise<void> {
  await emptyTemporary(trx, 'violation_gone');
}

/** Stored violations of the staged components that were not found again; of all policies, or of some conditions. */
export async function collectGone(
  trx: Transaction,
  conditionIds: readonly number[] | undefined,
): Promise<number> {
  const isJudged = conditionIds === undefined ? sql`true` : sql`v.condition_id = any(${conditionIds}::int[])`;
  return runSql(
    trx,
    sql`insert into violation_gone
      select v.project_id, v.component_id, v.condition_id, c.identity_id
      from evaluated_component c
      join violation v on v.project_id = c.project_id and v.component_id = c.component_id
      left join violation_hit h on h.project_id = v.project_id and h.component_id = v.component_id
        and h.condition_id = v.condition_id
      where h.project_id is null and ${isJudged}`,
  );
}

/** Violations of projects whose component is gone. @returns how many */
export async function collectOrphans(trx: Transaction, projectIds: readonly number[]): Promise<number> {
  return runSql(
    trx,
    sql`insert into violation_gone
      select v.project_id, v.component_id, v.condition_id, v.identity_id from violation v
      left join component c on c.project_id = v.project_id and c.component_id = v.component_id
      where v.project_id = any(${projectIds}::int[]) and c.project_id is null`,
  );
}

/** Gives violations of projects the identities of their components, where these differ. */
export async function storeIdentities(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  await runSql(
    trx,
    sql`update violation v set identity_id = c.identity_id from component c
      where v.project_id = any(${projectIds}::int[]) and c.project_id = v.project_id
        and c.component_id = v.component_id and c.identity_id <> v.identity_id`,
  );
}

const isGone = (alias: string): RawBuilder<unknown> =>
  sql`g.project_id = ${sql.ref(`${alias}.project_id`)} and g.component_id = ${sql.ref(`${alias}.component_id`)}
    and g.condition_id = ${sql.ref(`${alias}.condition_id`)}`;

/** Moves the collected violations to the past, with their audit. */
export async function moveToPast(trx: Transaction, at: Date): Promise<void> {
  await sql`analyze violation_gone`.execute(trx);
  await runSql(
    trx,
    sql`insert into violation_past (project_id, component_id, identity_id, condition_id, uuid, since, first_seen,
        ended_at, analysis)
      select v.project_id, v.component_id, g.identity_id, v.condition_id, v.uuid, v.since,
        coalesce(v.first_seen, v.since), ${at},
        case when a.project_id is not null then jsonb_build_object('state', a.state, 'suppressed', a.suppressed,
          'updatedAt', a.updated_at, 'comments', coalesce(m.comments, '[]')) end
      from violation_gone g join violation v on ${isGone('v')}
      left join violation_analysis a on ${isGone('a')}
      left join lateral (
        select jsonb_agg(jsonb_build_object('at', t.at, 'commenter', t.commenter, 'comment', t.comment)
          order by t.comment_id) as comments
        from violation_comment t where t.project_id = a.project_id and t.component_id = a.component_id
          and t.condition_id = a.condition_id) m on a.project_id is not null`,
  );
  for (const table of ['violation_comment', 'violation_analysis', 'violation']) {
    await runSql(trx, sql`delete from ${sql.table(table)} v using violation_gone g where ${isGone('v')}`);
  }
}

/** Gives the violations of a component the identity that it has now. */
export async function storeIdentitiesOf(
  trx: Transaction,
  projectIds: readonly number[],
  componentIds: readonly number[],
): Promise<void> {
  await runSql(
    trx,
    sql`update violation v set identity_id = c.identity_id from component c
      where v.project_id = any(${projectIds}::int[]) and v.component_id = any(${componentIds}::bigint[])
        and c.project_id = v.project_id and c.component_id = v.component_id`,
  );
}
