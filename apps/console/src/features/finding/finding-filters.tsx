import { useLingui } from '@lingui/react/macro';
import { type FilterWords, ListFilters } from '../../lib/list-filters.tsx';
import { findProjects } from '../project/find-projects.ts';
import { useFlawFilterWords } from '../vulnerability/use-flaw-filter-words.ts';
import type { AuditScope } from './audit-scope.ts';
import { componentFindingFilters } from './component-finding-filters.ts';
import { findComponents } from './finding-list.data.ts';
import {
  collectionFilters,
  type FindingSearch,
  type findingFilters,
  isOfClosed,
  portfolioFiltersOf,
  type sharedFilters,
} from './finding-search.ts';
import {
  useAnalyzerLabel,
  useDependencyLabels,
  useFixLabels,
  useResponseLabels,
  useStateLabels,
  useTicketLabels,
} from './finding-words.ts';

/** The names of the uuids in the address, taken from a row. */
export interface FilterNames {
  component: string | undefined;
  flaw: string | undefined;
  project: string | undefined;
}

interface FindingFiltersProps {
  search: FindingSearch;
  names: FilterNames;
}

const alsoClosed = (on: unknown) => (on === true ? { all: true } : {});

/** How the filters read that findings have wherever they are. */
function useSharedWords({ flaw }: FilterNames): FilterWords<typeof sharedFilters> {
  const { t } = useLingui();
  const ofFlaw = useFlawFilterWords();
  const states = useStateLabels();
  const dependencies = useDependencyLabels();
  const fixes = useFixLabels();
  const tickets = useTicketLabels();
  const analyzerLabel = useAnalyzerLabel();
  return {
    ...ofFlaw,
    all: {
      label: t`Open`,
      pinned: true,
      inverse: true,
      also: (all) =>
        all ? { suppressed: true } : { suppressed: undefined, onlySuppressed: undefined, state: undefined },
    },
    fix: { label: t`Fix`, nameOf: (word) => fixes[word] },
    ticket: { label: t`Ticket`, nameOf: (word) => tickets[word] },
    dependency: { label: t`Dependency`, nameOf: (word) => dependencies[word] },
    found: { label: t`First seen` },
    state: {
      label: t`Analysis`,
      nameOf: (word) => states[word],
      also: (chosen) => alsoClosed(isOfClosed(chosen)),
    },
    onlySuppressed: { label: t`Only suppressed findings`, also: alsoClosed },
    reasons: { label: t`Reasons changed` },
    analyzer: { label: t`Analyzer`, nameOf: analyzerLabel },
    vulnerability: { label: t`Vulnerability` },
    flaw: { label: t`All records for`, nameOf: () => flaw },
    everyRecord: { label: t`Show every record` },
  };
}

/** The filters for a project's findings. */
export function FindingFilters(
  props: FindingFiltersProps & { scope: AuditScope; filters: typeof findingFilters },
) {
  const { t } = useLingui();
  const { scope, filters, search, names } = props;
  const shared = useSharedWords(names);
  return (
    <ListFilters
      filters={filters}
      words={{
        ...shared,
        suppressed: { label: t`Show suppressed findings`, also: alsoClosed },
        component: {
          label: t`Component`,
          nameOf: () => names.component,
          find: (text, signal) => findComponents(scope, search, text, signal),
        },
      }}
      search={search}
    />
  );
}

/** The filters for one component's findings. */
export function ComponentFindingFilters({ search, names }: FindingFiltersProps) {
  const { t } = useLingui();
  const shared = useSharedWords(names);
  return (
    <ListFilters
      filters={componentFindingFilters}
      words={{ ...shared, suppressed: { label: t`Show suppressed findings`, also: alsoClosed } }}
      search={search}
    />
  );
}

/** The filters for the findings of all projects, or of a collection. */
export function PortfolioFilters({ scope, search, names }: FindingFiltersProps & { scope: AuditScope }) {
  const { t } = useLingui();
  const shared = useSharedWords(names);
  const responses = useResponseLabels();
  const scores = [4, 7, 9];
  const words = {
    ...shared,
    cvssV2: { label: t`CVSS v2`, offered: scores },
    cvssV3: { label: t`CVSS v3`, offered: scores },
    cvssV4: { label: t`CVSS v4`, offered: scores },
    tag: { label: t`Tag of the project` },
    latest: { label: t`Latest versions only` },
    response: {
      label: t`Vendor response`,
      nameOf: (word: keyof typeof responses) => responses[word],
    },
    published: { label: t`Published` },
    identity: {
      label: t`Component`,
      nameOf: () => names.component,
      find: (text: string, signal: AbortSignal) => findComponents(scope, search, text, signal),
    },
    suppressed: { label: t`Show suppressed findings`, also: alsoClosed },
    project: { label: t`Project`, nameOf: () => names.project },
  };
  if (scope.kind === 'portfolio' && scope.collection !== undefined)
    return <ListFilters filters={collectionFilters} words={words} search={search} />;
  return (
    <ListFilters
      filters={portfolioFiltersOf(search)}
      words={{
        ...words,
        // Only groups have it.
        ...{ inProjects: { label: t`Number of projects`, offered: [2, 5, 10, 100] } },
        inactive: { label: t`Show inactive projects` },
        project: {
          ...words.project,
          find: (text, signal) => findProjects(text, signal, { inactive: search.inactive }),
        },
      }}
      search={search}
    />
  );
}
