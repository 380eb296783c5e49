import { useLingui } from '@lingui/react/macro';
import type { TagListResponseItem } from '@waybill/api-contract';
import { useCapability } from '../../lib/capability.ts';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { SelectionOptions } from '../../ui/table/types.ts';
import { DeleteSelected } from './delete-selected.tsx';
import { tagColumns } from './tag-columns.tsx';
import { tagListQuery } from './tag-list.data.ts';
import { NoTags, TagFilters, TagGrouping } from './tag-list-parts.tsx';
import type { TagListSearch } from './tag-search.ts';

/** Tags, each in a row. */
export function TagList({ search }: { search: TagListSearch }) {
  const { t } = useLingui();
  const go = useGo();
  const { allowed } = useCapability('TAG_MANAGEMENT');
  const table = useUrlTable(search, {
    prefix: 'TagList',
    sort: { id: 'name', descending: false },
    columns: tagColumns,
    scrolls: true,
  });
  const list = useEndlessList(table.state, (state) => tagListQuery(state, search));
  const selection: SelectionOptions<TagListResponseItem> = {
    actions: ({ rows, clear }) => <DeleteSelected tags={rows} onDone={clear} />,
  };
  return (
    <DataTable
      label={t`Tags`}
      columns={tagColumns}
      rowId={(row) => row.name}
      {...list.table}
      controller={table}
      searchLabel={t`Find tags`}
      filters={<TagFilters search={search} />}
      actions={<TagGrouping search={search} />}
      {...(allowed ? { selection } : {})}
      onOpen={(row) => go(paths.tag(row.name))}
      empty={<NoTags search={search} />}
    />
  );
}
