import { useLingui } from '@lingui/react/macro';
import { analysisStates, severities, vulnerabilitySources } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useSeverityLabels } from '../../ui/badge.tsx';
import { FilterChip } from '../../ui/filter-chip.tsx';
import { sourceName } from '../vulnerability/source-chip.tsx';
import { FilterMenu } from './filter-menu.tsx';
import { type FindingSearch, toggled } from './finding-search.ts';
import { useDaysLabel, useDependencyLabels, useFixLabels, useStateLabels } from './finding-words.ts';

/** What a row can tell of the uuids that the address filters by. */
export interface FilterNames {
  component: string | undefined;
  flaw: string | undefined;
}

export interface FindingFiltersProps {
  search: FindingSearch;
  names: FilterNames;
}

/** The filters of the audit list: a menu to choose from, and a chip for each that is on. */
export function FindingFilters({ search, names }: FindingFiltersProps) {
  const setSearch = useSetSearch<FindingSearch>();
  return (
    <>
      <FilterMenu search={search} onChange={setSearch} />
      {useActiveFilters(search, names).map(({ name, value, without }) => (
        <FilterChip key={`${name} ${value}`} name={name} value={value} onClear={() => setSearch(without)} />
      ))}
    </>
  );
}

interface ActiveFilter {
  name: string;
  value: string;
  /** What takes it off. */
  without: Partial<FindingSearch>;
}

/** One entry for each chosen word of a repeated parameter, in the order in which the words are known. */
function wordFilters<Word extends string>(options: {
  name: string;
  known: readonly Word[];
  chosen: readonly Word[] | undefined;
  label: (word: Word) => string;
  without: (words: Word[] | undefined) => Partial<FindingSearch>;
}): ActiveFilter[] {
  const { name, known, chosen, label, without } = options;
  return known
    .filter((word) => chosen?.includes(word))
    .map((word) => ({ name, value: label(word), without: without(toggled(chosen, word, false)) }));
}

function useActiveFilters(search: FindingSearch, names: FilterNames): ActiveFilter[] {
  const { t } = useLingui();
  const format = useFormat();
  const severityLabels = useSeverityLabels();
  const stateLabels = useStateLabels();
  const dependencyLabels = useDependencyLabels();
  const fixLabels = useFixLabels();
  const daysLabel = useDaysLabel();
  const single = (name: string, value: string | undefined | false, without: Partial<FindingSearch>) =>
    value ? [{ name, value, without }] : [];
  const { minEpss, minCvss, dependency, fix, days } = search;
  return [
    ...wordFilters({
      name: t`Severity`,
      known: severities,
      chosen: search.severity,
      label: (word) => severityLabels[word],
      without: (severity) => ({ severity }),
    }),
    ...single(t`Exploited`, search.exploited && t`Known`, { exploited: undefined }),
    ...single(t`EPSS`, minEpss !== undefined && `≥ ${format.percent(minEpss)}`, { minEpss: undefined }),
    ...single(t`CVSS`, minCvss !== undefined && `≥ ${format.number(minCvss)}`, { minCvss: undefined }),
    ...single(t`Fix`, fix && fixLabels[fix], { fix: undefined }),
    ...single(t`Dependency`, dependency && dependencyLabels[dependency], { dependency: undefined }),
    ...single(t`Found`, days !== undefined && daysLabel(days), { days: undefined }),
    ...wordFilters({
      name: t`Source`,
      known: vulnerabilitySources,
      chosen: search.source,
      label: sourceName,
      without: (source) => ({ source }),
    }),
    ...wordFilters({
      name: t`Analysis`,
      known: analysisStates,
      chosen: search.state,
      label: (word) => stateLabels[word],
      without: (state) => ({ state }),
    }),
    ...single(t`Component`, search.component && (names.component ?? search.component), {
      component: undefined,
    }),
    ...single(t`Vulnerability`, search.vulnerability, { vulnerability: undefined }),
    ...single(t`All records of`, search.flaw && (names.flaw ?? search.flaw), { flaw: undefined }),
  ];
}
