import { useLingui } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/states.tsx';
import { type Filters, withoutFilters } from './url-filter.ts';
import { useSetSearch } from './url-flag.ts';

/** In the place of a list whose filters leave nothing. */
export function NothingMatches({ title, filters }: { title: string; filters: Filters }) {
  const { t } = useLingui();
  const set = useSetSearch<Record<string, unknown>>();
  return (
    <EmptyState
      title={title}
      action={<Button onClick={() => set(withoutFilters(filters))}>{t`Clear filters`}</Button>}
    />
  );
}
