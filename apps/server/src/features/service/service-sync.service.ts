// Public to other features.
import type { Transaction } from '../../db/database.ts';
import { type StorableService, serviceKey } from './service-facts.ts';
import {
  drawIds,
  listStored,
  removeServices,
  type ServiceRow,
  type StoredService,
  writeServices,
} from './service-sync.queries.ts';

/** Makes the services of a project equal to a list; answers their ids in the order of the list. */
export async function syncServices(
  trx: Transaction,
  projectId: number,
  services: readonly StorableService[],
  at: Date,
): Promise<number[]> {
  const stored = await listStored(trx, projectId);
  if (stored.length === 0 && services.length === 0) return [];
  const byKey = firstByKey(stored);
  const fresh = services.filter((service) => !byKey.has(serviceKey(service)));
  const freshIds = fresh.length > 0 ? await drawIds(trx, fresh.length) : [];
  const newIds = new Map(fresh.map((service, i) => [serviceKey(service), freshIds[i]]));
  const ids = services.map((service) => {
    const key = serviceKey(service);
    return byKey.get(key)?.service_id ?? newIds.get(key) ?? 0;
  });
  const wanted = new Set(ids);
  const gone = stored.filter((row) => !wanted.has(row.service_id));
  if (gone.length > 0) {
    await removeServices(
      trx,
      projectId,
      gone.map((row) => row.service_id),
    );
  }
  const rows = changedRows(services, ids, byKey);
  if (rows.length > 0) await writeServices(trx, projectId, rows, at);
  return ids;
}

function firstByKey(stored: readonly StoredService[]): Map<string, StoredService> {
  const byKey = new Map<string, StoredService>();
  for (const row of stored) {
    const key = serviceKey(row);
    if (!byKey.has(key)) byKey.set(key, row);
  }
  return byKey;
}

function changedRows(
  services: readonly StorableService[],
  ids: readonly number[],
  byKey: ReadonlyMap<string, StoredService>,
): ServiceRow[] {
  const rows: ServiceRow[] = [];
  for (const [i, service] of services.entries()) {
    const id = ids[i] ?? 0;
    const parentId = service.parent === null ? null : (ids[service.parent] ?? null);
    const stored = byKey.get(serviceKey(service));
    if (stored?.detail_hash === service.detailHash && stored.parent_id === parentId) continue;
    rows.push({ id, parentId, service });
  }
  return rows;
}
