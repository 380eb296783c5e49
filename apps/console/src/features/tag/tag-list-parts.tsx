import { useLingui } from '@lingui/react/macro';
import type { TagUse } from '@waybill/api-contract';
import { Tag } from 'lucide-react';
import { GroupChoice } from '../../lib/grouped-table.tsx';
import { ListFilters } from '../../lib/list-filters.tsx';
import { NothingMatches } from '../../lib/nothing-matches.tsx';
import { isFiltered } from '../../lib/url-filter.ts';
import { EmptyState } from '../../ui/states.tsx';
import { type TagListSearch, tagFilters } from './tag-search.ts';

export function TagFilters({ search }: { search: TagListSearch }) {
  const { t } = useLingui();
  const uses: Record<TagUse, string> = {
    PROJECT: t`Projects`,
    COLLECTION: t`Collections`,
    POLICY: t`Policies`,
    NONE: t`Nothing`,
  };
  return (
    <ListFilters
      filters={tagFilters}
      words={{
        use: { label: t`Used by`, nameOf: (word) => uses[word] },
        prefix: { label: t`Prefix` },
        noPrefix: { label: t`No prefix` },
      }}
      search={search}
    />
  );
}

/** Switches between single tags and groups by prefix. */
export function TagGrouping({ search }: { search: TagListSearch }) {
  const { t } = useLingui();
  return <GroupChoice value={search.by} options={[{ value: 'PREFIX', label: t`Prefix` }]} />;
}

/** Why the list has no rows. */
export function NoTags({ search }: { search: TagListSearch }) {
  const { t } = useLingui();
  if (isFiltered(tagFilters, search))
    return <NothingMatches title={t`No tags match these filters`} filters={tagFilters} />;
  return (
    <EmptyState icon={<Tag className="size-6" />} title={t`No tags yet`}>
      {t`A tag is created when a project gets it, or here.`}
    </EmptyState>
  );
}
