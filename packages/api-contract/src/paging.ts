/**
 * Rows of the largest page that is read as one. A longer one is answered as well, in parts while it is sent: clients of the
 * contract ask for whole lists by a size of 0, of 9999 and of more.
 */
export const largestPage = 10_000;

/**
 * Query parameters of every paged list. The contract has further names for them, for old clients. Not an interface: as a
 * type it may be read as a record of parameters.
 */
export type Paging = {
  /** From 1. */
  pageNumber?: number | undefined;
  /** 0 or less turns paging off. Beyond {@link largestPage} rows, the page has no cursor to go on by. */
  pageSize?: number | undefined;
  /** Instead of a page number. */
  offset?: number | undefined;
  /** With `offset`. */
  limit?: number | undefined;
  searchText?: string | undefined;
  sortName?: string | undefined;
  sortOrder?: 'asc' | 'desc' | undefined;
};

/** Only in our own lists, which also return the next cursor in the header `X-Next-Cursor`. */
export type CursorPaging = Paging & {
  /** Where an earlier page of the same list ended, instead of a page number or an offset. */
  cursor?: string | undefined;
};
