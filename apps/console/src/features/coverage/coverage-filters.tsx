import { useLingui } from '@lingui/react/macro';
import type { PortfolioCoverage } from '@waybill/api-contract';
import { ListFilters } from '../../lib/list-filters.tsx';
import { useBlindSpotTexts } from './blind-spot-text.ts';
import { type CoverageSearch, coverageFilters } from './coverage-search.ts';

interface CoverageFiltersProps {
  search: CoverageSearch;
  coverage: PortfolioCoverage | undefined;
  /** The name of the project that is asked for. */
  project: string | undefined;
}

/** By cause and ecosystem, which are those that there are; a project comes with a link to it. */
export function CoverageFilters({ search, coverage, project }: CoverageFiltersProps) {
  const { t } = useLingui();
  const textOf = useBlindSpotTexts();
  const causes = coverage ? [...coverage.blindSpots, ...coverage.notes] : [];
  const names = new Map(causes.map((cause) => [cause.key, textOf(cause).title]));
  return (
    <ListFilters
      filters={coverageFilters}
      words={{
        cause: {
          label: t`Reason`,
          offered: causes.map(({ key }) => key),
          nameOf: (key) => names.get(key) ?? key,
        },
        ecosystem: {
          label: t`Ecosystem`,
          offered: coverage?.ecosystems.map(({ ecosystem }) => ecosystem) ?? [],
          nameOf: (ecosystem) => ecosystem,
        },
        project: { label: t`Project`, nameOf: () => project ?? t`One project` },
      }}
      search={search}
    />
  );
}
