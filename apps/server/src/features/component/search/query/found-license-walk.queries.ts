import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow } from '../../../../db/database.ts';
import { estimateOnce } from '../../../../db/list/estimate.ts';
import { projectConditions } from '../../../../db/list/listed-projects.ts';
import type { ListPage, Page } from '../../../../db/list/page.ts';
import { walkLicense } from '../license/license-walk.queries.ts';
import type { ComponentQuery, FoundKey } from './component-query.queries.ts';
import { hasLicense, licenseLead } from './license-lead.queries.ts';

const anyComponent = {
  onlyDirect: false,
  onlyOutdated: false,
  severities: [],
  classifier: undefined,
  scope: undefined,
  internal: false,
};

/**
 * A page of the components that have a license, for a query that asks for nothing else: a common one has a million.
 * @param least see `walkLicense`
 * @returns undefined where all that is found has to be read
 */
export async function walkFoundLicense(
  db: Database,
  query: ComponentQuery,
  page: Page,
  least?: number,
): Promise<ListPage<FoundKey> | undefined> {
  const { wanted, past, onlyOutdated, excludeInactiveProjects, onlyLatestProjectVersions, scope } = query;
  const [license, ...others] = wanted;
  const lead = licenseLead(wanted);
  if (license?.by !== 'license' || !lead || others.length > 0 || past || onlyOutdated) return undefined;
  const name = [license.text, license.isExact];
  const counted = ['license', name, scope, excludeInactiveProjects, onlyLatestProjectVersions];
  const count = () =>
    estimateOnce(db, JSON.stringify(counted), () =>
      countLicensed(db, query, sql`${lead.present} and ${hasLicense(license)}`),
    );
  const filter = { ...anyComponent, excludeInactiveProjects, onlyLatestProjectVersions };
  return walkLicense(db, { name, has: hasLicense(license), count }, filter, page, scope, least);
}

/** The number of components with the license, by their details `d`. */
async function countLicensed(
  db: Database,
  { scope, excludeInactiveProjects, onlyLatestProjectVersions }: ComponentQuery,
  has: RawBuilder<unknown>,
): Promise<number> {
  const listed = { onlyActive: excludeInactiveProjects, onlyLatest: onlyLatestProjectVersions };
  const parts = [has, ...projectConditions(listed, scope, sql.ref('d.project_id'))];
  const counted = await findRow(
    db,
    sql<{
      n: number;
    }>`select count(*) as n from component_detail d join project p on p.project_id = d.project_id
      where ${sql.join(parts, sql` and `)}`,
  );
  return counted?.n ?? 0;
}
