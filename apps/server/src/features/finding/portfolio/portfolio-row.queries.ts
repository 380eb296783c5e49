import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { reasonColumns } from '../../../db/decision-reasons.ts';
import { foundBy, ossIndexFact } from '../../../db/found-by.ts';
import { preparedRows } from '../../../db/prepared.ts';
import { latestVersionOf } from '../../component-shape/latest-version.ts';
import type { FindingRow } from '../document/finding-parts.queries.ts';
import type { AuditRow } from '../project/audit-row.queries.ts';
import type { PortfolioKey } from './portfolio-list.queries.ts';

export interface FindingProjectRow {
  project_uuid: string;
  project_name: string;
  project_version: string | null;
  active: boolean;
  is_latest: boolean;
}

const given = (keys: readonly PortfolioKey[]) =>
  sql`unnest(${keys.map((key) => key.project_id)}::int[], ${keys.map((key) => key.component_id)}::bigint[],
    ${keys.map((key) => key.vuln_id)}::int[]) with ordinality as k(project_id, component_id, vuln_id, n)`;

const joined = (keys: readonly PortfolioKey[]) => sql`${given(keys)}
  join project p on p.project_id = k.project_id
  join component c on c.project_id = k.project_id and c.component_id = k.component_id
  join identity i on i.identity_id = c.identity_id
  join vuln v on v.vuln_id = k.vuln_id
  left join identity_match im on im.identity_id = c.identity_id and im.vuln_id = k.vuln_id
  left join component_match m on m.project_id = k.project_id and m.component_id = k.component_id and m.vuln_id = k.vuln_id
  left join analysis a on a.project_id = k.project_id and a.component_id = k.component_id and a.vuln_id = k.vuln_id
  where im.vuln_id is not null or m.vuln_id is not null order by k.n`;

const shared = sql`p.uuid as project_uuid, p.name as project_name, p.version as project_version, p.active, p.is_latest,
  c.uuid as component_uuid, i.group_name, i.name, i.version, i.purl, i.cpe, k.vuln_id,
  greatest(c.added_at, coalesce(im.first_seen, m.first_seen)) as attributed_on,
  case when im.vuln_id is null then m.analyzer else ${foundBy('im')} end as analyzer,
  a.state, coalesce(a.suppressed, false) as suppressed`;

export type PortfolioRow = AuditRow & FindingProjectRow;

/** The rows of findings in the order of their keys; those that are gone are left out. */
export async function listPortfolioRows(
  db: Database,
  keys: readonly PortfolioKey[],
): Promise<PortfolioRow[]> {
  return preparedRows(
    db,
    sql<PortfolioRow>`select ${shared}, c.component_id, c.identity_id, c.flags, ${reasonColumns} from ${joined(keys)}`,
  );
}

export type ContractRow = FindingRow & FindingProjectRow;

/** Likewise, with what the contract shows of a finding. */
export async function listContractRows(db: Database, keys: readonly PortfolioKey[]): Promise<ContractRow[]> {
  return preparedRows(
    db,
    sql<ContractRow>`select ${shared}, ${latestVersionOf(sql`c.identity_id`)} as latest_version, a.details,
        case when im.vuln_id is null then m.alternate_identifier else ${ossIndexFact('im', 'alternate_identifier')} end
          as alternate_identifier,
        case when im.vuln_id is null then m.reference_url else ${ossIndexFact('im', 'reference_url')} end as reference_url, (
        select d.scope from component_detail d where d.project_id = c.project_id and d.component_id = c.component_id) as scope
      from ${joined(keys)}`,
  );
}
