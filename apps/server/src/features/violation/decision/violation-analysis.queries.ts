import type { ViolationAnalysisState } from '@waybill/api-contract';
import type { RawBuilder } from 'kysely';
import { type Database, findRow, rowsOf, sql, type Transaction } from '../../../db/database.ts';
import { type ProjectScope, visible } from '../../../db/project-scope.ts';
import type { ViolationDecisionFields } from '../../policy-evaluation/violation-audit.service.ts';
import type { ViolationKey } from '../violation-list.queries.ts';

export interface CommentRow {
  at: Date;
  commenter: string | null;
  comment: string;
}

const isOf = (key: ViolationKey) => sql`project_id = ${key.project_id} and component_id = ${key.component_id}
  and condition_id = ${key.condition_id}`;

const keyColumns = (keys: readonly ViolationKey[]): RawBuilder<unknown> =>
  sql`${keys.map((key) => key.project_id)}::int[], ${keys.map((key) => key.component_id)}::bigint[],
    ${keys.map((key) => key.condition_id)}::int[]`;

export async function findAnalysis(
  db: Database,
  key: ViolationKey,
): Promise<ViolationDecisionFields | undefined> {
  return findRow(
    db,
    sql<ViolationDecisionFields>`select state, suppressed from violation_analysis where ${isOf(key)}`,
  );
}

export async function listComments(db: Database, key: ViolationKey): Promise<CommentRow[]> {
  return rowsOf(
    db,
    sql<CommentRow>`select at, commenter, comment from violation_comment where ${isOf(key)} order by comment_id`,
  );
}

export interface KeyedCommentRow extends ViolationKey, CommentRow {}

export async function listCommentsOf(
  db: Database,
  keys: readonly ViolationKey[],
): Promise<KeyedCommentRow[]> {
  return rowsOf(
    db,
    sql<KeyedCommentRow>`select m.project_id, m.component_id, m.condition_id, m.at, m.commenter, m.comment
      from unnest(${keyColumns(keys)}) as k(project_id, component_id, condition_id)
      join violation_comment m on m.project_id = k.project_id and m.component_id = k.component_id
        and m.condition_id = k.condition_id
      order by m.comment_id`,
  );
}

/** A violation that cannot change until the transaction ends, with its event facts and its analysis. */
export interface HeldViolation extends ViolationKey {
  ref: string;
  project_uuid: string;
  project_name: string;
  project_version: string | null;
  component_uuid: string;
  component_name: string;
  component_version: string | null;
  violation_uuid: string;
  policy_name: string;
  /** Null where nobody has decided anything. */
  state: ViolationAnalysisState | null;
  suppressed: boolean;
  /** The microsecond of its last change: a mark that every change leaves. */
  revision: number | null;
}

/** The projects of violations, so that they can be locked before the violations are. */
export async function listProjects(
  db: Database,
  refs: readonly { component: string; violation: string }[],
  scope: ProjectScope,
): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ id: number }>`select distinct c.project_id as id
      from unnest(${refs.map((ref) => ref.component)}::uuid[]) as k(component)
      join component c on c.uuid = k.component
      where ${visible(scope, sql.ref('c.project_id'))} order by 1`,
  );
  return rows.map((row) => row.id);
}

/** Violations of projects that are locked, by their uuids; those that are gone or hidden are left out. */
export async function holdViolations(
  trx: Transaction,
  projectIds: readonly number[],
  refs: readonly { component: string; violation: string }[],
  scope: ProjectScope,
): Promise<HeldViolation[]> {
  return rowsOf(
    trx,
    sql<HeldViolation>`select r.component::text || ':' || r.violation::text as ref,
        v.project_id, v.component_id, v.condition_id, p.uuid as project_uuid, p.name as project_name,
        p.version as project_version, c.uuid as component_uuid, i.name as component_name,
        i.version as component_version, v.uuid as violation_uuid, o.name as policy_name, a.state,
        coalesce(a.suppressed, false) as suppressed, (extract(epoch from a.updated_at) * 1000000)::bigint as revision
      from unnest(${refs.map((ref) => ref.component)}::uuid[], ${refs.map((ref) => ref.violation)}::uuid[])
        as r(component, violation)
      join component c on c.uuid = r.component and c.project_id = any(${projectIds}::int[])
      join violation v on v.project_id = c.project_id and v.component_id = c.component_id and v.uuid = r.violation
      join policy_condition k on k.condition_id = v.condition_id and k.deleted_at is null
      join policy o on o.policy_id = k.policy_id and o.deleted_at is null
      join project p on p.project_id = c.project_id
      join identity i on i.identity_id = c.identity_id
      left join violation_analysis a on a.project_id = v.project_id and a.component_id = v.component_id
        and a.condition_id = v.condition_id
      where ${visible(scope, sql.ref('c.project_id'))}
      order by v.project_id, v.component_id, v.condition_id`,
  );
}
