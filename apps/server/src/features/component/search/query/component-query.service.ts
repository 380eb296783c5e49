import type { FoundComponent, FoundGroup, FoundGrouping } from '@waybill/api-contract';
import type { Database } from '../../../../db/database.ts';
import { type Listing, readInBatches } from '../../../../db/list/batches.ts';
import type { ListPage, Page } from '../../../../db/list/page.ts';
import type { ProjectScope } from '../../../../db/project-scope.ts';
import { componentCoverage } from '../../../coverage/component-coverage.service.ts';
import type { DeletionProjectRow } from '../../change/component-deletion.queries.ts';
import {
  type ComponentQuery,
  type FoundKey,
  isLedByProjects,
  isOrdered,
  listFoundKeys,
  listFoundRows,
  listPlainVersions,
  listProjectsOfFound,
  streamFound,
} from './component-query.queries.ts';
import { viewFound, viewFoundGroup } from './found-component.view.ts';
import { listFoundGroups } from './found-group.queries.ts';
import { walkFoundLicense } from './found-license-walk.queries.ts';
import { walkFound } from './found-walk.queries.ts';
import type { Resolved } from './query-conditions.queries.ts';
import { readQuery } from './read-query.ts';
import { boundsOf, versionsThat } from './version-bounds.ts';

export interface AskedQuery {
  readonly query: string;
  readonly past: boolean;
  readonly excludeInactiveProjects: boolean;
  readonly onlyLatestProjectVersions: boolean;
  readonly onlyOutdated: boolean;
}

/**
 * Finds a page of components.
 * @param walked see `walkFound`
 * @throws the 400 problem for a faulty query
 */
export async function findByQuery(
  db: Database,
  asked: AskedQuery,
  page: Page,
  scope: ProjectScope,
  walked?: number,
): Promise<Listing<FoundComponent>> {
  const query = queryOf(asked, scope);
  const keys = await read(
    db,
    query,
    async (resolved) =>
      (await walkFound(db, query, resolved, page, walked)) ??
      (await walkFoundLicense(db, query, page, walked)) ??
      listFoundKeys(db, query, resolved, page),
  );
  return readFound(db, keys);
}

/** The components at some keys, in their order. */
export async function readFound(db: Database, keys: ListPage<FoundKey>): Promise<Listing<FoundComponent>> {
  const coverageOf = await componentCoverage(db);
  return readInBatches(keys, async (some) =>
    (await listFoundRows(db, some)).map((row) => viewFound(row, coverageOf)),
  );
}

/** The same in groups. */
export async function findGroupsByQuery(
  db: Database,
  asked: AskedQuery & { by: FoundGrouping },
  page: Page,
  scope: ProjectScope,
): Promise<ListPage<FoundGroup>> {
  const query = queryOf(asked, scope);
  const { rows, ...others } = await read(db, query, (resolved) =>
    listFoundGroups(db, query, asked.by, resolved, page),
  );
  return { ...others, rows: rows.map(viewFoundGroup) };
}

/** Refs of all that a query finds, in the order in which they are deleted. */
export async function* streamFoundRefs(
  db: Database,
  asked: AskedQuery,
  scope: ProjectScope,
): AsyncGenerator<string[], void, undefined> {
  const query = queryOf(asked, scope);
  const resolved = await resolve(db, query);
  yield* streamFound(db, query, await withPlainVersions(db, query, resolved));
}

/** The projects of all found components except some. */
export async function projectsOfFound(
  db: Database,
  asked: AskedQuery,
  excluded: readonly string[],
  scope: ProjectScope,
): Promise<DeletionProjectRow[]> {
  const query = queryOf(asked, scope);
  return read(db, query, (resolved) => listProjectsOfFound(db, query, resolved, excluded));
}

function queryOf({ query, ...options }: AskedQuery, scope: ProjectScope): ComponentQuery {
  return { ...options, wanted: readQuery(query), scope };
}

/**
 * Reads a list of what a query finds. Hardly any search that compares versions comes to one without an ecosystem: the list without
 * these is read while they are looked for.
 */
async function read<T>(
  db: Database,
  query: ComponentQuery,
  list: (resolved: Resolved) => Promise<T>,
): Promise<T> {
  const resolved = await resolve(db, query);
  const [whole, others] = await Promise.all([withPlainVersions(db, query, resolved), list(resolved)]);
  const isComplete = [...whole.plainVersions.values()].every((versions) => versions.length === 0);
  return isComplete ? others : list(whole);
}

/** The look-ups that a query needs first, except versions without an ecosystem. */
async function resolve(db: Database, query: ComponentQuery): Promise<Resolved> {
  return {
    bounds: new Map(query.wanted.filter(isOrdered).map((each) => [each, boundsOf(each.text)])),
    plainVersions: new Map(),
    isLedByProjects: await isLedByProjects(db, query),
    past: query.past,
    scope: query.scope,
  };
}

async function withPlainVersions(db: Database, query: ComponentQuery, resolved: Resolved): Promise<Resolved> {
  const ordered = query.wanted.filter(isOrdered);
  if (ordered.length === 0) return resolved;
  const plain = await listPlainVersions(db, query, resolved);
  const plainVersions = new Map(
    ordered.map((each) => [each, versionsThat(plain, each.comparison, each.text)]),
  );
  return { ...resolved, plainVersions };
}
