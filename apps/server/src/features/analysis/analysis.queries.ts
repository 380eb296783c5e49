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

/** The analysis of a finding, locked; made with everything unset where there was none. */
export async function lockAnalysis(trx: Transaction, key: AnalysisKey): Promise<AnalysisFields> {
  await runSql(
    trx,
    sql`insert into analysis (project_id, component_id, vuln_id)
      values (${key.project_id}, ${key.component_id}, ${key.vuln_id}) on conflict do nothing`,
  );
  const row = await findRow(
    trx,
    sql<AnalysisFields>`select ${fields} from analysis where ${isOf(key)} for update`,
  );
  if (!row) throw new Error('The analysis vanished inside its own transaction');
  return row;
}

export async function updateAnalysis(
  trx: Transaction,
  key: AnalysisKey,
  { state, justification, response, details, suppressed }: AnalysisFields,
): Promise<void> {
  await runSql(
    trx,
    sql`update analysis set state = ${state}, justification = ${justification}, response = ${response},
        details = ${details}, suppressed = ${suppressed}, updated_at = now()
      where ${isOf(key)}`,
  );
}

export interface CommentRow {
  at: Date;
  commenter: string | null;
  comment: string;
}

export async function insertComments(
  trx: Transaction,
  key: AnalysisKey,
  commenter: string | undefined,
  comments: readonly string[],
): Promise<void> {
  if (comments.length === 0) return;
  await runSql(
    trx,
    sql`insert into analysis_comment (project_id, component_id, vuln_id, commenter, comment)
      select ${key.project_id}, ${key.component_id}, ${key.vuln_id}, ${commenter ?? null}, line
      from unnest(${comments}::text[]) with ordinality as t(line, n)
      order by n`,
  );
}

export async function listComments(db: Database, key: AnalysisKey): Promise<CommentRow[]> {
  return rowsOf(
    db,
    sql<CommentRow>`select at, commenter, comment from analysis_comment where ${isOf(key)} order by comment_id`,
  );
}
