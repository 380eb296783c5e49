import type { BulkSkipReason } from '@waybill/api-contract';
import type { Transaction } from '../../../db/database.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { type BulkKind, type BulkOutcome, defineBulk } from '../../../jobs/bulk-kind.ts';
import { noteProjectChange } from '../../policy-evaluation/evaluate.service.ts';
import { refreshAccess } from '../../project-access/project-access.service.ts';
import { listLost, notMovable } from '../../project-reference/project-reach.service.ts';
import { listClosedPlaces } from '../change/open-place.queries.ts';
import { lockTree } from '../change/project-lock.queries.ts';
import {
  type HeldProject,
  holdProjects,
  type ListedProjects,
  listLinksUp,
  type ProjectPlace,
  setParents,
  streamProjectRefs,
  type TreeLink,
} from './project-bulk.queries.ts';
import { skipped } from './project-outcome.ts';

/** Where a project was, and where the move has put it. */
interface Moved {
  before: number | null;
  after: number | null;
}

/** Moves many projects below another one, or to the top with null. */
export const projectMove: BulkKind<ListedProjects, { parent: string | null }> = {
  name: 'project.parent',
  permission: 'PORTFOLIO_MANAGEMENT',

  select: (db, listed, { scope }) => streamProjectRefs(db, listed, scope),

  async apply(trx, refs, { parent: parentUuid }, { scope }) {
    const held = await holdProjects(trx, refs, scope, parentUuid ?? undefined);
    const chosen = new Set(refs);
    const found = held.filter((project) => chosen.has(project.uuid));
    const parent = held.find((project) => project.uuid === parentUuid);
    if (parentUuid !== null && !parent)
      return found.map((project): BulkOutcome => skipped(project, 'parent_unusable'));
    const after = parent?.project_id ?? null;
    const moving = found.filter((project) => project.parent_id !== after);
    const refused = await move(trx, moving, () => after, scope);
    return found.map((project): BulkOutcome => {
      if (project.parent_id === after) return skipped(project, 'unchanged');
      const reason = refused.get(project.project_id);
      if (reason) return skipped(project, reason);
      const undo: Moved = { before: project.parent_id, after };
      return { ref: project.uuid, undo };
    });
  },

  async undo(trx, items, _parameters, { scope }) {
    const movedOf = new Map(items.map(({ ref, undo }) => [ref, undo as Moved]));
    const found = await holdProjects(trx, [...movedOf.keys()], scope);
    const asLeft = found.filter((project) => movedOf.get(project.uuid)?.after === project.parent_id);
    const refused = await move(trx, asLeft, ({ uuid }) => movedOf.get(uuid)?.before ?? null, scope);
    return found.map((project): BulkOutcome => {
      if (!asLeft.includes(project)) return skipped(project, 'changed_since');
      const reason = refused.get(project.project_id);
      return reason ? skipped(project, reason) : { ref: project.uuid };
    });
  },
};

export const projectMoveKind = defineBulk(projectMove);

/** Moves projects to the places that `placeOf` returns, except those for which it returns a reason. */
async function move(
  trx: Transaction,
  projects: readonly HeldProject[],
  placeOf: (project: HeldProject) => number | null,
  scope: ProjectScope,
): Promise<ReadonlyMap<number, BulkSkipReason>> {
  await lockTree(trx);
  const wanted = projects.map((project) => ({ projectId: project.project_id, parentId: placeOf(project) }));
  const ends = wanted.flatMap(({ projectId, parentId }) => [projectId, parentId ?? projectId]);
  const links = new Map(
    (await listLinksUp(trx, ends, scope)).map((link) => [link.project_id, link] as const),
  );
  const beyond = await notMovable(
    trx,
    wanted.map((place) => place.projectId),
    scope,
  );
  const closed = await listClosedPlaces(
    trx,
    wanted.map((place) => place.parentId),
    scope,
  );
  const refused = new Map<number, BulkSkipReason>();
  const moves: ProjectPlace[] = [];
  for (const place of wanted) {
    const isBeyond = beyond.has(place.projectId) || closed.has(place.parentId);
    const reason = isBeyond ? 'beyond_access' : whyNot(place, links);
    if (reason) {
      refused.set(place.projectId, reason);
      continue;
    }
    moves.push(place);
    // The next one is judged by the tree as it is going to be.
    const link = links.get(place.projectId);
    if (link) links.set(place.projectId, { ...link, parent_id: place.parentId });
  }
  await setParents(trx, moves);
  const movedIds = moves.map((place) => place.projectId);
  await refreshAccess(trx, movedIds);
  const lost = await listLost(trx, movedIds, scope);
  if (lost.size > 0) {
    const before = projects.filter((project) => lost.has(project.project_id));
    await setParents(
      trx,
      before.map((project) => ({ projectId: project.project_id, parentId: project.parent_id })),
    );
    await refreshAccess(trx, [...lost]);
    for (const projectId of lost) refused.set(projectId, 'beyond_access');
  }
  await noteProjectChange(
    trx,
    movedIds.filter((projectId) => !lost.has(projectId)),
  );
  return refused;
}

function whyNot(
  { projectId, parentId }: ProjectPlace,
  links: ReadonlyMap<number, TreeLink>,
): BulkSkipReason | undefined {
  if (parentId === null) return undefined;
  const parent = links.get(parentId);
  if (!parent?.active || !parent.allowed) return 'parent_unusable';
  let above: number | null = parentId;
  while (above !== null) {
    if (above === projectId) return 'parent_below';
    above = links.get(above)?.parent_id ?? null;
  }
  return undefined;
}
