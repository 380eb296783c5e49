import { type Database, rowsOf, sql } from '../../../db/database.ts';
import { type ArmedList, type ArmedPage, readArms } from '../../../db/list/arms.ts';
import type { Page } from '../../../db/list/page.ts';

export interface ServiceKey {
  project_id: number;
  service_id: number;
}

/** A page of services of all projects, by their keys. */
export async function readServicePage(
  db: Database,
  page: Page & { limit: number },
  list: Omit<ArmedList<ServiceKey>, 'columns'>,
): Promise<ArmedPage<ServiceKey>> {
  return readArms(
    db,
    page,
    { ...list, columns: sql<ServiceKey>`s.project_id, s.service_id` },
    ({ project_id, service_id }) => ({ project_id, service_id }),
  );
}

export interface ListedServiceRow {
  uuid: string;
  name: string;
  group_name: string | null;
  version: string | null;
  provider: string | null;
  endpoints: number;
  authenticated: boolean | null;
  crosses_trust_boundary: boolean | null;
  project_uuid: string;
  project_name: string;
  project_version: string | null;
  project_active: boolean;
}

/** Services by their keys, in the order of the keys. */
export async function listByKey(db: Database, keys: readonly ServiceKey[]): Promise<ListedServiceRow[]> {
  return rowsOf(
    db,
    sql<ListedServiceRow>`select s.uuid, s.name, s.group_name, s.version, s.provider,
        coalesce(jsonb_array_length(s.detail -> 'endpoints'), 0) as endpoints,
        (s.detail -> 'authenticated')::bool as authenticated,
        (s.detail -> 'crossesTrustBoundary')::bool as crosses_trust_boundary,
        p.uuid as project_uuid, p.name as project_name, p.version as project_version, p.active as project_active
      from unnest(${keys.map((key) => key.project_id)}::int[], ${keys.map((key) => key.service_id)}::bigint[])
        with ordinality as k(project_id, service_id, n)
      join service s on s.project_id = k.project_id and s.service_id = k.service_id
      join project p on p.project_id = s.project_id
      order by k.n`,
  );
}
