import type { NotificationRuleOptions, SetNotificationRuleOptionsBody } from '@waybill/api-contract';
import { type Database, inTransaction } from '../../../db/database.ts';
import type { Context } from '../../../feature.ts';
import { notFound, ValidationError, violation } from '../../../http/errors.ts';
import type { Principal } from '../../../http/principal.ts';
import { actorOf, recordAudit } from '../../audit-log/audit-log.service.ts';
import { readExpression } from '../filter/expression.ts';
import { requireRule } from '../rule/rule.service.ts';
import { changeOptions, findOptions, type OptionFields } from './options.queries.ts';
import { viewOptions } from './options.view.ts';

/** @throws 404 */
export async function getOptions(db: Database, uuid: string): Promise<NotificationRuleOptions> {
  const row = await findOptions(db, uuid);
  if (!row) throw notFound('notification rule');
  return viewOptions(row);
}

/** @throws 404, 400 that says what is wrong where */
export async function setOptions(
  { db, now }: Context,
  uuid: string,
  body: SetNotificationRuleOptionsBody,
  caller: Principal,
): Promise<NotificationRuleOptions> {
  const fields = fieldsOf(body);
  return inTransaction(db, async (trx) => {
    const rule = await requireRule(trx, uuid);
    await changeOptions(trx, rule.rule_id, fields);
    await recordAudit(trx, actorOf(caller, now()), 'notification_rule.options_changed', uuid, {
      name: rule.name,
    });
    return getOptions(trx, uuid);
  });
}

function fieldsOf(body: SetNotificationRuleOptionsBody): OptionFields {
  const problems = [...namesProblems(body), ...epssProblems(body), ...expressionProblems(body)];
  if (problems.length > 0) throw new ValidationError(problems);
  return {
    project_names: [...new Set((body.projectNames ?? []).map((name) => name.trim()))],
    min_severity: body.minSeverity ?? null,
    min_epss: body.minEpss ?? null,
    exploited_only: body.exploitedOnly ?? false,
    direct_only: body.directOnly ?? false,
    latest_only: body.latestOnly ?? false,
    policies: [...new Set(body.policies ?? [])],
    expression: body.expression || null,
  };
}

function namesProblems({ projectNames }: SetNotificationRuleOptionsBody) {
  return (projectNames ?? []).flatMap((name, place) =>
    name.trim() !== '' && name.length <= 255
      ? []
      : [violation(`projectNames[${place}]`, 'must have 1 to 255 characters', name)],
  );
}

function epssProblems({ minEpss }: SetNotificationRuleOptionsBody) {
  if (minEpss === undefined || minEpss === null || (minEpss >= 0 && minEpss <= 1)) return [];
  return [violation('minEpss', 'must be from 0 to 1', String(minEpss))];
}

function expressionProblems({ expression }: SetNotificationRuleOptionsBody) {
  if (!expression) return [];
  const read = readExpression(expression);
  if (read.ok) return [];
  const { message, line, column } = read.problem;
  return [violation('expression', `line ${line}, column ${column}: ${message}`, expression)];
}
