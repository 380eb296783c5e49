import { type Database, findRow, runSql, sql } from '../../../apps/server/src/db/database.ts';
import { countViolationDrift } from '../../../apps/server/src/features/policy-evaluation/violation-count.service.ts';
import type { Bench } from '../../bench.ts';
import { onPortfolio } from '../../portfolio/on-portfolio.ts';
import { addPolicy, type Condition, evaluate, forget } from '../../portfolio/policies-of-portfolio.ts';
import { atMost, type Figure, reported } from '../../report.ts';

/** Conditions on identities, with few and with many violations, and conditions that read each component. */
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

async function raise(db: Database, policyId: number) {
  await runSql(db, sql`update policy set revision = revision + 1 where policy_id = ${policyId}`);
  return evaluate(db);
}

async function countViolations(db: Database): Promise<number> {
  const row = await findRow(db, sql<{ n: number }>`select count(*) as n from violation`);
  return row?.n ?? 0;
}
