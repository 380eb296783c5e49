import { type BulkKind, type BulkOutcome, defineBulk } from '../../../jobs/bulk-kind.ts';
import { removeTrees } from '../delete/project-delete.service.ts';
import { listAllowed } from '../project.queries.ts';
import { type ListedProjects, streamProjectRefs } from './project-bulk.queries.ts';

/** Deletes many projects with everything below them. */
export const projectDeletion: BulkKind<ListedProjects, object> = {
  name: 'project.deletion',
  permission: 'PORTFOLIO_MANAGEMENT',
  // Each takes its components and findings with it, while uploads to it wait.
  batchSize: 20,

  select: (db, listed, { scope }) => streamProjectRefs(db, listed, scope),

  async apply(trx, refs, _parameters, { scope }, at) {
    const found = (await listAllowed(trx, refs, scope)).filter(({ allowed }) => allowed);
    await removeTrees(
      trx,
      found.map((project) => project.project_id),
      at,
    );
    return found.map(({ uuid }): BulkOutcome => ({ ref: uuid }));
  },
};

export const projectDeletionKind = defineBulk(projectDeletion);
