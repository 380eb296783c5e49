import { type Database, findRow, sql } from '../../../db/database.ts';
import { type ProjectScope, visible } from '../../../db/project-scope.ts';
import type { PublishedMember } from './integrity.ts';

/** A component with its digests, and what a repository says of its version. */
export interface ComponentReleaseRow extends Record<PublishedMember, Buffer | null> {
  allowed: boolean;
  identity_id: number;
  purl: string | null;
  repository: string | null;
  checked_at: Date | null;
  published_at: Date | null;
  digests: Buffer[] | null;
}

/** A repository that sent too much for the package of a component. */
export interface OversizedRow {
  repository: string;
  excess_at: Date;
}

export async function findComponentRelease(
  db: Database,
  uuid: string,
  scope: ProjectScope,
): Promise<ComponentReleaseRow | undefined> {
  return findRow(
    db,
    sql<ComponentReleaseRow>`select ${visible(scope, sql.ref('c.project_id'))} as allowed, c.identity_id, i.purl, d.md5, d.sha1,
        d.sha256, d.sha512, y.identifier as repository, r.checked_at, r.published_at, r.digests
      from component c join identity i on i.identity_id = c.identity_id
      left join component_detail d on d.project_id = c.project_id and d.component_id = c.component_id
      left join identity_release r on r.identity_id = c.identity_id and r.checked_at > 'epoch'
      left join repository y on y.repository_id = r.repository_id
      where c.uuid = ${uuid}`,
  );
}

/** The last repository that sent too much for the package of an identity since a time. */
export async function findOversized(
  db: Database,
  identityId: number,
  since: Date,
): Promise<OversizedRow | undefined> {
  return findRow(
    db,
    sql<OversizedRow>`select y.identifier as repository, a.excess_at
      from identity_coord d join package_answer a on a.pkg_id = d.pkg_id and a.excess_at > ${since}
      join repository y on y.repository_id = a.repository_id and y.enabled
      where d.identity_id = ${identityId} order by a.excess_at desc limit 1`,
  );
}
