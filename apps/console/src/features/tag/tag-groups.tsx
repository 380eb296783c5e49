import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { TagGroup, TagListResponseItem } from '@waybill/api-contract';
import { useCapability } from '../../lib/capability.ts';
import { groupedColumns } from '../../lib/grouped-columns.tsx';
import { type GroupedRow, itemsIn } from '../../lib/grouped-rows.ts';
import { GroupedTable } from '../../lib/grouped-table.tsx';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import type { SelectionOptions } from '../../ui/table/types.ts';
import { DeleteSelected } from './delete-selected.tsx';
import { tagColumns } from './tag-columns.tsx';
import { tagGroupsQuery, tagListQuery } from './tag-list.data.ts';
import { NoTags, TagFilters, TagGrouping } from './tag-list-parts.tsx';
import type { TagListSearch } from './tag-search.ts';

function GroupName({ prefix }: TagGroup) {
  const { t } = useLingui();
  return prefix ?? t`No prefix`;
}

const columns = groupedColumns({
  header: msg`Prefix`,
  name: (group: TagGroup) => <GroupName {...group} />,
  csv: (group) => group.prefix,
  count: { id: 'tags', header: msg`Tags`, of: (group) => group.tags, width: 6 },
  columns: tagColumns,
  narrow: {
    name: { place: 1, width: 10 },
    tags: { place: 2, width: 4.5 },
    projectCount: { place: 3, width: 6 },
  },
});

// No prefix is a colon.
const idOf = ({ prefix = ':' }: TagGroup) => prefix;

/** The filter that leaves the tags of a group. */
function filterOf({ prefix }: TagGroup): Partial<TagListSearch> {
  return { prefix, noPrefix: prefix === undefined ? true : undefined };
}

/** Tags by what their names begin with; those of a group open below. */
export function TagGroups({ search }: { search: TagListSearch }) {
  const { t } = useLingui();
  const go = useGo();
  const { allowed } = useCapability('TAG_MANAGEMENT');
  const selection: SelectionOptions<GroupedRow<TagGroup, TagListResponseItem>> = {
    isSelectable: ({ kind }) => kind === 'item',
    actions: ({ rows, clear }) => <DeleteSelected tags={itemsIn(rows)} onDone={clear} />,
  };
  return (
    <GroupedTable
      label={t`Tags`}
      search={search}
      prefix="TagList"
      columns={columns}
      groupId={idOf}
      itemId={(row) => row.name}
      filterOf={filterOf}
      groupsQuery={(state) => tagGroupsQuery(state, search)}
      listQuery={tagListQuery}
      {...(allowed ? { selection } : {})}
      onOpen={(row) => go(paths.tag(row.name))}
      searchLabel={t`Find tags`}
      filters={<TagFilters search={search} />}
      actions={<TagGrouping search={search} />}
      empty={<NoTags search={search} />}
    />
  );
}
