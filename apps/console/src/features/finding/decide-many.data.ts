import type { BulkStarted, PortfolioGrouping } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { toFilterQuery } from '../../lib/url-filter.ts';
import type { Selected } from '../audit/use-deciding-many.tsx';
import { selectionBody } from '../task/bulk.data.ts';
import { type AnalysisChange, analysisBody } from './analysis.data.ts';
import type { AuditScope } from './audit-scope.ts';
import { type FindingSearch, findingFilters, inCollection, portfolioFilters } from './finding-search.ts';

/** Which findings are to be decided about, and how many they are. */
export interface SelectedFindings extends Selected {
  /** The ids are those of groups, each with all of its findings that the filter leaves. */
  by?: PortfolioGrouping;
}

/** The grouping of a list. A project has no groups by project. */
export function groupingOf(scope: AuditScope, by: PortfolioGrouping): PortfolioGrouping {
  return scope.kind === 'project' && by === 'PROJECT' ? 'FLAW' : by;
}

/** The selection to send. `search` is the filter of the list. */
function requestOf(
  scope: AuditScope,
  search: FindingSearch,
  { selection, by }: SelectedFindings,
  change: AnalysisChange,
) {
  const { searchText } = search;
  const body = { selection: selectionBody(selection), ...analysisBody(change), aliases: true };
  const isFiltered = selection.kind === 'filter' || by !== undefined;
  if (scope.kind === 'project') {
    const ofProject = by === 'PROJECT' ? undefined : by;
    const query = isFiltered ? { searchText, ...toFilterQuery(findingFilters, search), by: ofProject } : {};
    return { kind: scope.kind, request: { path: { uuid: scope.uuid }, query, body } };
  }
  const query = isFiltered
    ? { searchText, ...toFilterQuery(portfolioFilters, search), ...inCollection(scope, search), by }
    : {};
  return { kind: scope.kind, request: { query, body } };
}

/** One decision about many findings and all records of their flaws, as a task. */
export function decideMany(...about: Parameters<typeof requestOf>): Promise<BulkStarted> {
  const asked = requestOf(...about);
  return asked.kind === 'project'
    ? call('POST /api/waybill/v1/project/{uuid}/findings/decisions', asked.request)
    : call('POST /api/waybill/v1/findings/decisions', asked.request);
}

/** The number of earlier decisions it would change. */
export async function countOverwritten(...about: Parameters<typeof requestOf>): Promise<number> {
  const asked = requestOf(...about);
  const { overwritten } =
    asked.kind === 'project'
      ? await call('POST /api/waybill/v1/project/{uuid}/findings/decisions/effect', asked.request)
      : await call('POST /api/waybill/v1/findings/decisions/effect', asked.request);
  return overwritten;
}
