import type { Paging } from '@waybill/api-contract';
import * as v from 'valibot';
import type { TableState } from '../ui/table/types.ts';
import { textSearch, uuidSearch } from './url-flag.ts';

const positive = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(1));
const maxPage = 1_000_000;

/** The search parameters of a screen with a table; spread them into the screen's own schema. */
export const tableSearchEntries = {
  searchText: textSearch,
  page: v.fallback(v.optional(v.pipe(positive, v.maxValue(maxPage))), undefined),
  pageSize: v.fallback(v.optional(v.pipe(positive, v.maxValue(1000))), undefined),
  /** A column's id, with a minus before it for descending. */
  sort: v.fallback(v.optional(v.string()), undefined),
  /** The grouping of the rows: a column's id, or one of the list's own groupings. */
  by: textSearch,
  /** The uuid of the saved view that is shown. */
  saved: uuidSearch,
};

/** For a screen whose only parameters are those of its table. */
export const tableSearch = v.object(tableSearchEntries);

export interface TableSearch {
  searchText?: string | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
  sort?: string | undefined;
  by?: string | undefined;
  saved?: string | undefined;
}

/** The parameters by which the server pages, sorts and searches. */
export function toServerQuery(state: TableState): Paging {
  return {
    pageNumber: state.page,
    pageSize: state.pageSize,
    sortName: state.sort?.id,
    sortOrder: state.sort && (state.sort.descending ? 'desc' : 'asc'),
    searchText: state.searchText || undefined,
  };
}
