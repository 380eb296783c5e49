import { runSql, sql, type Transaction } from '../../../db/database.ts';

/** Whether a user needs more than the password. Needs a lock of the user's row. */
export async function setSecondFactor(trx: Transaction, userId: number, isOn: boolean): Promise<void> {
  await runSql(trx, sql`update app_user set second_factor = ${isOn} where user_id = ${userId}`);
}
