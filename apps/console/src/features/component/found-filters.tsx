import { useLingui } from '@lingui/react/macro';
import { GroupChoice } from '../../lib/grouped-table.tsx';
import { ListFilters } from '../../lib/list-filters.tsx';
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
  return (
    <GroupChoice
      value={search.by}
      options={[
        { value: 'COMPONENT', label: t`Version` },
        { value: 'PROJECT', label: t`Project` },
      ]}
    />
  );
}
