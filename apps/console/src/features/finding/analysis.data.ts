import { queryOptions, useMutation } from '@tanstack/react-query';
import type {
  Analysis,
  AnalysisJustification,
  AnalysisResponse,
  AnalysisState,
  FindingDecided,
} from '@waybill/api-contract';
import { call, type Handling } from '../../lib/api.ts';
import { HttpError } from '../../lib/http-error.ts';
import { queryClient, refresh } from '../../lib/query.ts';
import type { ListedFinding } from './audit-scope.ts';
import { auditKey, callOneFinding, type FindingPage } from './finding-list.data.ts';
import type { FindingKey } from './finding-search.ts';

const analysisKey = (key: FindingKey) => ['analysis', 'one', key] as const;

/** True if anybody has decided or said anything about a finding, as it is now. */
async function isRecorded(key: FindingKey, signal: AbortSignal): Promise<boolean> {
  const { rows } = await callOneFinding(key, signal);
  return rows[0]?.analysis.isRecorded ?? false;
}

async function readAnalysis(key: FindingKey, signal?: AbortSignal): Promise<Analysis | null> {
  try {
    return await call('GET /api/v1/analysis', { query: key, quiet: [404], ...(signal ? { signal } : {}) });
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}

/** The analysis of a finding; null without one. `wasRecorded` comes from its row. */
export function analysisQuery(key: FindingKey, wasRecorded: boolean) {
  return queryOptions({
    queryKey: analysisKey(key),
    queryFn: async ({ signal }) => {
      // Browsers log a question for what is not there as a failure.
      if (!wasRecorded && !(await isRecorded(key, signal))) return null;
      return readAnalysis(key, signal);
    },
    // Somebody else may have decided since it was last shown.
    staleTime: 0,
  });
}

/** A decision, without suppression. */
export interface Decision {
  state: AnalysisState;
  justification: AnalysisJustification;
  response: AnalysisResponse;
  details: string;
  /** The last day of the decision, such as `2027-03-31`; empty: it has no end. */
  until: string;
}

/** The current decision about a finding, as the start of the next one. */
export function decisionOf(analysis: Analysis | null): Decision {
  return {
    state: analysis?.analysisState ?? 'NOT_SET',
    justification: analysis?.analysisJustification ?? 'NOT_SET',
    response: analysis?.analysisResponse ?? 'NOT_SET',
    details: analysis?.analysisDetails ?? '',
    until: analysis?.analysisUntil ?? '',
  };
}

export type AnalysisChange = Partial<Decision> & {
  isSuppressed?: boolean;
  comment?: string;
};

/** Omitted fields stay unchanged, because someone else may have decided about them meanwhile. */
function sendDecision(
  { project, component, vulnerability }: FindingKey,
  change: AnalysisChange,
  about: { withAliases: boolean; components?: readonly string[] },
  handling: Handling = {},
): Promise<FindingDecided> {
  return call('POST /api/waybill/v1/project/{uuid}/findings/{component}/{vulnerability}/decision', {
    ...handling,
    path: { uuid: project, component, vulnerability },
    body: {
      aliases: about.withAliases || undefined,
      components: about.components ? [...about.components] : undefined,
      ...analysisBody(change),
    },
  });
}

/** A change as the server takes it. */
export function analysisBody(change: AnalysisChange) {
  return {
    analysisState: change.state,
    analysisJustification: change.justification,
    analysisResponse: change.response,
    analysisDetails: change.details,
    clearDetails: change.details === '',
    analysisUntil: change.until || undefined,
    clearUntil: change.until === '' || undefined,
    isSuppressed: change.isSuppressed,
    comment: change.comment || undefined,
  };
}
const changeKey = ['analysis', 'change'] as const;

/**
 * The shared part of both ways to change an analysis: one after the other, rows updated first, and reverted
 * if refused.
 */
function useAnalysisChange<Change extends { key: FindingKey }>(
  send: (change: Change) => Promise<FindingDecided>,
  shown: (change: Change) => Partial<ListedFinding['analysis']>,
) {
  const filters = { queryKey: auditKey };
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
    onSuccess: ({ analysis }, { key }) => {
      queryClient.setQueryData(analysisKey(key), analysis);
    },
    // While others are on their way the server knows less than the rows say.
    onSettled: () =>
      queryClient.isMutating({ mutationKey: changeKey }) === 1 ? refresh('finding') : undefined,
  });
}

function isMeant({ component, vulnerability }: ListedFinding, key: FindingKey): boolean {
  return component.uuid === key.component && vulnerability.uuid === key.vulnerability;
}

function isPageWith(data: unknown, key: FindingKey): boolean {
  const rows = data !== null && typeof data === 'object' ? Reflect.get(data, 'rows') : undefined;
  return Array.isArray(rows) && rows.some((row: ListedFinding) => isMeant(row, key));
}

function withAnalysis(
  page: FindingPage | undefined,
  key: FindingKey,
  shown: Partial<ListedFinding['analysis']>,
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
  /** The same is decided about the other records of the flaw in the component. */
  withAliases?: boolean;
  /** Other components of the project about which the same is decided. */
  components?: readonly string[];
  /** True if the caller reports a failure. */
  quiet?: boolean;
}

export function useDecide() {
  return useAnalysisChange(
    ({ key, decision, comment, withAliases = false, components = [], quiet = false }: Deciding) =>
      sendDecision(key, { ...decision, comment }, { withAliases, components }, { quiet }),
    ({ decision: { state } }) => (state ? { state } : {}),
  );
}

interface Suppressing {
  key: FindingKey;
  isSuppressed: boolean;
  withAliases: boolean;
  /** True if the caller reports a failure. */
  quiet: boolean;
}

export function useSuppress() {
  return useAnalysisChange(
    ({ key, isSuppressed, withAliases, quiet }: Suppressing) =>
      sendDecision(key, { isSuppressed }, { withAliases }, { quiet }),
    ({ isSuppressed }) => ({ isSuppressed }),
  );
}

/** Undoes one decision, unless someone has decided since. The caller reports a failure. */
export function useUndoDecision() {
  return useMutation({
    mutationKey: changeKey,
    scope: { id: 'analysis' },
    meta: { showsErrors: true },
    mutationFn: (token: string) =>
      call('POST /api/waybill/v1/findings/decisions/{token}/undo', { path: { token }, quiet: [404, 409] }),
    onSettled: () => refresh('finding', 'analysis'),
  });
}
