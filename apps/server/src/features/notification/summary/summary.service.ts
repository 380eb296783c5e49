import type { NotificationGroup } from '@waybill/api-contract';
import { nextOf, parseCron } from '@waybill/cron';
import { type Database, inTransaction } from '../../../db/database.ts';
import { requestDelivery } from '../../../jobs/outbox.ts';
import { listAllCovered } from '../event/coverage.queries.ts';
import { insertMessages, type NewMessage } from '../event/outbox.queries.ts';
import type { SummarySubject } from '../event/summary.ts';
import { wordsOfSummary } from '../event/titles.ts';
import { filterSummary } from '../filter/filter-summary.service.ts';
import { isFiltering } from '../filter/rule-filter.ts';
import { findingSummary, violationSummary } from './build-summary.service.ts';
import {
  type DueRule,
  findDueRule,
  listNewFindings,
  listNewViolations,
  moveTrigger,
} from './summary.queries.ts';

/** A message of more would be no summary. */
const most = 10_000;

/** Runs the next rule that is due. @returns false when none is */
export async function runDueRule(db: Database, now: Date): Promise<boolean> {
  const rule = await findDueRule(db, now);
  if (!rule) return false;
  const messages = await messagesOf(db, rule, now);
  const next = nextOf(parseCron(rule.cron, rule.schedule_zone ?? undefined), now);
  await inTransaction(db, async (trx) => {
    if (!(await moveTrigger(trx, rule, now, next))) return;
    await insertMessages(trx, messages);
    if (messages.length > 0) await requestDelivery(trx);
  });
  return true;
}

async function messagesOf(db: Database, rule: DueRule, now: Date): Promise<NewMessage[]> {
  // Limits are what a summary is about: a rule without any tells nothing (contract §26.13).
  const projectIds = await listAllCovered(db, [rule.rule_id]);
  if (projectIds.length === 0) return [];
  const span = { after: rule.last_triggered_at, until: now };
  const messages: NewMessage[] = [];
  for (const group of rule.groups) {
    const found = await summaryOf(db, group, rule, projectIds, span);
    if (!found) continue;
    const event = { at: now, scope: 'PORTFOLIO', group, level: 0, ...wordsOfSummary(found) } as const;
    const subject = isFiltering(rule) ? await filterSummary(rule, found, event) : found;
    if (rule.skip_unchanged && subject.projects.length === 0) continue;
    messages.push({
      ...event,
      projectId: undefined,
      ...wordsOfSummary(subject),
      subject,
      ruleIds: [rule.rule_id],
    });
  }
  return messages;
}

async function summaryOf(
  db: Database,
  group: NotificationGroup,
  rule: DueRule,
  projectIds: readonly number[],
  span: { after: Date; until: Date },
): Promise<SummarySubject | undefined> {
  const common = { ruleId: rule.rule_id, since: span.after.toISOString() };
  if (group === 'NEW_VULNERABILITIES_SUMMARY')
    return findingSummary(db, common, await listNewFindings(db, projectIds, span, rule, most));
  if (group === 'NEW_POLICY_VIOLATIONS_SUMMARY')
    return violationSummary(db, common, await listNewViolations(db, projectIds, span, rule, most));
  return undefined;
}
