// Public to other features.
import type { CoverageCounts, CoverageStatus } from '@waybill/api-contract';

/** The basis of figures: whether anything was checked, and the number of unchecked components. */
export interface Seen extends Pick<CoverageCounts, 'blind'> {
  /** `PENDING` until the first count of a project. */
  status: CoverageStatus | 'PENDING';
}

/** The same of a project, which has no coverage while its new BOM is still to be counted. */
export function seenOfProject(coverage: CoverageCounts | undefined): Seen {
  return coverage ?? { status: 'PENDING', blind: 0 };
}

/** The same of a single component. */
export function seenOf(status: CoverageStatus | undefined): Seen | undefined {
  return status && { status, blind: status === 'NOT_COVERED' ? 1 : 0 };
}

/** Nothing was looked at. */
type UnseenStatus = 'NOT_COVERED' | 'INTERNAL' | 'EMPTY' | 'PENDING';

const unseen: ReadonlySet<Seen['status']> = new Set<UnseenStatus>([
  'NOT_COVERED',
  'INTERNAL',
  'EMPTY',
  'PENDING',
]);

/**
 * True if zeros are meaningless because nothing was checked. Findings that exist anyway, such as from an
 * internal vulnerability, are shown.
 * @param found vulnerabilities or findings
 */
export function isUnseen<T extends Seen>(
  coverage: T | undefined,
  found: number,
): coverage is T & { status: UnseenStatus } {
  return coverage !== undefined && found === 0 && unseen.has(coverage.status);
}

/** The EPSS score of a vulnerability in a file, or the word for a source that has not been read. */
export function csvEpss(
  unread: boolean | undefined,
  figure: number | undefined,
): number | CoverageStatus | undefined {
  return unread ? 'NOT_COVERED' : figure;
}

/** A figure as a file has it: the word in place of a zero that says nothing. */
export function csvFigure<T>(coverage: Seen | undefined, found: number, figure: T): T | Seen['status'] {
  return isUnseen(coverage, found) ? coverage.status : figure;
}
