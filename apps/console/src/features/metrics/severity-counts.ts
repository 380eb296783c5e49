// Public to other features.
import type { SeverityCounts } from '@waybill/api-contract';

/** Counts by severity, as a severity bar takes them. */
export function severityCounts(metrics: SeverityCounts | undefined) {
  return {
    CRITICAL: metrics?.critical ?? 0,
    HIGH: metrics?.high ?? 0,
    MEDIUM: metrics?.medium ?? 0,
    LOW: metrics?.low ?? 0,
    UNASSIGNED: metrics?.unassigned ?? 0,
  };
}
