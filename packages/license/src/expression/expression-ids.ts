import type { LicenseExpression, LicenseTerm } from './expression.types.ts';

/**
 * Every license identifier of an expression, in the order in which they stand; exceptions are left out.
 *
 * @example
 * licenseIdsOf(parseLicenseExpression('MIT OR GPL-2.0+ WITH Font-exception-2.0')) // ['MIT', 'GPL-2.0']
 */
export function licenseIdsOf(expression: LicenseExpression): string[] {
  return licenseTermsOf(expression).map(({ id }) => id);
}

/**
 * Every license of an expression with its `+` and exception, in the order in which they stand.
 *
 * @example
 * licenseTermsOf(parseLicenseExpression('MIT OR ISC+')).map(({ id, orLater }) => [id, orLater])
 * // [['MIT', false], ['ISC', true]]
 */
export function licenseTermsOf(expression: LicenseExpression): LicenseTerm[] {
  return expression.kind === 'license' ? [expression] : expression.parts.flatMap(licenseTermsOf);
}
