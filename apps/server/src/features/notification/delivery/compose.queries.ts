import type { NotificationScope } from '@waybill/api-contract';
import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';
import type { Subject } from '../event/subject.ts';
import type { Line } from './delivery.queries.ts';
import type { SummaryGroup } from './group-messages.ts';

interface UncomposedRow {
  delivery_id: number;
  created_at: Date;
  tried_at: Date | null;
  at: Date;
  event_group: string;
  subject: Subject | null;
}

/** The messages that joined a line since it was last composed, in order. */
export async function listUncomposed(db: Database, line: Line, limit: number): Promise<UncomposedRow[]> {
  return rowsOf(
    db,
    sql<UncomposedRow>`select d.delivery_id, d.created_at, d.tried_at, m.at, m.event_group, m.subject
      from notification_delivery d join notification_message m on m.message_id = d.message_id
      where d.rule_id = ${line.rule_id} and d.project_id = ${line.project_id} and d.state = 'waiting'
        and d.composed_at is null and not d.is_test
      order by d.delivery_id limit ${limit}`,
  );
}

interface SummaryMessage {
  at: Date;
  scope: NotificationScope;
  group: SummaryGroup;
  title: string;
  content: string;
  subject: Subject;
}

/** Writes a message that takes the place of another in a delivery that was never tried. */
export async function replaceMessage(
  trx: Transaction,
  deliveryId: number,
  message: SummaryMessage,
): Promise<void> {
  const row = await findRow(
    trx,
    sql<{
      message_id: number;
    }>`insert into notification_message (at, scope, event_group, level, title, content, subject)
      values (${message.at}, ${message.scope}, ${message.group}, 0, ${message.title}, ${message.content},
        ${JSON.stringify(message.subject)}::jsonb)
      returning message_id`,
  );
  await runSql(
    trx,
    sql`update notification_delivery set message_id = ${row?.message_id ?? 0} where delivery_id = ${deliveryId}`,
  );
}

/** Ends deliveries whose messages went into another. */
export async function endGrouped(trx: Transaction, ids: readonly number[], at: Date): Promise<void> {
  await runSql(
    trx,
    sql`update notification_delivery set state = 'grouped', ended_at = ${at} where delivery_id = any(${ids}::bigint[])`,
  );
}

/** Lets deliveries be sent as they are now; nothing joins them any more. */
export async function markComposed(trx: Transaction, ids: readonly number[], at: Date): Promise<void> {
  await runSql(
    trx,
    sql`update notification_delivery set composed_at = ${at} where delivery_id = any(${ids}::bigint[])`,
  );
}
