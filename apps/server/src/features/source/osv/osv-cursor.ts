/** Where mirroring of an ecosystem stands. Times are ISO 8601. */
export interface OsvCursor {
  /** When the whole archive was last read, or known to be what was read. */
  fullAt: string;
  /** Newest change seen in the list of changes; undefined when there is no such list. */
  newest?: string;
  /** The ETag of the last list of changes. An unchanged list is not fetched. */
  listEtag?: string;
}

/** A change of a record, from `modified_id.csv`. */
export interface OsvChange {
  id: string;
  modified: string;
}

/** Reads a stored cursor; undefined for anything else. */
export function parseCursor(text: string | null | undefined): OsvCursor | undefined {
  if (!text) return undefined;
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || !('fullAt' in value)) return undefined;
  if (typeof value.fullAt !== 'string') return undefined;
  const newest = 'newest' in value && typeof value.newest === 'string' ? { newest: value.newest } : {};
  const listEtag =
    'listEtag' in value && typeof value.listEtag === 'string' ? { listEtag: value.listEtag } : {};
  return { fullAt: value.fullAt, ...newest, ...listEtag };
}

/** A line `2026-08-21T20:38:00Z,GO-2026-5026`; undefined for any other. */
export function parseChange(line: string): OsvChange | undefined {
  const comma = line.indexOf(',');
  const modified = line.slice(0, comma).trim();
  const id = line.slice(comma + 1).trim();
  if (comma < 0 || id === '' || Number.isNaN(Date.parse(modified))) return undefined;
  return { id, modified };
}

/** True if one time is later than another; both may have fractions of different length. */
export function isLater(a: string, b: string | undefined): boolean {
  return b === undefined || Date.parse(a) > Date.parse(b);
}
