import { type RawBuilder, sql } from 'kysely';
import { findRow, rowsOf, runSql, type Transaction, TransactionConflict } from '../../db/database.ts';
import { changedReasons } from '../../db/decision-reasons.ts';
import type { AnalysisFields, AnalysisKey } from './analysis-fields.ts';

const fields = sql`state, justification, response, details, suppressed, until::text as until`;

/** An analysis with a mark that every change of it leaves: the microsecond of that change. */
export interface LockedAnalysis extends AnalysisFields {
  /** 0 where nobody has said anything about the finding. */
  revision: number;
  /** What changed since somebody decided; null where nobody did. */
  reasons: string[] | null;
  basis: DecisionBasis;
}

/** What a decision was taken on, when and by whom, and where it came from; as it is stored. */
export type DecisionBasis = Readonly<Record<string, unknown>>;

const nothingStored: LockedAnalysis = {
  state: 'NOT_SET',
  justification: 'NOT_SET',
  response: 'NOT_SET',
  details: null,
  suppressed: false,
  until: null,
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
      ${all((one) => one.until)}::date[],
      ${analyses.map((one) => one.isDecided)}::bool[],
      ${analyses.map((one) => (one.basis ? JSON.stringify(one.basis) : null))}::jsonb[])
      as k(project_id, component_id, vuln_id, state, justification, response, details, suppressed, until, taken, basis)
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
    sql`insert into analysis (project_id, component_id, vuln_id, state, justification, response, details, suppressed, until,
        updated_at, ${sql.join(decided.map(([name]) => sql.ref(name)))})
      select k.project_id, k.component_id, k.vuln_id, k.state, k.justification, k.response, k.details, k.suppressed, k.until, now(),
        ${sql.join(decided.map(([, type, now]) => sql`case when k.taken then (${now})::${type} end`))}
      from ${given(analyses)} order by k.project_id, k.component_id, k.vuln_id on conflict do nothing`,
  );
  if (inserted < analyses.length)
    throw new TransactionConflict('Somebody else decided about a finding for the first time meanwhile');
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
        details = k.details, suppressed = k.suppressed, until = k.until, updated_at = now(), ${sql.join(decided)},
        carried = case when k.basis is not null then nullif(k.basis -> 'carried', 'null'::jsonb)
          when k.taken then null else a.carried end
      from ${given(analyses)}
      where a.project_id = k.project_id and a.component_id = k.component_id and a.vuln_id = k.vuln_id`,
  );
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
