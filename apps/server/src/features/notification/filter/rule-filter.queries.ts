import { runSql, sql, type Transaction } from '../../../db/database.ts';

/** Notes why expressions of rules could not be evaluated, or that they could again. */
export async function noteExpressionFaults(
  trx: Transaction,
  faults: readonly (readonly [ruleId: number, fault: string | undefined])[],
): Promise<void> {
  await runSql(
    trx,
    sql`update notification_rule r set expression_error = f.fault
      from unnest(${faults.map(([ruleId]) => ruleId)}::int[], ${faults.map(([, fault]) => fault ?? null)}::text[])
        as f(rule_id, fault)
      where r.rule_id = f.rule_id`,
  );
}
