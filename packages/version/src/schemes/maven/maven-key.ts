import { descendingNumberKey, numberKey } from '../../key/number-key.ts';
import { TEXT_END, textKey } from '../../key/text-key.ts';
import { type MavenItem, parseMaven } from './maven-parse.ts';
import { placeAt } from './maven-places.ts';

// The possible contents of one place, in rising order. Number keys are above all of these.
const EARLY = '!';
const EARLY_LIST = '#';
const ZEROS_BEFORE_EARLY = '$';
const END = '%';
const LATE = '&';
const LATE_LIST = "'";
const ZEROS_BEFORE_LATE = '(';
const ZEROS_BEFORE_NUMBER = ')';
// Behind the mark of a late word: below all other words.
const SERVICE_PACK = '!';

/** Sortable key of a Maven version. `1.10` is `1A10%`, `1.0-beta-2` is `1#!1'2%`. */
export function mavenKey(version: string): string | undefined {
  const items = parseMaven(version);
  return items && itemsKey(items);
}

/** A list is always the last item of its parent, so that its end is also the end of the parent. */
function itemsKey(items: readonly MavenItem[]): string {
  let key = '';
  let index = 0;
  for (;;) {
    const place = placeAt(items, index);
    switch (place.kind) {
      case 'end':
        return key + END;
      case 'early-list':
        return key + EARLY_LIST + itemsKey(place.items);
      case 'late-list':
        return key + LATE_LIST + itemsKey(place.items);
      case 'early':
        key += EARLY + place.rank;
        break;
      case 'late':
        key += LATE + (place.text === 'sp' ? SERVICE_PACK : textKey(place.text) + TEXT_END);
        break;
      case 'number':
        key += numberKey(place.digits);
        break;
      case 'zeros-before-early':
        key += ZEROS_BEFORE_EARLY + numberKey(String(place.count));
        break;
      case 'zeros-before-late':
        key += ZEROS_BEFORE_LATE + numberKey(String(place.count));
        break;
      case 'zeros-before-number':
        key += ZEROS_BEFORE_NUMBER + descendingNumberKey(String(place.count));
        break;
    }
    index += 'count' in place ? place.count : 1;
  }
}
