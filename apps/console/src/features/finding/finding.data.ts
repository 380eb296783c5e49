import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type { AuditFinding, FindingGrouping } from '@waybill/api-contract';
import { type Call, call, callFile, callPage, type Handling, type Page } from '../../lib/api.ts';
import { toFilterQuery } from '../../lib/url-filter.ts';
import { toServerQuery } from '../../lib/url-table.ts';
import type { TableState } from '../../ui/table/types.ts';
import { type FindingKey, type FindingQuery, type FindingSearch, findingFilters } from './finding-search.ts';

export type FindingPage = Page<AuditFinding>;

const toFindingFilter = (search: FindingSearch) => toFilterQuery<FindingQuery>(findingFilters, search);

const findingsKey = 'GET /api/waybill/v1/project/{uuid}/findings';

/** Everything that shows findings of a project as rows. */
export const auditKey = (project: string) => ['finding', 'audit', project] as const;

export function auditQuery(project: string, state: TableState, search: FindingSearch) {
  const query = { ...toServerQuery(state), ...toFindingFilter(search) };
  return queryOptions({
    queryKey: [...auditKey(project), query],
    queryFn: ({ signal }) => callFindings(project, query, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The findings of a group that are shown below it; the rest is a list of its own. */
const groupSize = 50;

/** Findings below a group, under the filters that the group was made with. */
export function groupFindingsQuery(project: string, search: FindingSearch, group: Partial<FindingSearch>) {
  const { searchText } = search;
  const query = {
    pageNumber: 1,
    pageSize: groupSize,
    searchText,
    ...toFindingFilter({ ...search, ...group }),
  };
  return queryOptions({
    queryKey: [...auditKey(project), 'of-group', query],
    queryFn: ({ signal }) => callFindings(project, query, { signal }),
  });
}

const largestPage = 1000;

/** All findings that a filter leaves, page by page. */
export async function listFindings(project: string, search: FindingSearch): Promise<AuditFinding[]> {
  const { searchText } = search;
  const found: AuditFinding[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const paging = { pageNumber, pageSize: largestPage, searchText };
    const { rows, total } = await callFindings(
      project,
      { ...paging, ...toFindingFilter(search) },
      { quiet: false },
    );
    found.push(...rows);
    if (rows.length === 0 || found.length >= total) return found;
  }
}

/** One row for each flaw or each component, with figures of what the filters leave. */
export function groupsQuery(project: string, by: FindingGrouping, state: TableState, search: FindingSearch) {
  const query = { ...toServerQuery(state), ...toFindingFilter(search), by };
  return queryOptions({
    queryKey: ['finding', 'groups', project, query],
    queryFn: ({ signal }) =>
      callPage('GET /api/waybill/v1/project/{uuid}/findings/groups', {
        path: { uuid: project },
        query,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** All that the records of a finding's flaw say. */
export function findingDetailsQuery(project: string, { component, vulnerability }: FindingKey) {
  return queryOptions({
    queryKey: ['finding', 'details', project, component, vulnerability],
    queryFn: ({ signal }) =>
      call('GET /api/waybill/v1/project/{uuid}/findings/{component}/{vulnerability}', {
        path: { uuid: project, component, vulnerability },
        signal,
      }),
  });
}

function callFindings(
  project: string,
  query: Call<typeof findingsKey>['query'],
  handling: Handling,
): Promise<FindingPage> {
  return callPage(findingsKey, { path: { uuid: project }, query, ...handling });
}

/** One finding, suppressed or not, as a list of at most one. */
export function callOneFinding(project: string, key: FindingKey, signal: AbortSignal): Promise<FindingPage> {
  const query = { ...key, suppressed: true, pageNumber: 1, pageSize: 1 };
  return callFindings(project, query, { signal, quiet: false });
}

/** For a panel that is open on a finding which the page of the list lacks. */
export function oneFindingQuery(project: string, key: FindingKey) {
  return queryOptions({
    queryKey: [...auditKey(project), 'one', key.component, key.vulnerability],
    queryFn: ({ signal }) => callOneFinding(project, key, signal),
  });
}

const mostVersions = 100;

/** The same vulnerability in the same component with other versions, suppressed or not. */
export function otherVersionsQuery(project: string, { component, vulnerability }: AuditFinding) {
  const query = {
    vulnerability: vulnerability.uuid,
    searchText: component.name,
    suppressed: true,
    pageNumber: 1,
    pageSize: mostVersions,
  };
  const isOther = ({ component: other }: AuditFinding) =>
    other.name === component.name && other.group === component.group && other.version !== component.version;
  return queryOptions({
    queryKey: ['finding', 'other-versions', project, component.uuid, vulnerability.uuid],
    queryFn: async ({ signal }) => (await callFindings(project, query, { signal })).rows.filter(isOther),
  });
}

/** The first findings of a vulnerability, whether suppressed or not. */
export function findingsOfVulnerability(project: string, vulnerability: string): Promise<FindingPage> {
  const query = { vulnerability, suppressed: true, pageNumber: 1, pageSize: 2 };
  // The page itself says when there is no such project.
  return callFindings(project, query, { quiet: [400, 404] });
}

/** Asks for a fresh look at every component of the project; the answer is the token of that work. */
export function useReanalyze(project: string) {
  return useMutation({
    mutationFn: () => call('POST /api/v1/finding/project/{uuid}/analyze', { path: { uuid: project } }),
  });
}

/** The findings as a file in the Finding Packaging Format. */
export function downloadFpf(project: string): Promise<void> {
  return callFile('GET /api/v1/finding/project/{uuid}/export', `findings-${project}.fpf`, {
    path: { uuid: project },
  });
}
