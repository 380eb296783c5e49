/** Changes that make no difference to any answer, by target, each as `file: change` with the reason. */
export const EQUIVALENT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'version/apk': {
    'schemes/apk/apk-compare.ts: for (let index = 0; index⟦<⟧longer; index++) { → <=':
      'One more round compares the end with the end, which are the same.',
  },
  'version/arch': {
    'schemes/arch/arch-compare.ts: return isLater === a.length⟦>⟧b.length ? 1 : -1; → >=':
      'The lengths differ there.',
    'schemes/arch/arch-key.ts: return gap⟦<=⟧GAPS.length ? GAPS.charAt(gap - 1) : LONG_GAP + numberKey(String(gap)); → <':
      'The longest marked gap is then written like the longer ones, which keeps the order.',
  },
  'version/composer': {
    'schemes/composer/composer-compare.ts: for (let index = 0; index⟦<⟧longer; index++) { → <=':
      'One more round compares the end with the end, which are the same.',
    'schemes/composer/composer-parse.ts: const count = firstWord⟦<⟧0 ? tokens.length : firstWord; → <=':
      'The text begins with a digit or letter that is not what is looked for, so that the place is never 0.',
  },
  'version/conan': {
    'schemes/conan/conan-parse.ts: const body = plus⟦<⟧0 ? text : text.slice(0, plus); → <=':
      'The text begins with a digit or letter that is not what is looked for, so that the place is never 0.',
    'schemes/conan/conan-parse.ts: items: itemsOf(hyphen⟦<⟧0 ? body : body.slice(0, hyphen)), → <=':
      'The text begins with a digit or letter that is not what is looked for, so that the place is never 0.',
    'schemes/conan/conan-parse.ts: prerelease: hyphen⟦<⟧0 ? undefined : itemsOf(body.slice(hyphen + 1)), → <=':
      'The text begins with a digit or letter that is not what is looked for, so that the place is never 0.',
    'schemes/conan/conan-parse.ts: build: plus⟦<⟧0 ? undefined : itemsOf(text.slice(plus + 1)), → <=':
      'The text begins with a digit or letter that is not what is looked for, so that the place is never 0.',
  },
  'version/cpe': {
    'schemes/cpe/cpe-version-compare.ts: for (let index = 0; index⟦<⟧longer; index++) { → <=':
      'One more round compares the end with the end, which are the same.',
    'schemes/cpe/cpe-version-key.ts: if (zeros⟦>⟧0) key += zerosKey(zeros, token); → >=':
      'A mark for no zeros in front of every piece keeps the order.',
  },
  'version/deb': {
    "schemes/deb/deb-key.ts: return (character⟦<⟧'.' ? BELOW_DOT : ABOVE_DOT) + textKey(character); → <=":
      'The dot itself is handled before.',
  },
  'version/gem': {
    'schemes/gem/gem-compare.ts: for (let index = 0; index⟦<⟧longer; index++) { → <=':
      'One more round compares the end with the end, which are the same.',
    'schemes/gem/gem-key.ts: if (zeros⟦>⟧0) key += zerosKey(zeros, segment); → >=':
      'A mark for no zeros in front of every piece keeps the order.',
    'schemes/gem/gem-parse.ts: if (firstWord⟦<⟧0) return withoutTrailingZeros(segments); → <=':
      'The text begins with a digit or letter that is not what is looked for, so that the place is never 0.',
    "schemes/gem/gem-parse.ts: while (count⟦>⟧0 && segments[count - 1] === '0') count--; → >=":
      'Whether nothing or one zero remains makes no difference: missing numbers count as zero.',
  },
  'version/lexicographic': {
    "schemes/lexicographic/index.ts: ⟦'0'⟧, → '1'": 'This only makes up versions for the fuzz gate.',
  },
  'version/maven': {
    "schemes/maven/maven-compare.ts: if ('items' in a⟦&&⟧'items' in b) return compareItems(a.items, b.items); → ||":
      'Both places are of the same kind, and the kind tells what they have.',
    "schemes/maven/maven-compare.ts: if ('count' in a⟦&&⟧'count' in b) { → ||":
      'Both places are of the same kind, and the kind tells what they have.',
  },
  'version/pub': {
    "schemes/pub/index.ts: return sign⟦+⟧parts.join('.'); → -":
      'This only makes up versions for the fuzz gate.',
    "schemes/pub/pub-parse.ts: while (numbers.length⟦<⟧3) numbers.push('0'); → <=":
      'All versions have three numbers; one zero more in each keeps the order.',
  },
  'version/rpm': {
    'schemes/rpm/rpm-compare.ts: for (let index = 0; index⟦<⟧longer; index++) { → <=':
      'One more round compares the end with the end, which are the same.',
  },
  'version/semver': {
    'schemes/semver/semver-compare.ts: if (rankA !== rankB) return rankA⟦<⟧rankB ? -1 : 1; → <=':
      'The quick comparison then gives up more often, and the full one gives the same answer.',
    'schemes/semver/semver-compare.ts: for (let at = 0; at⟦<⟧version.length; at++) { → <=':
      'The quick comparison then gives up more often, and the full one gives the same answer.',
    'schemes/semver/semver-compare.ts: for (let at = from; at⟦<⟧version.length; at++) { → <=':
      'The quick comparison then gives up more often, and the full one gives the same answer.',
    'schemes/semver/semver-compare.ts: if (rankA⟦>=⟧0 && rankB >= 0) { → >':
      'The quick comparison then gives up more often, and the full one gives the same answer.',
    'schemes/semver/semver-compare.ts: if (rankA >= 0 && rankB⟦>=⟧0) { → >':
      'The quick comparison then gives up more often, and the full one gives the same answer.',
    'schemes/semver/semver-compare.ts: number = number * 10⟦+⟧code - ZERO; → -':
      'The quick comparison then gives up more often, and the full one gives the same answer.',
    'schemes/semver/semver-compare.ts: packed = packed * NUMBER_LIMIT⟦+⟧number; → -':
      'The quick comparison then gives up more often, and the full one gives the same answer.',
  },
  'version/all': {
    'key/characters.ts: return text.length⟦>⟧0 && endOfDigits(text, 0) === text.length; → >=':
      'No caller gives an empty text.',
    'key/number-key.ts: if (length⟦<=⟧LONGEST_MARKED) return LENGTH_MARKS.charAt(length - 2) + text.slice(start, to); → <':
      'Fewer numbers are then marked by a letter and more by their count, which keeps the order.',
    'key/number-key.ts: const LONGEST_MARKED = LENGTH_MARKS.length⟦+⟧1; → -':
      'Fewer numbers are then marked by a letter and more by their count, which keeps the order.',
    "key/number-key.ts: export const NUMBER_KEY_FIRST = ⟦'0'⟧; → '1'":
      'All characters of falling keys move by one, which keeps their order.',
    'key/order.ts: if (left.length !== right.length) return left.length⟦<⟧right.length ? -1 : 1; → <=':
      'They are known to differ there.',
    'key/order.ts: return left === right ? 0 : left⟦<⟧right ? -1 : 1; → <=':
      'They are known to differ there.',
    'key/order.ts: if (left !== right) return codePointRank(left)⟦<⟧codePointRank(right) ? -1 : 1; → <=':
      'Different units have different ranks.',
    'key/order.ts: return a.length⟦<⟧b.length ? -1 : 1; → <=': 'They are known to differ there.',
    'key/order.ts: return a.length === b.length ? 0 : a.length⟦<⟧b.length ? -1 : 1; → <=':
      'They are known to differ there.',
    'key/order.ts: return a === b ? 0 : a⟦<⟧b ? -1 : 1; → <=': 'They are known to differ there.',
  },
  'cpe/relations': {
    "relation.ts: if (source.kind === 'na'⟦||⟧target.kind === 'na') return source.kind === target.kind ? 'equal' : 'disjoint'; → &&":
      'An attribute without a value has none in common with one that has: the next lines say the same.',
    "relation.ts: if (component.kind === 'na'⟦||⟧stored.kind === 'na') return stored.kind === component.kind; → &&":
      'An attribute without a value has none in common with one that has: the next lines say the same.',
    'wildcard.ts: for (let index = reached.length - 1; index⟦>⟧0; index--) { → >=':
      'Places outside of the array hold nothing and are not kept.',
    'wildcard.ts: for (let index = reached.length⟦-⟧1; index > 0; index--) { → +':
      'Places outside of the array hold nothing and are not kept.',
  },
  'cvss/severities': {
    'severity.ts: return severityLevel(owasp)⟦>⟧severityLevel(cvss) ? owasp : cvss; → >=':
      'Equal levels are the same severity.',
  },
  'match/intervals': {
    'interval.ts: if (high⟦<⟧hi) hi = high; → <=': 'Of two equal ends either will do.',
    'interval.ts: const hi = end⟦<⟧limit ? end : limit; → <=': 'Of two equal ends either will do.',
    'interval.ts: if (lo⟦<⟧hi) intervals.push({ lo, hi, ...(hi === end && fixed !== undefined ? { fixed } : {}) }); → <=':
      'Empty intervals hold nothing and are dropped when intervals are merged.',
    'interval.ts: sorted.sort((a, b) => (a.lo⟦<⟧b.lo ? -1 : a.lo > b.lo ? 1 : 0)); → <=':
      'Intervals with the same start may stand in any order.',
    'interval.ts: if (low⟦>⟧lo) lo = low; → >=': 'Of two equal ends either will do.',
    'interval.ts: if (limit === undefined || key⟦>⟧limit) limit = key; → >=':
      'Of two equal ends either will do.',
    'interval.ts: keyed.sort((a, b) => (a.key < b.key ? -1 : a.key⟦>⟧b.key ? 1 : 0)); → >=':
      'The sort moves an event only when it is below another, so equal ones stay in the order of the record.',
    'interval.ts: sorted.sort((a, b) => (a.lo < b.lo ? -1 : a.lo⟦>⟧b.lo ? 1 : 0)); → >=':
      'Intervals with the same start may stand in any order.',
  },
};
