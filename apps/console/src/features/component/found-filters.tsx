import { useLingui } from '@lingui/react/macro';
import { foundGroupings } from '@waybill/api-contract';
import { ListFilters } from '../../lib/list-filters.tsx';
import { useSetSearch } from '../../lib/url-flag.ts';
import { GroupBy } from '../../ui/table/group-by.tsx';
import { type ComponentSearchSearch, componentSearchFilters } from './component-search.ts';

export function FoundFilters({ search }: { search: ComponentSearchSearch }) {
  const { t } = useLingui();
  return (
    <ListFilters
      filters={componentSearchFilters}
      words={{
        past: { label: t`Include past components`, pinned: true },
        active: { label: t`Only active projects` },
        latest: { label: t`Only latest project versions` },
        outdated: { label: t`Outdated only` },
      }}
      search={search}
    />
  );
}

export function FoundGrouping({ search }: { search: ComponentSearchSearch }) {
  const { t } = useLingui();
  const set = useSetSearch<ComponentSearchSearch>();
  return (
    <GroupBy
      value={search.by}
      options={[
        { value: 'COMPONENT', label: t`Version` },
        { value: 'PROJECT', label: t`Project` },
      ]}
      onChange={(value) =>
        // The orders of the lists have nothing in common.
        set({ by: foundGroupings.find((by) => by === value), sort: undefined })
      }
    />
  );
}
