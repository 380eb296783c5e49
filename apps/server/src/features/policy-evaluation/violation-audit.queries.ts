import type { ViolationAnalysisState } from '@waybill/api-contract';
import type { RawBuilder } from 'kysely';
import type { ElementCopy } from '../../db/copied-elements.ts';
import { findRow, runSql, sql, type Transaction } from '../../db/database.ts';

export interface ViolationKey {
  project_id: number;
  component_id: number;
  condition_id: number;
}

export interface ViolationDecisionFields {
  state: ViolationAnalysisState;
  suppressed: boolean;
}

const keyColumns = (keys: readonly ViolationKey[]): RawBuilder<unknown> =>
  sql`${keys.map((key) => key.project_id)}::int[], ${keys.map((key) => key.component_id)}::bigint[],
    ${keys.map((key) => key.condition_id)}::int[]`;

/** Stores decisions; answers their mark, which is the same for all of a transaction. */
export async function storeAnalyses(
  trx: Transaction,
  keys: readonly ViolationKey[],
  analyses: readonly ViolationDecisionFields[],
): Promise<number> {
  await runSql(
    trx,
    sql`insert into violation_analysis (project_id, component_id, condition_id, state, suppressed)
      select project_id, component_id, condition_id, state, suppressed
      from unnest(${keyColumns(keys)}, ${analyses.map((one) => one.state)}::text[],
        ${analyses.map((one) => one.suppressed)}::bool[])
        as k(project_id, component_id, condition_id, state, suppressed)
      order by project_id, component_id, condition_id
      on conflict (project_id, component_id, condition_id) do update
        set state = excluded.state, suppressed = excluded.suppressed, updated_at = excluded.updated_at`,
  );
  const row = await findRow(
    trx,
    sql<{ revision: number }>`select (extract(epoch from now()) * 1000000)::bigint as revision`,
  );
  if (!row) throw new Error('The database did not tell the time');
  return row.revision;
}

/** Adds lines to the trails of violations, of each in their order. */
export async function insertComments(
  trx: Transaction,
  commenter: string,
  lines: readonly { key: ViolationKey; line: string }[],
): Promise<void> {
  if (lines.length === 0) return;
  await runSql(
    trx,
    sql`insert into violation_comment (project_id, component_id, condition_id, commenter, comment)
      select project_id, component_id, condition_id, ${commenter}::text, line
      from unnest(${keyColumns(lines.map(({ key }) => key))}, ${lines.map(({ line }) => line)}::text[])
        with ordinality as t(project_id, component_id, condition_id, line, n)
      order by n`,
  );
}

/** Decisions about violations that the target has as well, with their trail. */
export async function copyViolationAnalyses(
  trx: Transaction,
  { sourceId, targetId, map }: ElementCopy,
): Promise<void> {
  await runSql(
    trx,
    sql`insert into violation_analysis (project_id, component_id, condition_id, state, suppressed, updated_at)
      select v.project_id, v.component_id, v.condition_id, a.state, a.suppressed, a.updated_at
      from violation_analysis a join ${map} m on m.old_id = a.component_id
      join violation v on v.project_id = ${targetId} and v.component_id = m.new_id and v.condition_id = a.condition_id
      where a.project_id = ${sourceId}`,
  );
  await runSql(
    trx,
    sql`insert into violation_comment (project_id, component_id, condition_id, at, commenter, comment)
      select v.project_id, v.component_id, v.condition_id, t.at, t.commenter, t.comment
      from violation_comment t join ${map} m on m.old_id = t.component_id
      join violation v on v.project_id = ${targetId} and v.component_id = m.new_id and v.condition_id = t.condition_id
      where t.project_id = ${sourceId} order by t.comment_id`,
  );
}
