// Public to other features.
import { queryOptions, useMutation } from '@tanstack/react-query';
import type { BulkSelectionInput, BulkSummary } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { noteTask } from './task.data.ts';

/** Rows that were picked, or all that the filter shows but some. */
export type BulkSelection =
  | { kind: 'ids'; ids: readonly string[] }
  | { kind: 'filter'; excluded: readonly string[] };

export function selectionBody(selection: BulkSelection): BulkSelectionInput {
  return selection.kind === 'ids'
    ? { kind: 'ids', ids: [...selection.ids] }
    : { kind: 'filter', excluded: [...selection.excluded] };
}

/** The report of a finished bulk change. */
export const bulkReportQuery = (token: string) =>
  queryOptions({
    queryKey: ['bulk', 'report', token],
    queryFn: ({ signal }) => call('GET /api/waybill/v1/bulk/{token}', { path: { token }, signal }),
    staleTime: 0,
  });

/** Takes a bulk change back, as a task of its own; answers its token. */
export async function undoBulk(token: string): Promise<string> {
  try {
    const started = await call('POST /api/waybill/v1/bulk/{token}/undo', { path: { token } });
    noteTask(started.token);
    return started.token;
  } catch (error) {
    // Somebody may have been faster, on another page.
    noteTask();
    throw error;
  }
}

export function useUndoBulk() {
  return useMutation({ mutationFn: undoBulk });
}

/** Leaves alone what is not done yet. */
export function useCancelBulk() {
  return useMutation({
    mutationFn: (token: string) => call('POST /api/waybill/v1/bulk/{token}/cancel', { path: { token } }),
    onSettled: () => noteTask(),
  });
}

export function leftOf({ total, done, skipped }: Pick<BulkSummary, 'total' | 'done' | 'skipped'>): number {
  return total - done - skipped;
}
