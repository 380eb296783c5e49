// Public to other features.
import type { CoverageCounts, CoverageStatus } from '@waybill/api-contract';

/** What figures stand on: whether anything was looked at, and at how many components nobody did. */
export type Seen = Pick<CoverageCounts, 'status' | 'blind'>;

/** The same of a single component. */
export function seenOf(status: CoverageStatus | undefined): Seen | undefined {
  return status && { status, blind: status === 'NOT_COVERED' ? 1 : 0 };
}

/** Nothing was looked at. */
type UnseenStatus = 'NOT_COVERED' | 'INTERNAL' | 'EMPTY';

const unseen: ReadonlySet<CoverageStatus> = new Set<UnseenStatus>(['NOT_COVERED', 'INTERNAL', 'EMPTY']);

/**
 * Whether zeros say nothing, since nothing was looked at. What was found all the same, such as by an internal vulnerability, is
 * shown.
 * @param found vulnerabilities or findings
 */
export function isUnseen<T extends Seen>(
  coverage: T | undefined,
  found: number,
): coverage is T & { status: UnseenStatus } {
  return coverage !== undefined && found === 0 && unseen.has(coverage.status);
}

/** A figure as a file has it: the word in place of a zero that says nothing. */
export function csvFigure<T>(coverage: Seen | undefined, found: number, figure: T): T | CoverageStatus {
  return isUnseen(coverage, found) ? coverage.status : figure;
}
