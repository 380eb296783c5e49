import { type BulkKind, defineBulk } from '../../../jobs/bulk-kind.ts';
import { removeComponents } from './component-change.service.ts';
import { type ListedComponents, streamComponentRefs } from './component-deletion.queries.ts';

/** Deletes many components of a project, with everything nested in them. */
export const componentDeletion: BulkKind<ListedComponents, { projectId: number }> = {
  name: 'component.deletion',
  permission: 'PORTFOLIO_MANAGEMENT',

  select: (db, listed, { scope }) => streamComponentRefs(db, listed, scope),

  async apply(trx, refs, { projectId }, caller, at) {
    const removed = await removeComponents(trx, refs, [projectId], caller, at);
    return removed.map((ref) => ({ ref }));
  },
};

export const componentDeletionKind = defineBulk(componentDeletion);
