import type { ServiceComponent } from '@waybill/api-contract';
import { type Database, inTransaction, type Transaction } from '../../db/database.ts';
import { type Listing, readInBatches } from '../../db/list/batches.ts';
import type { Page } from '../../db/list/page.ts';
import { everyProject, type ProjectScope } from '../../db/project-scope.ts';
import { newUuid } from '../../db/uuid.ts';
import { notFound, textError } from '../../http/errors.ts';
import { present } from '../../http/present.ts';
import { requireVisible } from '../../http/require-visible.ts';
import { type Actor, recordAudits } from '../audit-log/audit-log.service.ts';
import { directDependencyTexts } from '../dependency-graph/dependency-graph.service.ts';
import {
  getProject,
  listProjectsById,
  viewBareProject,
  viewProject,
  viewRisk,
} from '../project/project.service.ts';
import { forgetImportedContent, lockProject, lockProjects } from '../project/project-import.service.ts';
import { requireProject } from '../project-reference/project-reference.service.ts';
import {
  deleteServices,
  type FoundService,
  findByUuid,
  insertService,
  listServiceIds,
  listServices,
  type ServiceFilter,
  type ServiceRow,
  updateService,
} from './service.queries.ts';
import { viewService } from './service.view.ts';
import { listProjectsOf, listServiceIdsOf } from './service-deletion.queries.ts';
import { storableService } from './service-facts.ts';
import { readService, type ServiceBody } from './service-input.ts';

/** A service that the caller may see. @throws 404 when there is none, 403 when it is hidden */
export async function getService(db: Database, uuid: string, scope: ProjectScope): Promise<FoundService> {
  return requireVisible(await findByUuid(db, uuid, scope), 'service');
}

/** No vulnerability is ever found for a service, so it adds nothing to a risk. */
const noRisk = { lastInheritedRiskScore: 0 };

export async function describeService(db: Database, row: ServiceRow): Promise<ServiceComponent> {
  const [[project], texts] = await Promise.all([
    listProjectsById(db, [row.project_id]),
    directDependencyTexts(db, row.project_id, [0]),
  ]);
  const nested = project && {
    ...viewBareProject(project),
    ...viewRisk(project),
    ...present('directDependencies', texts.get(0)),
  };
  return { ...viewService(row), ...noRisk, ...present('project', nested) };
}

/** A service that was just made, as the answer shows it. */
export async function describeNewService(db: Database, row: ServiceRow): Promise<ServiceComponent> {
  const [project] = await listProjectsById(db, [row.project_id]);
  const related = { children: [], vulnerabilities: [] };
  return { ...viewService(row), ...related, ...present('project', project && viewProject(project)) };
}

export async function pageOfServices(
  db: Database,
  projectUuid: string,
  filter: ServiceFilter,
  page: Page,
  scope: ProjectScope,
): Promise<Listing<ServiceComponent>> {
  const row = await getProject(db, projectUuid, scope);
  const [ids, texts] = await Promise.all([
    listServiceIds(db, row.project_id, filter, page),
    directDependencyTexts(db, row.project_id, [0]),
  ]);
  const project = {
    ...viewProject(row),
    ...viewRisk(row),
    ...present('directDependencies', texts.get(0)),
  };
  return readInBatches(ids, async (some) => {
    const services = await listServices(db, row.project_id, some);
    return services.map((service) => ({ ...viewService(service), ...noRisk, project }));
  });
}

/** Adds a service by hand (contract §5.5). */
export async function addService(
  db: Database,
  projectUuid: string,
  body: ServiceBody,
  scope: ProjectScope,
  at: Date,
): Promise<FoundService> {
  const facts = readService(body);
  return inTransaction(db, async (trx) => {
    const { project_id } = await requireProject(trx, projectUuid, scope);
    const project = await lockProject(trx, project_id);
    if (!project) throw notFound('project');
    if (project.is_collection) {
      throw textError('service.collection_project', 400, 'A collection project has no services.');
    }
    const parentUuid = body.parent?.uuid ?? undefined;
    const parent = parentUuid === undefined ? undefined : await findByUuid(trx, parentUuid, scope);
    if (parentUuid !== undefined && parent?.project_id !== project_id) throw notFound('parent service');
    const uuid = newUuid();
    const service = storableService(facts, null, undefined);
    await insertService(trx, project_id, uuid, parent?.service_id ?? null, service, at);
    await forgetImportedContent(trx, [project_id]);
    return getService(trx, uuid, everyProject);
  });
}

/** Replaces what a service is; it keeps its place and its UUID. */
export async function replaceService(
  db: Database,
  uuid: string,
  body: ServiceBody,
  scope: ProjectScope,
): Promise<FoundService> {
  const facts = readService(body);
  return inTransaction(db, async (trx) => {
    const { project_id, service_id } = await getService(trx, uuid, scope);
    await lockProject(trx, project_id);
    await updateService(trx, project_id, service_id, storableService(facts, null, undefined));
    await forgetImportedContent(trx, [project_id]);
    return getService(trx, uuid, everyProject);
  });
}

export async function removeService(
  db: Database,
  uuid: string,
  scope: ProjectScope,
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { project_id, service_id } = await getService(trx, uuid, scope);
    await lockProject(trx, project_id);
    await deleteAndRecord(trx, actor, [project_id], [service_id]);
    await forgetImportedContent(trx, [project_id]);
  });
}

/**
 * Deletes those of the services that the caller may see and that are still there, with everything nested in them.
 * @param projectIds undefined: of any project
 */
export async function removeServices(
  trx: Transaction,
  uuids: readonly string[],
  projectIds: readonly number[] | undefined,
  scope: ProjectScope,
  actor: Actor,
): Promise<string[]> {
  const locked = await lockProjects(trx, projectIds ?? (await listProjectsOf(trx, uuids, scope)));
  const found = await listServiceIdsOf(trx, locked, uuids, scope);
  if (found.length === 0) return [];
  const touched = [...new Set(found.map((service) => service.project_id))];
  const ids = found.map((service) => service.service_id);
  await deleteAndRecord(trx, actor, touched, ids);
  await forgetImportedContent(trx, touched);
  return found.map((service) => service.uuid);
}

async function deleteAndRecord(
  trx: Transaction,
  actor: Actor,
  projectIds: readonly number[],
  serviceIds: readonly number[],
): Promise<void> {
  const gone = await deleteServices(trx, projectIds, serviceIds);
  await recordAudits(
    trx,
    actor,
    'service.deleted',
    gone.map(({ uuid, ...detail }) => ({ target: uuid, detail })),
  );
}
