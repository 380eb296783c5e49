/** Query parameters of every paged list. The contract has further names for them, for old clients. */
export interface Paging {
  /** From 1. */
  pageNumber?: number | undefined;
  /** 0 or less turns paging off. */
  pageSize?: number | undefined;
  /** Instead of a page number. */
  offset?: number | undefined;
  /** With `offset`. */
  limit?: number | undefined;
  searchText?: string | undefined;
  sortName?: string | undefined;
  sortOrder?: 'asc' | 'desc' | undefined;
}
