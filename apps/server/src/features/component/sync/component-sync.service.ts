// Public to other features.
import type { Transaction } from '../../../db/database.ts';
import { withoutNestedLoops } from '../../../db/planner.ts';
import { recordComponentsGone } from '../../matching/finding-events.ts';
import { endComponents } from '../change/component-end.queries.ts';
import { ensureIdentities } from '../identity/identity.service.ts';
import type { StorableComponent } from '../storable-component.ts';
import {
  clearChanged,
  copyAdded,
  copyDetails,
  linkComponents,
  listLinks,
  listUnlinked,
  stageComponents,
  syncProperties,
  updateLinked,
  type WantedComponents,
} from './component-sync.queries.ts';

interface ComponentSync {
  /** Component ids, in the order of the list. */
  readonly ids: readonly number[];
  /** Identities that were seen for the first time and still have to be matched. */
  readonly fresh: readonly number[];
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/**
 * Makes the components of a project equal to a list, with the same few statements however long it is: equal ones keep
 * their row, different ones are rewritten, missing ones are removed. Needs `lockForUpload`; matching and counting are left
 * to the caller.
 * @param direct positions of the project's direct dependencies
 */
export async function syncComponents(
  trx: Transaction,
  projectId: number,
  components: readonly StorableComponent[],
  direct: ReadonlySet<number>,
  at: Date,
): Promise<ComponentSync> {
  const { ids: identityIds, fresh } = await ensureIdentities(trx, components);
  const wanted = { components, identityIds, direct };
  const sync = await withoutNestedLoops(trx, () => syncRows(trx, projectId, wanted, at));
  return { ...sync, fresh };
}

async function syncRows(
  trx: Transaction,
  projectId: number,
  wanted: WantedComponents,
  at: Date,
): Promise<Omit<ComponentSync, 'fresh'>> {
  await stageComponents(trx, wanted);
  await linkComponents(trx, projectId);
  const links = await listLinks(trx);
  const { ids, added, changed } = links;
  const gone = await listUnlinked(trx, projectId);
  if (gone.length > 0) {
    await endComponents(trx, [projectId], gone, at);
    await recordComponentsGone(trx, [projectId], at);
  }
  await copyAdded(trx, projectId, wanted, links, at);
  if (added.length < ids.length) await updateLinked(trx, projectId);
  if (changed.length > 0) await clearChanged(trx, projectId);
  const written = [...added, ...changed];
  await copyDetails(trx, projectId, wanted.components, written, ids);
  await syncProperties(trx, projectId, wanted.components, written, ids);
  return { ids, added: added.length, changed: changed.length, removed: gone.length };
}
