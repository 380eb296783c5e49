import { compareNumbers, compareText, type Order } from '../../key/order.ts';
import type { Random } from '../../random.ts';
import { defineScheme } from '../../scheme.ts';
import { parseDatetime } from './datetime-parse.ts';

/** Dates with times by RFC 3339, ordered by the moment: the scheme of that name in the `vers` specification. */
export const datetime = defineScheme({
  id: 'datetime',
  code: 19,
  compare: compareDatetimes,
  key: datetimeKey,
  sample: sampleDatetime,
});

function compareDatetimes(a: string, b: string): Order | undefined {
  const left = parseDatetime(a);
  const right = parseDatetime(b);
  if (!left || !right) return undefined;
  return compareNumbers(left.secondMs, right.secondMs) || compareText(left.fraction, right.fraction);
}

// Years from 0 to 9999 become positive numbers of one length, so that their text sorts like their value.
const YEAR_ZERO_MS = Date.UTC(2000, 0, 1) - 2001 * 366 * 86_400_000;

function datetimeKey(version: string): string | undefined {
  const moment = parseDatetime(version);
  return moment && String(moment.secondMs - YEAR_ZERO_MS).padStart(15, '0') + moment.fraction;
}

function sampleDatetime(random: Random): string {
  const two = (bound: number) => String(random.below(bound)).padStart(2, '0');
  const year = String(random.pick([0, 1969, 1970, 2024, 2025, 9999])).padStart(4, '0');
  const zone = random.pick(['Z', 'Z', 'Z', 'z', '+00:00', '-01:00', '+05:30', '-23:59']);
  const fraction = random.pick(['', '', '.5', '.50', '.05', '.123456789']);
  return `${year}-0${1 + random.below(2)}-${random.pick(['01', '02', '28', '29'])}T${two(3)}:${two(60)}:${two(4)}${fraction}${zone}`;
}
