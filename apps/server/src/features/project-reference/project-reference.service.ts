// Public to other features.
import type { Database } from '../../db/database.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { requireVisible } from '../../http/require-visible.ts';
import { findByName, findByUuid, type ProjectReferenceRow } from './project-reference.queries.ts';

/**
 * Does a project exist, and may the caller see it? For all who ask no more than that: the whole project has documents,
 * tags, properties and counters besides. The `find…` answer a project whether or not the caller may see it, which is
 * for `requireVisible` to tell.
 */
export {
  findById as findProjectReferenceById,
  findByName as findProjectReferenceByName,
  findLatest as findLatestProjectReference,
  type ProjectReferenceRow,
} from './project-reference.queries.ts';

/**
 * A project that the caller may see.
 * @param what what a refusal calls it
 * @throws 404 when there is none, 403 when it is hidden
 */
export async function requireProject(
  db: Database,
  uuid: string,
  scope: ProjectScope,
  what = 'project',
): Promise<ProjectReferenceRow> {
  return requireVisible(await findByUuid(db, uuid, scope), what);
}

/** By name and version; null is the one without version. @throws 404, 403 like {@link requireProject} */
export async function requireProjectByName(
  db: Database,
  name: string,
  version: string | null,
  scope: ProjectScope,
  what = 'project',
): Promise<ProjectReferenceRow> {
  return requireVisible(await findByName(db, name, version, scope), what);
}
