import { sql } from 'kysely';
import { type Database, rowsOf, streamRows, type Transaction } from '../../../db/database.ts';
import { allowedTable } from '../../../db/list/arms.ts';
import { type ProjectScope, visible } from '../../../db/project-scope.ts';
import type { KeyedRef } from '../../../jobs/bulk-kind.ts';
import type { FindingToDecide } from '../finding-decision.queries.ts';
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

/** Findings of projects that the caller may see, likewise; see `holdFindings`. */
export async function holdPortfolioFindings(
  trx: Transaction,
  refs: readonly PortfolioRef[],
  scope: ProjectScope,
): Promise<FindingToDecide[]> {
  return rowsOf(
    trx,
    sql<FindingToDecide>`select k.project::text || ':' || k.component::text || ':' || k.vulnerability::text as ref,
        c.project_id, p.uuid as project_uuid, p.name as project_name, p.version as project_version,
        c.component_id, i.name as component_name, i.version as component_version, v.vuln_id, v.uuid as vuln_uuid, v.source, v.ext_id,
        coalesce(v.cve_id, v.ext_id) as flaw_name
      from unnest(${refs.map((ref) => ref.project)}::uuid[], ${refs.map((ref) => ref.component)}::uuid[],
        ${refs.map((ref) => ref.vulnerability)}::uuid[]) as k(project, component, vulnerability)
      join project p on p.uuid = k.project
      join component c on c.project_id = p.project_id and c.uuid = k.component
      join identity i on i.identity_id = c.identity_id
      join vuln v on v.uuid = k.vulnerability
      where ${visible(scope, sql.ref('p.project_id'))}
      order by c.project_id, c.component_id, v.vuln_id for key share of c`,
  );
}
