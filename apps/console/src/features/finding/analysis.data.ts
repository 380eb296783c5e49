import { queryOptions, useMutation } from '@tanstack/react-query';
import type {
  Analysis,
  AnalysisJustification,
  AnalysisResponse,
  AnalysisState,
  AuditFinding,
} from '@waybill/api-contract';
import { call, type Handling } from '../../lib/api.ts';
import { HttpError } from '../../lib/http-error.ts';
import { queryClient, refresh } from '../../lib/query.ts';
import { toFilterQuery } from '../../lib/url-filter.ts';
import { type BulkSelection, selectionBody } from '../task/bulk.data.ts';
import { auditKey, callOneFinding, type FindingPage } from './finding.data.ts';
import { type FindingKey, type FindingSearch, findingFilters } from './finding-search.ts';

const analysisKey = (project: string, key: FindingKey) =>
  ['analysis', 'one', project, key.component, key.vulnerability] as const;

/** Whether anybody has decided or said anything about a finding, as it is now. */
async function isRecorded(project: string, key: FindingKey, signal: AbortSignal): Promise<boolean> {
  const { rows } = await callOneFinding(project, key, signal);
  return rows[0]?.analysis.isRecorded ?? false;
}

async function readAnalysis(
  project: string,
  key: FindingKey,
  signal?: AbortSignal,
): Promise<Analysis | null> {
  try {
    const query = { project, ...key };
    return await call('GET /api/v1/analysis', { query, quiet: [404], ...(signal ? { signal } : {}) });
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}

/** What stands about a finding before something else is decided, to return to. */
export async function readDecision(project: string, finding: AuditFinding): Promise<Decision> {
  const key = { component: finding.component.uuid, vulnerability: finding.vulnerability.uuid };
  return decisionOf(finding.analysis.isRecorded ? await readAnalysis(project, key) : null);
}

/** What was decided about a finding; null as long as nothing was. `wasRecorded` is what its row says. */
export function analysisQuery(project: string, key: FindingKey, wasRecorded: boolean) {
  return queryOptions({
    queryKey: analysisKey(project, key),
    queryFn: async ({ signal }) => {
      // Browsers log a question for what is not there as a failure.
      if (!wasRecorded && !(await isRecorded(project, key, signal))) return null;
      return readAnalysis(project, key, signal);
    },
    // Somebody else may have decided since it was last shown.
    staleTime: 0,
  });
}

/** What somebody decides, without suppressing. */
export interface Decision {
  state: AnalysisState;
  justification: AnalysisJustification;
  response: AnalysisResponse;
  details: string;
}

/** What stands about a finding, as the beginning of the next decision. */
export function decisionOf(analysis: Analysis | null): Decision {
  return {
    state: analysis?.analysisState ?? 'NOT_SET',
    justification: analysis?.analysisJustification ?? 'NOT_SET',
    response: analysis?.analysisResponse ?? 'NOT_SET',
    details: analysis?.analysisDetails ?? '',
  };
}

export type AnalysisChange = Partial<Decision> & { isSuppressed?: boolean; comment?: string };

/** What is left out stays as it is: somebody else may have decided about it meanwhile. */
function putAnalysis(project: string, key: FindingKey, change: AnalysisChange, handling: Handling = {}) {
  return call('PUT /api/v1/analysis', {
    ...handling,
    body: {
      project,
      ...key,
      partial: true,
      ...analysisBody(change),
    },
  });
}

function analysisBody(change: AnalysisChange) {
  return {
    analysisState: change.state,
    analysisJustification: change.justification,
    analysisResponse: change.response,
    analysisDetails: change.details,
    clearDetails: change.details === '',
    isSuppressed: change.isSuppressed,
    comment: change.comment || undefined,
  };
}
const changeKey = ['analysis', 'change'] as const;

/** What both ways to change an analysis share: one after the other, the rows first, and back when refused. */
function useAnalysisChange<Change extends { key: FindingKey }>(
  project: string,
  send: (change: Change) => Promise<Analysis>,
  shown: (change: Change) => Partial<AuditFinding['analysis']>,
) {
  const filters = { queryKey: auditKey(project) };
  return useMutation({
    mutationKey: changeKey,
    // In the order in which they were made: the answer of the last one is what stands.
    scope: { id: 'analysis' },
    mutationFn: send,
    onMutate: async (change: Change) => {
      // Others are left alone: they may be the page on which the user goes on.
      await queryClient.cancelQueries({
        ...filters,
        predicate: ({ state }) => isPageWith(state.data, change.key),
      });
      const before = queryClient
        .getQueriesData<FindingPage>(filters)
        .flatMap(([, page]) => page?.rows ?? [])
        .find((row) => isMeant(row, change.key))?.analysis;
      const after = { ...shown(change), isRecorded: true };
      queryClient.setQueriesData<FindingPage>(filters, (page) => withAnalysis(page, change.key, after));
      return before;
    },
    // This row alone: meanwhile others may have been decided.
    onError: (_error, { key }, before) => {
      if (before) queryClient.setQueriesData<FindingPage>(filters, (page) => withAnalysis(page, key, before));
    },
    onSuccess: (analysis, { key }) => {
      queryClient.setQueryData(analysisKey(project, key), analysis);
    },
    // While others are on their way the server knows less than the rows say.
    onSettled: () =>
      queryClient.isMutating({ mutationKey: changeKey }) === 1 ? refresh('finding') : undefined,
  });
}

function isMeant({ component, vulnerability }: AuditFinding, key: FindingKey): boolean {
  return component.uuid === key.component && vulnerability.uuid === key.vulnerability;
}

function isPageWith(data: unknown, key: FindingKey): boolean {
  const rows = data !== null && typeof data === 'object' ? Reflect.get(data, 'rows') : undefined;
  return Array.isArray(rows) && rows.some((row: AuditFinding) => isMeant(row, key));
}

function withAnalysis(
  page: FindingPage | undefined,
  key: FindingKey,
  shown: Partial<AuditFinding['analysis']>,
): FindingPage | undefined {
  return (
    page && {
      ...page,
      rows: page.rows.map((row) =>
        isMeant(row, key) ? { ...row, analysis: { ...row.analysis, ...shown } } : row,
      ),
    }
  );
}

/** A decision about one finding. */
export interface Deciding {
  key: FindingKey;
  decision: Partial<Decision>;
  comment: string;
  /** Whoever decides tells the user of a failure. */
  quiet?: boolean;
}

export function useDecide(project: string) {
  return useAnalysisChange(
    project,
    ({ key, decision, comment, quiet = false }: Deciding) =>
      putAnalysis(project, key, { ...decision, comment }, { quiet }),
    ({ decision: { state } }) => (state ? { state } : {}),
  );
}

export function useSuppress(project: string) {
  return useAnalysisChange(
    project,
    ({ key, isSuppressed }: { key: FindingKey; isSuppressed: boolean }) =>
      putAnalysis(project, key, { isSuppressed }),
    ({ isSuppressed }) => ({ isSuppressed }),
  );
}

const manyKey = 'POST /api/waybill/v1/project/{uuid}/findings/decisions';

/** One decision about many findings, as a task; answers its token. `search` is what the list is filtered by. */
export async function decideMany(
  project: string,
  search: FindingSearch,
  selection: BulkSelection,
  change: AnalysisChange,
): Promise<string> {
  const filter = { searchText: search.searchText, ...toFilterQuery(findingFilters, search) };
  const { token } = await call(manyKey, {
    path: { uuid: project },
    query: selection.kind === 'filter' ? filter : {},
    body: { selection: selectionBody(selection), ...analysisBody(change) },
  });
  return token;
}
