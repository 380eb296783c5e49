// Public to other features.
import type { CoverageCounts, CoverageStatus } from '@waybill/api-contract';
import type { SightCount } from './coverage.queries.ts';
import type { JudgmentByOwner } from './sources-by-owner.ts';

/** The numbers of covered, uncovered, and uncovered internal components. */
export type CoverageSplit = Omit<CoverageCounts, 'status'>;

export const nothingCounted: Readonly<CoverageSplit> = { components: 0, judgeable: 0, intended: 0, blind: 0 };

/** The contribution of components with one sight. */
export function splitOf(
  { others, ours }: JudgmentByOwner,
  { components, internal }: Omit<SightCount, 'sight'>,
) {
  const foreign = components - internal;
  return {
    components,
    judgeable: (others.judgeable ? foreign : 0) + (ours.judgeable ? internal : 0),
    intended: ours.judgeable ? 0 : internal,
    blind: others.judgeable ? 0 : foreign,
  };
}

export function addSplits(one: CoverageSplit, other: CoverageSplit): CoverageSplit {
  return {
    components: one.components + other.components,
    judgeable: one.judgeable + other.judgeable,
    intended: one.intended + other.intended,
    blind: one.blind + other.blind,
  };
}

/** Counts with the word for them: every list, page, report and badge says what this decides. */
export function viewCoverageCounts({
  components,
  judgeable,
  intended,
  blind,
}: CoverageSplit): CoverageCounts {
  return { status: statusOf({ components, judgeable, blind }), components, judgeable, intended, blind };
}

function statusOf({ components, judgeable, blind }: Omit<CoverageSplit, 'intended'>): CoverageStatus {
  if (components === 0) return 'EMPTY';
  if (judgeable === 0) return blind > 0 ? 'NOT_COVERED' : 'INTERNAL';
  return blind > 0 ? 'PARTLY_COVERED' : 'COVERED';
}

/**
 * True if figures are meaningless because nothing was checked. Findings from an internal vulnerability, or a
 * source disabled since, are shown anyway.
 * @param found vulnerabilities or findings
 */
export function isUnseen({ status }: Pick<CoverageCounts, 'status'>, found: number): boolean {
  return found === 0 && (status === 'NOT_COVERED' || status === 'INTERNAL' || status === 'EMPTY');
}
