import { type Database, inTransaction } from '../../../db/database.ts';
import { wordsOfSummary } from '../event/titles.ts';
import { endGrouped, listUncomposed, markComposed, replaceMessage } from './compose.queries.ts';
import { type Line, lockLines, type SendingRule } from './delivery.queries.ts';
import { type SummaryGroup, summaryGroupOf, summaryOf } from './group-messages.ts';
import { isGrouped } from './holding.ts';

/** A message of more would be no summary; the rest makes another. */
const most = 5_000;

/**
 * Makes of what waits in a line what will be sent: findings and violations that came together become one message of the
 * contract's summary group, in the place of the first of them. After that nothing joins them, so that a message
 * whose try is not known to have failed is repeated as it was.
 */
export async function composeLine(db: Database, line: Line, rule: SendingRule, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockLines(trx, [line]);
    const rows = await listUncomposed(trx, line, most);
    const grouped: number[] = [];
    const groups: readonly SummaryGroup[] = ['NEW_VULNERABILITIES_SUMMARY', 'NEW_POLICY_VIOLATIONS_SUMMARY'];
    for (const group of groups) {
      const parts = rows.filter(
        (row) =>
          summaryGroupOf(row.event_group) === group &&
          row.tried_at === null &&
          isGrouped(rule, row.created_at),
      );
      const [first, ...others] = parts;
      if (!first || others.length === 0) continue;
      const subject = summaryOf(group, rule, parts);
      const words = wordsOfSummary(subject);
      await replaceMessage(trx, first.delivery_id, { at: now, scope: 'PORTFOLIO', group, ...words, subject });
      grouped.push(...others.map((row) => row.delivery_id));
    }
    await endGrouped(trx, grouped, now);
    await markComposed(
      trx,
      rows.map((row) => row.delivery_id),
      now,
    );
  });
}
