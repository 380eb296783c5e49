import type { OidcGroupEntry } from '@waybill/api-contract';
import type { Database } from '../../../db/database.ts';
import type { ListPage, Page } from '../../../db/list/page.ts';
import { viewOidcGroupEntry } from './group.view.ts';
import { listTeamsOfOidcGroups } from './mapping.queries.ts';
import { type OidcGroupRow, pageOfOidcGroups } from './oidc-group.queries.ts';

/** A page of the groups of the provider, each with the teams that its members join. */
export async function listOidcGroupEntries(db: Database, page: Page): Promise<ListPage<OidcGroupEntry>> {
  const { rows, ...others } = await pageOfOidcGroups(db, page);
  return { ...others, rows: await describeOidcGroups(db, rows) };
}

/** Groups with the teams that their members join, in the order given. */
export async function describeOidcGroups(
  db: Database,
  rows: readonly OidcGroupRow[],
): Promise<OidcGroupEntry[]> {
  const ids = rows.map((row) => row.oidc_group_id);
  const teams = Map.groupBy(await listTeamsOfOidcGroups(db, ids), (team) => team.oidc_group_id);
  return rows.map((row) => viewOidcGroupEntry(row, teams.get(row.oidc_group_id) ?? []));
}
