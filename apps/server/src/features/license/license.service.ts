import type { Database } from '../../db/database.ts';
import { listKnownLicenses } from './license.queries.ts';
import type { KnownLicense } from './license-book.ts';

/** Every licence as far as resolution needs it, for {@link createLicenseBook}. */
export async function knownLicenses(db: Database): Promise<KnownLicense[]> {
  return listKnownLicenses(db);
}
