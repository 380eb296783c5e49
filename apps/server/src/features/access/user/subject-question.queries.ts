import { sql } from 'kysely';
import { type Database, findRow, rowsOf, runSql, type Transaction } from '../../../db/database.ts';

export interface SubjectQuestionRow {
  user_id: number;
  username: string;
  bound_subject: string | null;
  subject_identifier: string;
  at: Date;
}

const columns = sql`q.user_id, u.username, u.subject_identifier as bound_subject, q.subject_identifier, q.at`;

/** Keeps who came under the name of a user; the last one counts. */
export async function askAboutSubject(
  trx: Transaction,
  userId: number,
  subject: string,
  at: Date,
): Promise<void> {
  await runSql(
    trx,
    sql`insert into subject_question (user_id, subject_identifier, at) values (${userId}, ${subject}, ${at})
      on conflict (user_id) do update set subject_identifier = excluded.subject_identifier, at = excluded.at`,
  );
}

/** The latest first. */
export async function listSubjectQuestions(db: Database, limit: number): Promise<SubjectQuestionRow[]> {
  return rowsOf(
    db,
    sql<SubjectQuestionRow>`select ${columns} from subject_question q join app_user u using (user_id)
      order by q.at desc, q.user_id limit ${limit}`,
  );
}

export async function findSubjectQuestion(
  db: Database,
  userId: number,
): Promise<SubjectQuestionRow | undefined> {
  return findRow(
    db,
    sql<SubjectQuestionRow>`select ${columns} from subject_question q join app_user u using (user_id)
      where q.user_id = ${userId}`,
  );
}

/** @returns 0 when there is none */
export async function deleteSubjectQuestion(trx: Transaction, userId: number): Promise<number> {
  return runSql(trx, sql`delete from subject_question where user_id = ${userId}`);
}

export async function bindSubject(trx: Transaction, userId: number, subject: string): Promise<void> {
  await runSql(trx, sql`update app_user set subject_identifier = ${subject} where user_id = ${userId}`);
}
