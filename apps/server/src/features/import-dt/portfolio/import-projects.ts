import type { Facts, FactsByKey } from '../../../db/followed-rows.ts';
import type { Principal } from '../../../http/principal.ts';
import {
  endProjectAccess,
  followProjects,
  followProperties,
  settlePlaces,
} from '../../project/moved-in/follow-projects.service.ts';
import {
  moveProjectAccess,
  moveProjectProperties,
  moveProjects,
  selectMoved,
  settleMovedProjects,
} from '../../project/moved-in/moved-projects.service.ts';
import { endTagging, moveTagging, moveTags } from '../../tag/moved-tags.service.ts';
import { importOnce, type Moving } from '../import-once.ts';
import type { ProjectPlan } from './plan-projects.ts';

/** Where the projects of there are. */
export interface ImportedProjects {
  /** Numbers here by those of there; without those that were deleted here since. */
  readonly ids: ReadonlyMap<number, number>;
  /** Numbers here of projects that came with this run. */
  readonly fresh: ReadonlySet<number>;
  /** Numbers here of projects that changed with this run. */
  readonly changed: readonly number[];
  /** Numbers there of all projects that are no refused ones. */
  readonly known: ReadonlySet<number>;
}

/**
 * Writes projects and their facts, without their contents.
 * @param isTouched true for a project, by UUID, of which somebody has changed here what is in it
 */
export async function importProjects(
  moving: Moving,
  plan: ProjectPlan,
  caller: Principal,
  isTouched: (uuid: string) => boolean,
): Promise<ImportedProjects> {
  const { trx, at } = moving;
  await importOnce(moving, 'TAG', plan.tags, { write: (tags) => moveTags(trx, tags) });
  const made = new Set<string>();
  const changes = new Map<string, Facts>();
  const follow = followProjects(trx, { caller, at, isTouched });
  await importOnce(moving, 'PROJECT', plan.projects, {
    write: async (projects) => {
      const results = await moveProjects(trx, projects);
      for (const [n, { uuid }] of projects.entries()) if (results[n]?.outcome === 'written') made.add(uuid);
      return results;
    },
    ...follow,
    change: async (changed) => {
      for (const [uuid, facts] of changed) changes.set(uuid, facts);
      await follow.change(changed);
    },
  });
  await settlePlaces(trx, changes);
  await importOnce(moving, 'PROJECT_METADATA', plan.documents, {
    write: async (uuids) => uuids.map((uuid) => ({ outcome: made.has(uuid) ? 'written' : 'merged' })),
  });
  const affected = await importAround(moving, plan);
  const byUuid = await selectMoved(trx, [...plan.numbers.values()]);
  const ids = new Map(
    [...plan.numbers].flatMap(([oldId, uuid]) => {
      const id = byUuid.get(uuid);
      return id === undefined ? [] : [[oldId, id] as const];
    }),
  );
  const idsOf = (uuids: Iterable<string>) => [...uuids].flatMap((uuid) => byUuid.get(uuid) ?? []);
  const [fresh, changed] = [new Set(idsOf(made)), idsOf(new Set([...changes.keys(), ...affected]))];
  await settleMovedProjects(trx, [...fresh, ...changed]);
  return { ids, fresh, changed, known: new Set(plan.numbers.keys()) };
}

/** @returns UUIDs of projects whose tags or teams have changed */
async function importAround(moving: Moving, plan: ProjectPlan): Promise<ReadonlySet<string>> {
  const { trx, secrets } = moving;
  const affected = new Set<string>();
  const noted = <T extends { readonly project: string }>(pairs: readonly T[]): readonly T[] => {
    for (const { project } of pairs) affected.add(project);
    return pairs;
  };
  const ending = ({ remove }: { readonly remove: (gone: FactsByKey) => Promise<void> }) => ({
    remove: async (gone: FactsByKey) => {
      for (const { project } of gone.values()) affected.add(String(project));
      await remove(gone);
    },
  });
  await importOnce(moving, 'PROJECTS_TAGS', plan.tagging, {
    write: (pairs) => moveTagging(trx, noted(pairs)),
    ...ending(endTagging(trx)),
    of: ['PROJECT', 'TAG'],
  });
  await importOnce(moving, 'PROJECT_ACCESS_TEAMS', plan.access, {
    write: (grants) => moveProjectAccess(trx, noted(grants)),
    ...ending(endProjectAccess(trx)),
    of: ['PROJECT', 'TEAM'],
  });
  await importOnce(moving, 'PROJECT_PROPERTY', plan.properties, {
    write: (properties) =>
      moveProjectProperties(
        trx,
        properties.map((property) =>
          property.type === 'ENCRYPTEDSTRING' && property.value !== null
            ? { ...property, value: secrets.encrypt(property.value) }
            : property,
        ),
      ),
    ...followProperties(trx, secrets),
    of: ['PROJECT'],
  });
  return affected;
}
