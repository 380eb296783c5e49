// Public to other features.
/**
 * Components that move in from another installation: any number, staged some thousand at a time and stored by statements over all of
 * them. The numbers that they had there lead to those they have here, in the temporary table `moved_component`
 * (old_id, project_id, component_id, is_new), until the transaction ends; `component_id` is null where one was removed here since.
 */
import type { RawBuilder } from 'kysely';
import type { Transaction } from '../../../db/database.ts';
import { makeTemporary } from '../../../db/temporary-tables.ts';
import type { ComponentFacts } from '../component-facts.ts';
import { ensureIdentities } from '../identity/identity.service.ts';
import { identityHash, storableComponent } from '../storable-component.ts';
import {
  copyKnown,
  copyMovedComponents,
  copyMovedProperties,
  indexMoved,
  insertMovedComponents,
  insertMovedProperties,
  selectKnown,
} from './moved-components.queries.ts';

/** What a component is known by. */
export interface MovedPlace {
  /** Its number there. */
  readonly oldId: number;
  /** The number of its project here. */
  readonly projectId: number;
  readonly uuid: string;
  /** A hash of 64 bits of all that is said of it there, as a decimal number. */
  readonly said: string;
}

export interface MovedComponent extends MovedPlace {
  readonly parentOldId: number | null;
  readonly facts: ComponentFacts;
  readonly isInternal: boolean;
  readonly isDirect: boolean;
}

export interface MovedComponentProperty {
  readonly componentOldId: number;
  readonly uuid: string;
  readonly group: string | null;
  readonly name: string;
  readonly value: string | null;
  readonly type: string;
  readonly description: string | null;
}

/** What became of staged rows: added, or here before; those that belong to nothing were neither. */
export interface MovedCounts {
  readonly written: number;
  readonly present: number;
}

/** Makes room for staged components and properties. Once in a transaction. */
export async function openMovedComponents(trx: Transaction): Promise<void> {
  await makeTemporary(trx, 'moved_component');
  await makeTemporary(trx, 'moved_detail');
  await makeTemporary(trx, 'moved_property');
}

/**
 * Which of some components came before: they stay what they are here, or gone. They are noted, so that what refers to them finds them.
 * @returns their UUIDs
 */
export async function stageKnownComponents(
  trx: Transaction,
  components: readonly MovedPlace[],
): Promise<ReadonlySet<string>> {
  if (components.length === 0) return new Set();
  const known = await selectKnown(trx, components);
  await copyKnown(
    trx,
    components.flatMap((component) => {
      const componentId = known.get(component.uuid);
      return componentId === undefined ? [] : [{ ...component, componentId }];
    }),
  );
  return new Set(known.keys());
}

/**
 * Stages components that never came before. Needs `lockForUpload` until the transaction ends.
 * @returns identities that are new here, which have to be matched before then
 */
export async function stageMovedComponents(
  trx: Transaction,
  components: readonly MovedComponent[],
): Promise<readonly number[]> {
  if (components.length === 0) return [];
  const storable = components.map(({ facts, isInternal }) =>
    storableComponent(facts, identityHash(facts.identity), { parent: null, parentHash: null, isInternal }),
  );
  const { ids, fresh } = await ensureIdentities(trx, storable);
  await copyMovedComponents(trx, components, storable, ids);
  return fresh;
}

/**
 * Adds the staged components.
 * @param days when components of the old numbers were there for sure, as rows (old_id, at)
 * @param projectDays the same of projects, for components without such a day
 */
export async function storeMovedComponents(
  trx: Transaction,
  days: RawBuilder<unknown>,
  projectDays: ReadonlyMap<number, Date>,
  at: Date,
): Promise<MovedCounts> {
  const present = await indexMoved(trx);
  return { written: await insertMovedComponents(trx, days, projectDays, at), present };
}

export async function stageMovedProperties(
  trx: Transaction,
  properties: readonly MovedComponentProperty[],
): Promise<void> {
  await copyMovedProperties(trx, properties);
}

/** Adds the staged properties of the components that were added; the others keep theirs. */
export async function storeMovedProperties(trx: Transaction): Promise<MovedCounts> {
  return insertMovedProperties(trx);
}
