import type { CreateComponentBody } from '@waybill/api-contract';
import { type Database, inTransaction, type Transaction } from '../../../db/database.ts';
import { everyProject } from '../../../db/project-scope.ts';
import { newUuid } from '../../../db/uuid.ts';
import { notFound, textError } from '../../../http/errors.ts';
import type { Principal } from '../../../http/principal.ts';
import { type Actor, actorOf, recordAudits } from '../../audit-log/audit-log.service.ts';
import { readInternalRule } from '../../component-internal/internal-settings.ts';
import { internalFlag } from '../../component-shape/component-flags.ts';
import { removeEdges } from '../../dependency-graph/edge-end.service.ts';
import { knownLicenses } from '../../license/license.service.ts';
import { createLicenseBook } from '../../license/license-book.ts';
import { recordComponentsAdded, recordComponentsGone } from '../../matching/finding-events.ts';
import { lockForUpload, matchNewIdentities, recountProjects } from '../../matching/matching.service.ts';
import { outdateFigures } from '../../matching/outdated-figures.service.ts';
import {
  forgetImportedContent,
  type LockedProject,
  lockProject,
  lockProjects,
} from '../../project/project-import.service.ts';
import { requireProject } from '../../project-reference/project-reference.service.ts';
import { type FoundComponent, findByUuid } from '../component.queries.ts';
import { getComponent } from '../component.service.ts';
import { ensureIdentities } from '../identity/identity.service.ts';
import { identityHash, type StorableComponent, storableComponent } from '../storable-component.ts';
import { copyDetails } from '../sync/component-sync.queries.ts';
import { listComponentIds, listProjectsOf } from './component-deletion.queries.ts';
import { endComponents } from './component-end.queries.ts';
import { readComponent } from './component-input.ts';
import {
  changeIdentity,
  clearDetails,
  insertComponent,
  invalidateDetailHash,
  listNames,
  listNested,
  setFlag,
} from './component-write.queries.ts';

/** Adds a component by hand (contract §5.1), in the same way as a BOM does. */
export async function addComponent(
  db: Database,
  projectUuid: string,
  body: CreateComponentBody,
  caller: Principal,
  at: Date,
): Promise<FoundComponent> {
  return inTransaction(db, async (trx) => {
    const { project_id } = await requireProject(trx, projectUuid, caller.scope);
    const { is_collection } = await startChange(trx, project_id);
    if (is_collection) {
      throw textError('component.collection_project', 400, 'A collection project has no components.');
    }
    const parentId = await parentIn(trx, project_id, body.parent?.uuid, caller);
    const component = await readStorable(trx, body);
    const { ids, fresh } = await ensureIdentities(trx, [component]);
    const uuid = newUuid();
    const id = await insertComponent(trx, project_id, ids[0] ?? 0, uuid, component.flags, at);
    // In the list of ids that the details are written from, the parent follows the component.
    const placed = { ...component, parent: parentId === null ? null : 1 };
    await copyDetails(trx, project_id, [placed], [0], parentId === null ? [id] : [id, parentId]);
    await finishChange(trx, project_id, id, fresh);
    await recordComponentsAdded(trx, project_id, at);
    return getComponent(trx, uuid, everyProject);
  });
}

/** Replaces what a component is; it keeps its place, its properties and its UUID. */
export async function replaceComponent(
  db: Database,
  uuid: string,
  body: CreateComponentBody,
  caller: Principal,
  at: Date,
): Promise<FoundComponent> {
  return inTransaction(db, async (trx) => {
    const { project_id } = await getComponent(trx, uuid, caller.scope);
    await startChange(trx, project_id);
    const row = await getComponent(trx, uuid, caller.scope);
    const id = row.component_id;
    const component = await readStorable(trx, body, row);
    const { ids, fresh } = await ensureIdentities(trx, [component]);
    const identityId = ids[0] ?? 0;
    if (identityId !== row.identity_id) await changeIdentity(trx, project_id, id, identityId, at);
    await setFlag(trx, project_id, id, internalFlag, (component.flags & internalFlag) !== 0);
    await clearDetails(trx, project_id, id);
    const placed = { ...component, parent: row.parent_id === null ? null : 1 };
    await copyDetails(trx, project_id, [placed], [0], row.parent_id === null ? [id] : [id, row.parent_id]);
    await finishChange(trx, project_id, id, fresh);
    if (identityId !== row.identity_id) {
      await recordComponentsGone(trx, [project_id], at);
      await recordComponentsAdded(trx, project_id, at);
    }
    return getComponent(trx, uuid, everyProject);
  });
}

/** Deletes a component with everything nested in it. */
export async function removeComponent(
  db: Database,
  uuid: string,
  caller: Principal,
  at: Date,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { project_id } = await getComponent(trx, uuid, caller.scope);
    await startChange(trx, project_id);
    const { component_id } = await getComponent(trx, uuid, caller.scope);
    await removeNested(trx, [project_id], [component_id], actorOf(caller, at));
  });
}

/**
 * Deletes those components that the caller may see and that are still there, with everything nested in them.
 * @param projectIds only of these projects; undefined: of any
 */
export async function removeComponents(
  trx: Transaction,
  uuids: readonly string[],
  projectIds: readonly number[] | undefined,
  caller: Principal,
  at: Date,
): Promise<string[]> {
  const { scope } = caller;
  const locked = await lockProjects(trx, projectIds ?? (await listProjectsOf(trx, uuids, scope)));
  await lockForUpload(trx);
  const found = await listComponentIds(trx, locked, uuids, scope);
  const ids = found.map((component) => component.component_id);
  const touched = [...new Set(found.map((component) => component.project_id))];
  if (ids.length > 0) await removeNested(trx, touched, ids, actorOf(caller, at));
  return found.map((component) => component.uuid);
}

async function removeNested(
  trx: Transaction,
  projectIds: readonly number[],
  componentIds: readonly number[],
  actor: Actor,
): Promise<void> {
  const ids = await listNested(trx, projectIds, componentIds);
  const gone = (await listNames(trx, projectIds, ids)).map(({ uuid, ...detail }) => ({
    target: uuid,
    detail,
  }));
  await recordAudits(trx, actor, 'component.deleted', gone);
  await removeEdges(trx, projectIds, ids);
  await endComponents(trx, projectIds, ids, actor.at);
  await recordComponentsGone(trx, projectIds, actor.at);
  await recountProjects(trx, projectIds);
  await forgetImportedContent(trx, projectIds);
}

async function startChange(trx: Transaction, projectId: number): Promise<LockedProject> {
  const project = await lockProject(trx, projectId);
  if (!project) throw notFound('project');
  await lockForUpload(trx);
  return project;
}

async function finishChange(
  trx: Transaction,
  projectId: number,
  componentId: number,
  fresh: readonly number[],
): Promise<void> {
  await invalidateDetailHash(trx, projectId, componentId);
  await matchNewIdentities(trx, fresh);
  await recountProjects(trx, [projectId]);
  await outdateFigures(trx, [projectId]);
  await forgetImportedContent(trx, [projectId]);
}

/** @param before what the component was: of its package, what its BOM said besides stays true */
async function readStorable(
  db: Database,
  body: CreateComponentBody,
  before?: Pick<FoundComponent, 'purl' | 'upstream' | 'distro'>,
): Promise<StorableComponent> {
  const read = readComponent(body, createLicenseBook(await knownLicenses(db)));
  const isSamePackage = before !== undefined && before.purl === read.identity.purl;
  const { upstream, distro } = isSamePackage ? before : read.identity;
  const facts = { ...read, identity: { ...read.identity, upstream, distro } };
  const isInternal = await readInternalRule(db);
  const { group, name } = facts.identity;
  return storableComponent(facts, identityHash(facts.identity), {
    parent: null,
    parentHash: null,
    isInternal: isInternal(group, name),
  });
}

async function parentIn(
  db: Database,
  projectId: number,
  uuid: string | null | undefined,
  caller: Principal,
): Promise<number | null> {
  if (!uuid) return null;
  const parent = await findByUuid(db, uuid, caller.scope);
  if (!parent || parent.project_id !== projectId) throw notFound('parent component');
  return parent.component_id;
}
