/** Which part of a list is asked for, in which order. */
export interface Page {
  readonly offset: number;
  /** Rows at most; undefined: all of them. */
  readonly limit: number | undefined;
  /** Where to go on, as an earlier page said; instead of an offset. */
  readonly cursor?: string | undefined;
  /** True if the caller can go on by a cursor. */
  readonly hasCursor?: boolean;
  readonly search: string | undefined;
  readonly order: { readonly field: string; readonly descending: boolean } | undefined;
}

/** A page of a list, with what is needed to go on. */
export interface ListPage<Row> {
  /** The number of rows on all pages; undefined for a page requested by cursor. */
  readonly total: number | undefined;
  readonly rows: readonly Row[];
  /** Where the next page begins; undefined on the last one, and where nobody goes on by a cursor. */
  readonly next?: string | undefined;
}

/** A cursor that belongs to no such list. */
export class InvalidCursor extends Error {}

/**
 * Reads a list one way, if the list has two ways with separate cursors. Returns undefined for a cursor of the
 * other way, because the list has grown or shrunk since.
 */
export async function readOneWay<Read>(reading: Promise<Read>): Promise<Read | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof InvalidCursor) return undefined;
    throw error;
  }
}
