import type { FindingGrouping } from '@waybill/api-contract';
import { type RawBuilder, sql } from 'kysely';
import { type Database, rowsOf, streamRows, type Transaction } from '../../db/database.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';
import type { KeyedRef } from '../../jobs/bulk-kind.ts';
import type { SelectedGroups } from '../bulk/bulk-selection.ts';
import { type AuditFilter, scanCondition, tablesOf } from './audit-condition.queries.ts';
import { findScope } from './audit-scope.queries.ts';
import type { FindingRef } from './finding-ref.ts';

/** Groups by their ids: uuids of a vulnerability of the flaw, or of components. */
export type FindingGroupFilter = SelectedGroups<FindingGrouping>;

interface Selected {
  projectId: number;
  filter: AuditFilter;
  search: string | undefined;
  groups?: FindingGroupFilter | undefined;
}

/** The findings that the audit list shows under a filter, in the order in which they are decided about; aliases have the same key. */
export async function* streamFindingRefs(
  db: Database,
  { projectId, filter, search, groups }: Selected,
): AsyncGenerator<KeyedRef[], void, undefined> {
  const scope = await findScope(db, projectId, filter, search);
  const ofGroups = groups ? inGroups(groups) : sql`true`;
  yield* streamRows(
    db,
    sql<KeyedRef>`select f.component_uuid::text || ':' || v.uuid::text as ref,
        f.component_uuid::text || ':' || v.alias_group as key
      from ${tablesOf(scope)} where ${scanCondition(projectId, filter)} and ${ofGroups}
      order by f.component_id, f.vuln_id`,
    5_000,
  );
}

function inGroups({ by, ids, areExcluded }: FindingGroupFilter): RawBuilder<unknown> {
  const members =
    by === 'COMPONENT'
      ? sql`f.component_uuid = any(${ids}::uuid[])`
      : sql`f.vuln_id = any(array(select coalesce(g.vuln_id, o.vuln_id) from vuln o
          left join vuln g on g.alias_group = o.alias_group where o.uuid = any(${ids}::uuid[])))`;
  return areExcluded ? sql`not (${members})` : members;
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
 * Components and vulnerabilities of a project that the caller may see, by their uuids; others are left out. Their components
 * cannot be removed until the transaction ends.
 */
export async function holdFindings(
  trx: Transaction,
  projectId: number,
  keys: readonly FindingRef[],
  scope: ProjectScope,
): Promise<FindingToDecide[]> {
  return rowsOf(
    trx,
    sql<FindingToDecide>`select k.component::text || ':' || k.vulnerability::text as ref,
        c.project_id, p.uuid as project_uuid, p.name as project_name, p.version as project_version,
        c.component_id, i.name as component_name, i.version as component_version, v.vuln_id, v.uuid as vuln_uuid,
        v.source, v.ext_id, coalesce(v.cve_id, v.ext_id) as flaw_name
      from unnest(${keys.map((key) => key.component)}::uuid[], ${keys.map((key) => key.vulnerability)}::uuid[])
        as k(component, vulnerability)
      join component c on c.project_id = ${projectId} and c.uuid = k.component
      join project p on p.project_id = c.project_id
      join identity i on i.identity_id = c.identity_id
      join vuln v on v.uuid = k.vulnerability
      where ${visible(scope, sql.ref('c.project_id'))}
      order by c.component_id, v.vuln_id for key share of c`,
  );
}
