import { useMatches, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isSortable, type SortableColumn } from '../ui/table/sortable.ts';
import { readPageSize, readSort } from '../ui/table/table-preferences.ts';
import type { Sort, TableController, TableState } from '../ui/table/types.ts';
import { useEntrySearch } from './url-entry.ts';
import type { TableSearch } from './url-table.ts';
import { useSavedViews } from './use-saved-views.tsx';

export interface UrlTableOptions {
  /** Names the table in the browser's storage, as `contract` lists them: `ProjectList`, `ProjectFindings` … */
  prefix?: string;
  /** Names the list whose saved views these are; `prefix` without it. */
  views?: string;
  sort?: Sort;
  pageSize?: number;
  /** The columns of the table: a sorting by anything else is ignored. */
  columns?: readonly SortableColumn[];
  /** The list scrolls: a page is a place in it, and nobody chooses its size. */
  scrolls?: boolean;
  /** Where the rows are sorted; by the server without it. */
  mode?: 'client' | 'server';
}

function parseSort(value: string | undefined): Sort | undefined {
  if (!value) return undefined;
  return value.startsWith('-') ? { id: value.slice(1), descending: true } : { id: value, descending: false };
}

/** The sorting, unless the table cannot sort so. */
function knownSort(sort: Sort | undefined, { columns, mode = 'server' }: UrlTableOptions): Sort | undefined {
  const column = columns?.find(({ id }) => id === sort?.id);
  return columns && !(column && isSortable(column, mode)) ? undefined : sort;
}

/** The state of a table: from the address, else the screen's defaults. */
function readTableState(search: TableSearch, options: UrlTableOptions): TableState {
  return {
    searchText: search.searchText ?? '',
    page: search.page ?? 1,
    pageSize: search.pageSize ?? options.pageSize ?? 25,
    sort: knownSort(parseSort(search.sort), options) ?? options.sort,
    group: options.columns?.find(({ id, groupable }) => groupable && id === search.by)?.id,
  };
}

/** The user's earlier choices, if the address has none. */
function rememberedSearch(search: TableSearch, options: UrlTableOptions): TableSearch {
  // A saved view says it all.
  if (search.saved !== undefined) return {};
  const pageSize =
    search.pageSize === undefined && !options.scrolls ? readPageSize(options.prefix) : undefined;
  const sort = search.sort === undefined ? knownSort(readSort(options.prefix), options) : undefined;
  const isDefault = sort?.id === options.sort?.id && sort?.descending === options.sort?.descending;
  return {
    ...(pageSize === undefined || pageSize === (options.pageSize ?? 25) ? {} : { pageSize }),
    ...(sort === undefined || isDefault ? {} : toSearch({ sort })),
  };
}

function toSearch(state: Partial<TableState>): TableSearch {
  const search: TableSearch = {};
  if (state.searchText !== undefined) search.searchText = state.searchText || undefined;
  if (state.page !== undefined) search.page = state.page === 1 ? undefined : state.page;
  if (state.pageSize !== undefined) search.pageSize = state.pageSize;
  if ('sort' in state) search.sort = state.sort && (state.sort.descending ? '-' : '') + state.sort.id;
  if ('group' in state) search.by = state.group;
  return search;
}

const order = ['page', 'pageSize', 'sort', 'by', 'saved'];

/** The parameters that open something on top of the page, as the open screens declare them. */
function usePanels(): readonly string[] {
  const panels = useMatches({
    select: (matches) => matches.flatMap(({ staticData }) => staticData.panels ?? []).join(' '),
  });
  return panels.split(' ');
}

/** Parameters that exclude rows: the search and the filters. */
function narrowedBy(search: TableSearch, passive: readonly string[]): [string, unknown][] {
  return Object.entries(search).filter(([name, value]) => value !== undefined && !passive.includes(name));
}

/**
 * A table whose state is the address: a reload, a bookmark and the back button find it again.
 * `inAddress` is what `routeApi.useSearch()` gave.
 */
export function useUrlTable(inAddress: TableSearch, options: UrlTableOptions = {}): TableController {
  const navigate = useNavigate();
  const search = useEntrySearch(inAddress, () => rememberedSearch(inAddress, options));
  const hasUnknownSort = search.sort !== undefined && !knownSort(parseSort(search.sort), options);
  useEffect(() => {
    if (!hasUnknownSort) return;
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, sort: undefined }),
      replace: true,
      resetScroll: false,
    });
  }, [hasUnknownSort, navigate]);
  const panels = usePanels();
  const views = useSavedViews(options.views ?? options.prefix, search, panels);
  // Parameters that exclude no rows.
  const passive = [...order, ...panels];
  const narrowing = narrowedBy(search, passive);
  return {
    ...views,
    state: readTableState(search, options),
    prefix: options.prefix,
    hasOwnOrder: options.sort === undefined,
    narrowing: JSON.stringify(narrowing.sort()),
    clear:
      narrowedBy(inAddress, passive).length > 0
        ? () => {
            const { pageSize, sort, by, saved } = search;
            void navigate({ to: '.', search: { pageSize, sort, by, saved }, resetScroll: false });
          }
        : undefined,
    change: (patch, options) => {
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, ...toSearch(patch) }),
        replace: options?.replace ?? 'searchText' in patch,
        resetScroll: false,
      });
    },
  };
}
