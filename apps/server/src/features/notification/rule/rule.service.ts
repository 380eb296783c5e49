import type {
  CreateNotificationRuleBody,
  CreateScheduledNotificationRuleBody,
  NotificationGroup,
  NotificationRule,
  NotificationTriggerType,
  UpdateNotificationRuleBody,
} from '@waybill/api-contract';
import type { CountedList } from '@waybill/api-contract/server';
import { nextOf, parseCron } from '@waybill/cron';
import type { Secrets } from '../../../config/secrets.ts';
import { type Database, inTransaction, type Transaction } from '../../../db/database.ts';
import type { Page } from '../../../db/list/page.ts';
import { everyProject, type ProjectScope } from '../../../db/project-scope.ts';
import { isUuid, newUuid } from '../../../db/uuid.ts';
import type { Context } from '../../../feature.ts';
import {
  AppError,
  illegalArgument,
  notFound,
  textError,
  ValidationError,
  violation,
} from '../../../http/errors.ts';
import type { Principal } from '../../../http/principal.ts';
import { nestTeams } from '../../access/team/team.service.ts';
import { actorOf, recordAudit } from '../../audit-log/audit-log.service.ts';
import { listProjectsById, viewProject, viewRisk } from '../../project/project.service.ts';
import { requireSeenWhole } from '../../project-reference/project-reach.service.ts';
import { ensureTags } from '../../tag/tag.service.ts';
import { tagNames } from '../../tag/tag-name.ts';
import { findPublisher, listPublishersById, type PublisherRow } from '../publisher/publisher.queries.ts';
import { kindOf, type PublisherKind } from '../publisher/publisher-kinds.ts';
import { shownConfig, storableConfig } from './publisher-config.ts';
import {
  changeRule,
  deleteRule,
  findRule,
  insertRule,
  limitsOfRule,
  listRules,
  lockRule,
  type NewRule,
  projectsOfRules,
  type RuleRow,
  teamsOfRules,
} from './rule.queries.ts';
import { storedLevel, viewRule } from './rule.view.ts';
import { replaceTags, tagsOfRules } from './rule-tag.queries.ts';

/** The groups of scheduled rules (contract §26.13). */
const summaryGroups: ReadonlySet<NotificationGroup> = new Set([
  'NEW_VULNERABILITIES_SUMMARY',
  'NEW_POLICY_VIOLATIONS_SUMMARY',
]);

const usualCron = '0 * * * *';

export async function pageOfRules(
  { db, secrets }: Context,
  trigger: NotificationTriggerType | undefined,
  page: Page,
  scope: ProjectScope,
): Promise<CountedList<NotificationRule>> {
  const { rows, ...others } = await listRules(db, trigger, page);
  return { ...others, rows: await describeRules(db, rows, scope, secrets) };
}

/**
 * Adds a rule for events. It sends nothing until its groups are chosen. @throws 404 without such a publisher,
 * 400
 */
export async function createRule(
  { db, secrets, now }: Context,
  body: CreateNotificationRuleBody,
  caller: Principal,
): Promise<NotificationRule> {
  const { scope } = body;
  return inTransaction(db, async (trx) => {
    const publisher = await findPublisherOf(trx, body.publisher?.uuid);
    if (!publisher) throw unknownRule();
    if (!scope) throw new ValidationError([violation('scope', 'must not be null', null)]);
    const groups = body.notifyOn ?? [];
    requireGroups(groups, 'EVENT');
    const config = body.publisherConfig ?? null;
    const row = await insertRule(trx, {
      ...emptyRule,
      uuid: newUuid(),
      name: body.name,
      publisher_id: publisher.publisher_id,
      scope,
      level: storedLevel(body.notificationLevel ?? 'INFORMATIONAL'),
      groups,
      enabled: body.enabled ?? true,
      notify_children: body.notifyChildren ?? true,
      log_success: body.logSuccessfulPublish ?? false,
      message: body.message ?? null,
      config: config === null ? null : storableConfig(config, requireKind(publisher), null, secrets),
    });
    if (body.tags) await setTags(trx, row.rule_id, body.tags);
    await recordAudit(trx, actorOf(caller, now()), 'notification_rule.created', row.uuid, { name: row.name });
    return shown(trx, row, everyProject, secrets);
  });
}

/** Adds a rule that runs by the clock, switched off until it is set up. @throws 404 problem without such a publisher */
export async function createScheduledRule(
  { db, secrets, now }: Context,
  body: CreateScheduledNotificationRuleBody,
  caller: Principal,
): Promise<NotificationRule> {
  return inTransaction(db, async (trx) => {
    const publisher = await findPublisherOf(trx, body.publisher.uuid);
    if (!publisher) {
      throw new AppError('publisher.not_found', {
        status: 404,
        title: 'Resource does not exist',
        detail: 'Notification publisher could not be found',
      });
    }
    const at = now();
    const row = await insertRule(trx, {
      ...emptyRule,
      uuid: newUuid(),
      name: body.name,
      publisher_id: publisher.publisher_id,
      scope: body.scope,
      level: storedLevel(body.notificationLevel),
      cron: usualCron,
      skip_unchanged: false,
      last_triggered_at: at,
      next_trigger_at: nextOf(parseCron(usualCron), at) ?? null,
    });
    await recordAudit(trx, actorOf(caller, at), 'notification_rule.created', row.uuid, { name: row.name });
    return shown(trx, row, everyProject, secrets);
  });
}

/**
 * Changes a rule; scope and publisher stay, and so does what the body leaves out.
 * @throws 404, 400, and 403 when its reach below projects would change where some are hidden
 */
export async function updateRule(
  { db, secrets, now }: Context,
  body: UpdateNotificationRuleBody,
  caller: Principal,
): Promise<NotificationRule> {
  return inTransaction(db, async (trx) => {
    const before = body.uuid && isUuid(body.uuid) ? await lockRule(trx, body.uuid) : undefined;
    if (!before) throw unknownRule();
    const trigger = before.cron === null ? 'EVENT' : 'SCHEDULE';
    if (body.triggerType && body.triggerType !== trigger)
      throw illegalArgument(`The trigger type of a rule cannot be changed from ${trigger}.`);
    if (body.notifyOn) requireGroups(body.notifyOn, trigger);
    const children = body.notifyChildren ?? before.notify_children;
    if (children !== before.notify_children)
      await requireSeenWhole(trx, await limitsOfRule(trx, before.rule_id), caller.scope);
    const [publisher] = await listPublishersById(trx, [before.publisher_id]);
    const after: RuleRow = {
      ...before,
      name: body.name,
      level: body.notificationLevel ? storedLevel(body.notificationLevel) : before.level,
      groups: body.notifyOn ?? before.groups,
      enabled: body.enabled ?? before.enabled,
      notify_children: children,
      log_success: body.logSuccessfulPublish ?? before.log_success,
      message: body.message === undefined ? before.message : body.message,
      config: configAfter(body.publisherConfig, before, publisher, secrets),
      ...scheduleAfter(before, body, now()),
    };
    await changeRule(trx, before.rule_id, after);
    if (body.tags) await setTags(trx, before.rule_id, body.tags);
    await recordAudit(trx, actorOf(caller, now()), 'notification_rule.changed', before.uuid, {
      name: after.name,
    });
    return shown(trx, after, caller.scope, secrets);
  });
}

/** @throws 404 */
export async function removeRule({ db, now }: Context, uuid: string, caller: Principal): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = isUuid(uuid) ? await lockRule(trx, uuid) : undefined;
    if (!row) throw unknownRule();
    await deleteRule(trx, row.rule_id);
    await recordAudit(trx, actorOf(caller, now()), 'notification_rule.deleted', uuid, { name: row.name });
  });
}

/** A rule that stays as it is until the transaction ends. @throws 404 */
export async function requireRule(trx: Transaction, uuid: string): Promise<RuleRow> {
  const row = await lockRule(trx, uuid);
  if (!row) throw notFound('notification rule');
  return row;
}

/** @throws 404 */
export async function getRule(
  db: Database,
  uuid: string,
  scope: ProjectScope,
  secrets: Secrets,
): Promise<NotificationRule> {
  const row = await findRule(db, uuid);
  if (!row) throw notFound('notification rule');
  return shown(db, row, scope, secrets);
}

const emptyRule: Omit<NewRule, 'uuid' | 'name' | 'publisher_id' | 'scope' | 'level'> = {
  groups: [],
  enabled: false,
  notify_children: false,
  log_success: false,
  message: null,
  config: null,
  cron: null,
  skip_unchanged: null,
  last_triggered_at: null,
  next_trigger_at: null,
};

async function findPublisherOf(db: Database, uuid: string | undefined): Promise<PublisherRow | undefined> {
  return uuid !== undefined && isUuid(uuid) ? findPublisher(db, uuid) : undefined;
}

/** The contract says so of a missing publisher, too. */
function unknownRule(): AppError {
  return textError(
    'notification_rule.not_found',
    404,
    'The UUID of the notification rule could not be found.',
  );
}

/** @throws 400 problem for groups that do not go with how the rule is triggered */
function requireGroups(groups: readonly NotificationGroup[], trigger: NotificationTriggerType): void {
  const unfit = groups.filter((group) => summaryGroups.has(group) !== (trigger === 'SCHEDULE'));
  if (unfit.length === 0) return;
  throw illegalArgument(`Groups [${unfit.join(', ')}] are not supported for trigger type ${trigger}`);
}

function requireKind(publisher: PublisherRow): PublisherKind {
  const kind = kindOf(publisher);
  if (!kind) throw illegalArgument(`The publisher "${publisher.name}" is of an unknown kind.`);
  return kind;
}

function configAfter(
  given: string | null | undefined,
  before: RuleRow,
  publisher: PublisherRow | undefined,
  secrets: Secrets,
): string | null {
  if (given === undefined || !publisher) return before.config;
  return given === null ? null : storableConfig(given, requireKind(publisher), before.config, secrets);
}

/** A rule that was switched off does not catch up with what it missed. @throws 400 problem for a cron text that is none */
function scheduleAfter(
  before: RuleRow,
  body: UpdateNotificationRuleBody,
  at: Date,
): Pick<RuleRow, 'cron' | 'skip_unchanged' | 'next_trigger_at'> {
  if (before.cron === null) return { cron: null, skip_unchanged: null, next_trigger_at: null };
  const cron = body.scheduleCron ?? before.cron;
  try {
    const next = nextOf(parseCron(cron, before.schedule_zone ?? undefined), at);
    if (!next) throw new RangeError(`"${cron}" matches no day that ever comes`);
    return {
      cron,
      skip_unchanged: body.scheduleSkipUnchanged ?? before.skip_unchanged,
      next_trigger_at: next,
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message = `The schedule cannot be read: ${error.message}.`;
    throw illegalArgument(message, [{ path: 'scheduleCron', message: error.message }]);
  }
}

async function setTags(
  trx: Transaction,
  ruleId: number,
  tags: readonly { name?: string | null | undefined }[],
): Promise<void> {
  const names = tagNames(tags.flatMap(({ name }) => name ?? []));
  await ensureTags(trx, names);
  await replaceTags(trx, ruleId, names);
}

async function shown(
  db: Database,
  row: RuleRow,
  scope: ProjectScope,
  secrets: Secrets,
): Promise<NotificationRule> {
  const [rule] = await describeRules(db, [row], scope, secrets);
  if (!rule) throw new Error('A rule was not described');
  return rule;
}

async function describeRules(
  db: Database,
  rows: readonly RuleRow[],
  scope: ProjectScope,
  secrets: Secrets,
): Promise<NotificationRule[]> {
  const ids = rows.map((row) => row.rule_id);
  const publisherIds = [...new Set(rows.map((row) => row.publisher_id))];
  const publishers = new Map(
    (await listPublishersById(db, publisherIds)).map((row) => [row.publisher_id, row]),
  );
  const tags = Map.groupBy(await tagsOfRules(db, ids), (row) => row.rule_id);
  const members = await teamsOfRules(db, ids);
  const teams = await nestTeams(db, members);
  const teamsOf = Map.groupBy(members, (row) => row.rule_id);
  const limits = await projectsOfRules(db, ids, scope);
  const projects = await listProjectsById(db, [...new Set(limits.map((row) => row.project_id))]);
  const views = new Map(projects.map((row) => [row.project_id, { ...viewProject(row), ...viewRisk(row) }]));
  const limitsOf = Map.groupBy(limits, (row) => row.rule_id);
  return rows.flatMap((row) => {
    const publisher = publishers.get(row.publisher_id);
    if (!publisher) return [];
    return viewRule(row, {
      publisher,
      projects: (limitsOf.get(row.rule_id) ?? []).flatMap((limit) => views.get(limit.project_id) ?? []),
      tags: (tags.get(row.rule_id) ?? []).map((tag) => tag.name),
      teams: (teamsOf.get(row.rule_id) ?? []).flatMap((team) => teams.get(team.team_id) ?? []),
      config: row.config === null ? undefined : shownConfig(row.config, secrets),
    });
  });
}
