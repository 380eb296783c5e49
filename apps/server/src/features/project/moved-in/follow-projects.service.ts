// Public to other features.
/** Follows what has changed of the projects of another installation since they moved in. */
import type { Secrets } from '../../../config/secrets.ts';
import type { Transaction } from '../../../db/database.ts';
import {
  type Facts,
  type FactsByKey,
  readFollowed,
  removeFollowed,
  writeFollowed,
} from '../../../db/followed-rows.ts';
import type { Principal } from '../../../http/principal.ts';
import { endByUuids } from '../../project-access/given-access.service.ts';
import { removeTrees, takeBackProjects } from '../delete/project-delete.service.ts';
import {
  followedProjects,
  followedProperties,
  listWithOthersBelow,
  readPlaces,
  writePlaces,
} from './follow-projects.queries.ts';
import { selectMoved } from './moved-projects.queries.ts';

export { settlePlaces } from './follow-projects.queries.ts';

/**
 * Projects by UUID. Parents and the latest versions follow by `settlePlaces`, when all projects are here.
 * @param isTouched true for a project of which somebody has changed here what is in it
 */
export const followProjects = (
  trx: Transaction,
  {
    caller,
    at,
    isTouched,
  }: { readonly caller: Principal; readonly at: Date; readonly isTouched: (uuid: string) => boolean },
) => ({
  read: async (uuids: readonly string[]): Promise<FactsByKey> => {
    const facts = await readFollowed(trx, followedProjects, uuids);
    const places = await readPlaces(trx, uuids);
    return new Map([...facts].map(([uuid, its]) => [uuid, { ...its, ...places.get(uuid) }]));
  },
  change: async (changes: FactsByKey): Promise<void> => {
    await writePlaces(trx, changes);
    await writeFollowed(trx, followedProjects, changes);
  },
  takeBack: async (came: FactsByKey): Promise<ReadonlyMap<string, string>> => {
    const uuids = [...came.keys()];
    const above = await listWithOthersBelow(trx, uuids);
    if (above.size === 0) await takeBackProjects(trx, [...(await selectMoved(trx, uuids)).values()]);
    return new Map([...above].map((uuid) => [uuid, 'Other projects are below it here.']));
  },
  remove: async (gone: FactsByKey): Promise<ReadonlyMap<string, string>> => {
    const untouched = [...gone.keys()].filter((uuid) => !isTouched(uuid));
    const above = await listWithOthersBelow(trx, untouched);
    const ids = await selectMoved(
      trx,
      untouched.filter((uuid) => !above.has(uuid)),
    );
    if (ids.size > 0) await removeTrees(trx, [...ids.values()], caller, at);
    return new Map(
      [...gone.keys()].flatMap((uuid) => {
        if (isTouched(uuid))
          return [[uuid, 'It is gone there, but somebody has changed here what is in it. It was kept.']];
        if (above.has(uuid))
          return [[uuid, 'It is gone there, but other projects are below it here. It was kept.']];
        return [];
      }),
    );
  },
});

/** Properties by project, group and name; secrets in plain text. */
export const followProperties = (trx: Transaction, secrets: Secrets) => ({
  read: async (keys: readonly string[]): Promise<FactsByKey> =>
    mapValues(await readFollowed(trx, followedProperties, keys), (sealed) => secrets.decrypt(sealed)),
  change: async (changes: FactsByKey): Promise<void> => {
    const kinds = await readFollowed(trx, followedProperties, [...changes.keys()]);
    const typed = new Map(
      [...changes].map(([key, facts]) => [key, { ...facts, type: facts.type ?? kinds.get(key)?.type }]),
    );
    await writeFollowed(
      trx,
      followedProperties,
      mapValues(typed, (plain) => secrets.encrypt(plain)),
    );
  },
  remove: async (gone: FactsByKey): Promise<void> => {
    await removeFollowed(trx, followedProperties, [...gone.keys()]);
  },
});

function mapValues(rows: FactsByKey, written: (value: string) => string): FactsByKey {
  const changed = (facts: Facts): Facts =>
    facts.type === 'ENCRYPTEDSTRING' && typeof facts.value === 'string' && facts.value !== ''
      ? { ...facts, value: written(facts.value) }
      : facts;
  return new Map([...rows].map(([key, facts]) => [key, changed(facts)]));
}

/** Takes from teams the sight of projects. */
export const endProjectAccess = (trx: Transaction) => ({
  remove: (gone: FactsByKey) => endByUuids(trx, gone),
});
