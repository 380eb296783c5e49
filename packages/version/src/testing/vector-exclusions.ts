import type { SchemeId } from '../index.ts';

interface ExcludedRelations {
  readonly scheme: SchemeId;
  readonly relations: readonly string[];
  readonly reason: string;
}

/** Relations of the shared test data that cannot hold, each with the reason. */
const EXCLUDED_RELATIONS: readonly ExcludedRelations[] = [
  {
    scheme: 'composer',
    relations: ['1.2.3.# = 1.2.3.1'],
    reason:
      'The set contradicts itself: the same file has "1.2.3.# = 1.2.3", and 1.2.3 is below 1.2.3.1, so equality would not be transitive.',
  },
  {
    scheme: 'composer',
    relations: ['v3.4 < v3.4.0-alpha', 'v4-beta4 < v4.0-alpha', 'v4.4 < v4.4.0-beta', 'v6.5 < v6.5.0-beta-0'],
    reason:
      "A release below its own pre-release: the result of PHP's version_compare on the raw text. Composer compares normalized versions (`VersionParser::normalize` of composer/semver), which have four numbers: v3.4 is 3.4.0.0 and above 3.4.0.0-alpha.",
  },
  {
    scheme: 'composer',
    relations: ['v1.9.0-ALPHA.1 = v1.9.0-BETA.1', 'v1.9.0-BETA.1 < v1.9.0-ALPHA.2'],
    reason:
      'An alpha equal to a beta and above it: PHP\'s version_compare knows no words in capitals. Composer reads stabilities in any case (`VersionParser::normalize`; the words are in "Versions and constraints" of its manual).',
  },
  {
    scheme: 'composer',
    relations: ['5.1.0-stable < 5.1.0-beta2'],
    reason:
      'A stable version below its beta: PHP\'s version_compare does not know the word. Composer drops "-stable" (`VersionParser::normalize`), so this is the release 5.1.0.',
  },
  {
    scheme: 'maven',
    relations: ['2.9.0-1 < 2.9.0.RC1', '1.1.0-01-glassfish < 1.1.0.Beta1'],
    reason:
      'The set contradicts itself: the same file has "1.1.0.Beta1 < 1.1.0.Beta2 < 1.1.0.Final" and "5.1.0 < 5.1.0-20190624", so x.RC1 < x < x-1, and never x-1 < x.RC1. The circle is the bug MNG-7644 of Maven, mended in 3.9.0.',
  },
  {
    scheme: 'pep440',
    relations: ['-class.-jw.util.version.Version- < 1.0.dev1', 'a3 < 2.0b1'],
    reason:
      'A text that does not begin with a number is no version by PEP 440 ("Version scheme": `[N!]N(.N)*…`), which gives it no place in the order; the order is that of setuptools before PEP 440, which put words below all numbers, inside every range.',
  },
];

/** Native npm ranges of the shared test data whose expected `vers` text is wrong, each with the reason. */
const EXCLUDED_NATIVE_RANGES: ReadonlyMap<string, string> = new Map([
  [
    '>= 0.2.0 <= 0.9.6 || ~0.8.0-pre',
    'A tilde with minor and patch goes up to the next minor (node-semver, "Tilde Ranges": `new Range("~0.8.0-pre").range` is `>=0.8.0-pre <0.9.0-0`); the case expects an end at 0.8.1.',
  ],
  [
    '>= 2.2.x',
    'At least 2.2.x has no end (node-semver, "X-Ranges": `new Range(">= 2.2.x").range` is `>=2.2.0`); the case expects an end at 2.3.0.',
  ],
  [
    '>= 1.x',
    'At least 1.x has no end (node-semver, "X-Ranges": `new Range(">= 1.x").range` is `>=1.0.0`); the case expects an end at 2.0.0.',
  ],
  [
    '<=2.1 >=1.1',
    'At most 2.1 takes in all of 2.1.x (node-semver, "X-Ranges": `new Range("<=2.1").range` is `<2.2.0-0`); the case expects an end at 2.1.0.',
  ],
]);

/** Why a relation is excluded; undefined when it is not. */
export function exclusionOfRelation(scheme: SchemeId, relation: string): string | undefined {
  return EXCLUDED_RELATIONS.find((group) => group.scheme === scheme && group.relations.includes(relation))
    ?.reason;
}

/** Why a native npm range is excluded; undefined when it is not. */
export function exclusionOfNativeRange(range: string): string | undefined {
  return EXCLUDED_NATIVE_RANGES.get(range);
}
