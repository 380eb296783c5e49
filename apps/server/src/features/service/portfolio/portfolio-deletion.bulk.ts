import type { BulkStarted } from '@waybill/api-contract';
import type { Database } from '../../../db/database.ts';
import type { Principal } from '../../../http/principal.ts';
import { type BulkKind, defineBulk } from '../../../jobs/bulk-kind.ts';
import { actorOf } from '../../audit-log/audit-log.service.ts';
import { type BulkSelection, startBulk } from '../../bulk/bulk.service.ts';
import { removeServices } from '../service.service.ts';
import { orderByProject } from '../service-deletion.queries.ts';
import { streamPortfolioRefs } from './portfolio-deletion.queries.ts';
import type { PortfolioFilter } from './portfolio-filter.ts';

/** Deletes many services of all projects, with everything nested in them. */
const portfolioDeletion: BulkKind<PortfolioFilter, object> = {
  name: 'portfolio.service.deletion',
  permission: 'PORTFOLIO_MANAGEMENT',
  // Each may be in a project of its own, to which uploads wait.
  batchSize: 100,

  select: (db, filter, { scope }) => streamPortfolioRefs(db, filter, scope),

  async apply(trx, refs, _parameters, caller, at) {
    const removed = await removeServices(trx, refs, undefined, caller.scope, actorOf(caller, at));
    return removed.map((ref) => ({ ref }));
  },
};

export const portfolioDeletionKind = defineBulk(portfolioDeletion);

/** Starts to delete services by their ids or all that the list shows; a project has its own one after the other. */
export async function startPortfolioDeletion(
  db: Database,
  selection: BulkSelection,
  filter: PortfolioFilter,
  caller: Principal,
): Promise<BulkStarted> {
  const ordered = selection.kind === 'ids' ? await inOrder(db, selection.ids, caller) : selection;
  return startBulk(db, portfolioDeletion, { selection: ordered, filter, parameters: {} }, caller);
}

/** Ids of nothing come last: the report names them. */
async function inOrder(db: Database, ids: readonly string[], { scope }: Principal): Promise<BulkSelection> {
  return { kind: 'ids', ids: [...new Set([...(await orderByProject(db, ids, scope)), ...ids])] };
}
