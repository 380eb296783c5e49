// Public to other features.
/**
 * Services that move in from another installation. The numbers that they had there lead to those they have here, in the temporary table
 * `moved_service` (old_id, project_id, service_id, uuid, is_new), until the transaction ends.
 */
import type { Transaction } from '../../db/database.ts';
import { makeTemporary } from '../../db/temporary-tables.ts';
import { copyMovedServices, followMovedServices, insertMovedServices } from './moved-services.queries.ts';
import { deleteServices } from './service.queries.ts';
import { type ServiceFacts, storableService } from './service-facts.ts';

export interface MovedService {
  /** Its number there. */
  readonly oldId: number;
  /** The number of its project here. */
  readonly projectId: number;
  readonly uuid: string;
  readonly parentOldId: number | null;
  readonly facts: ServiceFacts;
}

/** Makes room for staged services. Once in a transaction. */
export async function openMovedServices(trx: Transaction): Promise<void> {
  await makeTemporary(trx, 'moved_service');
}

export async function stageMovedServices(trx: Transaction, services: readonly MovedService[]): Promise<void> {
  await copyMovedServices(
    trx,
    services.map((service) => ({ service, stored: storableService(service.facts, null, undefined) })),
  );
}

/**
 * Adds the staged services that are not here; those of projects that came before are as they are here.
 * @param openProjects numbers of projects that came with this move, or whose services are followed
 * @param projectDays when projects were there for sure
 */
export async function storeMovedServices(
  trx: Transaction,
  openProjects: readonly number[],
  projectDays: ReadonlyMap<number, Date>,
  at: Date,
): Promise<{ written: number; present: number }> {
  return insertMovedServices(trx, openProjects, projectDays, at);
}

/**
 * Makes the services of projects equal to the staged ones, once these are stored.
 * @returns how many are gone
 */
export async function followServices(trx: Transaction, projectIds: readonly number[]): Promise<number> {
  const gone = await followMovedServices(trx, projectIds);
  if (gone.length > 0) await deleteServices(trx, projectIds, gone);
  return gone.length;
}
