import type { Transaction } from '../../../db/database.ts';
import type { Context } from '../../../feature.ts';
import {
  moveProjectAccess,
  moveProjectProperties,
  moveProjects,
  selectMoved,
  settleMovedProjects,
} from '../../project/moved-in/moved-projects.service.ts';
import { moveTagging, moveTags } from '../../tag/moved-tags.service.ts';
import { importOnce } from '../import-once.ts';
import type { Ledger } from '../report/ledger.ts';
import type { ProjectPlan } from './plan-projects.ts';

/** Where the projects of there are. */
export interface ImportedProjects {
  /** Numbers here by those of there; without those that were deleted here since. */
  readonly ids: ReadonlyMap<number, number>;
  /** Numbers here of projects that came with this run. */
  readonly fresh: ReadonlySet<number>;
  /** Numbers there of all projects that are no refused ones. */
  readonly known: ReadonlySet<number>;
}

/** Writes projects with what is said of them, but for what is in them. */
export async function importProjects(
  trx: Transaction,
  { secrets }: Context,
  plan: ProjectPlan,
  ledger: Ledger,
  at: Date,
): Promise<ImportedProjects> {
  await importOnce(trx, ledger, 'TAG', plan.tags, at, (tags) => moveTags(trx, tags));
  const made = new Set<string>();
  await importOnce(trx, ledger, 'PROJECT', plan.projects, at, async (projects) => {
    const results = await moveProjects(trx, projects);
    for (const [n, { uuid }] of projects.entries()) if (results[n]?.outcome === 'written') made.add(uuid);
    return results;
  });
  await importOnce(trx, ledger, 'PROJECT_METADATA', plan.documents, at, async (uuids) =>
    uuids.map((uuid) => ({ outcome: made.has(uuid) ? 'written' : 'merged' })),
  );
  await importOnce(trx, ledger, 'PROJECTS_TAGS', plan.tagging, at, (pairs) => moveTagging(trx, pairs));
  await importOnce(trx, ledger, 'PROJECT_ACCESS_TEAMS', plan.access, at, (grants) =>
    moveProjectAccess(trx, grants),
  );
  await importOnce(trx, ledger, 'PROJECT_PROPERTY', plan.properties, at, (properties) =>
    moveProjectProperties(
      trx,
      properties.map((property) =>
        property.type === 'ENCRYPTEDSTRING' && property.value !== null
          ? { ...property, value: secrets.encrypt(property.value) }
          : property,
      ),
    ),
  );
  const byUuid = await selectMoved(trx, [...plan.numbers.values()]);
  const ids = new Map(
    [...plan.numbers].flatMap(([oldId, uuid]) => {
      const id = byUuid.get(uuid);
      return id === undefined ? [] : [[oldId, id] as const];
    }),
  );
  const fresh = new Set([...byUuid].filter(([uuid]) => made.has(uuid)).map(([, id]) => id));
  await settleMovedProjects(trx, [...fresh]);
  return { ids, fresh, known: new Set(plan.numbers.keys()) };
}
