import type { Project, ProjectVersion } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { present } from '../../http/present.ts';
import { directDependencyTexts } from '../dependency-graph/dependency-graph.service.ts';
import { withCollectionCounts } from '../metrics/collection.service.ts';
import type { FoundProject } from './project.queries.ts';
import { viewDocument, viewMetrics, viewProject } from './project.view.ts';
import { listVersions, type VersionRow } from './project-relatives.queries.ts';
import { type RelativesChoice, readRelatives } from './project-relatives.service.ts';

/** A project that was looked up, with its counters and versions (contract, views of `Project`). */
export async function describeProject(
  db: Database,
  project: FoundProject,
  scope: ProjectScope,
  now: Date,
): Promise<Project> {
  const [[counted = project], versions, dependencies] = await Promise.all([
    withCollectionCounts(db, [project], scope),
    listVersions(db, project.name, scope),
    project.direct_dependencies ? directDependencyTexts(db, project.project_id, [0]) : undefined,
  ]);
  return {
    ...viewProject(project),
    ...viewMetrics(counted, now),
    versions: versions.map(viewVersion),
    ...present('directDependencies', dependencies?.get(0)),
  };
}

/** Everything about one project: besides, its relatives and who made its BOM. */
export async function describeWholeProject(
  db: Database,
  project: FoundProject,
  scope: ProjectScope,
  now: Date,
): Promise<Project> {
  const [view, relativesOf] = await Promise.all([
    describeProject(db, project, scope, now),
    readRelatives(db, [project], { parent: true, children: true }, scope),
  ]);
  return { ...view, ...viewDocument(project), ...relativesOf(project) };
}

/** A project as the answer to a change shows it. */
export async function describeChanged(
  db: Database,
  project: FoundProject,
  scope: ProjectScope,
  relatives: RelativesChoice,
): Promise<Project> {
  const relativesOf = await readRelatives(db, [project], relatives, scope);
  return { ...viewProject(project), ...relativesOf(project) };
}

/** A project as the answer to `POST /project` shows it: with its versions. */
export async function describeReplaced(
  db: Database,
  project: FoundProject,
  scope: ProjectScope,
): Promise<Project> {
  const [view, versions] = await Promise.all([
    describeChanged(db, project, scope, { parent: true }),
    listVersions(db, project.name, scope),
  ]);
  return { ...view, versions: versions.map(viewVersion) };
}

function viewVersion({ uuid, version, active }: VersionRow): ProjectVersion {
  return { uuid, ...present('version', version), active };
}
