/**
 * One license of an expression. `id` is as written and need not be on any list; `orLater` is the `+` behind it and
 * `exception` what follows `WITH`.
 */
export interface LicenseTerm {
  readonly kind: 'license';
  readonly id: string;
  readonly orLater: boolean;
  readonly exception: string | undefined;
}

/** Two or more expressions joined by the same operator; where one was read, no part is joined by that operator, too. */
export interface LicenseChain {
  readonly kind: 'and' | 'or';
  readonly parts: readonly LicenseExpression[];
}

/** A license expression as a tree. */
export type LicenseExpression = LicenseTerm | LicenseChain;

/** Why a text is no expression; `offset` is the UTF-16 offset in the text where that was noticed. */
export interface ExpressionProblem {
  readonly error: string;
  readonly offset: number;
}
