import { type BulkKind, defineBulk } from '../../jobs/bulk-kind.ts';
import { removeServices } from './service.service.ts';
import { type ListedServices, streamServiceRefs } from './service-deletion.queries.ts';

/** Deletes many services of a project, with everything nested in them. */
export const serviceDeletion: BulkKind<ListedServices, { projectId: number }> = {
  name: 'service.deletion',
  permission: 'PORTFOLIO_MANAGEMENT',

  select: (db, listed, { scope }) => streamServiceRefs(db, listed, scope),

  async apply(trx, refs, { projectId }, { scope }) {
    const removed = await removeServices(trx, refs, [projectId], scope);
    return removed.map((ref) => ({ ref }));
  },
};

export const serviceDeletionKind = defineBulk(serviceDeletion);
