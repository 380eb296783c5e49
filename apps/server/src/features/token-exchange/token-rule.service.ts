import type { TokenRule, CreateTokenRuleBody as TokenRuleBody } from '@waybill/api-contract';
import { type Database, inTransaction, type Transaction } from '../../db/database.ts';
import { isUuid, newUuid } from '../../db/uuid.ts';
import { AppError, type ContractViolation, notFound, ValidationError, violation } from '../../http/errors.ts';
import { getServiceAccount } from '../access/service-account/service-account.service.ts';
import { type Actor, recordAudit } from '../audit-log/audit-log.service.ts';
import { isTelling } from './claim-condition.ts';
import {
  deleteTokenRule,
  findTokenRule,
  insertTokenRule,
  replaceRuleProjects,
  type TokenRuleRow,
  type TokenRuleValues,
  updateTokenRule,
} from './token-rule.queries.ts';
import { viewTokenRule } from './token-rule.view.ts';

/** @throws AppError 409 for a name that is taken, ValidationError for a rule that cannot be, or would let anybody in */
export async function createTokenRule(db: Database, actor: Actor, body: TokenRuleBody): Promise<TokenRule> {
  const uuid = newUuid();
  return inTransaction(db, async (trx) => {
    const rule = await readRule(trx, body);
    if ((await insertTokenRule(trx, uuid, rule, actor.at)) === 0) throw nameTaken(rule.name);
    await limitTo(trx, (await getTokenRule(trx, uuid)).token_rule_id, body);
    await recordAudit(trx, actor, 'token_rule.created', rule.name, auditOf(body));
    return viewTokenRule(await getTokenRule(trx, uuid));
  });
}

/** @throws AppError 404, 409, ValidationError */
export async function changeTokenRule(
  db: Database,
  actor: Actor,
  uuid: string,
  body: TokenRuleBody,
): Promise<TokenRule> {
  return inTransaction(db, async (trx) => {
    const known = await getTokenRule(trx, uuid);
    const rule = await readRule(trx, body);
    if ((await updateTokenRule(trx, known.token_rule_id, rule)) === 0) throw nameTaken(rule.name);
    await limitTo(trx, known.token_rule_id, body);
    await recordAudit(trx, actor, 'token_rule.changed', known.name, auditOf(body));
    return viewTokenRule(await getTokenRule(trx, uuid));
  });
}

/** @throws AppError 404 */
export async function removeTokenRule(db: Database, actor: Actor, uuid: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const rule = await getTokenRule(trx, uuid);
    await deleteTokenRule(trx, rule.token_rule_id);
    await recordAudit(trx, actor, 'token_rule.deleted', rule.name, { account: rule.account });
  });
}

async function getTokenRule(db: Database, uuid: string): Promise<TokenRuleRow> {
  const rule = isUuid(uuid) ? await findTokenRule(db, uuid) : undefined;
  if (!rule) throw notFound('token rule');
  return rule;
}

async function readRule(db: Database, body: TokenRuleBody): Promise<TokenRuleValues> {
  const claims = body.claims.map(({ claim, value, isPattern }) => ({
    claim,
    value,
    isPattern: isPattern ?? false,
  }));
  const faults: ContractViolation[] = [];
  if (!isIssuer(body.issuer)) {
    faults.push(
      violation('issuer', 'must be an address, such as https://token.actions.githubusercontent.com'),
    );
  }
  if (!claims.some(isTelling)) {
    const sentence = 'must have one that is exact, or a pattern that does not begin with a star';
    faults.push(violation('claims', sentence));
  }
  if (faults.length > 0) throw new ValidationError(faults);
  const { user_id: userId } = await getServiceAccount(db, body.account);
  const { name, issuer, audience } = body;
  const limited = Boolean(body.projects);
  return { name, enabled: body.enabled ?? true, userId, issuer, audience, claims, limited };
}

/** @throws ValidationError for projects that there are not */
async function limitTo(trx: Transaction, ruleId: number, { projects }: TokenRuleBody): Promise<void> {
  const wanted = projects ?? [];
  const byUuid = new Map(wanted.map(({ uuid, withChildren }) => [uuid.toLowerCase(), withChildren ?? false]));
  const known = await replaceRuleProjects(trx, ruleId, byUuid);
  const faults = wanted.flatMap(({ uuid }, index) =>
    known.has(uuid.toLowerCase())
      ? []
      : [violation(`projects.${index}.uuid`, 'There is no such project', uuid)],
  );
  if (faults.length > 0) throw new ValidationError(faults);
}

/** OpenID Connect Discovery 1.0 §2: an address without query and fragment. */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && search === '' && hash === '' && username === '';
}

function auditOf({
  account,
  issuer,
  audience,
  claims,
  enabled,
  projects,
}: TokenRuleBody): Record<string, unknown> {
  return {
    account,
    issuer,
    audience,
    enabled: enabled ?? true,
    claims: claims.map(({ claim, value, isPattern }) => `${claim} ${isPattern ? 'like' : '='} ${value}`),
    projects: projects?.map(({ uuid, withChildren }) => (withChildren ? `${uuid} and below` : uuid)) ?? null,
  };
}

function nameTaken(name: string): AppError {
  return new AppError('token_rule.name_taken', {
    status: 409,
    title: 'The name is taken',
    detail: `A rule named "${name}" exists already.`,
  });
}
