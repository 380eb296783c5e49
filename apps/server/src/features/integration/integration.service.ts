// Public to other features.
import type {
  Integration as IntegrationView,
  ProjectIntegration,
  UploadOutcome,
} from '@waybill/api-contract';
import { type Database, inTransaction } from '../../db/database.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { AppError } from '../../http/errors.ts';
import { enqueue, latestTasks } from '../../jobs/task.ts';
import type { Probe } from '../../outgoing/probe.ts';
import type { SettingsAtHand } from '../config-property/settings-at-hand.ts';
import { requireProject } from '../project-reference/project-reference.service.ts';
import { cadenceOf, uploadKind, uploadTask } from './integration.jobs.ts';
import { findIntegration, integrations } from './integration.registry.ts';
import type { Integration } from './integration.ts';
import { viewIntegration, viewProjectIntegration } from './integration.view.ts';
import { isTarget } from './target.queries.ts';
import { countUploads, type ListedUploadRow, listUploads, listUploadsOfProject } from './upload.queries.ts';

export async function listIntegrations(
  db: Database,
  scope: ProjectScope,
  now: Date,
): Promise<IntegrationView[]> {
  const tasks = await latestTasks(db, uploadKind);
  const counts = await countUploads(db, scope);
  const views: IntegrationView[] = [];
  for (const integration of integrations) {
    const { id } = integration;
    const { sent = 0, failed = 0 } = counts.find((row) => row.integration === id) ?? {};
    const obstacle = await integration.findObstacle(db);
    const cadenceMs = await cadenceOf(db, integration);
    const task = tasks.find(({ subject }) => subject === id);
    views.push(viewIntegration({ integration, obstacle, task, cadenceMs, sent, failed, now }));
  }
  return views;
}

/**
 * Starts an upload, or finds the one under way.
 * @param owner who asks for it
 * @returns the token of its task
 * @throws AppError for an integration that does not exist, or is off
 */
export async function startUpload(db: Database, id: string, owner: string): Promise<string> {
  const integration = requireIntegration(id);
  const obstacle = await integration.findObstacle(db);
  if (obstacle) {
    throw new AppError('integration.off', {
      status: 409,
      title: 'Integration is disabled',
      detail: obstacle.text,
    });
  }
  return inTransaction(db, (trx) => enqueue(trx, { ...uploadTask(id), owner }));
}

/** @throws AppError for an integration that does not exist */
export async function pageOfUploads(
  db: Database,
  id: string,
  outcome: UploadOutcome | undefined,
  page: Page,
  scope: ProjectScope,
): Promise<ListPage<ListedUploadRow>> {
  return listUploads(db, requireIntegration(id).id, outcome, page, scope);
}

/** @throws 404 for an unknown project, 403 for one that is hidden from the caller */
export async function integrationsOfProject(
  db: Database,
  uuid: string,
  scope: ProjectScope,
): Promise<ProjectIntegration[]> {
  const { project_id } = await requireProject(db, uuid, scope);
  const uploads = await listUploadsOfProject(db, project_id);
  const views: ProjectIntegration[] = [];
  for (const integration of integrations) {
    const isEnabled = (await integration.findObstacle(db)) === undefined;
    const takesPart = await isTarget(db, await integration.ruleOf(db), project_id);
    const upload = uploads.find((row) => row.integration === integration.id);
    views.push(viewProjectIntegration(integration, isEnabled, takesPart, upload));
  }
  return views;
}

/** How the settings of an integration are tried out. @throws AppError for one that does not exist; AddressProblem */
export async function probeIntegration(id: string, settings: SettingsAtHand): Promise<Probe> {
  return requireIntegration(id).probe(settings);
}

function requireIntegration(id: string): Integration {
  const integration = findIntegration(id);
  if (integration) return integration;
  throw new AppError('integration.not_found', {
    status: 404,
    title: 'Integration not found',
    detail: `There is no integration "${id}"; expected one of ${integrations.map((known) => known.id).join(', ')}.`,
  });
}
