import { type RawBuilder, sql } from 'kysely';
import { type Database, rowsOf, streamRows, type Transaction } from '../../../db/database.ts';
import { type ProjectScope, visible } from '../../../db/project-scope.ts';
import type { KeyedRef } from '../../../jobs/bulk-kind.ts';
import type { FindingFilter } from '../finding-filter.ts';
import { scanCondition, tablesOf } from '../project/audit-condition.queries.ts';
import { findScope } from '../project/audit-scope.queries.ts';
import type { FindingRef } from './finding-ref.ts';

/** The filter of a project's list. */
export interface SelectedFindings {
  projectId: number;
  filter: FindingFilter;
  search: string | undefined;
}

/** The findings that the audit list shows under a filter, in the order in which they are decided about; aliases have the same key. */
export async function* streamFindingRefs(
  db: Database,
  { projectId, filter, search }: SelectedFindings,
): AsyncGenerator<KeyedRef[], void, undefined> {
  const scope = await findScope(db, projectId, filter, search);
  yield* streamRows(
    db,
    sql<KeyedRef>`select f.component_uuid::text || ':' || v.uuid::text as ref,
        f.component_uuid::text || ':' || v.alias_group as key
      from ${tablesOf(scope)} where ${scanCondition(projectId, filter)}
      order by f.component_id, f.vuln_id`,
    5_000,
  );
}

/** The alias groups of vulnerabilities that have one, by their uuids. */
export async function listFlawKeys(
  db: Database,
  keys: readonly FindingRef[],
): Promise<ReadonlyMap<string, string>> {
  const uuids = [...new Set(keys.map((key) => key.vulnerability))];
  const rows = await rowsOf(
    db,
    sql<{ uuid: string; key: string }>`select v.uuid, v.alias_group::text as key from vuln v
      where v.uuid = any(${uuids}::uuid[]) and v.alias_group is not null`,
  );
  return new Map(rows.map(({ uuid, key }) => [uuid, key]));
}

export interface FindingToDecide {
  ref: string;
  project_id: number;
  project_uuid: string;
  project_name: string;
  project_version: string | null;
  component_id: number;
  component_name: string;
  component_version: string | null;
  vuln_id: number;
  vuln_uuid: string;
  source: string;
  ext_id: string;
  /** The CVE of the flaw, where it has one. */
  flaw_name: string;
}

/**
 * Findings that the caller may see; others are left out. Their components cannot be removed until the transaction ends.
 * @param ref what they are called
 * @param keys a table `k` of uuids, with the projects `p` and components `c` that these name
 */
export async function holdFindings(
  trx: Transaction,
  ref: RawBuilder<unknown>,
  keys: RawBuilder<unknown>,
  scope: ProjectScope,
): Promise<FindingToDecide[]> {
  return rowsOf(
    trx,
    sql<FindingToDecide>`select ${ref} as ref, c.project_id, p.uuid as project_uuid, p.name as project_name,
        p.version as project_version, c.component_id, i.name as component_name, i.version as component_version, v.vuln_id,
        v.uuid as vuln_uuid, v.source, v.ext_id, coalesce(v.cve_id, v.ext_id) as flaw_name
      from ${keys} join identity i on i.identity_id = c.identity_id join vuln v on v.uuid = k.vulnerability
      where ${visible(scope, sql.ref('p.project_id'))}
      order by c.project_id, c.component_id, v.vuln_id for key share of c`,
  );
}

/** Findings of a project, likewise. */
export function holdProjectFindings(
  trx: Transaction,
  projectId: number,
  keys: readonly FindingRef[],
  scope: ProjectScope,
): Promise<FindingToDecide[]> {
  const named = sql`unnest(${keys.map((key) => key.component)}::uuid[], ${keys.map((key) => key.vulnerability)}::uuid[])
      as k(component, vulnerability)
    join component c on c.project_id = ${projectId} and c.uuid = k.component
    join project p on p.project_id = c.project_id`;
  return holdFindings(trx, sql`k.component::text || ':' || k.vulnerability::text`, named, scope);
}
