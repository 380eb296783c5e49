import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { SavedView } from '@waybill/api-contract';
import type { TableController } from '../ui/table/types.ts';
import { queryClient } from './query.ts';
import { savedViewsQuery } from './saved-view.data.ts';
import { SavedViewsMenu } from './saved-views-menu.tsx';
import { getToken } from './session.ts';
import { searchOfView, viewSearchOf } from './view-search.ts';

/** Ids of columns, which have no commas. */
const separator = ',';

const noViews: readonly SavedView[] = [];

/** The views of a list, and the one that the address names; nothing where a list has no name. */
export function useSavedViews(
  list: string | undefined,
  search: { saved?: string | undefined },
  panels: readonly string[],
): Pick<TableController, 'columns' | 'views'> {
  const navigate = useNavigate();
  const isOffered = list !== undefined && getToken() !== undefined;
  const { data = noViews } = useQuery({ ...savedViewsQuery, enabled: isOffered }, queryClient);
  if (list === undefined || !isOffered) return {};
  const views = data.filter((view) => view.list === list);
  const current = views.find(({ uuid }) => uuid === search.saved);
  const shown = viewSearchOf(search, panels);

  function go(next: Record<string, unknown>): void {
    void navigate({ to: '.', search: next, resetScroll: false });
  }

  return {
    columns: current?.columns?.split(separator),
    views: (columns) => {
      const inSight = columns?.join(separator) ?? current?.columns;
      return (
        <SavedViewsMenu
          list={list}
          views={views}
          current={current}
          content={{ search: shown, ...(inSight === undefined ? {} : { columns: inSight }) }}
          isChanged={current !== undefined && (current.search !== shown || current.columns !== inSight)}
          onShow={(view) => go(view ? searchOfView(view) : {})}
          onSaved={(uuid) =>
            void navigate({
              to: '.',
              search: (before: object) => ({ ...before, saved: uuid }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      );
    },
  };
}
