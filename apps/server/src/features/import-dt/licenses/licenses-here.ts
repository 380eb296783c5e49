import type { Transaction } from '../../../db/database.ts';
import { knownLicenses } from '../../license/license.service.ts';
import type { GatheredRows } from '../source/gather-rows.ts';

/** Numbers of licenses here by those of there, by the ids that both have. */
export async function licensesHere(
  trx: Transaction,
  rows: GatheredRows<'LICENSE'>,
): Promise<ReadonlyMap<number, number>> {
  const known = new Map((await knownLicenses(trx)).map((license) => [license.spdx_id, license.license_id]));
  return new Map(
    rows.of('LICENSE').flatMap(({ ID, LICENSEID }) => {
      const id = known.get(LICENSEID);
      return id === undefined ? [] : [[ID, id] as const];
    }),
  );
}
