import { compareDigits, compareNumbers, compareOptional, compareText, type Order } from '../../key/order.ts';
import { parseRpm, type RpmSegment } from './rpm-parse.ts';

const RANKS = { tilde: 0, end: 1, caret: 2, word: 3, number: 4 } as const;

/**
 * Orders two versions of RPM packages by rpm's rule: in one place a tilde comes before the end, the end before a
 * caret, a caret before letters, letters before numbers. A version without release comes before the same with one.
 *
 * @example
 * compareRpm('1.0^git1-1', '1.0.1-1'); // -1
 */
export function compareRpm(a: string, b: string): Order | undefined {
  const left = parseRpm(a);
  const right = parseRpm(b);
  if (!left || !right) return undefined;
  return (
    compareDigits(left.epoch, right.epoch) ||
    compareSegments(left.version, right.version) ||
    compareOptional(left.release, right.release, -1, compareSegments)
  );
}

function compareSegments(a: readonly RpmSegment[], b: readonly RpmSegment[]): Order {
  const longer = Math.max(a.length, b.length);
  for (let index = 0; index < longer; index++) {
    const order = compareSegment(a[index], b[index]);
    if (order !== 0) return order;
  }
  return 0;
}

function compareSegment(a: RpmSegment | undefined, b: RpmSegment | undefined): Order {
  if (a?.kind === 'number' && b?.kind === 'number') return compareDigits(a.text, b.text);
  if (a?.kind === 'word' && b?.kind === 'word') return compareText(a.text, b.text);
  return compareNumbers(RANKS[a?.kind ?? 'end'], RANKS[b?.kind ?? 'end']);
}
