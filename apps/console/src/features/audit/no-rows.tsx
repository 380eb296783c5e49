// Public to other features.
import { useLingui } from '@lingui/react/macro';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Filters, isFiltered, withoutFilters } from '../../lib/url-filter.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** What an address says of a list that shows the open ones first. */
interface AuditSearch {
  all?: boolean | undefined;
  suppressed?: boolean | undefined;
}

interface NoRowsProps {
  filters: Filters;
  search: AuditSearch;
  /** How many the filters leave that are closed or suppressed; undefined while it is on its way. Asked for where only open ones are listed. */
  closed: number | undefined;
  words: Record<'noneOpen' | 'noneOpenMatches' | 'noneMatches', string> & {
    /** How many are closed. */
    closed: (count: number) => ReactNode;
  };
  /** What is said where no filter leaves rows out. */
  children: ReactNode;
}

/** In place of an empty list of findings or violations: that they are all closed, that none matches, or that there is none. */
export function NoRows({ filters, search, closed, words, children }: NoRowsProps) {
  const { t } = useLingui();
  const setSearch = useSetSearch<AuditSearch>();
  const isOpenOnly = search.all !== true;
  const filtered = isFiltered(filters, search);
  const clear = filtered ? (
    <Button onClick={() => setSearch(withoutFilters(filters))}>{t`Clear filters`}</Button>
  ) : null;
  if (isOpenOnly && closed === undefined) return null;
  if (isOpenOnly && closed) {
    return (
      <EmptyState
        title={filtered ? words.noneOpenMatches : words.noneOpen}
        icon={filtered ? undefined : <ShieldCheck className="size-6" />}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button onClick={() => setSearch({ all: true, suppressed: true })}>{t`Show all`}</Button>
            {clear}
          </div>
        }
      >
        {words.closed(closed)}
      </EmptyState>
    );
  }
  return filtered ? <EmptyState title={words.noneMatches} action={clear} /> : children;
}
