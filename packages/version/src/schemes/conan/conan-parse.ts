import { endOfDigits } from '../../key/characters.ts';
import { withoutLeadingZeros } from '../../key/order.ts';

/** One part between dots: digits in front (undefined when there are none) and the text that follows them. */
export interface ConanItem {
  readonly digits: string | undefined;
  readonly suffix: string;
}

/** A Conan version, each list without items of value zero at its end; pre-release and build may be absent. */
export interface ConanVersion {
  readonly items: readonly ConanItem[];
  readonly prerelease: readonly ConanItem[] | undefined;
  readonly build: readonly ConanItem[] | undefined;
}

/**
 * Reads a version as Conan 2 does (https://docs.conan.io/2/tutorial/versioning/versions.html). Undefined when it does
 * not start with a letter or digit, has no digit, or has blanks, brackets or braces.
 */
export function parseConan(version: string): ConanVersion | undefined {
  const text = version.trim();
  if (!/^[0-9A-Za-z]/.test(text) || !/\d/.test(text) || /[\s[\]{}]/.test(text)) return undefined;
  const plus = text.lastIndexOf('+');
  const body = plus < 0 ? text : text.slice(0, plus);
  const hyphen = body.indexOf('-');
  return {
    items: itemsOf(hyphen < 0 ? body : body.slice(0, hyphen)),
    prerelease: hyphen < 0 ? undefined : itemsOf(body.slice(hyphen + 1)),
    build: plus < 0 ? undefined : itemsOf(text.slice(plus + 1)),
  };
}

function itemsOf(text: string): readonly ConanItem[] {
  const items = text.split('.').map(itemOf);
  let count = items.length;
  while (items[count - 1]?.digits === '0' && items[count - 1]?.suffix === '') count--;
  return items.slice(0, count);
}

function itemOf(part: string): ConanItem {
  const end = endOfDigits(part, 0);
  return { digits: end > 0 ? withoutLeadingZeros(part.slice(0, end)) : undefined, suffix: part.slice(end) };
}
