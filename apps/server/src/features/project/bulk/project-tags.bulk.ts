import type { Transaction } from '../../../db/database.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { type BulkKind, type BulkOutcome, defineBulk } from '../../../jobs/bulk-kind.ts';
import { listLost } from '../../project-reference/project-reach.service.ts';
import { changeTags, planTagChange, type TagChange } from '../../tag/tag.service.ts';
import { holdProjects, type ListedProjects, streamProjectRefs } from './project-bulk.queries.ts';
import { skipped } from './project-outcome.ts';

/** Gives many projects tags and takes others from them. */
export const projectTags: BulkKind<ListedProjects, TagChange> = {
  name: 'project.tags',
  permission: 'PORTFOLIO_MANAGEMENT',

  select: (db, listed, { scope }) => streamProjectRefs(db, listed, scope),

  async apply(trx, refs, change, { scope }) {
    const found = await holdProjects(trx, refs, scope);
    const plan = await planTagChange(
      trx,
      found.map((project) => project.project_id),
      change,
    );
    const lost = await changeSeen(trx, plan, scope);
    return found.map((project): BulkOutcome => {
      if (lost.has(project.project_id)) return skipped(project, 'beyond_access');
      const undo = plan.get(project.project_id);
      return undo ? { ref: project.uuid, undo } : skipped(project, 'unchanged');
    });
  },

  async undo(trx, items, parameters, { scope }) {
    const didTo = new Map(items.map(({ ref, undo }) => [ref, undo as TagChange]));
    const found = await holdProjects(trx, [...didTo.keys()], scope);
    const ids = found.map((project) => project.project_id);
    // The change that would be needed now: none, unless someone has changed these tags since.
    const since = await planTagChange(trx, ids, parameters);
    const unchanged = found.filter((project) => !since.has(project.project_id));
    const back = unchanged.flatMap(({ project_id, uuid }) => {
      const did = didTo.get(uuid);
      return did ? [[project_id, { added: did.removed, removed: did.added }] as const] : [];
    });
    const lost = await changeSeen(trx, new Map(back), scope);
    return found.map((project): BulkOutcome => {
      if (lost.has(project.project_id)) return skipped(project, 'beyond_access');
      return since.has(project.project_id) ? skipped(project, 'changed_since') : { ref: project.uuid };
    });
  },
};

/** Changes tags, but not where that would hide a project from the caller. @returns the projects that would have been hidden */
async function changeSeen(
  trx: Transaction,
  changes: ReadonlyMap<number, TagChange>,
  scope: ProjectScope,
): Promise<ReadonlySet<number>> {
  await changeTags(trx, changes);
  const lost = await listLost(trx, [...changes.keys()], scope);
  const back = [...changes].flatMap(([id, { added, removed }]) =>
    lost.has(id) ? [[id, { added: removed, removed: added }] as const] : [],
  );
  if (back.length > 0) await changeTags(trx, new Map(back));
  return lost;
}

export const projectTagsKind = defineBulk(projectTags);
