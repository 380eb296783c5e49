import type { OwnPublisherKind } from '@waybill/api-contract';
import { type Database, rowsOf, sql } from '../../../db/database.ts';

/** A rule that makes issues in repositories. */
export interface IssueRuleRow {
  rule_id: number;
  publisher_class: string;
  own_kind: OwnPublisherKind | null;
  /** Encrypted. */
  config: string | null;
}

/** Rules that make issues in repositories, those that are switched off too: what they made is still there. */
export async function listIssueRules(db: Database): Promise<IssueRuleRow[]> {
  return rowsOf(
    db,
    sql<IssueRuleRow>`select r.rule_id, r.config, p.publisher_class, p.own_kind
      from notification_rule r join notification_publisher p on p.publisher_id = r.publisher_id
      where p.own_kind in ('GITHUB', 'GITLAB') order by r.rule_id`,
  );
}
