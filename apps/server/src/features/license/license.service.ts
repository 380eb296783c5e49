// Public to other features.
import type { LicenseGrouping, LicenseSummary, LicenseSummaryGroup } from '@waybill/api-contract';
import { type Database, inTransaction } from '../../db/database.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { AppError, notFound, textError } from '../../http/errors.ts';
import type { Principal } from '../../http/principal.ts';
import { type Actor, recordAudit } from '../audit-log/audit-log.service.ts';
import { noteLicenseChange, noteLicenseDeletion } from '../policy-evaluation/evaluate.service.ts';
import {
  deleteLicense,
  findLicense,
  findLicenseIdBySpdx,
  insertLicense,
  type LicenseTextRow,
  listKnownLicenses,
  type NewLicense,
  updateLicense,
} from './license.queries.ts';
import { viewLicenseSummary, viewLicenseSummaryGroup } from './license.view.ts';
import type { KnownLicense } from './license-book.ts';
import { type LicenseFilter, listLicenseGroupings, listSummaries } from './license-list.queries.ts';
import { licenseUse } from './use/license-use.queries.ts';
import { whenCounted } from './use/license-use.service.ts';

export { viewLicense } from './license.view.ts';

/** Every license as far as resolution needs it, for `createLicenseBook`. */
export async function knownLicenses(db: Database): Promise<KnownLicense[]> {
  return listKnownLicenses(db);
}

export { findLicenseId, type LicenseRow } from './license.queries.ts';
export { countKeptUse } from './use/license-use.service.ts';

/** The number of a license by its SPDX id. @throws 404 */
export async function requireLicenseId(db: Database, spdxId: string): Promise<number> {
  const licenseId = await findLicenseIdBySpdx(db, spdxId);
  if (licenseId === undefined) throw notFound('license');
  return licenseId;
}

/** A page of the console's list, with how far each license is used in the projects that the caller sees. */
export async function pageOfSummaries(
  db: Database,
  filter: LicenseFilter,
  page: Page,
  scope: ProjectScope,
): Promise<ListPage<LicenseSummary>> {
  const countedAt = await whenCounted(db);
  const use = licenseUse(scope, countedAt !== undefined);
  const { rows, ...others } = await listSummaries(db, filter, page, use);
  return { ...others, rows: rows.map((row) => viewLicenseSummary(row, countedAt)) };
}

/** The same in groups. @throws 403 for license groups that the caller may not list */
export async function pageOfGroups(
  db: Database,
  by: LicenseGrouping,
  filter: LicenseFilter,
  page: Page,
  { permissions, scope }: Principal,
): Promise<ListPage<LicenseSummaryGroup>> {
  if (by === 'GROUP' && !permissions.has('POLICY_MANAGEMENT')) throw groupsNotListed;
  const countedAt = await whenCounted(db);
  const use = licenseUse(scope, countedAt !== undefined);
  const { rows, ...others } = await listLicenseGroupings(db, by, filter, page, use);
  return { ...others, rows: rows.map((row) => viewLicenseSummaryGroup(row, countedAt)) };
}

const groupsNotListed = new AppError('license.groups_not_listed', {
  status: 403,
  title: 'Forbidden',
  detail: 'Listing licenses by license group also requires the permission POLICY_MANAGEMENT.',
});

export async function getLicense(db: Database, spdxId: string): Promise<LicenseTextRow> {
  const license = await findLicense(db, spdxId);
  if (!license) throw notFound('license');
  return license;
}

/** Adds a custom license (contract §6). @throws 409 when the identifier is taken */
export async function createLicense(db: Database, license: NewLicense): Promise<LicenseTextRow> {
  return inTransaction(db, async (trx) => {
    if (!(await insertLicense(trx, license))) {
      throw textError('license.taken', 409, 'A license with the specified ID already exists.');
    }
    await noteLicenseChange(trx);
    return getLicense(trx, license.spdxId);
  });
}

/** Rewrites a custom license. @throws 404, and 409 for a license of the SPDX list */
export async function changeLicense(db: Database, license: NewLicense): Promise<LicenseTextRow> {
  return inTransaction(db, async (trx) => {
    const before = await getLicense(trx, license.spdxId);
    if (!before.custom) throw textError('license.not_custom', 409, 'Only custom licenses can be changed.');
    await updateLicense(trx, license);
    return getLicense(trx, license.spdxId);
  });
}

/** Removes a custom license. @throws 404, and 409 for a license of the SPDX list */
export async function removeLicense(db: Database, actor: Actor, spdxId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const license = await getLicense(trx, spdxId);
    if (!license.custom) throw textError('license.not_custom', 409, 'Only custom licenses can be deleted.');
    await noteLicenseDeletion(trx, license.uuid);
    await deleteLicense(trx, spdxId);
    await recordAudit(trx, actor, 'license.deleted', spdxId, { name: license.name });
  });
}
