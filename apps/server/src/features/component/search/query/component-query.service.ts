import type { FoundComponent, FoundGroup, FoundGrouping } from '@waybill/api-contract';
import type { Database } from '../../../../db/database.ts';
import { type Listing, readInBatches } from '../../../../db/list/batches.ts';
import type { ListPage, Page } from '../../../../db/list/page.ts';
import type { ProjectScope } from '../../../../db/project-scope.ts';
import { knownLicenses } from '../../../license/license.service.ts';
import {
  type ComponentQuery,
  isOrdered,
  listFoundGroups,
  listFoundKeys,
  listFoundRows,
  listPlainVersions,
} from './component-query.queries.ts';
import { viewFound, viewFoundGroup } from './found-component.view.ts';
import type { Resolved } from './query-conditions.queries.ts';
import { readQuery, type Wanted } from './read-query.ts';
import { boundsOf, versionsThat } from './version-bounds.ts';

interface AskedQuery {
  readonly query: string;
  readonly past: boolean;
  readonly excludeInactiveProjects: boolean;
  readonly onlyLatestProjectVersions: boolean;
}

/** What a query finds, a page of it. @throws the 400 problem for a query that is at fault */
export async function findByQuery(
  db: Database,
  asked: AskedQuery,
  page: Page,
  scope: ProjectScope,
): Promise<Listing<FoundComponent>> {
  const query = queryOf(asked, scope);
  const keys = await listFoundKeys(db, query, await resolve(db, query), page);
  return readInBatches(keys, async (some) => (await listFoundRows(db, some)).map(viewFound));
}

/** The same in groups. */
export async function findGroupsByQuery(
  db: Database,
  asked: AskedQuery & { by: FoundGrouping },
  page: Page,
  scope: ProjectScope,
): Promise<ListPage<FoundGroup>> {
  const query = queryOf(asked, scope);
  const { rows, ...others } = await listFoundGroups(db, query, asked.by, await resolve(db, query), page);
  return { ...others, rows: rows.map(viewFoundGroup) };
}

function queryOf({ query, ...options }: AskedQuery, scope: ProjectScope): ComponentQuery {
  return { ...options, wanted: readQuery(query), scope };
}

async function resolve(db: Database, query: ComponentQuery): Promise<Resolved> {
  const ordered = query.wanted.filter(isOrdered);
  const plain = ordered.length === 0 ? [] : await listPlainVersions(db, query);
  return {
    bounds: new Map(ordered.map((each) => [each, boundsOf(each.text)])),
    plainVersions: new Map(ordered.map((each) => [each, versionsThat(plain, each.comparison, each.text)])),
    licenses: await licensesOf(db, query.wanted),
  };
}

async function licensesOf(db: Database, wanted: readonly Wanted[]): Promise<Map<Wanted, number[]>> {
  const asked = wanted.filter((each) => each.by === 'license');
  if (asked.length === 0) return new Map();
  const known = await knownLicenses(db);
  const fits = (value: string, text: string, isExact: boolean) =>
    isExact ? value.toLowerCase() === text : value.toLowerCase().includes(text);
  return new Map(
    asked.map((each) => [
      each,
      known
        .filter(({ spdx_id, name }) => [spdx_id, name].some((value) => fits(value, each.text, each.isExact)))
        .map(({ license_id }) => license_id),
    ]),
  );
}
