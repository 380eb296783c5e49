import { type Database, rowsOf, sql } from '../../db/database.ts';
import type { KnownLicense } from './license-book.ts';

export async function listKnownLicenses(db: Database): Promise<KnownLicense[]> {
  return rowsOf(
    db,
    sql<KnownLicense>`select license_id, spdx_id, name, custom from license order by license_id`,
  );
}
