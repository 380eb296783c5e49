// Public to other features.
import type { Component } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { type ComponentKey, listByKey } from './component.queries.ts';
import { getComponent, viewComponents } from './component.service.ts';

/** A component that the caller may see. @throws 404 when there is none, 403 when it is hidden */
export async function requireComponent(
  db: Database,
  uuid: string,
  scope: ProjectScope,
): Promise<ComponentKey> {
  const { project_id, component_id } = await getComponent(db, uuid, scope);
  return { project_id, component_id };
}

/** The number of components that a stream caches. */
const maxKept = 1000;

/**
 * Whole components for a long list that names each many times, by their numbers: each is read once while it is kept. Without
 * counters and repositories, and with their project bare.
 */
export function componentsInStream(
  db: Database,
  now: Date,
): (keys: readonly ComponentKey[]) => Promise<ReadonlyMap<number, Component>> {
  const kept = new Map<number, Component>();
  return async (keys) => {
    if (kept.size > maxKept) kept.clear();
    const missing = new Map(keys.map((key) => [key.component_id, key]));
    for (const id of kept.keys()) missing.delete(id);
    const rows = missing.size === 0 ? [] : await listByKey(db, [...missing.values()]);
    const views = rows.length === 0 ? [] : await viewComponents(db, rows, now, 'bare project');
    views.forEach(({ metrics: _, repositoryMeta: __, ...view }, index) => {
      const row = rows[index];
      if (row) kept.set(row.component_id, view);
    });
    return kept;
  };
}

/** Components as lists show them, with their projects, by their numbers. */
export async function viewComponentsByKey(
  db: Database,
  keys: readonly ComponentKey[],
  now: Date,
): Promise<{ componentId: number; view: Component }[]> {
  const unique = [...new Map(keys.map((key) => [key.component_id, key])).values()];
  const rows = await listByKey(db, unique);
  const views = await viewComponents(db, rows, now, 'project');
  return views.flatMap((view, index) => {
    const row = rows[index];
    return row ? [{ componentId: row.component_id, view }] : [];
  });
}
