import { useLingui } from '@lingui/react/macro';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import type { TagListResponseItem, TagUse } from '@waybill/api-contract';
import { Plus, Tag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCapability } from '../../lib/capability.ts';
import { useGo } from '../../lib/link.tsx';
import { ListFilters } from '../../lib/list-filters.tsx';
import { NothingMatches } from '../../lib/nothing-matches.tsx';
import { paths } from '../../lib/paths.ts';
import { isFiltered } from '../../lib/url-filter.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { SelectionOptions } from '../../ui/table/types.ts';
import { CreateTags } from './create-tags.tsx';
import { DeleteTagsDialog } from './delete-tags.tsx';
import { tagColumns } from './tag-columns.tsx';
import { tagListQuery } from './tag-list.data.ts';
import { type TagListSearch, tagFilters } from './tag-search.ts';

export const route = createLazyRoute('/screen/tags')({ component: TagListScreen });
const routeApi = getRouteApi('/screen/tags');

function TagListScreen() {
  const { t } = useLingui();
  const go = useGo();
  const search = routeApi.useSearch();
  const set = useSetSearch<TagListSearch>();
  const table = useUrlTable(search, {
    prefix: 'TagList',
    sort: { id: 'name', descending: false },
    columns: tagColumns,
    scrolls: true,
  });
  const list = useEndlessList(table.state, (state) => tagListQuery(state, search));
  const uses: Record<TagUse, string> = {
    PROJECT: t`Projects`,
    COLLECTION: t`Collections`,
    POLICY: t`Policies`,
    NONE: t`Nothing`,
  };
  const manage = useCapability('TAG_MANAGEMENT');
  const show = (dialog: TagListSearch['dialog']) => set({ dialog, page: search.page });
  const selection: SelectionOptions<TagListResponseItem> = {
    actions: ({ rows, clear }) => <DeleteSelected tags={rows} onDone={clear} />,
  };
  return (
    <>
      <PageHeader
        title={t`Tags`}
        actions={
          <Button
            variant="primary"
            icon={<Plus className="size-4" aria-hidden />}
            disabledReason={manage.reason}
            onClick={() => show('create')}
          >
            {t`Create tags`}
          </Button>
        }
      />
      <DataTable
        label={t`Tags`}
        columns={tagColumns}
        rowId={(row) => row.name}
        {...list.table}
        controller={table}
        searchLabel={t`Find tags`}
        filters={
          <ListFilters
            filters={tagFilters}
            words={{ use: { label: t`Used by`, nameOf: (word) => uses[word] } }}
            search={search}
          />
        }
        {...(manage.allowed ? { selection } : {})}
        onOpen={(row) => go(paths.tag(row.name))}
        empty={
          isFiltered(tagFilters, search) ? (
            <NothingMatches title={t`No tags match these filters`} filters={tagFilters} />
          ) : (
            <EmptyState icon={<Tag className="size-6" />} title={t`No tags yet`}>
              {t`A tag is created when a project gets it, or here.`}
            </EmptyState>
          )
        }
      />
      <CreateTags open={manage.allowed && search.dialog === 'create'} onClose={() => show(undefined)} />
    </>
  );
}

function DeleteSelected({ tags, onDone }: { tags: readonly TagListResponseItem[]; onDone: () => void }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="sm"
        className="text-danger!"
        icon={<Trash2 className="size-3.5" aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t`Delete`}
      </Button>
      <DeleteTagsDialog tags={tags} open={asking} onClose={() => setAsking(false)} onDone={onDone} />
    </>
  );
}
