import type { ProgressDetail } from '@waybill/api-contract';

/**
 * A progress in English words, for callers of the API that show it as it is.
 *
 * @example progressWords({ part: 'Go', unit: 'records', done: 2000, changed: 3 }) // 'Go: 2000 records, 3 new or changed'
 */
export function progressWords({ part, unit, done, total, changed }: ProgressDetail): string {
  const count = total === undefined ? `${done} ${unit}` : `${done} of ${total} ${unit}`;
  return `${part}: ${count}${changed === undefined ? '' : `, ${changed} new or changed`}`;
}
