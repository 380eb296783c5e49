import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Filters, isFiltered, withoutFilters } from '../../lib/url-filter.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { AuditScope } from './audit-scope.ts';
import { closedQuery } from './finding-list.data.ts';
import type { FindingSearch } from './finding-search.ts';

interface NoFindingsProps {
  scope: AuditScope;
  filters: Filters;
  search: FindingSearch;
  /** What is said where no filter leaves findings out. */
  children: ReactNode;
}

/** In place of an empty list of findings. */
export function NoFindings({ scope, filters, search, children }: NoFindingsProps) {
  const { t } = useLingui();
  const setSearch = useSetSearch<FindingSearch>();
  const isOpenOnly = search.all !== true;
  const closed = useQuery({ ...closedQuery(scope, search), enabled: isOpenOnly });
  const filtered = isFiltered(filters, search);
  const clear = filtered ? (
    <Button onClick={() => setSearch(withoutFilters(filters))}>{t`Clear filters`}</Button>
  ) : null;
  if (isOpenOnly && closed.isPending) return null;
  const count = isOpenOnly ? (closed.data?.count ?? 0) : 0;
  if (count > 0) {
    return (
      <EmptyState
        title={filtered ? t`No open findings match these filters` : t`No open findings`}
        icon={filtered ? undefined : <ShieldCheck className="size-6" />}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button onClick={() => setSearch({ all: true, suppressed: true })}>{t`Show all`}</Button>
            {clear}
          </div>
        }
      >
        <Plural
          value={count}
          one="# finding is closed or suppressed."
          other="# findings are closed or suppressed."
        />
      </EmptyState>
    );
  }
  if (!filtered) return children;
  return <EmptyState title={t`No findings match these filters`} action={clear} />;
}
