import type { SubjectQuestion } from '@waybill/api-contract';
import type { CountedList } from '@waybill/api-contract/server';
import { type Database, inTransaction, type Transaction } from '../../../db/database.ts';
import { AppError, notFound } from '../../../http/errors.ts';
import { present } from '../../../http/present.ts';
import { type Actor, recordAudit } from '../../audit-log/audit-log.service.ts';
import { endSessions } from '../user-session/user-session.service.ts';
import { findUserForChange } from './external-user.queries.ts';
import {
  bindSubject,
  deleteSubjectQuestion,
  findSubjectQuestion,
  listSubjectQuestions,
  type SubjectQuestionRow,
} from './subject-question.queries.ts';
import type { UserRow } from './user.queries.ts';

/** With more questions than this, the provider was replaced. Forgetting all subjects is then faster. */
const maxShown = 500;

/** The users under whose name somebody with another subject has come, the latest first. */
export async function describeSubjectQuestions(db: Database): Promise<CountedList<SubjectQuestion>> {
  const rows = await listSubjectQuestions(db, maxShown);
  return {
    total: rows.length,
    rows: rows.map((row) => ({
      username: row.username,
      ...present('boundSubject', row.bound_subject),
      askedSubject: row.subject_identifier,
      at: row.at.getTime(),
    })),
  };
}

/**
 * It is the same person: binds the user to the subject that has come. Sessions end.
 * @param subject the one that the administrator was shown
 * @throws AppError 404 when nobody has come, 409 when somebody else has come since
 */
export async function acceptSubject(
  db: Database,
  actor: Actor,
  username: string,
  subject: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { user, question } = await getQuestion(trx, username);
    if (question.subject_identifier !== subject) {
      throw new AppError('user.other_subject', {
        status: 409,
        title: 'Another subject has signed in since',
        detail: `Someone with another subject has tried to sign in as "${username}" since. Check again who it is.`,
      });
    }
    await bindSubject(trx, user.user_id, subject);
    await deleteSubjectQuestion(trx, user.user_id);
    await endSessions(trx, user.user_id);
    const detail = { from: user.subject_identifier, to: subject };
    await recordAudit(trx, actor, 'user.subject_accepted', username, detail);
  });
}

/** It is somebody else: nothing changes. @throws AppError 404 when nobody has come */
export async function rejectSubject(db: Database, actor: Actor, username: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { user, question } = await getQuestion(trx, username);
    await deleteSubjectQuestion(trx, user.user_id);
    const detail = { subject: question.subject_identifier };
    await recordAudit(trx, actor, 'user.subject_rejected', username, detail);
  });
}

/** @throws AppError 404 when nobody has come under the name */
async function getQuestion(
  trx: Transaction,
  username: string,
): Promise<{ user: UserRow; question: SubjectQuestionRow }> {
  const user = await findUserForChange(trx, 'oidc', username);
  const question = user && (await findSubjectQuestion(trx, user.user_id));
  if (!user || !question) throw notFound('question about the user');
  return { user, question };
}
