import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Paging, PortfolioGrouping } from '@waybill/api-contract';
import { type Call, call, callPage, type Handling, type Page } from '../../lib/api.ts';
import { optionPaging } from '../../lib/option-paging.ts';
import { toFilterQuery } from '../../lib/url-filter.ts';
import { toServerQuery } from '../../lib/url-table.ts';
import type { TableState } from '../../ui/table/types.ts';
import type { SearchOption } from '../../ui/use-option-search.ts';
import type { AuditScope, ListedFinding, ListedGroup } from './audit-scope.ts';
import { versionedName } from './finding-names.ts';
import {
  type FindingKey,
  type FindingSearch,
  findingFilters,
  inCollection,
  portfolioFilters,
  portfolioFiltersOf,
} from './finding-search.ts';

export type FindingPage = Page<ListedFinding>;

const ofProject = 'GET /api/waybill/v1/project/{uuid}/findings';
const ofPortfolio = 'GET /api/waybill/v1/findings';

/** For all projects: the filters of groups, and the choice to list every record. */
type GroupQuery = Omit<NonNullable<Call<'GET /api/waybill/v1/findings/groups'>['query']>, 'by'> &
  Pick<NonNullable<Call<typeof ofPortfolio>['query']>, 'everyRecord'>;

/** A list of findings, as the server is asked for it. */
type Asked =
  | { kind: 'project'; uuid: string; query: NonNullable<Call<typeof ofProject>['query']> }
  | { kind: 'portfolio'; query: GroupQuery };

function ask(scope: AuditScope, paging: Paging, search: FindingSearch): Asked {
  return scope.kind === 'project'
    ? { ...scope, query: { ...paging, ...toFilterQuery(findingFilters, search) } }
    : {
        kind: scope.kind,
        query: { ...paging, ...toFilterQuery(portfolioFilters, search), ...inCollection(scope, search) },
      };
}

function askGroups(scope: AuditScope, paging: Paging, search: FindingSearch): Asked {
  if (scope.kind === 'project') return ask(scope, paging, search);
  const query = toFilterQuery<GroupQuery>(portfolioFiltersOf(search), search);
  return { kind: scope.kind, query: { ...paging, ...query, ...inCollection(scope, search) } };
}

async function callFindings(asked: Asked, handling: Handling): Promise<FindingPage> {
  if (asked.kind === 'portfolio') return callPage(ofPortfolio, { query: asked.query, ...handling });
  const { uuid, query } = asked;
  const page = await callPage(ofProject, { path: { uuid }, query, ...handling });
  return { ...page, rows: page.rows.map((row) => ({ ...row, project: { uuid } })) };
}

/** Everything that shows findings as rows. */
export const auditKey = ['finding', 'audit'] as const;

export function auditQuery(scope: AuditScope, state: TableState, search: FindingSearch) {
  const asked = ask(scope, toServerQuery(state), search);
  return queryOptions({
    queryKey: [...auditKey, asked],
    queryFn: ({ signal }) => callFindings(asked, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The findings of a group that are shown below it; the rest is a list of its own. */
const groupSize = 50;

/** Findings below a group, under the filters that the group was made with. */
export function groupFindingsQuery(scope: AuditScope, search: FindingSearch, group: Partial<FindingSearch>) {
  const paging = { pageNumber: 1, pageSize: groupSize, searchText: search.searchText };
  const asked = ask(scope, paging, { ...search, ...group });
  return queryOptions({
    queryKey: [...auditKey, 'of-group', asked],
    queryFn: ({ signal }) => callFindings(asked, { signal }),
  });
}

const largestPage = 1000;

/** All findings that a filter leaves, page by page. */
export async function listFindings(scope: AuditScope, search: FindingSearch): Promise<ListedFinding[]> {
  const found: ListedFinding[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const paging = { pageNumber, pageSize: largestPage, searchText: search.searchText };
    const { rows, total } = await callFindings(ask(scope, paging, search), { quiet: false });
    found.push(...rows);
    if (rows.length === 0 || found.length >= total) return found;
  }
}

/** The exact or estimated number of findings after a filter. */
export async function countFindings(
  scope: AuditScope,
  search: FindingSearch,
): Promise<{ count: number; isEstimated: boolean }> {
  const paging = { pageNumber: 1, pageSize: 1, searchText: search.searchText };
  const { total, isEstimated = false } = await callFindings(ask(scope, paging, search), { quiet: false });
  return { count: total, isEstimated };
}

/** The number of closed findings under the same filters. */
export function closedQuery(scope: AuditScope, search: FindingSearch) {
  const whole: FindingSearch = { ...search, all: true, suppressed: true };
  return queryOptions({
    queryKey: ['finding', 'closed', scope, whole],
    queryFn: () => countFindings(scope, whole),
  });
}

/**
 * From this EPSS on, a finding without a severity deserves attention, although it is listed after all others.
 */
export const likelyEpss = 0.1;

/** Keeps only findings without a severity that are likely to be exploited. */
export const unratedFilter = {
  severity: ['UNASSIGNED'],
  epss: `${likelyEpss}..`,
} satisfies Partial<FindingSearch>;

/** The number of findings after {@link unratedFilter}; for all projects it may be an estimate. */
export function unratedQuery(scope: AuditScope, search: FindingSearch) {
  const { suppressed, inactive, all } = search;
  return queryOptions({
    queryKey: ['finding', 'unrated', scope, { suppressed, inactive, all }],
    queryFn: async ({ signal }) => {
      if (scope.kind === 'portfolio') {
        const asked = ask(
          scope,
          { pageNumber: 1, pageSize: 1 },
          { suppressed, inactive, all, ...unratedFilter },
        );
        const { total, isEstimated = false } = await callFindings(asked, { signal, quiet: true });
        return { findings: total, isEstimated };
      }
      const { findings } = await call('GET /api/waybill/v1/project/{uuid}/findings/unrated', {
        path: { uuid: scope.uuid },
        query: { minEpss: likelyEpss, suppressed, open: all ? undefined : true },
        signal,
        quiet: true,
      });
      return { findings, isEstimated: false };
    },
  });
}

/** One row for each flaw, component or project, with figures of what the filters leave. */
export function groupsQuery(
  scope: AuditScope,
  by: PortfolioGrouping,
  state: TableState,
  search: FindingSearch,
) {
  const asked = askGroups(scope, toServerQuery(state), { ...search, by });
  return queryOptions({
    queryKey: ['finding', 'groups', by, asked],
    queryFn: ({ signal }) => callGroups(asked, by, signal),
    placeholderData: keepPreviousData,
  });
}

/** As many flaws as a picture shows. */
const mostDrawn = 1000;

/** The most urgent flaws for a picture of EPSS by CVSS; what is chosen in it leaves none of them out. */
export function epssFlawsQuery(scope: AuditScope, search: FindingSearch) {
  const paging = { pageNumber: 1, pageSize: mostDrawn, searchText: search.searchText };
  const asked = ask(scope, paging, { ...search, flaw: undefined, cvss: undefined, epss: undefined });
  return queryOptions({
    queryKey: ['finding', 'epss-flaws', asked],
    queryFn: ({ signal }) => callGroups(asked, 'FLAW', signal),
    placeholderData: keepPreviousData,
  });
}

async function callGroups(
  asked: Asked,
  by: PortfolioGrouping,
  signal: AbortSignal,
): Promise<Page<ListedGroup>> {
  if (asked.kind === 'portfolio') {
    // Groups count flaws, whatever the list shows.
    const { everyRecord: _, ...query } = asked.query;
    return callPage('GET /api/waybill/v1/findings/groups', { query: { ...query, by }, signal });
  }
  const { uuid } = asked;
  const { everyRecord: _, ...query } = asked.query;
  const page = await callPage('GET /api/waybill/v1/project/{uuid}/findings/groups', {
    path: { uuid },
    // A project has no groups of projects.
    query: { ...query, by: by === 'COMPONENT' ? by : 'FLAW' },
    signal,
  });
  const rows = page.rows.map((group) => ({
    ...group,
    id: group.vulnerability?.uuid ?? group.component?.uuid ?? '',
  }));
  return { ...page, rows };
}

/** Components with findings, by a part of a name; the values are what the lists of the scope filter by. */
export async function findComponents(
  scope: AuditScope,
  { suppressed, onlySuppressed, inactive, all }: FindingSearch,
  searchText: string,
  signal: AbortSignal,
): Promise<SearchOption[]> {
  const search: FindingSearch = { suppressed, onlySuppressed, inactive, all, by: 'COMPONENT' };
  const { rows } = await callGroups(askGroups(scope, optionPaging(searchText), search), 'COMPONENT', signal);
  return rows.map(({ id, component }) => ({ value: id, label: component ? versionedName(component) : id }));
}

/** One finding of a project, suppressed or not, as a list of at most one. */
export function callOneFinding(key: FindingKey, signal: AbortSignal): Promise<FindingPage> {
  const { project: uuid, component, vulnerability } = key;
  const query = {
    component,
    vulnerability,
    suppressed: true,
    everyRecord: true,
    pageNumber: 1,
    pageSize: 1,
  };
  return callFindings({ kind: 'project', uuid, query }, { signal, quiet: false });
}

/** For a panel that is open on a finding which the page of the list lacks. */
export function oneFindingQuery(key: FindingKey) {
  return queryOptions({
    queryKey: [...auditKey, 'one', key],
    queryFn: ({ signal }) => callOneFinding(key, signal),
  });
}

const mostVersions = 100;

/** All records of the same flaw in the same component with other versions in the same project, suppressed or not. */
export function otherVersionsQuery({ project, component, vulnerability }: ListedFinding) {
  const query = {
    flaw: vulnerability.uuid,
    searchText: component.name,
    suppressed: true,
    everyRecord: true,
    pageNumber: 1,
    pageSize: mostVersions,
  };
  const isOther = ({ component: other }: ListedFinding) =>
    other.name === component.name && other.group === component.group && other.version !== component.version;
  return queryOptions({
    queryKey: ['finding', 'other-versions', project.uuid, component.uuid, vulnerability.uuid],
    queryFn: async ({ signal }) =>
      (await callFindings({ kind: 'project', uuid: project.uuid, query }, { signal })).rows.filter(isOther),
  });
}

/** The other records of a finding's flaw that the same component has as findings, suppressed or not. */
export function aliasesQuery({ project, component, vulnerability }: ListedFinding) {
  const query = {
    flaw: vulnerability.uuid,
    component: component.uuid,
    suppressed: true,
    everyRecord: true,
    pageNumber: 1,
    pageSize: mostVersions,
  };
  return queryOptions({
    queryKey: ['finding', 'aliases', project.uuid, component.uuid, vulnerability.uuid],
    queryFn: async ({ signal }) =>
      (await callFindings({ kind: 'project', uuid: project.uuid, query }, { signal })).rows.filter(
        (other) => other.vulnerability.uuid !== vulnerability.uuid,
      ),
  });
}

/** The first findings of a vulnerability, whether suppressed or not. */
export function findingsOfVulnerability(uuid: string, vulnerability: string): Promise<FindingPage> {
  const query = { vulnerability, suppressed: true, pageNumber: 1, pageSize: 2 };
  // The page itself says when there is no such project.
  return callFindings({ kind: 'project', uuid, query }, { quiet: [400, 404] });
}
