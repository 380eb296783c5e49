import { useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { isFiltered, withoutFilters } from '../../lib/url-filter.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { type CoverageSearch, coverageFilters } from './coverage-search.ts';

/** Why the list has no rows. */
export function NothingUncovered({ search }: { search: CoverageSearch }) {
  const { t } = useLingui();
  const set = useSetSearch<CoverageSearch>();
  if (isFiltered(coverageFilters, search)) {
    return (
      <EmptyState
        title={t`No components match these filters`}
        action={<Button onClick={() => set(withoutFilters(coverageFilters))}>{t`Clear filters`}</Button>}
      />
    );
  }
  return (
    <EmptyState icon={<Eye className="size-6 text-success" />} title={t`No coverage gaps`}>
      {t`An enabled source covers every component of your active projects.`}
    </EmptyState>
  );
}
