import type { Transaction } from '../../../db/database.ts';
import { type BulkKind, type BulkOutcome, defineBulk } from '../../../jobs/bulk-kind.ts';
import { lockTree } from '../change/project-lock.queries.ts';
import {
  type HeldProject,
  holdProjects,
  type ListedProjects,
  listWithActiveBelow,
  setActive,
  streamProjectRefs,
} from './project-bulk.queries.ts';
import { skipped } from './project-outcome.ts';

/** Activates or deactivates many projects. One stays active as long as something below it does (contract §4). */
export const projectActivation: BulkKind<ListedProjects, { active: boolean }> = {
  name: 'project.activation',
  permission: 'PORTFOLIO_MANAGEMENT',

  select: (db, listed, { scope }) => streamProjectRefs(db, listed, scope),

  async apply(trx, refs, { active }, { scope }) {
    const found = await holdProjects(trx, refs, scope);
    const differing = found.filter((project) => project.active !== active);
    const changed = await change(trx, differing, active);
    return found.map((project): BulkOutcome => {
      if (project.active === active) return skipped(project, 'unchanged');
      if (!changed.has(project.project_id)) return skipped(project, 'active_children');
      return { ref: project.uuid, undo: { active: !active } };
    });
  },

  async undo(trx, items, { active }, { scope }) {
    const found = await holdProjects(
      trx,
      items.map(({ ref }) => ref),
      scope,
    );
    const asLeft = found.filter((project) => project.active === active);
    const changed = await change(trx, asLeft, !active);
    return found.map((project): BulkOutcome => {
      if (project.active !== active) return skipped(project, 'changed_since');
      return changed.has(project.project_id) ? { ref: project.uuid } : skipped(project, 'active_children');
    });
  },
};

export const projectActivationKind = defineBulk(projectActivation);

/** Answers the numbers of those that could be changed. */
async function change(
  trx: Transaction,
  projects: readonly HeldProject[],
  active: boolean,
): Promise<ReadonlySet<number>> {
  const ids = projects.map((project) => project.project_id);
  await lockTree(trx);
  const stays = active ? new Set<number>() : await listWithActiveBelow(trx, ids);
  const changed = ids.filter((id) => !stays.has(id));
  await setActive(trx, changed, active);
  return new Set(changed);
}
