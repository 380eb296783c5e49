import type { RawBuilder } from 'kysely';
import { runSql, sql, type Transaction } from '../../../db/database.ts';
import { finders, internalFinder } from '../../../db/found-by.ts';
import { internalFlag } from '../../component-shape/component-flags.ts';
import { onlyHere, onlyThere } from './difference-draft.queries.ts';

/** Sources and analyzers that are on here, and those that were on there. */
export interface BothSwitches {
  /** Namespaces of ids of the sources that are read here. */
  readonly sourcesHere: readonly string[];
  readonly sourcesThere: readonly string[];
  /** In the words of the API. */
  readonly analyzersHere: readonly string[];
  readonly analyzersThere: readonly string[];
  /** When the other installation was read last. */
  readonly readAt: Date;
}

const undecided = sql`d.cause is null`;
const key = sql`d.project_id, d.component_id, d.vuln_id`;
const isThere = sql`d.side = ${onlyThere}`;
const isHere = sql`d.side = ${onlyHere}`;
/** Our own analyzer, also by similar names. */
const inside = finders[0];

/** Gives the cause of each difference that follows from what is stored, the plainest first; the others stay without one. */
export async function setKnownCauses(trx: Transaction, switches: BothSwitches): Promise<void> {
  await setHandCauses(trx);
  await setAliasCauses(trx);
  await setThereCauses(trx, switches);
  await setHereCauses(trx, switches);
}

/** Findings that people attached or took away. */
async function setHandCauses(trx: Transaction): Promise<void> {
  await setCause(trx, 'REMOVED_BY_HAND', sql`''`, sql`${isThere} and d.found = 'NONE'`);
  await setCause(trx, 'ADDED_BY_HAND', sql`''`, sql`${isHere} and d.found = 'NONE'`);
}

/** Another record of the flaw, or another component of the identity in the project, is on the other side. */
async function setAliasCauses(trx: Transaction): Promise<void> {
  const others = sql`vuln v join vuln w on w.alias_group = v.alias_group and w.vuln_id <> v.vuln_id`;
  await setFrom(
    trx,
    'ALIAS',
    sql`select distinct ${key}, '' as detail
      from difference_draft d join ${others} on v.vuln_id = d.vuln_id
      join identity_match m on m.identity_id = d.identity_id and m.vuln_id = w.vuln_id
      where ${undecided} and ${isThere}`,
  );
  await setFrom(
    trx,
    'ALIAS',
    sql`select distinct ${key}, '' as detail
      from difference_draft d join ${others} on v.vuln_id = d.vuln_id
      join component_match m on m.project_id = d.project_id and m.component_id = d.component_id and m.vuln_id = w.vuln_id
      where ${undecided} and ${isThere}`,
  );
  await setFrom(
    trx,
    'ALIAS',
    sql`select distinct ${key}, '' as detail
      from difference_draft d join ${others} on v.vuln_id = d.vuln_id
      join moved_finding f on f.project_id = d.project_id and f.component_id = d.component_id and f.vuln_id = w.vuln_id
      where ${undecided} and ${isHere}`,
  );
  await setFrom(
    trx,
    'DUPLICATE',
    sql`select distinct ${key}, '' as detail
      from difference_draft d
      join component c on c.project_id = d.project_id and c.identity_id = d.identity_id and c.component_id <> d.component_id
      join moved_finding f on f.project_id = d.project_id and f.project_id = c.project_id
        and f.component_id = c.component_id and f.vuln_id = d.vuln_id
      where ${undecided} and ${isHere}`,
  );
}

async function setThereCauses(trx: Transaction, { sourcesHere, analyzersHere }: BothSwitches): Promise<void> {
  await setFrom(
    trx,
    'WITHDRAWN',
    sql`select ${key}, '' as detail
      from difference_draft d join vuln v on v.vuln_id = d.vuln_id
      left join (
        select r.vuln_id, bool_and(r.withdrawn_at is not null) as is_withdrawn
        from (select distinct d.vuln_id from difference_draft d where ${undecided} and ${isThere}) n
        join vuln_record r on r.vuln_id = n.vuln_id group by r.vuln_id) r on r.vuln_id = v.vuln_id
      where ${undecided} and ${isThere} and (v.rejected_at is not null or r.is_withdrawn)`,
  );
  const isOutside = sql`${isThere} and d.found <> 'INTERNAL_ANALYZER'`;
  await setCause(
    trx,
    'ANALYZER_OFF',
    sql`d.found`,
    sql`${isOutside} and d.found <> all(${analyzersHere}::text[])`,
  );
  await setFrom(
    trx,
    'INTERNAL',
    sql`select ${key}, '' as detail from difference_draft d
      join component c on c.project_id = d.project_id and c.component_id = d.component_id
      where ${undecided} and ${isOutside} and c.flags & ${internalFlag}::int <> 0`,
  );
  await setCause(trx, 'ANALYZER_ANSWER', sql`d.found`, isOutside);
  // Of these, no source here has told more than their id.
  await setFrom(
    trx,
    'SOURCE_OFF',
    sql`select distinct ${key}, v.source as detail
      from difference_draft d join vuln v on v.vuln_id = d.vuln_id
      left join vuln_doc o on o.vuln_id = v.vuln_id and o.feed <> 'dt4'
      where ${undecided} and ${isThere} and o.vuln_id is null and v.source <> all(${sourcesHere}::text[])`,
  );
  await setFrom(
    trx,
    'RECORD_MISSING',
    sql`select distinct ${key}, v.source as detail
      from difference_draft d join vuln v on v.vuln_id = d.vuln_id
      left join vuln_doc o on o.vuln_id = v.vuln_id and o.feed <> 'dt4'
      where ${undecided} and ${isThere} and o.vuln_id is null`,
  );
}

async function setHereCauses(
  trx: Transaction,
  { sourcesThere, analyzersThere, readAt }: BothSwitches,
): Promise<void> {
  await setFrom(
    trx,
    'NEW_COMPONENT',
    sql`select ${key}, '' as detail from difference_draft d
      join component c on c.project_id = d.project_id and c.component_id = d.component_id
      where ${undecided} and ${isHere} and c.added_at > ${readAt}`,
  );
  const finder = sql`case ${sql.join(
    finders.slice(1).map(({ bits, word }) => sql`when d.bits & ${bits}::int <> 0 then ${word}`),
    sql` `,
  )} else coalesce(d.found, 'INTERNAL_ANALYZER') end`;
  const isOutside = sql`${isHere} and d.bits & ${inside.bits}::int = 0 and ${finder} <> ${inside.word}`;
  await setCause(
    trx,
    'ANALYZER_OFF',
    finder,
    sql`${isOutside} and ${finder} <> all(${analyzersThere}::text[])`,
  );
  await setCause(trx, 'ANALYZER_ANSWER', finder, isOutside);
  if (!analyzersThere.includes(inside.word)) await setCause(trx, 'ANALYZER_OFF', sql`${inside.word}`, isHere);
  const isMissing = sql`from difference_draft d join vuln v on v.vuln_id = d.vuln_id
    left join other_record r on r.source = v.source and r.ext_id = v.ext_id
    where ${undecided} and ${isHere} and r.ext_id is null`;
  const missing = sql`select ${key}, v.source as detail ${isMissing}`;
  await setFrom(trx, 'SOURCE_OFF', sql`${missing} and v.source <> all(${sourcesThere}::text[])`);
  await setFrom(trx, 'RECORD_MISSING', missing);
  await setCause(
    trx,
    'FUZZY_CPE',
    sql`''`,
    sql`${isHere} and d.bits <> 0 and d.bits & ${internalFinder}::int = 0`,
  );
  // There, only active projects are analyzed again.
  await setFrom(
    trx,
    'INACTIVE',
    sql`select ${key}, '' as detail from difference_draft d
      join project p on p.project_id = d.project_id where ${undecided} and ${isHere} and not p.active`,
  );
  await setNotAnalyzed(trx);
}

/** Where it found the same in another project, its rules agree, and it had not come to this one yet. */
async function setNotAnalyzed(trx: Transaction): Promise<void> {
  await setFrom(
    trx,
    'NOT_ANALYZED',
    sql`select distinct ${key}, '' as detail from difference_draft d
      join component c on c.identity_id = d.identity_id
      join moved_finding f on f.project_id = c.project_id and f.component_id = c.component_id and f.vuln_id = d.vuln_id
      where ${undecided} and ${isHere}`,
  );
}

async function setCause(
  trx: Transaction,
  cause: string,
  detail: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
): Promise<void> {
  await runSql(
    trx,
    sql`update difference_draft d set cause = ${cause}, detail = ${detail} where ${undecided} and ${condition}`,
  );
}

/** @param found rows (project_id, component_id, vuln_id, detail) */
async function setFrom(trx: Transaction, cause: string, found: RawBuilder<unknown>): Promise<void> {
  await runSql(
    trx,
    sql`update difference_draft d set cause = ${cause}, detail = k.detail
      from (${found}) k
      where d.project_id = k.project_id and d.component_id = k.component_id and d.vuln_id = k.vuln_id`,
  );
}
