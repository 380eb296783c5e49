import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Filters, isFiltered, withoutFilters } from '../../lib/url-filter.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';

interface NoFindingsProps {
  filters: Filters;
  search: object;
  /** What is said where no filter leaves findings out. */
  children: ReactNode;
}

/** In place of an empty list of findings. */
export function NoFindings({ filters, search, children }: NoFindingsProps) {
  const { t } = useLingui();
  const setSearch = useSetSearch<object>();
  if (!isFiltered(filters, search)) return children;
  return (
    <EmptyState
      title={t`No findings match these filters`}
      action={<Button onClick={() => setSearch(withoutFilters(filters))}>{t`Clear filters`}</Button>}
    />
  );
}
