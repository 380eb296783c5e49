import { sql } from 'kysely';
import { type Database, streamRows, type Transaction } from '../../../db/database.ts';
import { allowedTable } from '../../../db/list/allowed.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import type { KeyedRef } from '../../../jobs/bulk-kind.ts';
import { type FindingToDecide, holdFindings } from '../decision/finding-decision.queries.ts';
import type { PortfolioPlan } from './portfolio-plan.service.ts';
import type { PortfolioRef } from './portfolio-ref.ts';

/** The findings that a plan leaves, in the order in which they are decided about; aliases have the same key. */
export async function* streamPortfolioRefs(
  db: Database,
  { allowed, whole }: PortfolioPlan,
): AsyncGenerator<KeyedRef[], void, undefined> {
  const legs = whole.map(
    (arm) => sql`select p.uuid::text || ':' || c.uuid::text || ':' || v.uuid::text as ref,
        c.uuid::text || ':' || v.alias_group as key, c.project_id, c.component_id,
        m.vuln_id
      from ${arm.from} where ${arm.where}`,
  );
  yield* streamRows(
    db,
    sql<KeyedRef>`with ${allowedTable(allowed)}
      select ref, key from (${sql.join(legs, sql` union all `)}) leg order by project_id, component_id, vuln_id`,
    5_000,
  );
}

/** Findings of projects that the caller may see; see `holdFindings`. */
export function holdPortfolioFindings(
  trx: Transaction,
  refs: readonly PortfolioRef[],
  scope: ProjectScope,
): Promise<FindingToDecide[]> {
  const named = sql`unnest(${refs.map((ref) => ref.project)}::uuid[], ${refs.map((ref) => ref.component)}::uuid[],
      ${refs.map((ref) => ref.vulnerability)}::uuid[]) as k(project, component, vulnerability)
    join project p on p.uuid = k.project
    join component c on c.project_id = p.project_id and c.uuid = k.component`;
  const ref = sql`k.project::text || ':' || k.component::text || ':' || k.vulnerability::text`;
  return holdFindings(trx, ref, named, scope);
}
