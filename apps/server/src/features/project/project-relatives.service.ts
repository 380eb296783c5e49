import type { Project } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { present } from '../../http/present.ts';
import { viewBareProject, viewReference } from './project.view.ts';
import { listChildrenOf, listParents } from './project-relatives.queries.ts';
import type { ProjectRow } from './project-row.ts';

/** Which relatives of a project an answer shows. */
export interface RelativesChoice {
  readonly parent?: boolean;
  readonly children?: boolean;
}

type Relatives = Pick<Project, 'parent' | 'children'>;

/** Reads those relatives of some projects that the caller may see; answers what to show of them for each project. */
export async function readRelatives(
  db: Database,
  rows: readonly ProjectRow[],
  choice: RelativesChoice,
  scope: ProjectScope,
): Promise<(row: ProjectRow) => Relatives> {
  const ids = rows.map((row) => row.project_id);
  const parentIds = new Set(rows.flatMap((row) => row.parent_id ?? []));
  const [children, parents] = await Promise.all([
    choice.children ? listChildrenOf(db, ids, scope) : [],
    choice.parent ? listParents(db, [...parentIds], scope) : [],
  ]);
  const childrenOf = Map.groupBy(children, (child) => child.parent_id);
  const parentById = new Map(parents.map((parent) => [parent.project_id, parent]));
  return (row) => {
    const parent = row.parent_id === null ? undefined : parentById.get(row.parent_id);
    const below = childrenOf.get(row.project_id) ?? [];
    return {
      ...present('parent', parent && viewReference(parent)),
      ...(choice.children ? { children: below.map(viewBareProject) } : {}),
    };
  };
}
