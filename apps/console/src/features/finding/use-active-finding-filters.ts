import { useLingui } from '@lingui/react/macro';
import { type AnalysisState, analysisStates } from '@waybill/api-contract';
import { type ActiveFilter, wordFilters } from '../../ui/active-filter.ts';
import { useActiveFlawFilters } from '../vulnerability/use-active-flaw-filters.ts';
import type { FindingSearch } from './finding-search.ts';
import { useDaysLabel, useDependencyLabels, useFixLabels, useStateLabels } from './finding-words.ts';

/** What a row can tell of the uuids that the address filters by. */
export interface FilterNames {
  component: string | undefined;
  flaw: string | undefined;
}

/** What the findings are filtered by, in words. */
export function useActiveFindingFilters(
  search: FindingSearch,
  names: FilterNames,
): ActiveFilter<FindingSearch>[] {
  const { t } = useLingui();
  const ofFlaw = useActiveFlawFilters(search);
  const stateLabels = useStateLabels();
  const dependencyLabels = useDependencyLabels();
  const fixLabels = useFixLabels();
  const daysLabel = useDaysLabel();
  const { state, dependency, fix, days, component, vulnerability, flaw } = search;
  const active: ActiveFilter<FindingSearch>[] = [...ofFlaw];
  if (fix) active.push({ name: t`Fix`, value: fixLabels[fix], without: { fix: undefined } });
  if (dependency) {
    const value = dependencyLabels[dependency];
    active.push({ name: t`Dependency`, value, without: { dependency: undefined } });
  }
  if (days !== undefined) {
    active.push({ name: t`Found`, value: daysLabel(days), without: { days: undefined } });
  }
  const states = wordFilters<FindingSearch, AnalysisState>({
    name: t`Analysis`,
    known: analysisStates,
    chosen: state,
    nameOf: (word) => stateLabels[word],
    without: (words) => ({ state: words }),
  });
  active.push(...states);
  if (component) {
    const value = names.component ?? component;
    active.push({ name: t`Component`, value, without: { component: undefined } });
  }
  if (vulnerability) {
    active.push({ name: t`Vulnerability`, value: vulnerability, without: { vulnerability: undefined } });
  }
  if (flaw) {
    active.push({ name: t`All records of`, value: names.flaw ?? flaw, without: { flaw: undefined } });
  }
  return active;
}
