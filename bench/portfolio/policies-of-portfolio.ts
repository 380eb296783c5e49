import { type Database, findRow, inTransaction, runSql, sql } from '../../apps/server/src/db/database.ts';
import { newUuid } from '../../apps/server/src/db/uuid.ts';
import { evaluateDuePolicies } from '../../apps/server/src/features/policy-evaluation/evaluate-policies.ts';

/** The one condition of a policy. */
export interface Condition {
  readonly label: string;
  readonly subject: string;
  readonly operator: string;
  readonly value: string;
  readonly type: number;
}

/** Adds a policy over all projects. @returns its number */
export async function addPolicy(
  db: Database,
  { label, subject, operator, value, type }: Condition,
): Promise<number> {
  const row = await findRow(
    db,
    sql<{
      policy_id: number;
    }>`insert into policy (uuid, name, state, revision) values (${newUuid()}, ${label}, 2, 1)
      returning policy_id`,
  );
  if (!row) throw new Error('The policy was not written');
  // A condition names a license by its UUID.
  await runSql(
    db,
    sql`insert into policy_condition (policy_id, uuid, subject, operator, value, type)
      select ${row.policy_id}::int, ${newUuid()}, ${subject}, ${operator},
        coalesce((select uuid::text from license where ${subject} = 'LICENSE' and spdx_id = ${value}), ${value}),
        ${type}::smallint`,
  );
  return row.policy_id;
}

/** Evaluates what is due. @returns seconds, and violations that started or ended */
export async function evaluate(db: Database): Promise<{ seconds: number; rows: number }> {
  const begun = performance.now();
  const { started, ended } = await evaluateDuePolicies({
    db,
    now: () => new Date(),
    signal: new AbortController().signal,
    progress: () => undefined,
  });
  return { seconds: (performance.now() - begun) / 1000, rows: started + ended };
}

/** Forgets policies that were deleted, so that the portfolio is left as it was. */
export async function forget(db: Database): Promise<void> {
  await inTransaction(db, async (trx) => {
    await runSql(
      trx,
      sql`delete from policy_condition where policy_id in (select policy_id from policy where deleted_at is not null)`,
    );
    await runSql(trx, sql`delete from policy where deleted_at is not null`);
    await runSql(trx, sql`truncate violation_past`);
    await runSql(trx, sql`delete from outbox where event_group = 'POLICY_VIOLATION'`);
  });
  await runSql(db, sql`vacuum analyze violation`);
}
