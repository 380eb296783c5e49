// Public to other features.
import { useLingui } from '@lingui/react/macro';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Filters, isFiltered, withoutFilters } from '../../lib/url-filter.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** The search parameters of a list that shows open items by default. */
interface AuditSearch {
  all?: boolean | undefined;
  suppressed?: boolean | undefined;
}

interface NoRowsProps {
  filters: Filters;
  search: AuditSearch;
  /**
   * The number of closed or suppressed items after the filters; undefined while it loads. It is requested if
   * only open items are listed.
   */
  closed: number | undefined;
  words: Record<'noneOpen' | 'noneOpenMatches' | 'noneMatches', string> & {
    /** Describes the number of closed items. */
    closed: (count: number) => ReactNode;
  };
  /** Shown if no filter excludes rows. */
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
