import fc from 'fast-check';
import type { LicenseExpression } from '../index.ts';

export const names = ['A', 'B', 'C', 'D', 'E'];

const terms = fc.record({
  kind: fc.constant<'license'>('license'),
  id: fc.constantFrom(...names),
  orLater: fc.boolean(),
  exception: fc.option(fc.constantFrom('X', 'AdditionRef-Y'), { nil: undefined }),
});

const plainTerms = terms.map((term) => ({ ...term, orLater: false, exception: undefined }));

/** Trees of `AND` and `OR` over some licenses, also such as reading would have joined. */
function treesOver(leaves: fc.Arbitrary<LicenseExpression>): fc.Arbitrary<LicenseExpression> {
  return fc.letrec<{ tree: LicenseExpression }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      leaves,
      fc.record({
        kind: fc.constantFrom<'and' | 'or'>('and', 'or'),
        parts: fc.array(tie('tree'), { minLength: 2, maxLength: 3 }),
      }),
    ),
  })).tree;
}

export const expressions: fc.Arbitrary<LicenseExpression> = treesOver(terms);
export const plainExpressions: fc.Arbitrary<LicenseExpression> = treesOver(plainTerms);
