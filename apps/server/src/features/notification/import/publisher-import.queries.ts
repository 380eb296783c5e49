import { rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';
import type { FollowedTable } from '../../../db/followed-rows.ts';

export interface StoredPublisher {
  publisher_id: number;
  uuid: string;
  name: string;
  publisher_class: string;
  /** One of those that come with the product, of a kind that the contract has. */
  is_default: boolean;
  has_rules: boolean;
}

/** All publishers, which nobody else changes until the transaction ends. */
export async function lockPublishers(trx: Transaction): Promise<StoredPublisher[]> {
  await runSql(trx, sql`lock table notification_publisher in share row exclusive mode`);
  return rowsOf(
    trx,
    sql<StoredPublisher>`select p.publisher_id, p.uuid, p.name, p.publisher_class,
        p.is_default and p.own_kind is null as is_default,
        exists (select 1 from notification_rule r where r.publisher_id = p.publisher_id) as has_rules
      from notification_publisher p`,
  );
}

interface StorablePublisher {
  readonly uuid: string;
  readonly name: string;
  readonly description: string | null;
  readonly publisherClass: string;
  readonly template: string;
  readonly mimeType: string;
}

export async function insertImportedPublishers(
  trx: Transaction,
  publishers: readonly StorablePublisher[],
): Promise<void> {
  await runSql(
    trx,
    sql`insert into notification_publisher (uuid, name, description, publisher_class, template, mime_type)
      select uuid, name, description, "publisherClass", template, "mimeType"
      from jsonb_to_recordset(${JSON.stringify(publishers)}::jsonb)
        as g (uuid uuid, name text, description text, "publisherClass" text, template text, "mimeType" text)`,
  );
}

/** Gives publishers the UUIDs by which another installation knew them. */
export async function adoptPublishers(
  trx: Transaction,
  adopted: readonly { readonly id: number; readonly uuid: string }[],
): Promise<void> {
  await runSql(
    trx,
    sql`update notification_publisher p set uuid = g.uuid
      from jsonb_to_recordset(${JSON.stringify(adopted)}::jsonb) as g (id int, uuid uuid) where g.id = p.publisher_id`,
  );
}

/** Publishers that did not come with the product, by UUID. */
export const followedPublishers: FollowedTable = {
  table: 'notification_publisher',
  key: sql`case when not t.is_default then t.uuid end`,
  columns: {
    description: ['description', 'text'],
    template: ['template', 'text'],
    mimeType: ['mime_type', 'text'],
  },
};
