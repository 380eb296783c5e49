import { useNavigate } from '@tanstack/react-router';
import * as v from 'valibot';
import { readPageSize, readSort } from '../ui/table/table-preferences.ts';
import type { Sort, TableController, TableState } from '../ui/table/types.ts';
import type { QueryValue } from './http.ts';

const positive = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(1));
const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** The search parameters of a screen with a table; spread them into the screen's own schema. */
export const tableSearchEntries = {
  searchText: v.optional(v.fallback(text, '')),
  page: v.fallback(v.optional(positive), undefined),
  pageSize: v.fallback(v.optional(v.pipe(positive, v.maxValue(1000))), undefined),
  /** A column's id, with a minus before it for descending. */
  sort: v.fallback(v.optional(v.string()), undefined),
};

/** For a screen whose only parameters are those of its table. */
export const tableSearch = v.object(tableSearchEntries);

export interface TableSearch {
  searchText?: string | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
  sort?: string | undefined;
}

export interface UrlTableOptions {
  /** Names the table in the browser's storage, as `contract` lists them: `ProjectList`, `ProjectFindings` … */
  prefix?: string;
  sort?: Sort;
  pageSize?: number;
}

function parseSort(value: string | undefined): Sort | undefined {
  if (!value) return undefined;
  return value.startsWith('-') ? { id: value.slice(1), descending: true } : { id: value, descending: false };
}

/** What a table shows: by the address, else by what the user chose before, else by the screen's defaults. */
export function readTableState(search: TableSearch, options: UrlTableOptions): TableState {
  return {
    searchText: search.searchText ?? '',
    page: search.page ?? 1,
    pageSize: search.pageSize ?? readPageSize(options.prefix) ?? options.pageSize ?? 25,
    sort: parseSort(search.sort) ?? readSort(options.prefix) ?? options.sort,
  };
}

/** The parameters by which the server pages, sorts and searches. */
export function toServerQuery(state: TableState): Record<string, QueryValue> {
  return {
    pageNumber: state.page,
    pageSize: state.pageSize,
    sortName: state.sort?.id,
    sortOrder: state.sort && (state.sort.descending ? 'desc' : 'asc'),
    searchText: state.searchText || undefined,
  };
}

function toSearch(state: Partial<TableState>): TableSearch {
  const search: TableSearch = {};
  if (state.searchText !== undefined) search.searchText = state.searchText || undefined;
  if (state.page !== undefined) search.page = state.page === 1 ? undefined : state.page;
  if (state.pageSize !== undefined) search.pageSize = state.pageSize;
  if (state.sort !== undefined) search.sort = (state.sort.descending ? '-' : '') + state.sort.id;
  return search;
}

/**
 * A table whose state is the address: a reload, a bookmark and the back button find it again.
 * `search` is what `routeApi.useSearch()` gave.
 */
export function useUrlTable(search: TableSearch, options: UrlTableOptions = {}): TableController {
  const navigate = useNavigate();
  return {
    state: readTableState(search, options),
    prefix: options.prefix,
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
