import type { SchemeId } from '../index.ts';

/** Relations of the shared test data that cannot hold, each with the reason. */
export const EXCLUDED_RELATIONS: readonly { scheme: SchemeId; relation: string; reason: string }[] = [
  {
    scheme: 'composer',
    relation: '1.2.3.# = 1.2.3.1',
    reason: "The same file has '1.2.3.# = 1.2.3', and 1.2.3 < 1.2.3.1: equality would not be transitive.",
  },
  ...['v3.4 < v3.4.0-alpha', 'v4-beta4 < v4.0-alpha', 'v4.4 < v4.4.0-beta', 'v6.5 < v6.5.0-beta-0'].map(
    (relation) => ({
      scheme: 'composer' as const,
      relation,
      reason:
        "PHP's version_compare on the raw text. Composer fills versions up to four numbers first (3.4 is 3.4.0.0).",
    }),
  ),
  ...['v1.9.0-ALPHA.1 = v1.9.0-BETA.1', 'v1.9.0-BETA.1 < v1.9.0-ALPHA.2'].map((relation) => ({
    scheme: 'composer' as const,
    relation,
    reason: "PHP's version_compare knows no words in capitals. Composer reads stabilities in any case.",
  })),
  {
    scheme: 'composer',
    relation: '5.1.0-stable < 5.1.0-beta2',
    reason:
      "PHP's version_compare does not know the word. For Composer a version with -stable is the release.",
  },
  ...['2.9.0-1 < 2.9.0.RC1', '1.1.0-01-glassfish < 1.1.0.Beta1'].map((relation) => ({
    scheme: 'maven' as const,
    relation,
    reason:
      'Old Maven puts x.RC1 below x, x below x-1 and x-1 below x.RC1: a circle. Maven since 3.9 puts x.RC1 below x-1, as we do.',
  })),
];

/** Whether a relation is excluded. */
export function isExcluded(scheme: SchemeId, relation: string): boolean {
  return EXCLUDED_RELATIONS.some((excluded) => excluded.scheme === scheme && excluded.relation === relation);
}

/** Native npm ranges of the shared test data whose expected `vers` text is wrong, each with the reason. */
export const EXCLUDED_NATIVE_RANGES: ReadonlyMap<string, string> = new Map([
  [
    '>= 0.2.0 <= 0.9.6 || ~0.8.0-pre',
    'npm reads ~0.8.0-pre as >=0.8.0-pre <0.9.0; expected is an end at 0.8.1.',
  ],
  ['>= 2.2.x', 'npm reads it as >=2.2.0 without an end; expected is an end at 2.3.0.'],
  ['>= 1.x', 'npm reads it as >=1.0.0 without an end; expected is an end at 2.0.0.'],
  ['<=2.1 >=1.1', 'npm reads <=2.1 as <2.2.0; expected is <=2.1.0.'],
]);
