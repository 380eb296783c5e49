import { sql } from 'kysely';
import { type Database, findRow, rowsOf, runSql, type Transaction } from '../../db/database.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';
import type { AnalysisFields } from './analysis-trail.ts';

export interface Subject {
  project_id: number;
  project_uuid: string;
  project_name: string;
  project_version: string | null;
  component_id: number;
  allowed: boolean;
}

/** A component by its uuid, with whether the caller may see its project. */
export async function findComponent(
  db: Database,
  uuid: string,
  scope: ProjectScope,
): Promise<Subject | undefined> {
  return findRow(
    db,
    sql<Subject>`select c.project_id, p.uuid as project_uuid, p.name as project_name, p.version as project_version,
        c.component_id, ${visible(scope, sql.ref('p.project_id'))} as allowed
      from component c join project p on p.project_id = c.project_id where c.uuid = ${uuid}`,
  );
}

export async function projectExists(db: Database, uuid: string): Promise<boolean> {
  return (await findRow(db, sql`select 1 from project where uuid = ${uuid}`)) !== undefined;
}

/** The key of an analysis and of its comments. */
export interface AnalysisKey {
  project_id: number;
  component_id: number;
  vuln_id: number;
}

const isOf = (key: AnalysisKey) =>
  sql`project_id = ${key.project_id} and component_id = ${key.component_id} and vuln_id = ${key.vuln_id}`;

const fields = sql`state, justification, response, details, suppressed`;

export async function findAnalysis(db: Database, key: AnalysisKey): Promise<AnalysisFields | undefined> {
  return findRow(db, sql<AnalysisFields>`select ${fields} from analysis where ${isOf(key)}`);
}

/** Keeps a component from being removed until the transaction ends; false when it is gone already. */
export async function holdComponent(
  trx: Transaction,
  subject: { project_id: number; component_id: number },
): Promise<boolean> {
  const row = await findRow(
    trx,
    sql`select 1 from component where project_id = ${subject.project_id}
      and component_id = ${subject.component_id} for key share`,
  );
  return row !== undefined;
}

/** An analysis with a mark that every change of it leaves: the microsecond of that change. */
export interface LockedAnalysis extends AnalysisFields {
  revision: number;
}

const revision = sql`(extract(epoch from updated_at) * 1000000)::bigint as revision`;

const keyColumns = (keys: readonly AnalysisKey[]) =>
  sql`${keys.map((key) => key.project_id)}::int[], ${keys.map((key) => key.component_id)}::bigint[],
    ${keys.map((key) => key.vuln_id)}::int[]`;

/**
 * The analyses of findings in the order of their keys, locked; made with everything unset where there was none. Locks are
 * taken in the order of project, component and vulnerability, whatever that of the keys is.
 */
export async function lockAnalyses(
  trx: Transaction,
  keys: readonly AnalysisKey[],
): Promise<LockedAnalysis[]> {
  const given = sql`unnest(${keyColumns(keys)}) with ordinality as k(project_id, component_id, vuln_id, n)`;
  await runSql(
    trx,
    sql`insert into analysis (project_id, component_id, vuln_id)
      select project_id, component_id, vuln_id from ${given} order by project_id, component_id, vuln_id
      on conflict do nothing`,
  );
  const rows = await rowsOf(
    trx,
    sql<LockedAnalysis & { n: number }>`select k.n, ${fields}, ${revision}
      from analysis a join ${given} on k.project_id = a.project_id and k.component_id = a.component_id
        and k.vuln_id = a.vuln_id
      order by a.project_id, a.component_id, a.vuln_id for update of a`,
  );
  if (rows.length !== keys.length) throw new Error('An analysis vanished inside its own transaction');
  return rows.sort((a, b) => a.n - b.n).map(({ n: _, ...row }) => row);
}

/** Stores analyses; answers their mark, which is the same for all changes of a transaction. */
export async function updateAnalyses(
  trx: Transaction,
  keys: readonly AnalysisKey[],
  analyses: readonly AnalysisFields[],
): Promise<number> {
  await runSql(
    trx,
    sql`update analysis a set state = k.state, justification = k.justification, response = k.response,
        details = k.details, suppressed = k.suppressed, updated_at = now()
      from unnest(${keyColumns(keys)}, ${analyses.map((one) => one.state)}::text[],
        ${analyses.map((one) => one.justification)}::text[], ${analyses.map((one) => one.response)}::text[],
        ${analyses.map((one) => one.details)}::text[], ${analyses.map((one) => one.suppressed)}::bool[])
        as k(project_id, component_id, vuln_id, state, justification, response, details, suppressed)
      where a.project_id = k.project_id and a.component_id = k.component_id and a.vuln_id = k.vuln_id`,
  );
  const row = await findRow(
    trx,
    sql<{ revision: number }>`select (extract(epoch from now()) * 1000000)::bigint as revision`,
  );
  if (!row) throw new Error('The database did not tell the time');
  return row.revision;
}

export interface CommentRow {
  at: Date;
  commenter: string | null;
  comment: string;
}

/** Adds lines to the trails of analyses, of each in their order. */
export async function insertComments(
  trx: Transaction,
  commenter: string | undefined,
  lines: readonly { key: AnalysisKey; line: string }[],
): Promise<void> {
  if (lines.length === 0) return;
  await runSql(
    trx,
    sql`insert into analysis_comment (project_id, component_id, vuln_id, commenter, comment)
      select project_id, component_id, vuln_id, ${commenter ?? null}::text, line
      from unnest(${keyColumns(lines.map(({ key }) => key))}, ${lines.map(({ line }) => line)}::text[])
        with ordinality as t(project_id, component_id, vuln_id, line, n)
      order by n`,
  );
}

export async function listComments(db: Database, key: AnalysisKey): Promise<CommentRow[]> {
  return rowsOf(
    db,
    sql<CommentRow>`select at, commenter, comment from analysis_comment where ${isOf(key)} order by comment_id`,
  );
}
