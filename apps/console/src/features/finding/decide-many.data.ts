import type { BulkStarted, PortfolioGrouping } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { toFilterQuery } from '../../lib/url-filter.ts';
import type { Selected } from '../audit/use-deciding-many.tsx';
import { selectionBody } from '../task/bulk.data.ts';
import { type AnalysisChange, analysisBody } from './analysis.data.ts';
import type { AuditScope } from './audit-scope.ts';
import { type FindingSearch, findingFilters, portfolioFilters } from './finding-search.ts';

/** Which findings are to be decided about, and how many they are. */
export interface SelectedFindings extends Selected {
  /** The ids are those of groups, each with all of its findings that the filter leaves. */
  by?: PortfolioGrouping;
}

/** By what the groups of a list are made: a project has none of projects. */
export function groupingOf(scope: AuditScope, by: PortfolioGrouping): PortfolioGrouping {
  return scope.kind === 'project' && by === 'PROJECT' ? 'FLAW' : by;
}

/**
 * One decision about many findings and all records of their flaws, as a task. `search` is what the list is filtered by.
 */
export function decideMany(
  scope: AuditScope,
  search: FindingSearch,
  { selection, by }: SelectedFindings,
  change: AnalysisChange,
): Promise<BulkStarted> {
  const { searchText } = search;
  const body = { selection: selectionBody(selection), ...analysisBody(change), aliases: true };
  const isFiltered = selection.kind === 'filter' || by !== undefined;
  return scope.kind === 'project'
    ? call('POST /api/waybill/v1/project/{uuid}/findings/decisions', {
        path: { uuid: scope.uuid },
        query: isFiltered
          ? { searchText, ...toFilterQuery(findingFilters, search), by: by === 'PROJECT' ? undefined : by }
          : {},
        body,
      })
    : call('POST /api/waybill/v1/findings/decisions', {
        query: isFiltered ? { searchText, ...toFilterQuery(portfolioFilters, search), by } : {},
        body,
      });
}
