import type { Transaction } from '../../../db/database.ts';
import { importLicenses } from '../../license/license-import.service.ts';
import { importGroupMembers, importLicenseGroups } from '../../license-group/license-group-import.service.ts';
import { importOnce } from '../import-once.ts';
import type { Ledger } from '../report/ledger.ts';
import type { LicensePlan } from './plan-licenses.ts';

/** Writes custom licenses, and license groups with what is in them. */
export async function importLicensesAndGroups(
  trx: Transaction,
  plan: LicensePlan,
  ledger: Ledger,
  at: Date,
): Promise<void> {
  await importOnce(trx, ledger, 'LICENSE', plan.licenses, at, (licenses) => importLicenses(trx, licenses));
  await importOnce(trx, ledger, 'LICENSEGROUP', plan.groups, at, (groups) =>
    importLicenseGroups(trx, groups),
  );
  await importOnce(trx, ledger, 'LICENSEGROUP_LICENSE', plan.members, at, (members) =>
    importGroupMembers(trx, members),
  );
}
