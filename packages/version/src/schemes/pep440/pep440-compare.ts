import { isAllDigits } from '../../key/characters.ts';
import {
  compareDigits,
  compareLists,
  compareNumbers,
  compareOptional,
  compareText,
  type Order,
} from '../../key/order.ts';
import { compareLegacy, legacyParts } from './legacy-version.ts';
import { type Pep440Version, parsePep440 } from './pep440-parse.ts';

/**
 * Orders two Python versions by PEP 440; versions that are older than it come first.
 *
 * @example
 * comparePep440('1.0.dev1', '1.0a1'); // -1
 */
export function comparePep440(a: string, b: string): Order | undefined {
  const left = parsePep440(a);
  const right = parsePep440(b);
  if (left && right) return compareParsed(left, right);
  const oldLeft = left ? undefined : legacyParts(a);
  const oldRight = right ? undefined : legacyParts(b);
  if (!(left || oldLeft) || !(right || oldRight)) return undefined;
  if (oldLeft && oldRight) return compareLegacy(oldLeft, oldRight);
  return oldLeft ? -1 : 1;
}

function compareParsed(a: Pep440Version, b: Pep440Version): Order {
  return (
    compareDigits(a.epoch, b.epoch) ||
    compareLists(a.release, b.release, compareDigits) ||
    compareNumbers(phaseRank(a), phaseRank(b)) ||
    compareDigits(a.pre?.number ?? '0', b.pre?.number ?? '0') ||
    compareOptional(a.post, b.post, -1, compareDigits) ||
    compareOptional(a.dev, b.dev, 1, compareDigits) ||
    compareLists(a.local, b.local, compareLocalParts)
  );
}

// A development release of the final version comes before its first alpha.
function phaseRank({ pre, post, dev }: Pep440Version): number {
  if (pre) return pre.phase === 'a' ? 1 : pre.phase === 'b' ? 2 : 3;
  return post === undefined && dev !== undefined ? 0 : 4;
}

function compareLocalParts(a: string, b: string): Order {
  const isLeftNumber = isAllDigits(a);
  const isRightNumber = isAllDigits(b);
  if (isLeftNumber && isRightNumber) return compareDigits(a, b);
  if (isLeftNumber !== isRightNumber) return isLeftNumber ? 1 : -1;
  return compareText(a, b);
}
