import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Filters } from '../../lib/url-filter.ts';
import { NoRows } from '../audit/no-rows.tsx';
import type { AuditScope } from './audit-scope.ts';
import { closedQuery } from './finding-list.data.ts';
import type { FindingSearch } from './finding-search.ts';

interface NoFindingsProps {
  scope: AuditScope;
  filters: Filters;
  search: FindingSearch;
  /** Shown if no filter excludes findings. */
  children: ReactNode;
}

/** In place of an empty list of findings. */
export function NoFindings({ scope, filters, search, children }: NoFindingsProps) {
  const { t } = useLingui();
  const closed = useQuery({ ...closedQuery(scope, search), enabled: search.all !== true });
  const words = {
    noneOpen: t`No open findings`,
    noneOpenMatches: t`No open findings match these filters`,
    noneMatches: t`No findings match these filters`,
    closed: (count: number) => (
      <Plural
        value={count}
        one="# finding is closed or suppressed."
        other="# findings are closed or suppressed."
      />
    ),
  };
  return (
    <NoRows
      filters={filters}
      search={search}
      closed={closed.isPending ? undefined : (closed.data?.count ?? 0)}
      words={words}
    >
      {children}
    </NoRows>
  );
}
