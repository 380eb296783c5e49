import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  AuditViolation,
  BulkStarted,
  ViolationAnalysisState,
  ViolationDetails,
  ViolationGroup,
  ViolationGrouping,
} from '@waybill/api-contract';
import { type Call, call, callPage, type Handling, type Page } from '../../lib/api.ts';
import { optionPaging } from '../../lib/option-paging.ts';
import { toFilterQuery } from '../../lib/url-filter.ts';
import { toServerQuery } from '../../lib/url-table.ts';
import type { TableState } from '../../ui/table/types.ts';
import type { SearchOption } from '../../ui/use-option-search.ts';
import type { Selected } from '../audit/use-deciding-many.tsx';
import { selectionBody } from '../task/bulk.data.ts';
import type { ViolationKey, ViolationScope } from './violation-scope.ts';
import {
  portfolioViolationFilters,
  projectViolationFilters,
  type ViolationSearch,
} from './violation-search.ts';
import { versionedName } from './violation-words.ts';

export type ViolationPage = Page<AuditViolation>;

/** Everything that shows violations as rows. */
export const auditKey = ['violation', 'audit'] as const;

type ProjectQuery = Call<'GET /api/waybill/v1/project/{uuid}/violations'>['query'];
type PortfolioQuery = Call<'GET /api/waybill/v1/violations'>['query'];

/** The parameters by which the server filters. */
function toFilter(scope: ViolationScope, search: ViolationSearch): PortfolioQuery {
  if (scope.kind === 'portfolio') {
    const query: PortfolioQuery = toFilterQuery(portfolioViolationFilters, search);
    // Its groups lead to a single one of its projects.
    if (scope.collection === undefined || search.project !== undefined) return query;
    return { ...query, project: [scope.collection] };
  }
  const query: ProjectQuery = toFilterQuery(projectViolationFilters, search);
  return scope.kind === 'component' ? { ...query, component: scope.component } : query;
}

function callViolations(
  scope: ViolationScope,
  query: PortfolioQuery,
  handling: Handling,
): Promise<ViolationPage> {
  return scope.kind === 'portfolio'
    ? callPage('GET /api/waybill/v1/violations', { query, ...handling })
    : callPage('GET /api/waybill/v1/project/{uuid}/violations', {
        path: { uuid: scope.project },
        query,
        ...handling,
      });
}

export function violationsQuery(scope: ViolationScope, state: TableState, search: ViolationSearch) {
  const query = { ...toServerQuery(state), ...toFilter(scope, search) };
  return queryOptions({
    queryKey: [...auditKey, scope, query],
    queryFn: ({ signal }) => callViolations(scope, query, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One row for each policy, component or project, with figures of what the filters leave. */
export function groupsQuery(
  scope: ViolationScope,
  by: ViolationGrouping,
  state: TableState,
  search: ViolationSearch,
) {
  const query = { ...toServerQuery(state), ...toFilter(scope, search), by };
  return queryOptions({
    queryKey: ['violation', 'groups', scope, query],
    queryFn: ({ signal }) => callGroups(scope, query, signal),
    placeholderData: keepPreviousData,
  });
}

type GroupQuery = Call<'GET /api/waybill/v1/violations/groups'>['query'];

function callGroups(
  scope: ViolationScope,
  query: GroupQuery,
  signal: AbortSignal,
): Promise<Page<ViolationGroup>> {
  return scope.kind === 'portfolio'
    ? callPage('GET /api/waybill/v1/violations/groups', { query, signal })
    : callPage('GET /api/waybill/v1/project/{uuid}/violations/groups', {
        path: { uuid: scope.project },
        query,
        signal,
      });
}

/** Components with violations, by a part of a name; the values are what the lists filter by. */
export async function findComponents(
  scope: ViolationScope,
  { suppressed, onlySuppressed, inactive, all }: ViolationSearch,
  searchText: string,
  signal: AbortSignal,
): Promise<SearchOption[]> {
  const search: ViolationSearch = { suppressed, onlySuppressed, inactive, all };
  const query: GroupQuery = { ...optionPaging(searchText), ...toFilter(scope, search), by: 'COMPONENT' };
  const { rows } = await callGroups(scope, query, signal);
  return rows.flatMap(({ component }) =>
    component ? [{ value: component.uuid, label: versionedName(component) }] : [],
  );
}

/** The violations of a group that are shown below it; the rest is a list of its own. */
const groupSize = 50;

/** Violations below a group, under the filters that the group was made with. */
export function groupViolationsQuery(
  scope: ViolationScope,
  search: ViolationSearch,
  group: Partial<ViolationSearch>,
) {
  const { searchText } = search;
  const query = {
    pageNumber: 1,
    pageSize: groupSize,
    searchText,
    ...toFilter(scope, { ...search, ...group }),
  };
  return queryOptions({
    queryKey: [...auditKey, scope, 'of group', query],
    queryFn: ({ signal }) => callViolations(scope, query, { signal }),
  });
}

/** The number of violations after a filter. */
export async function countViolations(scope: ViolationScope, search: ViolationSearch): Promise<number> {
  const { searchText } = search;
  const query = { pageNumber: 1, pageSize: 1, searchText, ...toFilter(scope, search) };
  return (await callViolations(scope, query, { quiet: false })).total;
}

/** The number of closed violations under the same filters. */
export function closedQuery(scope: ViolationScope, search: ViolationSearch) {
  const whole: ViolationSearch = { ...search, all: true, suppressed: true };
  return queryOptions({
    queryKey: ['violation', 'closed', scope, whole],
    queryFn: () => countViolations(scope, whole),
  });
}

const largestPage = 1000;

/** All violations that a filter leaves, page by page. */
export async function listViolations(
  scope: ViolationScope,
  search: ViolationSearch,
): Promise<AuditViolation[]> {
  const { searchText } = search;
  const found: AuditViolation[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const query = { pageNumber, pageSize: largestPage, searchText, ...toFilter(scope, search) };
    const { rows, total } = await callViolations(scope, query, { quiet: false });
    found.push(...rows);
    if (rows.length === 0 || found.length >= total) return found;
  }
}

/** A violation with its audit trail and why its policy is violated; one that is gone is for the panel to say. */
export function violationQuery({ component, violation }: ViolationKey) {
  return queryOptions({
    queryKey: ['violation', 'one', component, violation],
    meta: { shows: ['policy', 'licenseGroup'] },
    queryFn: ({ signal }): Promise<ViolationDetails> =>
      call('GET /api/waybill/v1/violations/{component}/{violation}', {
        path: { component, violation },
        signal,
        quiet: [404],
      }),
    // Somebody else may have decided since it was last shown.
    staleTime: 0,
  });
}

/** A decision about many violations. Omitted fields stay unchanged. */
export interface ManyDecision {
  analysisState?: ViolationAnalysisState;
  isSuppressed?: boolean;
  comment?: string;
}

/** Which violations are to be decided about, and how many they are. */
export interface SelectedViolations extends Selected {
  /** The ids are those of groups, each with all of its violations that the filter leaves. */
  by?: ViolationGrouping;
}

/** The selection to send. `search` is the filter of the list. */
function requestOf(
  scope: ViolationScope,
  search: ViolationSearch,
  { selection, by }: SelectedViolations,
  decision: ManyDecision,
) {
  const filter = { searchText: search.searchText, ...toFilter(scope, search), by };
  const query = selection.kind === 'filter' || by !== undefined ? filter : {};
  return { query, body: { selection: selectionBody(selection), ...decision } };
}

/** One decision about many violations, as a task. */
export function decideMany(...about: Parameters<typeof requestOf>): Promise<BulkStarted> {
  const [scope] = about;
  const request = requestOf(...about);
  return scope.kind === 'portfolio'
    ? call('POST /api/waybill/v1/violations/decisions', request)
    : call('POST /api/waybill/v1/project/{uuid}/violations/decisions', {
        path: { uuid: scope.project },
        ...request,
      });
}

/** The number of earlier decisions it would change. */
export async function countOverwritten(...about: Parameters<typeof requestOf>): Promise<number> {
  const [scope] = about;
  const request = requestOf(...about);
  const { overwritten } =
    scope.kind === 'portfolio'
      ? await call('POST /api/waybill/v1/violations/decisions/effect', request)
      : await call('POST /api/waybill/v1/project/{uuid}/violations/decisions/effect', {
          path: { uuid: scope.project },
          ...request,
        });
  return overwritten;
}
