import type { Violation } from '../refusal.ts';
import { isObject } from '../text/parse-json.ts';
import { jsonPath } from './json-violation.ts';

/** Most values of a document that are examined for all that is wrong with them: ajv's time grows with their square. */
const MAX_VALUES = 5_000;

/** Far more members than any object of the specification has. */
const MAX_MEMBERS = 1_000;

/** A document without the ends of its longest lists. */
export interface Clipped {
  readonly value: unknown;
  /** Objects with too many members to be examined; the document need not be looked at further. */
  readonly overfull: readonly Violation[];
}

/**
 * Clips long lists if a document has more values than can be examined in bounded time. Remaining items keep
 * their place, and no list loses its first item.
 */
export function clipLists(document: unknown): Clipped {
  const overfull: Violation[] = [];
  let left = MAX_VALUES;
  const clip = (value: unknown, pointer: string): unknown => {
    left--;
    if (Array.isArray(value)) {
      const kept: unknown[] = [];
      for (const [index, item] of value.entries()) {
        if (left <= 0 && index > 0) break;
        kept.push(clip(item, `${pointer}/${index}`));
      }
      return kept;
    }
    if (!isObject(value)) return value;
    const entries = Object.entries(value);
    if (entries.length > MAX_MEMBERS) {
      overfull.push({
        path: jsonPath(pointer),
        message: `has ${entries.length} members, more than any object of CycloneDX`,
      });
      return {};
    }
    return Object.fromEntries(
      entries.map(([key, member]) => [key, clip(member, `${pointer}/${escapeStep(key)}`)]),
    );
  };
  return { value: clip(document, ''), overfull };
}

function escapeStep(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
