import type { FoldedProject, Project } from '@waybill/api-contract';
import type { Database } from '../../../db/database.ts';
import { type Listing, readInBatches } from '../../../db/list/batches.ts';
import type { Page } from '../../../db/list/page.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { notFound } from '../../../http/errors.ts';
import { projectsShownAs } from '../../collection/collection-members.service.ts';
import { requireProject } from '../../project-reference/project-reference.service.ts';
import { describePage, type ListView } from '../project-list.service.ts';
import { countVersions, listFoldedIds } from './folded-projects.queries.ts';
import { findTeamId, listProjectIds, type ProjectFilter } from './project-list.queries.ts';

/** The caller, the requested page of projects, and the time. */
export interface PageRequest {
  readonly page: Page;
  readonly scope: ProjectScope;
  readonly now: Date;
}

export async function pageOfProjects(
  db: Database,
  filter: ProjectFilter,
  view: ListView,
  { page, scope, now }: PageRequest,
): Promise<Listing<Project>> {
  const ids = await listProjectIds(db, filter, page, scope);
  return readInBatches(ids, (some) => describePage(db, some, view, scope, now));
}

/** A page of projects with each name once. The total counts names. */
export async function pageOfFoldedProjects(
  db: Database,
  filter: ProjectFilter,
  { page, scope, now }: PageRequest,
): Promise<Listing<FoldedProject>> {
  const ids = await listFoldedIds(db, filter, page, scope);
  return readInBatches(ids, async (some) => {
    const [rows, versions] = await Promise.all([
      describePage(db, some, { metrics: true, coverage: true, owner: true, parent: true }, scope, now),
      countVersions(db, some, filter, page.search, scope),
    ]);
    return rows.map((row, index) => ({ ...row, versionCount: versions.get(some[index] ?? 0) ?? 1 }));
  });
}

/** One page of a project's visible children. @throws 403, 404 */
export async function pageOfChildren(
  db: Database,
  uuid: string,
  filter: ProjectFilter,
  request: PageRequest,
  more: Pick<ListView, 'coverage' | 'owner'> = {},
): Promise<Listing<Project>> {
  const { project_id } = await requireProject(db, uuid, request.scope);
  const relatives = filter.tag === undefined;
  const related = { parent: relatives, children: relatives };
  const view = { ...more, metrics: true, dependencies: true, document: true, ...related };
  return pageOfProjects(db, { ...filter, parentId: project_id }, view, request);
}

/** One page of the visible projects that a collection is made of; of none for any other project. @throws 403, 404 */
export async function pageOfMembers(
  db: Database,
  uuid: string,
  request: PageRequest,
): Promise<Listing<Project>> {
  const project = await requireProject(db, uuid, request.scope);
  const ids = project.is_collection ? await projectsShownAs(db, project, request.scope) : [];
  const filter: ProjectFilter = { ids, search: 'name or tag' };
  return pageOfProjects(db, filter, { metrics: true, coverage: true, parent: true }, request);
}

/** The number of the team whose projects a list leaves out. @throws 404 */
export async function requireTeamId(db: Database, uuid: string): Promise<number> {
  const teamId = await findTeamId(db, uuid);
  if (teamId === undefined) throw notFound('team');
  return teamId;
}
