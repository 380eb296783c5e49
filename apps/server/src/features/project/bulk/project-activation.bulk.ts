import type { BulkSkipReason } from '@waybill/api-contract';
import type { Transaction } from '../../../db/database.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { type BulkKind, type BulkOutcome, defineBulk } from '../../../jobs/bulk-kind.ts';
import { notSeenWhole } from '../../project-reference/project-reach.service.ts';
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
    const refused = await change(trx, differing, active, scope);
    return found.map((project): BulkOutcome => {
      if (project.active === active) return skipped(project, 'unchanged');
      const reason = refused.get(project.project_id);
      return reason ? skipped(project, reason) : { ref: project.uuid, undo: { active: !active } };
    });
  },

  async undo(trx, items, { active }, { scope }) {
    const found = await holdProjects(
      trx,
      items.map(({ ref }) => ref),
      scope,
    );
    const asLeft = found.filter((project) => project.active === active);
    const refused = await change(trx, asLeft, !active, scope);
    return found.map((project): BulkOutcome => {
      if (project.active !== active) return skipped(project, 'changed_since');
      const reason = refused.get(project.project_id);
      return reason ? skipped(project, reason) : { ref: project.uuid };
    });
  },
};

export const projectActivationKind = defineBulk(projectActivation);

/** Answers why the others could not be changed, by the number of the project. */
async function change(
  trx: Transaction,
  projects: readonly HeldProject[],
  active: boolean,
  scope: ProjectScope,
): Promise<ReadonlyMap<number, BulkSkipReason>> {
  const ids = projects.map((project) => project.project_id);
  await lockTree(trx);
  const refused = active ? new Map() : await whyNotInactive(trx, ids, scope);
  await setActive(
    trx,
    ids.filter((id) => !refused.has(id)),
    active,
  );
  return refused;
}

/** Above something hidden there is one answer, whether that is active or not. */
async function whyNotInactive(
  trx: Transaction,
  ids: readonly number[],
  scope: ProjectScope,
): Promise<Map<number, BulkSkipReason>> {
  const hidden = await notSeenWhole(trx, ids, scope);
  const seen = ids.filter((id) => !hidden.has(id));
  const refused = new Map<number, BulkSkipReason>();
  for (const id of hidden) refused.set(id, 'beyond_access');
  for (const id of await listWithActiveBelow(trx, seen)) refused.set(id, 'active_children');
  return refused;
}
