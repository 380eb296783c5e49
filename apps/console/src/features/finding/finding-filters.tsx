import { useLingui } from '@lingui/react/macro';
import { ListFilters } from '../../lib/list-filters.tsx';
import { useFlawFilterWords } from '../vulnerability/use-flaw-filter-words.ts';
import { type FindingSearch, findingFilters } from './finding-search.ts';
import { useAnalyzerLabel, useDependencyLabels, useFixLabels, useStateLabels } from './finding-words.ts';

/** What a row can tell of the uuids that the address filters by. */
export interface FilterNames {
  component: string | undefined;
  flaw: string | undefined;
}

/** What the findings are filtered by. */
export function FindingFilters({ search, names }: { search: FindingSearch; names: FilterNames }) {
  const { t } = useLingui();
  const ofFlaw = useFlawFilterWords();
  const states = useStateLabels();
  const dependencies = useDependencyLabels();
  const fixes = useFixLabels();
  const analyzerLabel = useAnalyzerLabel();
  return (
    <ListFilters
      filters={findingFilters}
      words={{
        ...ofFlaw,
        fix: { label: t`Fix`, nameOf: (word) => fixes[word] },
        dependency: { label: t`Dependency`, nameOf: (word) => dependencies[word] },
        found: { label: t`First seen` },
        state: { label: t`Analysis`, nameOf: (word) => states[word] },
        analyzer: { label: t`Analyzer`, nameOf: analyzerLabel },
        suppressed: { label: t`Show suppressed findings` },
        component: { label: t`Component`, nameOf: (uuid) => names.component ?? uuid },
        vulnerability: { label: t`Vulnerability` },
        flaw: { label: t`All records for`, nameOf: (uuid) => names.flaw ?? uuid },
      }}
      search={search}
    />
  );
}
