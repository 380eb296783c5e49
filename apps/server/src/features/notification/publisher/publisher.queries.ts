import type { OwnPublisherKind } from '@waybill/api-contract';
import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';

export interface PublisherFields {
  name: string;
  description: string | null;
  publisher_class: string;
  /** Null for the kinds of the contract. */
  own_kind: OwnPublisherKind | null;
  template: string | null;
  mime_type: string;
}

export interface PublisherRow extends PublisherFields {
  publisher_id: number;
  uuid: string;
  is_default: boolean;
}

export const publisherColumns = sql`p.publisher_id, p.uuid, p.name, p.description, p.publisher_class, p.own_kind, p.template,
  p.mime_type, p.is_default`;

/** By name. Waybill's own come last, because clients that search a class take the first. */
export async function listPublishers(db: Database): Promise<PublisherRow[]> {
  return rowsOf(
    db,
    sql<PublisherRow>`select ${publisherColumns} from notification_publisher p
      order by p.own_kind is not null, lower(p.name), p.publisher_id`,
  );
}

export async function listPublishersById(db: Database, ids: readonly number[]): Promise<PublisherRow[]> {
  return rowsOf(
    db,
    sql<PublisherRow>`select ${publisherColumns} from notification_publisher p where p.publisher_id = any(${ids}::int[])`,
  );
}

export async function findPublisher(db: Database, uuid: string): Promise<PublisherRow | undefined> {
  return findRow(
    db,
    sql<PublisherRow>`select ${publisherColumns} from notification_publisher p where p.uuid = ${uuid}`,
  );
}

export async function findPublisherByName(db: Database, name: string): Promise<PublisherRow | undefined> {
  return findRow(
    db,
    sql<PublisherRow>`select ${publisherColumns} from notification_publisher p where p.name = ${name}`,
  );
}

/** A publisher that stays as it is until the transaction ends. */
export async function lockPublisher(trx: Transaction, uuid: string): Promise<PublisherRow | undefined> {
  return findRow(
    trx,
    sql<PublisherRow>`select ${publisherColumns} from notification_publisher p where p.uuid = ${uuid} for update`,
  );
}

/** Undefined when the name is taken. */
export async function insertPublisher(
  trx: Transaction,
  uuid: string,
  given: PublisherFields,
): Promise<PublisherRow | undefined> {
  return findRow(
    trx,
    sql<PublisherRow>`insert into notification_publisher as p
      (uuid, name, description, publisher_class, own_kind, template, mime_type)
      values (${uuid}, ${given.name}, ${given.description}, ${given.publisher_class}, ${given.own_kind}, ${given.template},
        ${given.mime_type})
      on conflict (name) do nothing returning ${publisherColumns}`,
  );
}

export async function changePublisher(
  trx: Transaction,
  publisherId: number,
  given: PublisherFields,
): Promise<PublisherRow | undefined> {
  return findRow(
    trx,
    sql<PublisherRow>`update notification_publisher p set name = ${given.name}, description = ${given.description},
      publisher_class = ${given.publisher_class}, own_kind = ${given.own_kind}, template = ${given.template},
      mime_type = ${given.mime_type} where p.publisher_id = ${publisherId} returning ${publisherColumns}`,
  );
}

/** Its rules, with what waits for them, go with it. */
export async function deletePublisher(trx: Transaction, publisherId: number): Promise<void> {
  await runSql(trx, sql`delete from notification_publisher where publisher_id = ${publisherId}`);
}

/** Adds the publishers of the product that are missing and renews the others. A name that somebody took is left to them. */
export async function upsertDefaultPublishers(
  trx: Transaction,
  publishers: readonly (Omit<PublisherFields, 'template'> & { uuid: string })[],
): Promise<void> {
  await runSql(
    trx,
    sql`insert into notification_publisher as p (uuid, name, description, publisher_class, own_kind, mime_type, is_default)
      select uuid, name, description, publisher_class, own_kind, mime_type, true
      from jsonb_to_recordset(${JSON.stringify(publishers)}::jsonb)
        as d (uuid uuid, name text, description text, publisher_class text, own_kind text, mime_type text)
      on conflict (name) do update set description = excluded.description, mime_type = excluded.mime_type
        where p.is_default`,
  );
}
