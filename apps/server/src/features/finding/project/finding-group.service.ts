import type { FindingGroup } from '@waybill/api-contract';
import type { CountedList } from '@waybill/api-contract/server';
import type { Database } from '../../../db/database.ts';
import type { Page } from '../../../db/list/page.ts';
import { readMerged } from '../../vulnerability/facts/facts.service.ts';
import { viewAuditComponent, viewFindingGroup, viewFlaw } from '../finding.view.ts';
import type { FindingFilter } from '../finding-filter.ts';
import { listGroupComponents } from './audit-row.queries.ts';
import { openScope, withoutIdleTime } from './audit-scope.queries.ts';
import { chooseFindingGroups, type GroupRow, listFindingGroups } from './finding-group.queries.ts';
import type { Grouping } from './finding-tally.ts';

/** A page of a project's findings, one row for each flaw or for each component. */
export async function pageOfFindingGroups(
  db: Database,
  projectId: number,
  by: Grouping,
  asked: FindingFilter,
  page: Page,
): Promise<CountedList<FindingGroup>> {
  const scope = await openScope(db, projectId, asked, page.search);
  const filter = await withoutIdleTime(db, scope, asked);
  const { rows: keys, ...others } = await chooseFindingGroups(db, scope, by, filter, page);
  const rows = await listFindingGroups(db, scope, by, filter, keys);
  return { ...others, rows: await (by === 'FLAW' ? ofFlaws(db, rows) : ofComponents(db, projectId, rows)) };
}

async function ofFlaws(db: Database, rows: readonly GroupRow[]): Promise<FindingGroup[]> {
  const known = await readMerged(
    db,
    rows.map((row) => row.vuln_id),
  );
  return rows.flatMap((row) => {
    const facts = known.get(row.vuln_id);
    return facts ? [viewFindingGroup(row, { vulnerability: viewFlaw(facts) })] : [];
  });
}

async function ofComponents(
  db: Database,
  projectId: number,
  rows: readonly GroupRow[],
): Promise<FindingGroup[]> {
  const ids = rows.map((row) => row.component_id);
  const components = await listGroupComponents(db, projectId, ids);
  const byId = new Map(components.map((row) => [row.component_id, viewAuditComponent(row)]));
  return rows.flatMap((row) => {
    const component = byId.get(row.component_id);
    return component ? [viewFindingGroup(row, { component })] : [];
  });
}
