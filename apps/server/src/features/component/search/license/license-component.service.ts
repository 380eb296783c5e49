import type { FoundComponent } from '@waybill/api-contract';
import type { Database } from '../../../../db/database.ts';
import type { Listing } from '../../../../db/list/batches.ts';
import type { Page } from '../../../../db/list/page.ts';
import type { ProjectScope } from '../../../../db/project-scope.ts';
import { requireLicenseId } from '../../../license/license.service.ts';
import { readFound } from '../query/component-query.service.ts';
import { type LicenseComponentFilter, listKeysOfLicense } from './license-component.queries.ts';
import { oneLicense, walkLicense } from './license-walk.queries.ts';

/**
 * The components that have a license, a page of those that the caller sees.
 * @param walked see `walkLicense`
 * @throws 404
 */
export async function listComponentsOfLicense(
  db: Database,
  spdxId: string,
  filter: LicenseComponentFilter,
  page: Page,
  scope: ProjectScope,
  walked?: number,
): Promise<Listing<FoundComponent>> {
  const id = await requireLicenseId(db, spdxId);
  const keys =
    (await walkLicense(db, oneLicense(db, id, filter, scope), filter, page, scope, walked)) ??
    (await listKeysOfLicense(db, id, filter, page, scope));
  return readFound(db, keys);
}
