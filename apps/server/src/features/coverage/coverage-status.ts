// Public to other features.
import type { CoverageCounts, CoverageStatus } from '@waybill/api-contract';
import type { SightCount } from './coverage.queries.ts';
import type { JudgmentByOwner } from './sources-by-owner.ts';

/** How many components are covered, not covered, or our own and not covered. */
export type CoverageSplit = Omit<CoverageCounts, 'status'>;

export const nothingCounted: Readonly<CoverageSplit> = { components: 0, judgeable: 0, intended: 0, blind: 0 };

/** What components that are seen alike add to a split. */
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
 * True if figures say nothing, since nothing was looked at. What was found all the same, such as by an internal vulnerability or
 * by a source that has been disabled since, is shown.
 * @param found vulnerabilities or findings
 */
export function isUnseen({ status }: Pick<CoverageCounts, 'status'>, found: number): boolean {
  return found === 0 && (status === 'NOT_COVERED' || status === 'INTERNAL' || status === 'EMPTY');
}
