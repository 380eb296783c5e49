import { endpointTable } from '@waybill/api-contract/server';
import { type Database, findRow, runSql, sql } from '../../../apps/server/src/db/database.ts';
import type { Bench } from '../../bench.ts';
import { onPortfolio, withRestrictedCallers } from '../../portfolio/on-portfolio.ts';
import { addPolicy, type Condition, evaluate, forget } from '../../portfolio/policies-of-portfolio.ts';
import { slowestPages } from '../../portfolio/slowest-pages.ts';

const rounds = 2;
const list = 'GET /api/waybill/v1/violations';
const path = 'api/waybill/v1/violations';

/** A policy with a million violations at M, and two with fewer. */
const conditions: readonly Condition[] = [
  { label: 'Versions below 2', subject: 'VERSION', operator: 'NUMERIC_LESS_THAN', value: '2', type: 2 },
  { label: 'Critical flaws', subject: 'SEVERITY', operator: 'IS', value: 'CRITICAL', type: 1 },
  { label: 'Packages', subject: 'PACKAGE_URL', operator: 'MATCHES', value: 'pkg:npm/*7@*', type: 2 },
];

const filters = [
  'type=SECURITY',
  'type=LICENSE',
  'state=FAIL',
  'analysis=APPROVED',
  'foundSince=2026-01-01',
  'onlySuppressed=true',
  'searchText=package-12',
];

/** The violations of the whole portfolio, as B13 has its findings. */
export const violations: Bench = {
  id: 'violations',
  title: 'Policy violations of all projects by every sort and filter',
  async run(size) {
    return onPortfolio(size, async (server) => {
      const { admin, db } = server;
      for (const condition of conditions) await addPolicy(db, condition);
      await evaluate(db);
      await runSql(db, sql`vacuum analyze violation, policy_condition, policy`);
      const stored = await countViolations(db);
      const sorts = endpointTable[list].paged?.sort ?? [];
      const ordered = sorts.flatMap((field) =>
        ['asc', 'desc'].map((direction) => `sortName=${field}&sortOrder=${direction}`),
      );
      const figures = await slowestPages('who sees all', admin, path, ['', ...ordered, ...filters], rounds);
      await withRestrictedCallers(server, [200], async (callers) => {
        for (const caller of callers)
          figures.push(
            ...(await slowestPages(
              `who sees ${caller.projects} projects`,
              caller,
              path,
              ['', ...ordered],
              rounds,
            )),
          );
      });
      await runSql(db, sql`update policy set deleted_at = now(), revision = revision + 1`);
      await evaluate(db);
      await forget(db);
      return {
        id: this.id,
        title: this.title,
        size,
        runs: rounds,
        figures,
        notes: [
          `${stored.toLocaleString('en-US')} violations; over HTTP, pages of 100 rows with their totals`,
        ],
      };
    });
  },
};

async function countViolations(db: Database): Promise<number> {
  return (await findRow(db, sql<{ n: number }>`select count(*) as n from violation`))?.n ?? 0;
}
