import type { Database } from '../../../db/database.ts';
import { HiddenError, illegalArgument, notFound, textError } from '../../../http/errors.ts';
import { actingBy, type Principal } from '../../../http/principal.ts';
import { requireVisible } from '../../../http/require-visible.ts';
import { readAccessTeams } from '../../project/access-teams.service.ts';
import { requireLatestAccess } from '../../project/project.service.ts';
import { holdsFor } from '../../project-reference/project-permission.service.ts';
import {
  findProjectReferenceByName,
  type ProjectReferenceRow,
  requireProject,
  requireProjectByName,
} from '../../project-reference/project-reference.service.ts';
import type { UploadTarget } from './upload-request.ts';

/** Where a BOM goes: into a project that exists, or into one that this upload creates. */
export type ResolvedTarget =
  | {
      readonly kind: 'existing';
      readonly project: ProjectReferenceRow;
      readonly tags: readonly string[] | undefined;
    }
  | {
      readonly kind: 'new';
      readonly name: string;
      readonly version: string | null;
      readonly parentId: number | null;
      readonly isLatest: boolean;
      readonly tags: readonly string[];
      readonly teamIds: readonly number[];
      /** The caller as far as they may create projects. */
      readonly creator: Principal;
    };

/**
 * Finds the project of an upload and checks that the caller may do what that means (contract §7.1, §26.4).
 * @throws 400, 401, 403 and 404 of the contract
 */
export async function resolveTarget(
  db: Database,
  target: UploadTarget,
  caller: Principal,
): Promise<ResolvedTarget> {
  const project = await findTarget(db, target, caller);
  if (project) return existing(db, project, target, caller);
  if (!target.autoCreate || target.projectName === undefined) throw notFound('project');
  const creator = actingBy(caller, ['PORTFOLIO_MANAGEMENT', 'PROJECT_CREATION_UPLOAD']);
  if (!creator) {
    throw textError(
      'upload.may_not_create',
      401,
      'The principal does not have permission to create project.',
    );
  }
  const parent = await findParent(db, target, creator);
  if (parent) requireParent(parent);
  if (target.isLatest) await requireLatestAccess(db, target.projectName, creator.scope);
  return {
    kind: 'new',
    name: target.projectName,
    version: target.projectVersion ?? null,
    parentId: parent?.project_id ?? null,
    isLatest: target.isLatest,
    tags: target.tags ?? [],
    teamIds: await readAccessTeams(db, target.accessTeams, caller),
    creator,
  };
}

async function findTarget(
  db: Database,
  target: UploadTarget,
  { scope }: Principal,
): Promise<ProjectReferenceRow | undefined> {
  if (target.projectUuid !== undefined) return requireProject(db, target.projectUuid, scope);
  const name = target.projectName ?? '';
  const project = await findProjectReferenceByName(db, name, target.projectVersion ?? null, scope);
  if (project && !project.allowed) throw new HiddenError('project');
  return project;
}

async function existing(
  db: Database,
  project: ProjectReferenceRow,
  target: UploadTarget,
  caller: Principal,
): Promise<ResolvedTarget> {
  if (project.is_collection) {
    throw textError('upload.collection_project', 400, 'A BOM cannot be uploaded to a collection project.');
  }
  // Changing the tags of an existing project needs that permission; otherwise they are ignored (contract §26.4).
  const mayTag = await holdsFor(db, caller, 'PORTFOLIO_MANAGEMENT', project.project_id);
  return { kind: 'existing', project, tags: mayTag ? target.tags : undefined };
}

/** The parent's name in refusals. */
const parentWord = 'parent project';

async function findParent(
  db: Database,
  { parentUuid, parentName, parentVersion }: UploadTarget,
  { scope }: Principal,
): Promise<ProjectReferenceRow | undefined> {
  if (parentUuid !== undefined) {
    return requireProject(db, parentUuid, scope, parentWord);
  }
  if (parentName === undefined) return undefined;
  return requireProjectByName(db, parentName, parentVersion ?? null, scope, parentWord);
}

/** @throws 404 when the parent is gone by now, 403 when it is hidden, 400 when it is inactive */
export function requireParent(parent: ProjectReferenceRow | undefined): void {
  if (requireVisible(parent, parentWord).active) return;
  throw illegalArgument('An inactive project cannot be selected as a parent when creating a new project');
}
