import { useMutation } from '@tanstack/react-query';
import type { AuditViolation, ViolationAnalysis, ViolationAnalysisState } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { queryClient, refresh } from '../../lib/query.ts';
import { auditKey, type ViolationPage, violationQuery } from './violation.data.ts';
import { keyOf, type ViolationKey } from './violation-scope.ts';

/** What somebody decides about a violation. What is left out stays as it is. */
export interface ViolationDecision {
  key: ViolationKey;
  state?: ViolationAnalysisState;
  isSuppressed?: boolean;
  comment?: string;
  /** Whoever decides tells the user of a failure. */
  quiet?: boolean;
}

/** The server resets a state that it is not told, so that what stands is read at the last moment. */
async function putAnalysis({ key, quiet, ...change }: ViolationDecision): Promise<ViolationAnalysis> {
  const state = change.state ?? (await queryClient.fetchQuery(violationQuery(key))).analysis.state;
  return call('PUT /api/v1/violation/analysis', {
    body: {
      component: key.component,
      policyViolation: key.violation,
      analysisState: state,
      isSuppressed: change.isSuppressed,
      comment: change.comment || undefined,
    },
    quiet: quiet ?? false,
  });
}

const changeKey = ['violation', 'change'] as const;

function withAnalysis(
  page: ViolationPage | undefined,
  key: ViolationKey,
  shown: Partial<AuditViolation['analysis']>,
): ViolationPage | undefined {
  return (
    page && {
      ...page,
      rows: page.rows.map((row) =>
        isMeant(row, key) ? { ...row, analysis: { ...row.analysis, ...shown } } : row,
      ),
    }
  );
}

function isMeant(row: AuditViolation, key: ViolationKey): boolean {
  const { component, violation } = keyOf(row);
  return component === key.component && violation === key.violation;
}

/** One decision after the other; the rows show it first, and what stands when it is refused. */
export function useDecide() {
  const filters = { queryKey: auditKey };
  return useMutation({
    mutationKey: changeKey,
    // In the order in which they were made: the answer of the last one is what stands.
    scope: { id: 'violation analysis' },
    mutationFn: putAnalysis,
    onMutate: ({ key, state, isSuppressed }: ViolationDecision) => {
      const before = queryClient
        .getQueriesData<ViolationPage>(filters)
        .flatMap(([, page]) => page?.rows ?? [])
        .find((row) => isMeant(row, key))?.analysis;
      const shown = {
        isRecorded: true,
        ...(state === undefined ? {} : { state }),
        ...(isSuppressed === undefined ? {} : { isSuppressed }),
      };
      queryClient.setQueriesData<ViolationPage>(filters, (page) => withAnalysis(page, key, shown));
      return before;
    },
    // This row alone: meanwhile others may have been decided.
    onError: (_error, { key }, before) => {
      if (before)
        queryClient.setQueriesData<ViolationPage>(filters, (page) => withAnalysis(page, key, before));
    },
    // While others are on their way the server knows less than the rows say.
    onSettled: () =>
      queryClient.isMutating({ mutationKey: changeKey }) === 1 ? refresh('violation', 'metrics') : undefined,
  });
}
