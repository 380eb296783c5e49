import { sql } from 'kysely';
import { type Database, findRow, rowsOf, type Transaction } from '../../db/database.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';
import type { AnalysisFields, AnalysisKey } from '../decision-record/decision-record.service.ts';

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

const keyColumns = (keys: readonly AnalysisKey[]) =>
  sql`${keys.map((key) => key.project_id)}::int[], ${keys.map((key) => key.component_id)}::bigint[],
    ${keys.map((key) => key.vuln_id)}::int[]`;

const isOf = (key: AnalysisKey) =>
  sql`project_id = ${key.project_id} and component_id = ${key.component_id} and vuln_id = ${key.vuln_id}`;

const fields = sql`state, justification, response, details, suppressed, until::text as until`;

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

/** A record of a flaw. */
interface FlawRecord {
  id: number;
  source: string;
  vulnId: string;
}

/** Another record of the flaw of a finding, which is a finding of the same component. */
export interface AliasFinding extends FlawRecord {
  uuid: string;
  /** The place of the finding among those that were asked for. */
  of: number;
}

const isFinding = sql`(exists (select 1 from identity_match m where m.identity_id = c.identity_id and m.vuln_id = v.vuln_id)
  or exists (select 1 from component_match m where m.project_id = c.project_id and m.component_id = c.component_id
    and m.vuln_id = v.vuln_id))`;

/** The other records of the flaws of findings that are findings of the same component; none where it has no alias. */
export async function listAliasFindings(
  trx: Transaction,
  keys: readonly AnalysisKey[],
): Promise<AliasFinding[]> {
  return rowsOf(
    trx,
    sql<AliasFinding>`select (k.n - 1)::int as of, v.vuln_id as id, v.uuid, v.source, v.ext_id as "vulnId"
      from unnest(${keyColumns(keys)}) with ordinality as k(project_id, component_id, vuln_id, n)
      join vuln o on o.vuln_id = k.vuln_id
      join vuln v on v.alias_group = o.alias_group and v.vuln_id <> o.vuln_id
      join component c on c.project_id = k.project_id and c.component_id = k.component_id
      where ${isFinding} order by k.n, v.vuln_id`,
  );
}

/** A component that has a vulnerability as a finding. */
export interface ComponentFinding extends FlawRecord {
  component_id: number;
}

/**
 * Which of some other components of a project have a vulnerability as a finding, or with `withAliases` which records of its flaw;
 * none of them can go until the transaction ends.
 */
export async function holdComponentsWith(
  trx: Transaction,
  { project_id, component_id, vuln_id }: AnalysisKey,
  uuids: readonly string[],
  withAliases: boolean,
): Promise<ComponentFinding[]> {
  if (uuids.length === 0) return [];
  return rowsOf(
    trx,
    sql<ComponentFinding>`select c.component_id, v.vuln_id as id, v.source, v.ext_id as "vulnId"
      from component c join vuln v
        on v.vuln_id in (select coalesce(g.vuln_id, o.vuln_id) from vuln o
          left join vuln g on ${withAliases} and g.alias_group = o.alias_group where o.vuln_id = ${vuln_id})
      where c.project_id = ${project_id} and c.uuid = any(${uuids}::uuid[]) and c.component_id <> ${component_id}
        and ${isFinding}
      order by c.component_id, v.vuln_id for key share of c`,
  );
}

/** The name of a vulnerability across its records: its CVE, if it has one. */
export async function findFlawName(trx: Transaction, vulnId: number): Promise<string | undefined> {
  const row = await findRow(
    trx,
    sql<{ name: string }>`select coalesce(cve_id, ext_id) as name from vuln where vuln_id = ${vulnId}`,
  );
  return row?.name;
}

export interface CommentRow {
  at: Date;
  commenter: string | null;
  comment: string;
}

export async function listComments(db: Database, key: AnalysisKey): Promise<CommentRow[]> {
  return rowsOf(
    db,
    sql<CommentRow>`select at, commenter, comment from analysis_comment where ${isOf(key)} order by comment_id`,
  );
}
