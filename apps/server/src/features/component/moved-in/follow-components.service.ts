// Public to other features.
/**
 * Follows what has changed in projects of another installation since they moved in: components keep their row and UUID,
 * those that are gone there end here. Needs what {@link stageMovedComponents} and {@link stageKnownComponents} staged.
 */
import type { Transaction } from '../../../db/database.ts';
import { makeTemporary } from '../../../db/temporary-tables.ts';
import { keepComponents } from '../../component-past/component-past.service.ts';
import { removeEdges } from '../../dependency-graph/edge-end.service.ts';
import { recordComponentsGone } from '../../matching/finding-events.ts';
import { keepViolationsOfChanged } from '../../policy-evaluation/violation-end.service.ts';
import { endComponents } from '../change/component-end.queries.ts';
import { ensureIdentities } from '../identity/identity.service.ts';
import { identityHash, storableComponent } from '../storable-component.ts';
import {
  changeFollowedIdentities,
  copyFollowed,
  linkFollowed,
  replaceProperties,
  writeFollowedDetails,
} from './follow-components.queries.ts';
import type { MovedComponent } from './moved-components.service.ts';

export { digestHere, digestThere } from './follow-components.queries.ts';

/** Makes room for components that are followed. Once in a transaction. */
export async function openFollowedComponents(trx: Transaction): Promise<void> {
  await makeTemporary(trx, 'followed_component');
}

/** Stages what components say that came before. @returns identities that are new here */
export async function stageFollowedComponents(
  trx: Transaction,
  components: readonly MovedComponent[],
): Promise<readonly number[]> {
  if (components.length === 0) return [];
  const storable = components.map(({ facts, isInternal }) =>
    storableComponent(facts, identityHash(facts.identity), { parent: null, parentHash: null, isInternal }),
  );
  const { ids, fresh } = await ensureIdentities(trx, storable);
  await copyFollowed(trx, components, storable, ids);
  return fresh;
}

/**
 * Makes what is in projects equal to what was staged.
 * @returns how many components have changed, and how many are gone
 */
export async function followComponents(
  trx: Transaction,
  projectIds: readonly number[],
  at: Date,
): Promise<{ readonly changed: number; readonly removed: number }> {
  const { others, changed, gone } = await linkFollowed(trx, projectIds);
  if (others.length > 0) {
    await keepComponents(trx, projectIds, others, at);
    await changeFollowedIdentities(trx, at);
    await keepViolationsOfChanged(trx, projectIds, others);
  }
  await writeFollowedDetails(trx);
  if (gone.length > 0) {
    await removeEdges(trx, projectIds, gone);
    await endComponents(trx, projectIds, gone, at);
  }
  if (gone.length > 0 || others.length > 0) await recordComponentsGone(trx, projectIds, at);
  await replaceProperties(trx, projectIds);
  return { changed, removed: gone.length };
}
