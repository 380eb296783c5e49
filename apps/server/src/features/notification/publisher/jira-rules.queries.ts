import { type Database, rowsOf, sql } from '../../../db/database.ts';
import { type PublisherRow, publisherColumns } from './publisher.queries.ts';
import { publisherKinds } from './publisher-kinds.ts';

/** A rule that creates issues in Jira, with its publisher. */
interface JiraRuleRow extends PublisherRow {
  rule_name: string;
  /** Encrypted. */
  config: string | null;
}

/** Rules that create issues in Jira, as long as they are switched on. */
export async function listJiraRules(db: Database): Promise<JiraRuleRow[]> {
  return rowsOf(
    db,
    sql<JiraRuleRow>`select ${publisherColumns}, r.name as rule_name, r.config
      from notification_rule r join notification_publisher p on p.publisher_id = r.publisher_id
      where r.enabled and p.own_kind is null and p.publisher_class = ${publisherKinds.jira.publisherClass}
      order by lower(r.name), r.rule_id`,
  );
}
