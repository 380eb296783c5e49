import type { NotificationRule } from '@waybill/api-contract';
import { inTransaction, type Transaction } from '../../../db/database.ts';
import type { Context } from '../../../feature.ts';
import { AppError, textError } from '../../../http/errors.ts';
import type { Principal } from '../../../http/principal.ts';
import { getTeam } from '../../access/team/team.service.ts';
import { actorOf, recordAudit } from '../../audit-log/audit-log.service.ts';
import { requireSeenWhole } from '../../project-reference/project-reach.service.ts';
import { requireProject } from '../../project-reference/project-reference.service.ts';
import { findTagId } from '../../tag/tag-reference.service.ts';
import { listPublishersById } from '../publisher/publisher.queries.ts';
import { kindOf } from '../publisher/publisher-kinds.ts';
import { deleteProject, deleteTeam, insertProject, insertTeam } from './rule.queries.ts';
import { getRule, requireRule } from './rule.service.ts';
import { deleteTagOfRules, insertTagOfRules } from './rule-tag.queries.ts';

type Change = 'add' | 'remove';

/**
 * Limits a rule to a project, or takes that back.
 * @returns undefined when nothing changes
 * @throws 404, 406 for a rule of the system, and 403 when the project is hidden, or something below it to which the rule reaches
 */
export async function changeProjectOfRule(
  { db, secrets, now }: Context,
  uuid: string,
  projectUuid: string,
  change: Change,
  caller: Principal,
): Promise<NotificationRule | undefined> {
  return inTransaction(db, async (trx) => {
    const rule = await requireRule(trx, uuid);
    if (rule.scope !== 'PORTFOLIO') {
      const sentence = 'Project limitations are only possible on notification rules with PORTFOLIO scope.';
      throw textError('notification_rule.scope', 406, sentence);
    }
    const { project_id } = await requireProject(trx, projectUuid, caller.scope);
    if (rule.notify_children) await requireSeenWhole(trx, [project_id], caller.scope);
    const changed = await (change === 'add' ? insertProject : deleteProject)(trx, rule.rule_id, project_id);
    if (!changed) return undefined;
    const action = change === 'add' ? 'notification_rule.project_added' : 'notification_rule.project_removed';
    await recordAudit(trx, actorOf(caller, now()), action, uuid, { project: projectUuid });
    return getRule(trx, uuid, caller.scope, secrets);
  });
}

/**
 * Sends the mails of a rule to the members of a team, or no longer.
 * @returns undefined when nothing changes
 * @throws 404, 406 for a rule that sends no mail
 */
export async function changeTeamOfRule(
  { db, secrets, now }: Context,
  uuid: string,
  teamUuid: string,
  change: Change,
  caller: Principal,
): Promise<NotificationRule | undefined> {
  return inTransaction(db, async (trx) => {
    const rule = await requireRule(trx, uuid);
    await requireMail(trx, rule.publisher_id);
    const { team_id } = await getTeam(trx, teamUuid);
    const changed = await (change === 'add' ? insertTeam : deleteTeam)(trx, rule.rule_id, team_id);
    if (!changed) return undefined;
    const action = change === 'add' ? 'notification_rule.team_added' : 'notification_rule.team_removed';
    await recordAudit(trx, actorOf(caller, now()), action, uuid, { team: teamUuid });
    return getRule(trx, uuid, caller.scope, secrets);
  });
}

async function requireMail(trx: Transaction, publisherId: number): Promise<void> {
  const [publisher] = await listPublishersById(trx, [publisherId]);
  if (publisher && kindOf(publisher) === 'email') return;
  const sentence = 'Team subscriptions are only possible on notification rules with EMAIL publisher.';
  throw textError('notification_rule.no_mail', 406, sentence);
}

/** Limits rules to a tag, or takes that back; rules that are not there are passed over. @throws 404 without such a tag */
export async function changeTagOfRules(
  { db, now }: Context,
  tag: string,
  uuids: readonly string[],
  change: Change,
  caller: Principal,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const tagId = await findTagId(trx, tag);
    if (tagId === undefined) {
      throw new AppError('tag.not_found', {
        status: 404,
        title: 'Resource does not exist',
        detail: `A tag with name ${tag} does not exist`,
      });
    }
    await (change === 'add' ? insertTagOfRules : deleteTagOfRules)(trx, uuids, tagId);
    const action = change === 'add' ? 'notification_rule.tag_added' : 'notification_rule.tag_removed';
    await recordAudit(trx, actorOf(caller, now()), action, tag, { rules: [...uuids] });
  });
}
