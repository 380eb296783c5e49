import { inTransaction } from '../../db/database.ts';
import { newUuid } from '../../db/uuid.ts';
import type { Context } from '../../feature.ts';
import { defaultLicenseGroups } from './default-license-groups.ts';
import { hasLicenseGroup, insertDefaultGroup } from './license-group.queries.ts';

/** The groups that come with the product, only where there is none: what an operator deleted does not come back. */
export async function seedLicenseGroups({ db }: Context): Promise<void> {
  if (await hasLicenseGroup(db)) return;
  await inTransaction(db, async (trx) => {
    for (const group of defaultLicenseGroups) await insertDefaultGroup(trx, { uuid: newUuid(), ...group });
  });
}
