import { type Database, findRow, inTransaction, runSql, sql } from '../../../apps/server/src/db/database.ts';
import { newUuid } from '../../../apps/server/src/db/uuid.ts';
import { evaluateDuePolicies } from '../../../apps/server/src/features/policy-evaluation/evaluate-policies.ts';
import { countViolationDrift } from '../../../apps/server/src/features/policy-evaluation/violation-count.service.ts';
import type { Bench } from '../../bench.ts';
import { onPortfolio } from '../../portfolio/on-portfolio.ts';
import { atMost, type Figure, reported } from '../../report.ts';

interface Condition {
  readonly label: string;
  readonly subject: string;
  readonly operator: string;
  readonly value: string;
  readonly type: number;
}

/** What follows from identities, with few and with many violations, and what is read of each component. */
const conditions: readonly Condition[] = [
  {
    label: 'few: a package by its URL',
    subject: 'PACKAGE_URL',
    operator: 'MATCHES',
    value: 'pkg:npm/*7@*',
    type: 2,
  },
  { label: 'critical flaws', subject: 'SEVERITY', operator: 'IS', value: 'CRITICAL', type: 1 },
  {
    label: 'many: versions below 2',
    subject: 'VERSION',
    operator: 'NUMERIC_LESS_THAN',
    value: '2',
    type: 2,
  },
  { label: 'components under MIT', subject: 'LICENSE', operator: 'IS', value: 'MIT', type: 0 },
];

/** One policy after the other over all projects: found, found again without a change, and ended. */
export const policies: Bench = {
  id: 'policies',
  title: 'One policy changed over the whole portfolio',
  async run(size) {
    return onPortfolio(size, async ({ db, portfolio }) => {
      const figures: Figure[] = [];
      for (const condition of conditions) {
        const policyId = await addPolicy(db, condition);
        const found = await evaluate(db);
        const again = await raise(db, policyId);
        const stored = await countViolations(db);
        await runSql(db, sql`update policy set deleted_at = now() where policy_id = ${policyId}`);
        const ended = await raise(db, policyId);
        figures.push(
          reported(condition.label, found.seconds, 's'),
          reported(`${condition.label}: violations written`, found.rows, 'rows'),
          reported(
            `${condition.label}: a million rows`,
            (found.seconds * 1e6) / Math.max(1, found.rows),
            's',
          ),
          reported(`${condition.label}: without a change`, again.seconds, 's'),
          atMost(`${condition.label}: written without a change`, again.rows, 'rows', 0),
          reported(`${condition.label}: ended`, ended.seconds, 's'),
          atMost(`${condition.label}: left`, (await countViolations(db)) - (stored - ended.rows), 'rows', 0),
        );
        await forget(db);
      }
      figures.push(atMost('counters that differ', await countViolationDrift(db), '', 0));
      return {
        id: this.id,
        title: this.title,
        size,
        runs: 1,
        figures,
        notes: [`the portfolio has ${portfolio.components} components`],
      };
    });
  },
};

async function addPolicy(
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

async function raise(db: Database, policyId: number) {
  await runSql(db, sql`update policy set revision = revision + 1 where policy_id = ${policyId}`);
  return evaluate(db);
}

async function evaluate(db: Database): Promise<{ seconds: number; rows: number }> {
  const begun = performance.now();
  const { started, ended } = await evaluateDuePolicies({
    db,
    now: () => new Date(),
    signal: new AbortController().signal,
    progress: () => undefined,
  });
  return { seconds: (performance.now() - begun) / 1000, rows: started + ended };
}

async function countViolations(db: Database): Promise<number> {
  const row = await findRow(db, sql<{ n: number }>`select count(*) as n from violation`);
  return row?.n ?? 0;
}

/** The portfolio is left as it was. */
async function forget(db: Database): Promise<void> {
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
