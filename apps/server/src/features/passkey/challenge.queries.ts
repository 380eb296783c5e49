import { type Database, findRow, runSql, sql, type Transaction } from '../../db/database.ts';

export type ChallengePurpose = 'enrollment' | 'sign-in';

export interface ChallengeRow {
  user_id: number;
  username: string;
  password_from: Date | null;
}

export async function insertChallenge(
  trx: Transaction,
  challenge: {
    digest: Buffer;
    userId: number;
    purpose: ChallengePurpose;
    passwordFrom: Date | null;
    expiresAt: Date;
  },
): Promise<void> {
  const { digest, userId, purpose, passwordFrom, expiresAt } = challenge;
  await runSql(
    trx,
    sql`insert into passkey_challenge (challenge_digest, user_id, purpose, password_from, expires_at)
      values (${digest}, ${userId}, ${purpose}, ${passwordFrom}, ${expiresAt})`,
  );
}

export async function deleteExpiredChallenges(trx: Transaction, at: Date): Promise<void> {
  await runSql(trx, sql`delete from passkey_challenge where expires_at <= ${at}`);
}

export async function findChallenge(
  db: Database,
  digest: Buffer,
  purpose: ChallengePurpose,
  at: Date,
): Promise<ChallengeRow | undefined> {
  return findRow(
    db,
    sql<ChallengeRow>`select c.user_id, u.username, c.password_from
      from passkey_challenge c join app_user u on u.user_id = c.user_id
      where c.challenge_digest = ${digest} and c.purpose = ${purpose} and c.expires_at > ${at}`,
  );
}

/** @returns false when another request has taken it */
export async function deleteChallenge(trx: Transaction, digest: Buffer): Promise<boolean> {
  return (await runSql(trx, sql`delete from passkey_challenge where challenge_digest = ${digest}`)) > 0;
}
