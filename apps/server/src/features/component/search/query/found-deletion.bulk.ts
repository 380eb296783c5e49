import type { BulkStarted, ComponentDeletionPreview } from '@waybill/api-contract';
import type { Database } from '../../../../db/database.ts';
import type { ProjectScope } from '../../../../db/project-scope.ts';
import { isUuid } from '../../../../db/uuid.ts';
import { present } from '../../../../http/present.ts';
import type { Principal } from '../../../../http/principal.ts';
import { type BulkKind, defineBulk } from '../../../../jobs/bulk-kind.ts';
import { type BulkSelection, startBulk } from '../../../bulk/bulk.service.ts';
import { removeComponents } from '../../change/component-change.service.ts';
import { listProjectsOfRefs, orderByProject } from '../../change/component-deletion.queries.ts';
import { type AskedQuery, projectsOfFound, streamFoundRefs } from './component-query.service.ts';

/** The filter of the component search, for current components. */
export type FoundFilter = Omit<AskedQuery, 'past'>;

/** Deletes many components of all projects, with everything nested in them. */
const foundDeletion: BulkKind<FoundFilter, object> = {
  name: 'portfolio.component.deletion',
  permission: 'PORTFOLIO_MANAGEMENT',
  // Each may be in a project of its own, which is counted again while uploads to it wait.
  batchSize: 100,

  select: (db, filter, { scope }) => streamFoundRefs(db, { ...filter, past: false }, scope),

  async apply(trx, refs, _parameters, caller, at) {
    const removed = await removeComponents(trx, refs, undefined, caller, at);
    return removed.map((ref) => ({ ref }));
  },
};

export const foundDeletionKind = defineBulk(foundDeletion);

/** Starts to delete components by their ids or all that a query finds; a project has its own one after the other. */
export async function startFoundDeletion(
  db: Database,
  selection: BulkSelection,
  filter: FoundFilter,
  caller: Principal,
): Promise<BulkStarted> {
  const ordered = selection.kind === 'ids' ? await inOrder(db, selection.ids, caller) : selection;
  return startBulk(db, foundDeletion, { selection: ordered, filter, parameters: {} }, caller);
}

/** The number of components that would be deleted, and their projects. Nested components are not counted. */
export async function previewFoundDeletion(
  db: Database,
  selection: BulkSelection,
  filter: FoundFilter,
  scope: ProjectScope,
): Promise<ComponentDeletionPreview> {
  const rows =
    selection.kind === 'ids'
      ? await listProjectsOfRefs(db, selection.ids, scope)
      : await projectsOfFound(db, { ...filter, past: false }, selection.excluded.filter(isUuid), scope);
  return {
    components: rows[0]?.all_components ?? 0,
    projects: rows[0]?.all_projects ?? 0,
    most: rows.map(({ uuid, name, version, components }) => ({
      uuid,
      name,
      ...present('version', version),
      components,
    })),
  };
}

/** Ids of nothing come last: the report names them. */
async function inOrder(db: Database, ids: readonly string[], { scope }: Principal): Promise<BulkSelection> {
  return { kind: 'ids', ids: [...new Set([...(await orderByProject(db, ids, scope)), ...ids])] };
}
