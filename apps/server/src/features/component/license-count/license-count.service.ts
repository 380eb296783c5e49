// Public to other features.
import type { ReportLicenses } from '@waybill/api-contract';
import type { Database } from '../../../db/database.ts';
import { countLicenses } from './license-count.queries.ts';

/** Which licenses the components of some projects have, by SPDX id, expression or name, the most common first. */
export async function projectLicenses(
  db: Database,
  projectIds: readonly number[],
  most: number,
): Promise<ReportLicenses> {
  const counted = await countLicenses(db, projectIds, most);
  return {
    total: counted[0]?.licenses ?? 0,
    unlicensed: counted.find(({ name }) => name === null)?.components ?? 0,
    rows: counted
      .flatMap(({ name, components }) => (name === null ? [] : [{ name, components }]))
      .slice(0, most),
  };
}
