import { findHashAlgorithm } from '@waybill/policy';
import type { RawBuilder } from 'kysely';
import { rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';
import { emptyTemporary } from '../../db/temporary-tables.ts';
import { directFlag } from '../component-shape/component-flags.ts';
import { hashMembers, isDigest } from '../component-shape/hash-members.ts';
import { type FixVerdict, fixVerdicts, type Held } from './judge.queries.ts';
import type { BookCondition } from './policy-book.ts';
import { isInternal } from './stage.queries.ts';

/** Begins the list of what staged components violate, each pair of component and condition once. */
export async function startHits(trx: Transaction): Promise<void> {
  await emptyTemporary(trx, 'violation_hit');
}

const special = sql`c.special`;
const applies = sql`policy_applies a on a.policy_id = k.policy_id and a.project_id = c.project_id`;

/** Hits that hold for identities, except for components with their own vulnerabilities. */
export async function hitByIdentity(trx: Transaction): Promise<void> {
  await runSql(
    trx,
    sql`insert into violation_hit
      select c.project_id, c.component_id, k.condition_id
      from evaluated_component c join policy_match m on m.identity_id = c.identity_id
      join evaluated_condition k on k.condition_id = m.condition_id
      join ${applies}
      where (not k.is_direct or c.flags & ${directFlag}::int <> 0) and (k.kind not in ('vulnerability', 'fix') or not ${special})`,
  );
}

/** Vulnerabilities of components with decisions or matches of their own, those that are not suppressed. */
function ownVulnerabilities(): RawBuilder<unknown> {
  return sql`(
    select o.project_id, o.component_id, o.vuln_id from (
      select c.project_id, c.component_id, m.vuln_id from evaluated_component c
      join identity_match m on m.identity_id = c.identity_id where ${special}
      union
      select c.project_id, c.component_id, m.vuln_id from evaluated_component c
      join component_match m on m.project_id = c.project_id and m.component_id = c.component_id
      where ${special}) o
    left join analysis d on d.project_id = o.project_id and d.component_id = o.component_id and d.vuln_id = o.vuln_id
    where d.suppressed is not true)`;
}

export async function listOwnVulnerabilities(trx: Transaction): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{ id: number }>`select distinct vuln_id as id from ${ownVulnerabilities()} o`,
  );
  return rows.map((row) => row.id);
}

export async function hitByOwnVulnerability(trx: Transaction, held: readonly Held[]): Promise<void> {
  if (held.length === 0) return;
  await runSql(
    trx,
    sql`insert into violation_hit
      select distinct c.project_id, c.component_id, k.condition_id
      from ${ownVulnerabilities()} c
      join unnest(${held.map((one) => one.id)}::int[], ${held.map((one) => one.conditionId)}::int[])
        as h(vuln_id, condition_id) on h.vuln_id = c.vuln_id
      join evaluated_condition k on k.condition_id = h.condition_id
      join ${applies}`,
  );
}

/** The same by conditions about fixes. Matches that a person attached name no version with a fix. */
export async function hitByOwnFix(trx: Transaction, verdicts: readonly FixVerdict[]): Promise<void> {
  await runSql(
    trx,
    sql`insert into violation_hit
      select distinct c.project_id, c.component_id, j.condition_id
      from ${ownVulnerabilities()} c
      join evaluated_component e on e.project_id = c.project_id and e.component_id = c.component_id
      left join identity_match m on m.identity_id = e.identity_id and m.vuln_id = c.vuln_id
      join ${fixVerdicts(verdicts)} on case when m.fixed_in is null then k.if_not_fixed else k.if_fixed end
      join evaluated_condition j on j.condition_id = k.condition_id
      join policy_applies a on a.policy_id = j.policy_id and a.project_id = c.project_id`,
  );
}

/** The license facts of a component. Components with equal facts are evaluated once. */
export interface LicenseTextRow {
  license_id: number;
  spdx_id: string | null;
  expression: string;
  name: string;
}

/** Collects what the staged components say of their licenses where a policy asks for it. */
export async function listLicenseTexts(trx: Transaction): Promise<LicenseTextRow[]> {
  await emptyTemporary(trx, 'evaluated_license');
  await sql`insert into evaluated_license
    select c.project_id, c.component_id, coalesce(d.license_id, 0),
      case when d.license_id is null then coalesce(d.license_expression, '') else '' end,
      case when d.license_id is null then coalesce(d.license_name, '') else '' end
    from (select distinct a.project_id from policy_applies a
      join evaluated_condition k on k.policy_id = a.policy_id where k.kind = 'license') p
    join evaluated_component c on c.project_id = p.project_id
    left join component_detail d on d.project_id = c.project_id and d.component_id = c.component_id`.execute(
    trx,
  );
  await sql`analyze evaluated_license`.execute(trx);
  return rowsOf(
    trx,
    sql<LicenseTextRow>`select e.license_id, l.spdx_id, e.expression, e.name
      from (select distinct license_id, expression, name from evaluated_license) e
      left join license l on l.license_id = e.license_id`,
  );
}

export interface HeldLicense {
  text: LicenseTextRow;
  conditionId: number;
}

export async function hitByLicense(trx: Transaction, held: readonly HeldLicense[]): Promise<void> {
  if (held.length === 0) return;
  await runSql(
    trx,
    sql`insert into violation_hit
      select c.project_id, c.component_id, k.condition_id
      from unnest(${held.map((one) => one.text.license_id)}::int[],
        ${held.map((one) => one.text.expression)}::text[], ${held.map((one) => one.text.name)}::text[],
        ${held.map((one) => one.conditionId)}::int[]) as h(license_id, expression, name, condition_id)
      join evaluated_license c on c.license_id = h.license_id and c.expression = h.expression and c.name = h.name
      join evaluated_condition k on k.condition_id = h.condition_id
      join ${applies}`,
  );
}

/** Our own components, or all others. */
export async function hitByInternal(trx: Transaction): Promise<void> {
  await runSql(
    trx,
    sql`insert into violation_hit
      select c.project_id, c.component_id, k.condition_id
      from evaluated_condition k join policy_applies a on a.policy_id = k.policy_id
      join evaluated_component c on c.project_id = a.project_id
      where k.kind = 'internal' and case when ${isInternal} then k.if_internal else k.if_external end`,
  );
}

/** Components by their digests: with `IS` those that have one, with `IS_NOT` all others. */
export async function hitByHash(trx: Transaction, conditions: readonly BookCondition[]): Promise<void> {
  if (conditions.length === 0) return;
  const parts = conditions.map(
    (condition) => sql`select ${condition.condition_id}::int as condition_id, c.project_id, c.component_id
      from evaluated_component c
      left join component_detail d on d.project_id = c.project_id and d.component_id = c.component_id
      where ${digestTest(condition)}`,
  );
  await runSql(
    trx,
    sql`insert into violation_hit
      select c.project_id, c.component_id, k.condition_id
      from (${sql.join(parts, sql` union all `)}) c
      join evaluated_condition k on k.condition_id = c.condition_id
      join ${applies}`,
  );
}

/** The value was read once already: it is what packages/policy takes. */
function digestTest({ value, operator }: BookCondition): RawBuilder<unknown> {
  const given: { algorithm: string; value: string } = JSON.parse(value);
  const algorithm = findHashAlgorithm(given.algorithm);
  const column = hashMembers.find((hash) => hash.algorithm === algorithm)?.member;
  const digest = given.value.toLowerCase();
  const isIt = column && isDigest(digest) ? sql`d.${sql.ref(column)} = decode(${digest}, 'hex')` : sql`false`;
  return operator === 'IS' ? isIt : sql`(${isIt}) is not true`;
}

/** Leaves of policies that want all of their conditions what violates all of them. */
export async function dropIncomplete(trx: Transaction): Promise<void> {
  await runSql(
    trx,
    sql`delete from violation_hit h using evaluated_condition k, (
        select h.project_id, h.component_id, k.policy_id
        from violation_hit h join evaluated_condition k on k.condition_id = h.condition_id
        join (select policy_id, count(*) as conditions from evaluated_condition group by policy_id) p
          on p.policy_id = k.policy_id
        where k.is_all group by h.project_id, h.component_id, k.policy_id, p.conditions
        having count(*) < p.conditions) short
      where k.condition_id = h.condition_id and k.policy_id = short.policy_id
        and short.project_id = h.project_id and short.component_id = h.component_id`,
  );
}

export async function analyzeHits(trx: Transaction): Promise<void> {
  await sql`analyze violation_hit`.execute(trx);
}
