import type { BulkReport, BulkSkipReason, BulkSummary, TaskState } from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import type { BulkRow, OwnedBulkRow, SkippedRow } from './bulk.queries.ts';

export function viewBulkSummary(row: BulkRow): BulkSummary {
  return {
    kind: row.kind,
    total: row.total,
    done: row.done,
    skipped: row.skipped,
    canUndo: row.undoable > 0 && row.undoes === null && row.undone_by === null,
    ...present('undoes', row.undoes),
    ...present('undoneBy', row.undone_by),
  };
}

/** @param skipped in the order of their reasons */
export function viewBulkReport(bulk: OwnedBulkRow, skipped: readonly SkippedRow[]): BulkReport {
  const reasons = new Map<string, BulkReport['reasons'][number]>();
  for (const { reason, count, ref, label } of skipped) {
    const known = reasons.get(reason) ?? { reason: reason as BulkSkipReason, count, items: [] };
    known.items.push({ id: ref, ...present('label', label) });
    reasons.set(reason, known);
  }
  return {
    ...viewBulkSummary(bulk),
    token: bulk.token,
    state: bulk.state as TaskState,
    reasons: [...reasons.values()],
  };
}
