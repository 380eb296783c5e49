// Public to other features.
import type { Database } from '../../db/database.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { isUuid } from '../../db/uuid.ts';
import { listMemberIds, listMemberUuids } from './collection.queries.ts';

/**
 * The projects whose rows are shown as those of a project: the project itself, or the members of a collection that the
 * caller may see. Counters, lists, reports, and coverage take the set from here or from `memberTables`.
 * @returns numbers of projects, none for a collection without members
 */
export async function projectsShownAs(
  db: Database,
  project: { readonly project_id: number; readonly is_collection: boolean },
  scope: ProjectScope,
): Promise<readonly number[]> {
  if (!project.is_collection) return [project.project_id];
  return listMemberIds(db, project.project_id, scope);
}

/**
 * A filter by projects, in which a collection stands for its members as well. It stays among them, so that a collection
 * without members leaves nothing rather than everything; it has no rows of its own.
 */
export async function overMembers<Filter extends { readonly projects: readonly string[] }>(
  db: Database,
  filter: Filter,
  scope: ProjectScope,
): Promise<Filter> {
  const asked = filter.projects.filter(isUuid);
  if (asked.length === 0) return filter;
  const members = await listMemberUuids(db, asked, scope);
  if (members.length === 0) return filter;
  return { ...filter, projects: [...new Set([...filter.projects, ...members])] };
}
