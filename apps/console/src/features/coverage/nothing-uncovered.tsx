import { useLingui } from '@lingui/react/macro';
import type { PortfolioCoverage } from '@waybill/api-contract';
import { Eye, PackageOpen } from 'lucide-react';
import { isFiltered, withoutFilters } from '../../lib/url-filter.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { type CoverageSearch, coverageFilters } from './coverage-search.ts';

interface NothingUncoveredProps {
  search: CoverageSearch;
  coverage: PortfolioCoverage | undefined;
}

/** Why the list has no rows. */
export function NothingUncovered({ search, coverage }: NothingUncoveredProps) {
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
  if (coverage && coverage.pending > 0) {
    return (
      <EmptyState icon={<PackageOpen className="size-6" />} title={t`No coverage gaps so far`}>
        {t`Waybill is still counting the components of new BOMs.`}
      </EmptyState>
    );
  }
  if (coverage?.components === 0) {
    return (
      <EmptyState icon={<PackageOpen className="size-6" />} title={t`No components yet`}>
        {t`After the first BOM upload, this page shows what no source covers.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<Eye className="size-6 text-success" />} title={t`No coverage gaps`}>
      {t`An enabled source covers every component of your active projects.`}
    </EmptyState>
  );
}
