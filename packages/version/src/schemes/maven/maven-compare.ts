import { compareDigits, compareNumbers, compareText, type Order } from '../../key/order.ts';
import { type MavenItem, parseMaven } from './maven-parse.ts';
import { type MavenPlace, placeAt } from './maven-places.ts';

const RANKS = {
  early: 0,
  'early-list': 1,
  'zeros-before-early': 2,
  end: 3,
  late: 4,
  'late-list': 5,
  'zeros-before-late': 6,
  'zeros-before-number': 7,
  number: 8,
} as const;

/**
 * Orders two Maven versions by the rules of Maven up to 3.8 (https://maven.apache.org/pom.html#version-order-specification),
 * which OSV and the vectors of the field follow: there `1.0.RC2` comes after `1.0-RC3`. Maven 3.9 reads `.RC` as `-RC`
 * (MNG-7644); versions of one artefact are written in one way, so that this shows in mixed ones only.
 *
 * @example
 * compareMaven('1.0-beta-2', '1.0.0.Final'); // -1
 */
export function compareMaven(a: string, b: string): Order | undefined {
  const left = parseMaven(a);
  const right = parseMaven(b);
  return left && right ? compareItems(left, right) : undefined;
}

function compareItems(a: readonly MavenItem[], b: readonly MavenItem[]): Order {
  let index = 0;
  for (;;) {
    const left = placeAt(a, index);
    const right = placeAt(b, index);
    const order = comparePlaces(left, right);
    if (order !== 0 || left.kind === 'end' || 'items' in left) return order;
    index += 'count' in left ? left.count : 1;
  }
}

function comparePlaces(a: MavenPlace, b: MavenPlace): Order {
  if (a.kind === 'early' && b.kind === 'early') return compareNumbers(a.rank, b.rank);
  if (a.kind === 'late' && b.kind === 'late') return compareLateWords(a.text, b.text);
  if (a.kind === 'number' && b.kind === 'number') return compareDigits(a.digits, b.digits);
  if (a.kind !== b.kind) return compareNumbers(RANKS[a.kind], RANKS[b.kind]);
  if ('items' in a && 'items' in b) return compareItems(a.items, b.items);
  if ('count' in a && 'count' in b) {
    return a.kind === 'zeros-before-number'
      ? compareNumbers(b.count, a.count)
      : compareNumbers(a.count, b.count);
  }
  return 0;
}

function compareLateWords(a: string, b: string): Order {
  if ((a === 'sp') !== (b === 'sp')) return a === 'sp' ? -1 : 1;
  return compareText(a, b);
}
