import { type BulkKind, defineBulk } from '../../jobs/bulk-kind.ts';
import { actorOf } from '../audit-log/audit-log.service.ts';
import { removeServices } from './service.service.ts';
import { type ListedServices, streamServiceRefs } from './service-deletion.queries.ts';

/** Deletes many services of a project, with everything nested in them. */
export const serviceDeletion: BulkKind<ListedServices, { projectId: number }> = {
  name: 'service.deletion',
  permission: 'PORTFOLIO_MANAGEMENT',

  select: (db, listed, { scope }) => streamServiceRefs(db, listed, scope),

  async apply(trx, refs, { projectId }, caller, at) {
    const removed = await removeServices(trx, refs, [projectId], caller.scope, actorOf(caller, at));
    return removed.map((ref) => ({ ref }));
  },
};

export const serviceDeletionKind = defineBulk(serviceDeletion);
