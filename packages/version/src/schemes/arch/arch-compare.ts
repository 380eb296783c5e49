import { compareDigits, compareNumbers, compareOptional, compareText, type Order } from '../../key/order.ts';
import { type ArchSegment, parseArch } from './arch-parse.ts';

/**
 * Orders two versions of Arch packages as pacman's vercmp does: letters that follow a number directly make an earlier
 * version, anything behind a separator a later one. A version without release comes before the same with one.
 *
 * @example
 * compareArch('1.0rc', '1.0'); // -1
 */
export function compareArch(a: string, b: string): Order | undefined {
  const left = parseArch(a);
  const right = parseArch(b);
  if (!left || !right) return undefined;
  return (
    compareDigits(left.epoch, right.epoch) ||
    compareSegments(left.version, right.version) ||
    compareOptional(left.release, right.release, -1, compareSegments)
  );
}

function compareSegments(a: readonly ArchSegment[], b: readonly ArchSegment[]): Order {
  const shorter = Math.min(a.length, b.length);
  for (let index = 0; index < shorter; index++) {
    const order = compareSegment(a[index] as ArchSegment, b[index] as ArchSegment);
    if (order !== 0) return order;
  }
  const next = a[shorter] ?? b[shorter];
  if (!next) return 0;
  const isLater = next.gap > 0 || next.kind === 'number';
  return isLater === a.length > b.length ? 1 : -1;
}

function compareSegment(a: ArchSegment, b: ArchSegment): Order {
  if (a.gap !== b.gap) return compareNumbers(a.gap, b.gap);
  if (a.kind !== b.kind) return a.kind === 'number' ? 1 : -1;
  return a.kind === 'number' ? compareDigits(a.text, b.text) : compareText(a.text, b.text);
}
