import { useLingui } from '@lingui/react/macro';
import type { StatedFact } from '@waybill/api-contract';

/** How the filters read that lists of services have in common. */
export function useStatedWords() {
  const { t } = useLingui();
  const stated = { YES: t`Required`, NO: t`Not required`, UNKNOWN: t`Not stated` };
  const crosses = { YES: t`Yes`, NO: t`No`, UNKNOWN: t`Not stated` };
  return {
    authentication: { label: t`Authentication`, nameOf: (word: StatedFact) => stated[word] },
    boundary: { label: t`Crosses a trust boundary`, nameOf: (word: StatedFact) => crosses[word] },
  };
}
