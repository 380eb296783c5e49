import type { EndpointFacts } from '@waybill/api-contract/server';
import type { Page } from '../db/list/page.ts';
import { AppError } from './errors.ts';

/** Query parameters of every paged list, with the aliases clients use (contract §1.4). */
type PagingParameter =
  | 'page'
  | 'pageNumber'
  | 'size'
  | 'pageSize'
  | 'limit'
  | 'offset'
  | 'filter'
  | 'searchText'
  | 'sort'
  | 'sortOrder'
  | 'orderBy'
  | 'sortName'
  | 'cursor';
type PagingQuery = Partial<Record<PagingParameter, string | readonly string[]>>;

/** The sort fields of a list, from the contract's data. */
export type Sortable = NonNullable<EndpointFacts['paged']>;

/**
 * Reads the paging parameters; the first non-blank alias wins, non-numbers fall back to the defaults (contract §1.4).
 * @param hasCursor whether the list may be asked to go on by a cursor, as our own may
 * @throws the 400 problem `Field not sortable` for a field that is unknown or only computed (§26.1)
 */
export function parsePage(given: PagingQuery, sortable?: Sortable, hasCursor = false): Page {
  const query = firstOnes(given);
  const first = (...values: (string | undefined)[]) => values.find((value) => value?.trim());
  const page = first(query.page, query.pageNumber);
  const size = first(query.size, query.pageSize, query.limit);
  const search = first(query.filter, query.searchText)?.trim();
  const order = parseOrder(query, sortable?.anySort === true);
  return {
    ...window(page, size, first(query.offset)),
    ...(hasCursor ? { hasCursor, cursor: first(query.cursor)?.trim() } : {}),
    search,
    order:
      order && sortable && !sortable.anySort
        ? { ...order, field: requireSortable(order.field, sortable) }
        : order,
  };
}

/** A parameter that is given twice counts once. */
function firstOnes(query: PagingQuery): Partial<Record<PagingParameter, string>> {
  const firsts = Object.entries(query).map(([name, value]) => [name, [value].flat()[0]]);
  return Object.fromEntries(firsts);
}

/** The field by the name that the model has for it. */
function requireSortable(field: string, { sort, sortAs }: Sortable): string {
  const [first = ''] = field.split('.');
  if (sort.includes(field) || (field !== first && sort.includes(`${first}.*`))) return field;
  const name = sortAs && Object.hasOwn(sortAs, field) ? sortAs[field] : undefined;
  if (name !== undefined) return name;
  throw notSortable(field);
}

const notSortable = (field: string): AppError =>
  new AppError('paging.not_sortable', {
    status: 400,
    title: 'Field not sortable',
    detail: `The field ${field} does not exist or is not sortable`,
  });

function window(page: string | undefined, size: string | undefined, offset: string | undefined) {
  const limit = toInteger(size, 100);
  if (offset !== undefined) return limited(toInteger(offset, 0), limit);
  if (page === undefined || size === undefined) return { offset: 0, limit: 100 };
  return limited((Math.max(1, toInteger(page, 1)) - 1) * limit, limit);
}

/** A size of 0 or less turns paging off. */
function limited(offset: number, limit: number) {
  return limit <= 0 ? { offset: 0, limit: undefined } : { offset: Math.max(0, offset), limit };
}

function toInteger(text: string | undefined, fallback: number): number {
  if (text === undefined || !/^-?\d{1,9}$/.test(text.trim())) return fallback;
  return Number(text);
}

function parseOrder(query: Partial<Record<PagingParameter, string>>, upwards: boolean): Page['order'] {
  const field = (query.orderBy?.trim() || query.sortName?.trim()) ?? '';
  const direction = (query.sort?.trim() || query.sortOrder?.trim() || '').toLowerCase();
  if (field === '' || (direction !== 'asc' && direction !== 'desc' && !upwards)) return undefined;
  if (!/^[a-zA-Z0-9_.\-+]*$/.test(field)) return undefined;
  return { field, descending: direction === 'desc' };
}
