import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';

/**
 * The kinds of due work: identities to re-evaluate, identities whose violations follow from that, identities
 * for which a condition starts or stops holding, and projects.
 */
type DueKind = 'identity' | 'judged' | 'changed' | 'project';

export async function insertDue(
  trx: Transaction,
  ids: readonly number[],
  kind: DueKind = 'identity',
): Promise<void> {
  await runSql(
    trx,
    sql`insert into evaluation_due (kind, id)
      select ${kind}, id from (select distinct id from unnest(${ids}::int[]) as given(id)) g order by id
      on conflict do nothing`,
  );
}

/** Notes the identities that have some vulnerabilities, or others of their alias groups: these say it too. @returns how many */
export async function insertDueByVulnerability(
  trx: Transaction,
  vulnIds: readonly number[],
): Promise<number> {
  return runSql(
    trx,
    sql`insert into evaluation_due (kind, id)
      select distinct 'identity', identity_id from identity_match
      where vuln_id in (select unnest(${vulnIds}::int[])
        union select g.vuln_id from vuln v join vuln g on g.alias_group = v.alias_group where v.vuln_id = any(${vulnIds}::int[]))
      order by 2 on conflict do nothing`,
  );
}

/** Notes the identities of some packages. @returns how many */
export async function insertDueByPackage(trx: Transaction, pkgIds: readonly number[]): Promise<number> {
  return runSql(
    trx,
    sql`insert into evaluation_due (kind, id)
      select distinct 'identity', identity_id from identity_coord where pkg_id = any(${pkgIds}::int[])
      order by 2 on conflict do nothing`,
  );
}

/** Takes what is due off the list, in the transaction that evaluates it. */
export async function takeDue(trx: Transaction, kind: DueKind, limit: number): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{ id: number }>`delete from evaluation_due d using (
        select kind, id from evaluation_due where kind = ${kind} order by id limit ${limit} for update skip locked) t
      where d.kind = t.kind and d.id = t.id returning d.id`,
  );
  return rows.map((row) => row.id).sort((a, b) => a - b);
}

/** Takes off those of some things that are due in this manner. */
export async function takeDueOf(trx: Transaction, kind: DueKind, ids: readonly number[]): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{
      id: number;
    }>`delete from evaluation_due where kind = ${kind} and id = any(${ids}::int[]) returning id`,
  );
  return rows.map((row) => row.id).sort((a, b) => a - b);
}

export async function hasDue(db: Database): Promise<boolean> {
  return (await findRow(db, sql`select 1 from evaluation_due limit 1`)) !== undefined;
}

/** True if violations are due of identities that have been judged anew. */
export async function hasJudged(db: Database): Promise<boolean> {
  return (await findRow(db, sql`select 1 from evaluation_due where kind = 'judged' limit 1`)) !== undefined;
}

/** A policy with what is to be evaluated of it. */
interface DuePolicy {
  id: number;
  revision: number;
}

/** Policies that were changed after what was last evaluated of them. */
export async function listDuePolicies(db: Database): Promise<DuePolicy[]> {
  return rowsOf(
    db,
    sql<DuePolicy>`select policy_id as id, revision from policy where revision > evaluated_revision
      order by policy_id`,
  );
}

/** Makes policies due. */
export async function raiseRevision(trx: Transaction, policyIds: readonly number[]): Promise<void> {
  await runSql(
    trx,
    sql`update policy o set revision = revision + 1 from (
        select policy_id from policy where policy_id = any(${policyIds}::int[]) order by policy_id for update) p
      where o.policy_id = p.policy_id`,
  );
}

export async function listPolicies(db: Database): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ id: number }>`select policy_id as id from policy where deleted_at is null order by policy_id`,
  );
  return rows.map((row) => row.id);
}

/** Policies with conditions about some subjects; about this value, where one is given. */
export async function listPoliciesAbout(
  db: Database,
  subjects: readonly string[],
  value: string | undefined,
): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ id: number }>`select distinct k.policy_id as id from policy_condition k
      join policy p on p.policy_id = k.policy_id
      where k.deleted_at is null and p.deleted_at is null and k.subject = any(${subjects}::text[])
        and (${value ?? null}::text is null or lower(btrim(k.value)) = ${value ?? null})`,
  );
  return rows.map((row) => row.id);
}

/** Conditions of policies, those that are gone included: what they have found has to end. */
export async function listAllConditions(db: Database, policyIds: readonly number[]): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{
      id: number;
    }>`select condition_id as id from policy_condition where policy_id = any(${policyIds}::int[])`,
  );
  return rows.map((row) => row.id);
}

export async function markEvaluated(
  trx: Transaction,
  policies: readonly DuePolicy[],
  startedAt: Date,
): Promise<void> {
  await runSql(
    trx,
    sql`update policy o set evaluated_at = ${startedAt}, evaluated_revision = d.revision
      from unnest(${policies.map((policy) => policy.id)}::int[], ${policies.map((policy) => policy.revision)}::int[])
        as d(policy_id, revision)
      where o.policy_id = d.policy_id`,
  );
}

export interface ProjectSize {
  id: number;
  components: number;
}

/** Every project, with about how many components it has. */
export async function listProjectSizes(db: Database): Promise<ProjectSize[]> {
  return rowsOf(
    db,
    sql<ProjectSize>`select p.project_id as id, coalesce(n.comps, 0) as components
      from project p left join project_count n on n.project_id = p.project_id order by p.project_id`,
  );
}

/** True if some policy is limited, so that the place of a project decides whether it is concerned. */
export async function hasLimits(db: Database): Promise<boolean> {
  const row = await findRow(
    db,
    sql`select 1 from policy_project union all select 1 from policy_tag
      union all select 1 from policy where only_latest and deleted_at is null limit 1`,
  );
  return row !== undefined;
}

/** Notes projects and all that are below them. */
export async function insertDueTrees(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  await runSql(
    trx,
    sql`insert into evaluation_due (kind, id)
      with recursive below as (
        select project_id from project where project_id = any(${projectIds}::int[])
        union select p.project_id from below b join project p on p.parent_id = b.project_id)
      select 'project', project_id from below order by project_id on conflict do nothing`,
  );
}

/** Policies that are limited to some projects. */
export async function listPoliciesOfProjects(db: Database, projectIds: readonly number[]): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ id: number }>`select distinct policy_id as id from policy_project
      where project_id = any(${projectIds}::int[])`,
  );
  return rows.map((row) => row.id);
}

/** Policies that are limited to some tags. */
export async function listPoliciesOfTags(db: Database, names: readonly string[]): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{
      id: number;
    }>`select distinct pt.policy_id as id from policy_tag pt join tag t on t.tag_id = pt.tag_id
      where t.name = any(${names}::text[])`,
  );
  return rows.map((row) => row.id);
}

/** Ends the conditions that name a license; their rows stay for the violations of the past. @returns their policies */
export async function endConditionsOfLicense(trx: Transaction, licenseUuid: string): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{ id: number }>`update policy_condition set deleted_at = now()
      where deleted_at is null and subject = 'LICENSE' and lower(btrim(value)) = ${licenseUuid}
      returning policy_id as id`,
  );
  return rows.map((row) => row.id);
}
