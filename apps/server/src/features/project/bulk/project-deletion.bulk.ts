import { type BulkKind, type BulkOutcome, defineBulk } from '../../../jobs/bulk-kind.ts';
import { removeTrees } from '../delete/project-delete.service.ts';
import { listAllowed } from '../project.queries.ts';
import { type ListedProjects, streamProjectRefs } from './project-bulk.queries.ts';
import { skipped } from './project-outcome.ts';

/** Deletes many projects with everything below them; one stays when the caller does not see all of that. */
export const projectDeletion: BulkKind<ListedProjects, object> = {
  name: 'project.deletion',
  permission: 'PORTFOLIO_MANAGEMENT',
  // Each takes its components and findings with it, while uploads to it wait.
  batchSize: 20,

  select: (db, listed, { scope }) => streamProjectRefs(db, listed, scope),

  async apply(trx, refs, _parameters, caller, at) {
    const found = (await listAllowed(trx, refs, caller.scope)).filter(({ allowed }) => allowed);
    const kept = await removeTrees(
      trx,
      found.map((project) => project.project_id),
      caller,
      at,
    );
    return found.map(
      (project): BulkOutcome =>
        kept.has(project.project_id) ? skipped(project, 'beyond_access') : { ref: project.uuid },
    );
  },
};

export const projectDeletionKind = defineBulk(projectDeletion);
