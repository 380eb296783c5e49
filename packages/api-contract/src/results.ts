/** Without parameters of this kind. */
export type NoMembers = Readonly<Record<string, never>>;

/** A list as a handler returns it: whole, or in batches when it can be long. */
export type JsonList<Row> = readonly Row[] | { readonly batches: AsyncIterable<readonly Row[]> };

/** A page of a list that is counted: how many rows there are in all, and by which cursor one goes on, where there is one. */
interface Counted {
  readonly total: number | undefined;
  readonly next?: string | undefined;
  /** The total is an estimate: counting would take longer than the page itself. */
  readonly isEstimated?: true;
}

/** A list with the number of all that there are, of which it may be a page. */
export type CountedList<Row> =
  | (Counted & { readonly rows: readonly Row[] })
  | (Counted & {
      readonly batches: AsyncIterable<readonly Row[]>;
      /** Rows have members in common that are the same objects and never change; each is written once. */
      readonly isShared?: true;
    });
