import { useMutation } from '@tanstack/react-query';
import type { AuditViolation, ViolationAnalysisState, ViolationDecided } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { queryClient, refresh } from '../../lib/query.ts';
import { auditKey, type ViolationPage, violationQuery } from './violation.data.ts';
import { keyOf, type ViolationKey } from './violation-scope.ts';

/** A decision about a violation. Omitted fields stay unchanged. */
export interface ViolationDecision {
  key: ViolationKey;
  state?: ViolationAnalysisState;
  isSuppressed?: boolean;
  comment?: string;
  /** True if the caller reports a failure. */
  quiet?: boolean;
}

/** Omitted fields stay unchanged, because someone else may have decided about them meanwhile. */
function sendDecision({ key, quiet = false, ...change }: ViolationDecision): Promise<ViolationDecided> {
  return call('POST /api/waybill/v1/violations/{component}/{violation}/decision', {
    path: { component: key.component, violation: key.violation },
    body: {
      analysisState: change.state,
      isSuppressed: change.isSuppressed,
      comment: change.comment || undefined,
    },
    quiet,
  });
}

const changeKey = ['violation', 'change'] as const;

/** All changes one after the other, in the order in which they were made: the answer of the last one is what stands. */
const scope = { id: 'violation analysis' };

/** While others are on their way the server knows less than the rows say. */
function refreshAfterLast(): Promise<void> | undefined {
  return queryClient.isMutating({ mutationKey: changeKey }) === 1
    ? refresh('violation', 'metrics')
    : undefined;
}

type Analysis = AuditViolation['analysis'];

function isMeant(row: AuditViolation, key: ViolationKey): boolean {
  const { component, violation } = keyOf(row);
  return component === key.component && violation === key.violation;
}

/** The shown analysis of a violation, in its row or, without a row, in its panel. */
function shownAnalysis(key: ViolationKey): Analysis | undefined {
  const rows = queryClient
    .getQueriesData<ViolationPage>({ queryKey: auditKey })
    .flatMap(([, page]) => page?.rows ?? []);
  const shown = rows.find((row) => isMeant(row, key));
  return (shown ?? queryClient.getQueryData(violationQuery(key).queryKey))?.analysis;
}

/** Lets its row and its panel show it. */
function showAnalysis(key: ViolationKey, shown: Partial<Analysis>): void {
  const changed = <Row extends AuditViolation>(row: Row): Row => ({
    ...row,
    analysis: { ...row.analysis, ...shown },
  });
  queryClient.setQueriesData<ViolationPage>(
    { queryKey: auditKey },
    (page) => page && { ...page, rows: page.rows.map((row) => (isMeant(row, key) ? changed(row) : row)) },
  );
  queryClient.setQueryData(violationQuery(key).queryKey, (details) => details && changed(details));
}

/** One decision after the other; the page shows it first, and what stands when it is refused. */
export function useDecide() {
  return useMutation({
    mutationKey: changeKey,
    scope,
    mutationFn: sendDecision,
    onMutate: async ({ key, state, isSuppressed }: ViolationDecision) => {
      await queryClient.cancelQueries(violationQuery(key));
      const before = shownAnalysis(key);
      showAnalysis(key, {
        isRecorded: true,
        ...(state === undefined ? {} : { state }),
        ...(isSuppressed === undefined ? {} : { isSuppressed }),
      });
      return before;
    },
    // This violation alone: meanwhile others may have been decided.
    onError: (_error, { key }, before) => {
      if (before) showAnalysis(key, before);
    },
    onSettled: refreshAfterLast,
  });
}

/** Undoes one decision, unless someone has decided since. The caller reports a failure. */
export function useUndoDecision() {
  return useMutation({
    mutationKey: changeKey,
    scope,
    meta: { showsErrors: true },
    mutationFn: (token: string) =>
      call('POST /api/waybill/v1/violations/decisions/{token}/undo', { path: { token }, quiet: [404, 409] }),
    onSettled: refreshAfterLast,
  });
}
