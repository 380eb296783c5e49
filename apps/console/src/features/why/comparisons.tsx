import { Trans, useLingui } from '@lingui/react/macro';
import type { Comparison } from '@waybill/match';
import { Code } from './code.tsx';

interface ComparisonProps {
  version: string;
  /** Versions that fix the finding. */
  fixedIn: readonly string[];
}

function useBoundMeanings(): Record<Comparison['bound'], string> {
  const { t } = useLingui();
  return {
    introduced: t`introduced here`,
    fixed: t`fixed here`,
    last_affected: t`last affected`,
    limit: t`range ends before this`,
    startIncluding: t`first affected`,
    startExcluding: t`affected after this`,
    endIncluding: t`last affected`,
    endExcluding: t`first unaffected`,
  };
}

/** An end that another range takes in, or that cannot be compared with other ranges, is no fix: nothing else calls it one. */
function isEndAlone({ bound, order, version }: Comparison, fixedIn: readonly string[]): boolean {
  return (bound === 'fixed' || bound === 'endExcluding') && order < 0 && !fixedIn.includes(version);
}

function Comparing({ version, comparison, fixedIn }: ComparisonProps & { comparison: Comparison }) {
  const meanings = useBoundMeanings();
  const meaning = meanings[isEndAlone(comparison, fixedIn) ? 'limit' : comparison.bound];
  if (comparison.order === 0) {
    return (
      <Trans>
        <Code>{version}</Code> equals <Code>{comparison.version}</Code> ({meaning}).
      </Trans>
    );
  }
  return comparison.order > 0 ? (
    <Trans>
      <Code>{version}</Code> is later than <Code>{comparison.version}</Code> ({meaning}).
    </Trans>
  ) : (
    <Trans>
      <Code>{version}</Code> is earlier than <Code>{comparison.version}</Code> ({meaning}).
    </Trans>
  );
}

/** How a version stands to the bounds nearest to it. */
export function Comparisons(
  props: ComparisonProps & { lower?: Comparison | undefined; upper?: Comparison | undefined },
) {
  const bounds = [props.lower, props.upper].filter((bound) => bound !== undefined);
  if (bounds.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-col gap-1 border-s-2 border-line ps-3">
      {bounds.map((bound) => (
        <li key={bound.bound}>
          <Comparing version={props.version} comparison={bound} fixedIn={props.fixedIn} />
        </li>
      ))}
    </ul>
  );
}
