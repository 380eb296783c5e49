import type { PasskeyTransport } from '@waybill/api-contract';
import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';

export interface PasskeyRow {
  passkey_id: number;
  uuid: string;
  credential_id: Buffer;
  public_key: Buffer;
  counter: number;
  transports: PasskeyTransport[];
  rp_id: string;
  name: string;
  backed_up: boolean;
  created_at: Date;
  last_used_at: Date | null;
}

const columns = sql`p.passkey_id, p.uuid, p.credential_id, p.public_key, p.counter, p.transports, p.rp_id, p.name,
  p.backed_up, p.created_at, p.last_used_at`;

export async function listPasskeys(db: Database, userId: number): Promise<PasskeyRow[]> {
  return rowsOf(
    db,
    sql<PasskeyRow>`select ${columns} from passkey p where p.user_id = ${userId} order by p.passkey_id`,
  );
}

/** A passkey of this user; those of others are none. */
export async function findPasskeyByCredential(
  db: Database,
  userId: number,
  credentialId: Buffer,
): Promise<PasskeyRow | undefined> {
  return findRow(
    db,
    sql<PasskeyRow>`select ${columns} from passkey p
      where p.user_id = ${userId} and p.credential_id = ${credentialId}`,
  );
}

interface NewPasskeyRow {
  uuid: string;
  userId: number;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  transports: readonly PasskeyTransport[];
  rpId: string;
  name: string;
  isBackedUp: boolean;
  at: Date;
}

/** @returns undefined when somebody has this passkey already */
export async function insertPasskey(
  trx: Transaction,
  passkey: NewPasskeyRow,
): Promise<PasskeyRow | undefined> {
  const { uuid, userId, credentialId, publicKey, counter, transports, rpId, name, isBackedUp, at } = passkey;
  return findRow(
    trx,
    sql<PasskeyRow>`insert into passkey as p
        (uuid, user_id, credential_id, public_key, counter, transports, rp_id, name, backed_up, created_at)
      values (${uuid}, ${userId}, ${credentialId}, ${publicKey}, ${counter}, ${[...transports]}::text[], ${rpId}, ${name},
        ${isBackedUp}, ${at})
      on conflict (credential_id) do nothing returning ${columns}`,
  );
}

export async function updatePasskeyName(
  trx: Transaction,
  userId: number,
  uuid: string,
  name: string,
): Promise<PasskeyRow | undefined> {
  return findRow(
    trx,
    sql<PasskeyRow>`update passkey p set name = ${name} where p.user_id = ${userId} and p.uuid = ${uuid}
      returning ${columns}`,
  );
}

/** @returns 0 when another sign-in has moved the counter meanwhile */
export async function notePasskeyUse(
  trx: Transaction,
  { passkey_id: id, counter }: Pick<PasskeyRow, 'passkey_id' | 'counter'>,
  use: { counter: number; isBackedUp: boolean; at: Date },
): Promise<number> {
  return runSql(
    trx,
    sql`update passkey set counter = ${use.counter}, backed_up = ${use.isBackedUp}, last_used_at = ${use.at}
      where passkey_id = ${id} and counter = ${counter}`,
  );
}

/** @returns its name; undefined when the user has no such passkey */
export async function deletePasskey(
  trx: Transaction,
  userId: number,
  uuid: string,
): Promise<string | undefined> {
  const row = await findRow(
    trx,
    sql<{ name: string }>`delete from passkey where user_id = ${userId} and uuid = ${uuid} returning name`,
  );
  return row?.name;
}

/** @returns how many there were */
export async function deletePasskeys(trx: Transaction, userId: number): Promise<number> {
  return runSql(trx, sql`delete from passkey where user_id = ${userId}`);
}

/** Locks the user's row, so that passkeys come and go one after the other. @returns whether the second factor is on */
export async function lockSecondFactor(
  trx: Transaction,
  userId: number,
): Promise<{ isOn: boolean; passwordFrom: Date | null } | undefined> {
  return findRow(
    trx,
    sql<{ isOn: boolean; passwordFrom: Date | null }>`
      select second_factor as "isOn", last_password_change as "passwordFrom"
      from app_user where user_id = ${userId} for update`,
  );
}
