import type { Dt4Row } from '@waybill/dt4';
import {
  digestHere,
  digestThere,
  followComponents,
  openFollowedComponents,
  stageFollowedComponents,
} from '../../component/moved-in/follow-components.service.ts';
import { stageMovedEdges } from '../../dependency-graph/moved-edges.service.ts';
import { selectMoved } from '../../project/moved-in/moved-projects.service.ts';
import { followServices } from '../../service/moved-services.service.ts';
import type { Moving } from '../import-once.ts';
import { deleteImported, insertImported, selectImported, updateImported } from '../imported-row.queries.ts';
import type { OpenedSource } from '../source/source.ts';
import { streamRows } from '../source/stream-rows.ts';
import type { ImportedProjects } from './import-projects.ts';
import type { ElementPlaces } from './plan-component.ts';
import { inBatches, planComponents } from './stage-contents.ts';

/** The contents of a project are noted as one row, with the UUID of the project as key. */
const table = 'COMPONENT';
const batch = 10_000;

/** Contents of projects when they came, and the projects that have others by now. */
export interface KnownContents {
  /** Digests of their contents there, by the UUIDs of the projects. */
  readonly there: ReadonlyMap<string, string>;
  /** UUIDs of projects of which somebody has changed here what is in them. */
  readonly touched: ReadonlySet<string>;
}

/** Projects with those of which somebody has changed here what is in them: it stays. */
export interface OpenProjects extends ImportedProjects {
  /** By their numbers here. */
  readonly touched: ReadonlySet<number>;
}

/** Compares what is in projects with what they became when they came. */
export async function readKnownContents(moving: Moving): Promise<KnownContents> {
  const known = await selectImported(moving, table);
  const ids = await selectMoved(moving.trx, [...known.keys()]);
  const here = await digestHere(moving.trx, [...ids.values()]);
  const touched = [...ids].filter(([uuid, id]) => known.get(uuid)?.here?.digest !== here.get(id));
  return {
    there: new Map([...known].map(([uuid, { said }]) => [uuid, String(said?.digest ?? '')])),
    touched: new Set(touched.map(([uuid]) => uuid)),
  };
}

/** Projects with changed contents. */
export interface ContentChanges {
  /** Numbers here of projects of which it has changed there, and not here. */
  readonly followed: readonly number[];
  readonly there: ReadonlyMap<number, string>;
}

/** Finds the projects of which what is in them has changed there. Needs everything to be staged. */
export async function findChangedContents(
  { trx, ledger }: Moving,
  projects: OpenProjects,
  labels: ReadonlyMap<number, string>,
  { there: before }: KnownContents,
): Promise<ContentChanges> {
  const uuids = new Map([...projects.ids].map(([oldId, id]) => [id, labels.get(oldId) ?? '']));
  const there = await digestThere(trx, [...uuids.keys()]);
  const changed = [...uuids].filter(
    ([id, uuid]) => !projects.fresh.has(id) && before.has(uuid) && before.get(uuid) !== there.get(id),
  );
  for (const [id, uuid] of changed) {
    if (!projects.touched.has(id)) continue;
    const reason = 'What is in the project has changed there, and here, too. What is here was kept.';
    ledger.remark(table, { row: uuid, outcome: 'kept', reason });
  }
  return { followed: changed.flatMap(([id]) => (projects.touched.has(id) ? [] : [id])), there };
}

/** Stages once more what components of some projects say that came before. @returns identities that are new here */
export async function stageChangedContents(
  { trx }: Moving,
  { source, zone }: OpenedSource,
  projects: OpenProjects,
  places: ElementPlaces,
  followed: readonly number[],
): Promise<readonly number[]> {
  await openFollowedComponents(trx);
  if (followed.length === 0) return [];
  const wanted = new Set(followed);
  const identities: number[] = [];
  const components = inBatches<Dt4Row<'COMPONENT'>>(batch, async (rows) => {
    const placed = rows.map((row) => ({
      row,
      projectId: projects.ids.get(row.PROJECT_ID) ?? 0,
      oldId: row.ID,
      uuid: row.UUID,
      said: '0',
    }));
    // Unusable rows were reported by the first pass.
    const planned = planComponents(placed, places, undefined);
    identities.push(
      ...(await stageFollowedComponents(
        trx,
        planned.map(({ component }) => component),
      )),
    );
    await stageMovedEdges(
      trx,
      planned.flatMap(({ component: { projectId, oldId }, dependencies }) =>
        dependencies.map((toUuid) => ({ projectId, fromOldId: oldId, toUuid })),
      ),
    );
  });
  const isWanted = (row: Dt4Row<'COMPONENT'>) => wanted.has(projects.ids.get(row.PROJECT_ID) ?? 0);
  await streamRows(source, { COMPONENT: (rows) => components.add(rows.filter(isWanted)) }, zone, undefined);
  await components.end();
  return identities;
}

/** Makes what is in projects equal to what is in them there. */
export async function followContents(
  { trx, ledger, at }: Moving,
  followed: readonly number[],
): Promise<{ readonly changed: number }> {
  if (followed.length === 0) return { changed: 0 };
  const { changed, removed } = await followComponents(trx, followed, at);
  const services = await followServices(trx, followed);
  for (const [name, gone] of [
    [table, removed],
    ['SERVICECOMPONENT', services],
  ] as const) {
    if (gone === 0) continue;
    const reason = 'They are gone there, so they were removed here.';
    ledger.remark(name, { row: `${gone} of ${name}`, outcome: 'removed', reason }, gone);
  }
  return { changed };
}

/** Notes what is in projects there and here, of those that came or were followed. */
export async function noteContents(
  moving: Moving,
  projects: ImportedProjects,
  labels: ReadonlyMap<number, string>,
  { followed, there }: ContentChanges,
): Promise<void> {
  const rowsOf = async (ids: ReadonlySet<number>) => {
    const here = await digestHere(moving.trx, [...ids]);
    return [...projects.ids].flatMap(([oldId, id]) => {
      if (!ids.has(id)) return [];
      const digest = there.get(id) ?? '0';
      const key = labels.get(oldId) ?? '';
      return [{ key, digest: '00', said: { digest }, here: { digest: here.get(id) ?? '0' }, isMade: true }];
    });
  };
  const fresh = await rowsOf(projects.fresh);
  // A project that was gone may have come back.
  await deleteImported(
    moving,
    table,
    fresh.map(({ key }) => key),
  );
  await insertImported(moving, table, fresh);
  await updateImported(moving, table, await rowsOf(new Set(followed)));
}
