import { type RawBuilder, sql } from 'kysely';
import {
  type Database,
  findRow,
  rowsOf,
  runSql,
  type Transaction,
  TransactionConflict,
} from '../../db/database.ts';
import { changedReasons } from '../../db/decision-reasons.ts';
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

/** An analysis with a mark that every change of it leaves: the microsecond of that change. */
export interface LockedAnalysis extends AnalysisFields {
  /** 0 where nobody has said anything about the finding. */
  revision: number;
  /** The reasons that changed since the decision; null without a decision. */
  reasons: string[] | null;
  basis: DecisionBasis;
}

/** The stored basis of a decision: the facts, the time, the decider, and the origin. */
export type DecisionBasis = Readonly<Record<string, unknown>>;

const nothingStored: LockedAnalysis = {
  state: 'NOT_SET',
  justification: 'NOT_SET',
  response: 'NOT_SET',
  details: null,
  suppressed: false,
  revision: 0,
  reasons: null,
  basis: {},
};

const revision = sql`(extract(epoch from updated_at) * 1000000)::bigint as revision`;

const basis = sql`jsonb_build_object('decided_at', a.decided_at, 'decided_by', a.decided_by,
  'decided_severity', a.decided_severity, 'decided_exploited', a.decided_exploited, 'decided_epss', a.decided_epss,
  'decided_fix', a.decided_fix, 'carried', a.carried)`;

const keyColumns = (keys: readonly AnalysisKey[]) =>
  sql`${keys.map((key) => key.project_id)}::int[], ${keys.map((key) => key.component_id)}::bigint[],
    ${keys.map((key) => key.vuln_id)}::int[]`;

/**
 * The analyses of findings in the order of their keys, locked; with everything unset where there is none. Locks are taken in
 * the order of project, component and vulnerability, whatever that of the keys is.
 */
export async function lockAnalyses(
  trx: Transaction,
  keys: readonly AnalysisKey[],
): Promise<LockedAnalysis[]> {
  const rows = await rowsOf(
    trx,
    sql<
      LockedAnalysis & { n: number }
    >`select k.n, ${fields}, ${revision}, ${changedReasons} as reasons, ${basis} as basis
      from analysis a join unnest(${keyColumns(keys)}) with ordinality as k(project_id, component_id, vuln_id, n)
        on k.project_id = a.project_id and k.component_id = a.component_id and k.vuln_id = a.vuln_id
      join vuln v on v.vuln_id = a.vuln_id
      order by a.project_id, a.component_id, a.vuln_id for update of a`,
  );
  const stored = new Map(rows.map(({ n, ...row }) => [n, row]));
  return keys.map((_, index) => stored.get(index + 1) ?? nothingStored);
}

/** An analysis as it is stored. */
export interface StoredAnalysis {
  key: AnalysisKey;
  before: LockedAnalysis;
  after: AnalysisFields;
  /** Somebody decided now, on what the records say now; otherwise an earlier decision stands. */
  isDecided: boolean;
  /** The decision that stands again. */
  basis: DecisionBasis | undefined;
}

/** Columns of a decision with their types, and what they are of one that is taken now. */
const decisionColumns = (decider: string): readonly [string, RawBuilder<unknown>, RawBuilder<unknown>][] => [
  ['decided_at', sql`timestamptz`, sql`now()`],
  ['decided_by', sql`text`, sql`${decider}::text`],
  ['decided_severity', sql`smallint`, sql`v.effective_severity`],
  ['decided_exploited', sql`bool`, sql`v.exploited`],
  ['decided_epss', sql`real`, sql`v.effective_epss`],
  ['decided_fix', sql`text`, sql`m.fixed_in`],
];

/** The analyses `k` that are to be stored, with their vulnerability `v` and match `m`. */
function given(analyses: readonly StoredAnalysis[]): RawBuilder<unknown> {
  const all = <T>(of: (one: AnalysisFields) => T) => analyses.map(({ after }) => of(after));
  return sql`unnest(${keyColumns(analyses.map(({ key }) => key))}, ${all((one) => one.state)}::text[],
      ${all((one) => one.justification)}::text[], ${all((one) => one.response)}::text[],
      ${all((one) => one.details)}::text[], ${all((one) => one.suppressed)}::bool[],
      ${analyses.map((one) => one.isDecided)}::bool[],
      ${analyses.map((one) => (one.basis ? JSON.stringify(one.basis) : null))}::jsonb[])
      as k(project_id, component_id, vuln_id, state, justification, response, details, suppressed, taken, basis)
    join vuln v on v.vuln_id = k.vuln_id
    join component c on c.project_id = k.project_id and c.component_id = k.component_id
    left join identity_match m on m.identity_id = c.identity_id and m.vuln_id = k.vuln_id`;
}

/** Stores analyses that {@link lockAnalyses} answered; answers their mark, the same for all changes of a transaction. */
export async function storeAnalyses(
  trx: Transaction,
  analyses: readonly StoredAnalysis[],
  decider: string,
): Promise<number> {
  const isNew = ({ before }: StoredAnalysis) => before.revision === 0;
  await insertAnalyses(trx, analyses.filter(isNew), decider);
  await updateAnalyses(
    trx,
    analyses.filter((one) => !isNew(one)),
    decider,
  );
  const row = await findRow(
    trx,
    sql<{ revision: number }>`select (extract(epoch from now()) * 1000000)::bigint as revision`,
  );
  if (!row) throw new Error('The database did not tell the time');
  return row.revision;
}

/** A row that is made with all it says is written once, not twice. */
async function insertAnalyses(
  trx: Transaction,
  analyses: readonly StoredAnalysis[],
  decider: string,
): Promise<void> {
  if (analyses.length === 0) return;
  const decided = decisionColumns(decider);
  const inserted = await runSql(
    trx,
    sql`insert into analysis (project_id, component_id, vuln_id, state, justification, response, details, suppressed,
        updated_at, ${sql.join(decided.map(([name]) => sql.ref(name)))})
      select k.project_id, k.component_id, k.vuln_id, k.state, k.justification, k.response, k.details, k.suppressed, now(),
        ${sql.join(decided.map(([, type, now]) => sql`case when k.taken then (${now})::${type} end`))}
      from ${given(analyses)} order by k.project_id, k.component_id, k.vuln_id on conflict do nothing`,
  );
  if (inserted < analyses.length)
    throw new TransactionConflict('Someone else decided about a finding for the first time meanwhile');
}

async function updateAnalyses(
  trx: Transaction,
  analyses: readonly StoredAnalysis[],
  decider: string,
): Promise<void> {
  if (analyses.length === 0) return;
  const decided = decisionColumns(decider).map(([name, type, now]) => {
    const column = sql.ref(name);
    return sql`${column} = case when k.basis is not null then (k.basis ->> ${sql.lit(name)})::${type}
      when k.taken then ${now} else a.${column} end`;
  });
  await runSql(
    trx,
    sql`update analysis a set state = k.state, justification = k.justification, response = k.response,
        details = k.details, suppressed = k.suppressed, updated_at = now(), ${sql.join(decided)},
        carried = case when k.basis is not null then nullif(k.basis -> 'carried', 'null'::jsonb)
          when k.taken then null else a.carried end
      from ${given(analyses)}
      where a.project_id = k.project_id and a.component_id = k.component_id and a.vuln_id = k.vuln_id`,
  );
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
