import type { LicenseGroup } from '@waybill/api-contract';
import type { CountedList } from '@waybill/api-contract/server';
import { type Database, inTransaction, type Transaction } from '../../db/database.ts';
import type { Page } from '../../db/list/page.ts';
import { newUuid } from '../../db/uuid.ts';
import { notFound, textError } from '../../http/errors.ts';
import { type Actor, recordAudit } from '../audit-log/audit-log.service.ts';
import { findLicenseId } from '../license/license.service.ts';
import { noteLicenseGroupChange } from '../policy-evaluation/evaluate.service.ts';
import {
  changeLicenseGroup,
  deleteLicenseGroup,
  findLicenseGroup,
  insertLicenseGroup,
  joinLicenseGroup,
  type LicenseGroupRow,
  leaveLicenseGroup,
  licensesOf,
  listLicenseGroups,
} from './license-group.queries.ts';
import { viewLicenseGroup } from './license-group.view.ts';

export async function pageOfLicenseGroups(db: Database, page: Page): Promise<CountedList<LicenseGroup>> {
  const { rows, ...others } = await listLicenseGroups(db, page);
  return { ...others, rows: await withLicenses(db, rows) };
}

export async function getLicenseGroup(db: Database, uuid: string): Promise<LicenseGroup> {
  return shown(db, await requireGroup(db, uuid));
}

/** @throws 409 when a group has the name */
export async function createLicenseGroup(
  db: Database,
  name: string,
  riskWeight: number,
): Promise<LicenseGroup> {
  return inTransaction(db, async (trx) => {
    const group = await insertLicenseGroup(trx, { uuid: newUuid(), name, riskWeight });
    if (!group) {
      throw textError('license_group.taken', 409, 'A license group with the specified name already exists.');
    }
    return shown(trx, group);
  });
}

export async function updateLicenseGroup(
  db: Database,
  uuid: string,
  name: string,
  riskWeight: number,
): Promise<LicenseGroup> {
  return inTransaction(db, async (trx) => {
    const group = await changeLicenseGroup(trx, uuid, name, riskWeight);
    if (!group) throw notFound('license group');
    return shown(trx, group);
  });
}

export async function removeLicenseGroup(db: Database, actor: Actor, uuid: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const name = await deleteLicenseGroup(trx, uuid);
    if (name === undefined) throw notFound('license group');
    await recordAudit(trx, actor, 'license_group.deleted', uuid, { name });
    await noteLicenseGroupChange(trx, uuid);
  });
}

/** @returns undefined when the license is in the group already */
export async function addLicense(
  db: Database,
  uuid: string,
  licenseUuid: string,
): Promise<LicenseGroup | undefined> {
  return changeMembers(db, uuid, licenseUuid, joinLicenseGroup);
}

/** @returns undefined when the license is not in the group */
export async function removeLicense(
  db: Database,
  uuid: string,
  licenseUuid: string,
): Promise<LicenseGroup | undefined> {
  return changeMembers(db, uuid, licenseUuid, leaveLicenseGroup);
}

async function changeMembers(
  db: Database,
  uuid: string,
  licenseUuid: string,
  change: (trx: Transaction, groupId: number, licenseId: number) => Promise<boolean>,
): Promise<LicenseGroup | undefined> {
  return inTransaction(db, async (trx) => {
    const group = await requireGroup(trx, uuid);
    const licenseId = await findLicenseId(trx, licenseUuid);
    if (licenseId === undefined) throw notFound('license');
    if (!(await change(trx, group.license_group_id, licenseId))) return undefined;
    await noteLicenseGroupChange(trx, uuid);
    return shown(trx, group);
  });
}

async function requireGroup(db: Database, uuid: string): Promise<LicenseGroupRow> {
  const group = await findLicenseGroup(db, uuid);
  if (!group) throw notFound('license group');
  return group;
}

async function shown(db: Database, group: LicenseGroupRow): Promise<LicenseGroup> {
  const [view] = await withLicenses(db, [group]);
  return view ?? viewLicenseGroup(group, []);
}

async function withLicenses(db: Database, groups: readonly LicenseGroupRow[]): Promise<LicenseGroup[]> {
  const members = await licensesOf(
    db,
    groups.map((group) => group.license_group_id),
  );
  const byGroup = Map.groupBy(members, (member) => member.license_group_id);
  return groups.map((group) => viewLicenseGroup(group, byGroup.get(group.license_group_id) ?? []));
}
