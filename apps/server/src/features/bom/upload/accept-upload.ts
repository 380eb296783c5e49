// Public to other features.
import {
  type Database,
  inTransaction,
  isForeignKeyViolation,
  type Transaction,
} from '../../../db/database.ts';
import { newUuid } from '../../../db/uuid.ts';
import { notFound } from '../../../http/errors.ts';
import { ownerOf, type Principal } from '../../../http/principal.ts';
import { requireVisible } from '../../../http/require-visible.ts';
import { enqueue, projectSubject } from '../../../jobs/task.ts';
import { processBomKind } from '../../../jobs/way-giver.ts';
import {
  isValidated,
  type PackedOriginal,
  packOriginal,
  sha256Of,
  storeOriginal,
  validator,
} from '../../original/original.service.ts';
import { holdPlace, tryCreateProject } from '../../project/project.service.ts';
import { requireStillSeen } from '../../project-reference/project-reach.service.ts';
import {
  findProjectReferenceByName,
  type ProjectReferenceRow,
} from '../../project-reference/project-reference.service.ts';
import { listTagsOfProject, setProjectTags } from '../../tag/tag.service.ts';
import type { EventProject } from '../bom.events.ts';
import { insertImport } from '../bom.queries.ts';
import type { BomReaders } from '../reader/bom-readers.ts';
import { requireCycloneDx } from './accepted-formats.ts';
import { refuseDocument } from './refuse-document.ts';
import { type ResolvedTarget, requireParent, resolveTarget } from './resolve-target.ts';
import type { BomUpload } from './upload-request.ts';
import { shouldValidate } from './validation-mode.ts';

interface UploadTools {
  readonly db: Database;
  readonly readers: BomReaders;
  readonly now: () => Date;
}

/**
 * Takes a BOM in: finds its project, checks the document, and stores original, import and task (and the project, if
 * it is new) in one transaction. A refused document leaves nothing but an event. Answers the task's token.
 */
export async function acceptUpload(
  { target, document }: BomUpload,
  caller: Principal,
  tools: UploadTools,
): Promise<string> {
  const { db } = tools;
  const resolved = await resolveTarget(db, target, caller);
  await requireCycloneDx(db);
  const sha256 = sha256Of(document);
  const mustBeValid = await shouldValidate(db, await tagsOf(db, resolved));
  if (mustBeValid && !(await isValidated(db, sha256, validator))) {
    const result = await tools.readers.validate(document);
    if (!result.ok) throw await refuseDocument(db, eventProject(resolved), document, sha256, result);
  }
  const original = await packOriginal(document, sha256);
  try {
    return await inTransaction(db, (trx) => store(trx, resolved, original, mustBeValid, caller, tools.now()));
  } catch (error) {
    // The project was deleted since it was looked up.
    if (isForeignKeyViolation(error)) throw notFound('project');
    throw error;
  }
}

async function tagsOf(db: Database, target: ResolvedTarget): Promise<readonly string[]> {
  if (target.kind === 'new') return target.tags;
  return target.tags ?? listTagsOfProject(db, target.project.project_id);
}

async function store(
  trx: Transaction,
  target: ResolvedTarget,
  original: PackedOriginal,
  isValid: boolean,
  caller: Principal,
  at: Date,
): Promise<string> {
  const projectId = await projectOf(trx, target, caller);
  await storeOriginal(trx, original, isValid);
  const token = newUuid();
  const bomId = await insertImport(trx, { uuid: newUuid(), projectId, token, sha256: original.sha256, at });
  // One BOM of a project at a time, in the order in which they came.
  const queue = projectSubject(projectId);
  const input = { projectId, bomId };
  const owner = ownerOf(caller);
  return enqueue(trx, { kind: processBomKind, projectId, input, queue, token, owner, priority: 0 });
}

async function projectOf(trx: Transaction, target: ResolvedTarget, caller: Principal): Promise<number> {
  if (target.kind === 'existing') {
    const { project_id } = target.project;
    if (target.tags) {
      await setProjectTags(trx, project_id, target.tags);
      await requireStillSeen(trx, [project_id], caller.scope);
    }
    return project_id;
  }
  const { name, version } = target;
  const present = () => findProjectReferenceByName(trx, name, version, caller.scope);
  const project = (await present()) ?? (await createFor(trx, target)) ?? (await present());
  return requireVisible(project, 'project').project_id;
}

/** Undefined when another upload has created it since. */
async function createFor(
  trx: Transaction,
  target: Extract<ResolvedTarget, { kind: 'new' }>,
): Promise<ProjectReferenceRow | undefined> {
  const { name, version, parentId, isLatest, tags, teamIds, creator } = target;
  const parent = await holdPlace(trx, target, creator.scope);
  if (parentId !== null) requireParent(parent);
  return tryCreateProject(trx, { name, version, parentId, isLatest, tags, teamIds }, creator);
}

function eventProject(target: ResolvedTarget): EventProject {
  if (target.kind === 'new') return { name: target.name, version: target.version };
  const { project_id, uuid, name, version } = target.project;
  return { projectId: project_id, uuid, name, version };
}
