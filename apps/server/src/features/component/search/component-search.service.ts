import type { Component } from '@waybill/api-contract';
import type { Database } from '../../../db/database.ts';
import { type Listing, readInBatches } from '../../../db/list/batches.ts';
import type { Page } from '../../../db/list/page.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { listByKey } from '../component.queries.ts';
import { viewComponents } from '../component.service.ts';
import {
  byDigest,
  byIdentity,
  type ComponentSearch,
  type IdentityQuery,
  listFoundKeys,
} from './component-search.queries.ts';

/** Visible components of the whole portfolio, one page or all. */
export async function findByIdentity(
  db: Database,
  query: IdentityQuery,
  page: Page,
  scope: ProjectScope,
  now: Date,
): Promise<Listing<Component>> {
  return find(db, byIdentity(query), page, scope, now);
}

/** The same for those that have a digest. @param digest hexadecimal digits in lower case */
export async function findByHash(
  db: Database,
  digest: string,
  page: Page,
  scope: ProjectScope,
  now: Date,
): Promise<Listing<Component>> {
  return find(db, byDigest(digest), page, scope, now);
}

async function find(
  db: Database,
  search: ComponentSearch,
  page: Page,
  scope: ProjectScope,
  now: Date,
): Promise<Listing<Component>> {
  return readInBatches(await listFoundKeys(db, search, page, scope), async (keys) =>
    viewComponents(db, await listByKey(db, keys), now, 'bare project'),
  );
}
