import { endLicenses, importLicenses } from '../../license/license-import.service.ts';
import {
  endGroupMembers,
  followLicenseGroups,
  importGroupMembers,
  importLicenseGroups,
} from '../../license-group/license-group-import.service.ts';
import { importOnce, type Moving } from '../import-once.ts';
import type { LicensePlan } from './plan-licenses.ts';

/** Writes custom licenses, and license groups with what is in them. */
export async function importLicensesAndGroups(moving: Moving, plan: LicensePlan): Promise<void> {
  const { trx } = moving;
  await importOnce(moving, 'LICENSE', plan.licenses, {
    write: (licenses) => importLicenses(trx, licenses),
    ...endLicenses(trx),
  });
  await importOnce(moving, 'LICENSEGROUP', plan.groups, {
    write: (groups) => importLicenseGroups(trx, groups),
    ...followLicenseGroups(trx),
  });
  await importOnce(moving, 'LICENSEGROUP_LICENSE', plan.members, {
    write: (members) => importGroupMembers(trx, members),
    ...endGroupMembers(trx),
    of: ['LICENSE', 'LICENSEGROUP'],
  });
}
