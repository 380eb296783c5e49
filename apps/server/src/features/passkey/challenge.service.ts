import { createHash, randomBytes } from 'node:crypto';
import { type Database, inTransaction } from '../../db/database.ts';
import type { CheckedUser } from '../access/user-session/user-session.service.ts';
import {
  type ChallengePurpose,
  type ChallengeRow,
  deleteChallenge,
  deleteExpiredChallenges,
  findChallenge,
  insertChallenge,
} from './challenge.queries.ts';

/** Long enough to fetch a security key from another room. */
const validMs = 5 * 60_000;

/** Makes a challenge for somebody whose password was checked. @returns it in base64url; only a digest is kept */
export async function makeChallenge(
  db: Database,
  user: CheckedUser,
  purpose: ChallengePurpose,
  at: Date,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await inTransaction(db, async (trx) => {
    await deleteExpiredChallenges(trx, at);
    await insertChallenge(trx, {
      digest: digestOf(challenge),
      userId: user.user_id,
      purpose,
      passwordFrom: user.last_password_change,
      expiresAt: new Date(at.getTime() + validMs),
    });
  });
  return challenge;
}

/** The owner of a valid challenge. It stays valid. */
export async function readChallenge(
  db: Database,
  challenge: string,
  purpose: ChallengePurpose,
  at: Date,
): Promise<ChallengeRow | undefined> {
  return findChallenge(db, digestOf(challenge), purpose, at);
}

/** Takes a challenge, whatever comes of the answer: each is good for one try. @returns false when it was taken before */
export async function takeChallenge(db: Database, challenge: string): Promise<boolean> {
  return inTransaction(db, (trx) => deleteChallenge(trx, digestOf(challenge)));
}

function digestOf(challenge: string): Buffer {
  return createHash('sha256').update(challenge).digest();
}
