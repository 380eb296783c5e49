import { sql } from 'kysely';
import { type Database, findRow, rowsOf, runSql, type Transaction } from '../../db/database.ts';
import type { ClaimCondition } from './claim-condition.ts';

export interface TokenRuleRow {
  token_rule_id: number;
  uuid: string;
  name: string;
  enabled: boolean;
  user_id: number;
  /** The name of the service account. */
  account: string;
  suspended: boolean;
  issuer: string;
  audience: string;
  claims: readonly ClaimCondition[];
  created_at: Date;
  last_used_at: Date | null;
  limited: boolean;
  /** The projects it is limited to, by name. */
  projects: readonly RuleProject[];
}

interface RuleProject {
  readonly uuid: string;
  readonly name: string;
  readonly version: string | null;
  readonly withChildren: boolean;
}

const ruleColumns = sql`r.token_rule_id, r.uuid, r.name, r.enabled, r.user_id, u.username as account, u.suspended, r.issuer,
  r.audience, r.claims, r.created_at, r.last_used_at, r.limited,
  (select coalesce(jsonb_agg(jsonb_build_object('uuid', p.uuid, 'name', p.name, 'version', p.version,
      'withChildren', l.with_children) order by lower(p.name), p.version, p.project_id), '[]')
    from token_rule_project l join project p on p.project_id = l.project_id
    where l.token_rule_id = r.token_rule_id) as projects`;
const rules = sql`token_rule r join app_user u on u.user_id = r.user_id`;

export async function listTokenRules(db: Database): Promise<TokenRuleRow[]> {
  return rowsOf(
    db,
    sql<TokenRuleRow>`select ${ruleColumns} from ${rules} order by lower(r.name), r.token_rule_id`,
  );
}

export async function findTokenRule(db: Database, uuid: string): Promise<TokenRuleRow | undefined> {
  return findRow(db, sql<TokenRuleRow>`select ${ruleColumns} from ${rules} where r.uuid = ${uuid}`);
}

/** Rules that are in force for the tokens of an issuer. */
export async function listRulesOfIssuer(db: Database, issuer: string): Promise<TokenRuleRow[]> {
  return rowsOf(
    db,
    sql<TokenRuleRow>`select ${ruleColumns} from ${rules} where r.issuer = ${issuer} and r.enabled
      order by r.token_rule_id`,
  );
}

export interface TokenRuleValues {
  readonly name: string;
  readonly enabled: boolean;
  readonly userId: number;
  readonly issuer: string;
  readonly audience: string;
  readonly claims: readonly ClaimCondition[];
  readonly limited: boolean;
}

/** @returns 0 when the name is taken */
export async function insertTokenRule(
  trx: Transaction,
  uuid: string,
  rule: TokenRuleValues,
  createdAt: Date,
): Promise<number> {
  return runSql(
    trx,
    sql`insert into token_rule (uuid, name, enabled, user_id, issuer, audience, claims, created_at, limited)
      values (${uuid}, ${rule.name}, ${rule.enabled}, ${rule.userId}, ${rule.issuer}, ${rule.audience},
        ${JSON.stringify(rule.claims)}::jsonb, ${createdAt}, ${rule.limited})
      on conflict (name) do nothing`,
  );
}

/** @returns 0 when another rule has the name */
export async function updateTokenRule(
  trx: Transaction,
  ruleId: number,
  rule: TokenRuleValues,
): Promise<number> {
  return runSql(
    trx,
    sql`update token_rule set name = ${rule.name}, enabled = ${rule.enabled}, user_id = ${rule.userId},
        issuer = ${rule.issuer}, audience = ${rule.audience}, claims = ${JSON.stringify(rule.claims)}::jsonb,
        limited = ${rule.limited}
      where token_rule_id = ${ruleId}
        and not exists (select from token_rule o where o.name = ${rule.name} and o.token_rule_id <> ${ruleId})`,
  );
}

/**
 * Replaces the projects that a rule is limited to. Its row is written first, and so locked against another change.
 * @param projects by their UUIDs, with whether those below them count too
 * @returns those that there are
 */
export async function replaceRuleProjects(
  trx: Transaction,
  ruleId: number,
  projects: ReadonlyMap<string, boolean>,
): Promise<ReadonlySet<string>> {
  await runSql(trx, sql`delete from token_rule_project where token_rule_id = ${ruleId}`);
  const rows = await rowsOf(
    trx,
    sql<{ uuid: string; project_id: number }>`select uuid, project_id from project
      where uuid = any(${[...projects.keys()]}::uuid[])`,
  );
  const ids = rows.map(({ project_id }) => project_id);
  const flags = rows.map(({ uuid }) => projects.get(uuid) ?? false);
  await runSql(
    trx,
    sql`insert into token_rule_project (token_rule_id, project_id, with_children)
      select ${ruleId}::int, project_id, with_children
      from unnest(${ids}::int[], ${flags}::bool[]) as t(project_id, with_children) order by project_id`,
  );
  return new Set(rows.map(({ uuid }) => uuid));
}

export async function deleteTokenRule(trx: Transaction, ruleId: number): Promise<void> {
  await runSql(trx, sql`delete from token_rule where token_rule_id = ${ruleId}`);
}

export async function noteRuleUse(trx: Transaction, ruleId: number, at: Date): Promise<void> {
  await runSql(
    trx,
    sql`update token_rule set last_used_at = greatest(last_used_at, ${at}) where token_rule_id = ${ruleId}`,
  );
}
