import { useLingui } from '@lingui/react/macro';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import type { TaggedCollectionProjectListResponseItem } from '@waybill/api-contract';
import { X } from 'lucide-react';
import { useCapability } from '../../lib/capability.ts';
import { useGo } from '../../lib/link.tsx';
import { NothingMatches } from '../../lib/nothing-matches.tsx';
import { paths } from '../../lib/paths.ts';
import { isFiltered } from '../../lib/url-filter.ts';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { SelectionOptions } from '../../ui/table/types.ts';
import { toast } from '../../ui/toast.tsx';
import { taggedProjectColumns } from './tag-columns.tsx';
import { taggedProjectsQuery, useUntagProjects } from './tag-list.data.ts';
import { taggedFilters } from './tag-search.ts';
import { TaggedFilters } from './tagged-filters.tsx';

export const route = createLazyRoute('/screen/tags/$name/')({ component: TaggedProjects });
const routeApi = getRouteApi('/screen/tags/$name/');

/** The projects that have a tag. */
function TaggedProjects() {
  const { t } = useLingui();
  const go = useGo();
  const { name } = routeApi.useParams();
  const search = routeApi.useSearch();
  const table = useUrlTable(search, {
    prefix: 'TaggedProjects',
    sort: { id: 'name', descending: false },
    columns: taggedProjectColumns,
    scrolls: true,
  });
  const list = useEndlessList(table.state, (state) => taggedProjectsQuery(name, state, search));
  const manage = useCapability('PORTFOLIO_MANAGEMENT');
  const selection: SelectionOptions<TaggedCollectionProjectListResponseItem> = {
    actions: ({ rows, clear }) => <Untag name={name} projects={rows} onDone={clear} />,
  };
  return (
    <DataTable
      label={t`Projects`}
      columns={taggedProjectColumns}
      rowId={(row) => row.uuid ?? ''}
      {...list.table}
      controller={table}
      searchLabel={t`Find projects`}
      {...(manage.allowed ? { selection } : {})}
      filters={<TaggedFilters search={search} />}
      onOpen={(row) => row.uuid && go(paths.project(row.uuid))}
      empty={
        isFiltered(taggedFilters, search) ? (
          <NothingMatches title={t`No projects match these filters`} filters={taggedFilters} />
        ) : (
          <EmptyState title={t`No project has this tag`} />
        )
      }
    />
  );
}

interface UntagProps {
  name: string;
  projects: readonly TaggedCollectionProjectListResponseItem[];
  onDone: () => void;
}

function Untag({ name, projects, onDone }: UntagProps) {
  const { t } = useLingui();
  const untag = useUntagProjects(name);

  async function run(): Promise<void> {
    await untag.mutateAsync(projects.flatMap(({ uuid }) => uuid ?? []));
    toast({ kind: 'success', title: t`Tag removed from projects` });
    onDone();
  }

  return (
    <Button
      size="sm"
      icon={<X className="size-3.5" aria-hidden />}
      busy={untag.isPending}
      // The request has told the user of a failure.
      onClick={() => void run().catch(() => undefined)}
    >
      {t`Remove tag`}
    </Button>
  );
}
