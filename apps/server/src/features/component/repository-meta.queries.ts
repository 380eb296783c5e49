import { type Database, sql } from '../../db/database.ts';
import { preparedRows } from '../../db/prepared.ts';
import type { LatestRow } from '../component-shape/repository-meta.ts';

type RepositoryMetaRow = LatestRow & { identity_id: number; purl: string };

/** The repositories' facts about the packages of some identities (contract §17). */
export async function listRepositoryMeta(
  db: Database,
  identityIds: readonly number[],
): Promise<RepositoryMetaRow[]> {
  return preparedRows(
    db,
    sql<RepositoryMetaRow>`select d.identity_id, i.purl, l.version, l.published_at, l.checked_at
      from identity_coord d join package_latest l on l.pkg_id = d.pkg_id
      join identity i on i.identity_id = d.identity_id
      where d.identity_id = any(${identityIds}::int[]) and i.purl is not null`,
  );
}
