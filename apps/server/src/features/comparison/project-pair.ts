import type { Database } from '../../db/database.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { type ProjectReferenceRow, requireProject } from '../project-reference/project-reference.service.ts';

/** Two projects by their numbers. Both have been found visible to the caller. */
export interface ProjectPair {
  readonly fromId: number;
  readonly toId: number;
}

/** The compared projects, as the query names them. */
export interface PairQuery {
  readonly from: string;
  readonly to: string;
}

/** @throws 403, 404 for a project that is hidden or gone */
export async function requirePair(
  db: Database,
  { from, to }: PairQuery,
  scope: ProjectScope,
): Promise<ProjectPair & { from: ProjectReferenceRow; to: ProjectReferenceRow }> {
  const before = await requireProject(db, from, scope);
  const after = await requireProject(db, to, scope);
  return { fromId: before.project_id, toId: after.project_id, from: before, to: after };
}
