/** Without parameters of this kind. */
export type NoMembers = Readonly<Record<string, never>>;

/** A list as a handler returns it: whole, or in batches when it can be long. */
export type JsonList<Row> = readonly Row[] | { readonly batches: AsyncIterable<readonly Row[]> };

/** A list with the number of all that there are, of which it may be a page. */
export type CountedList<Row> =
  | { readonly total: number; readonly rows: readonly Row[] }
  | { readonly total: number; readonly batches: AsyncIterable<readonly Row[]> };
