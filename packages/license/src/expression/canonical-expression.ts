import { spellExceptionId, spellLicenseId } from '../list/identifier.ts';
import type { LicenseExpression } from './expression.types.ts';

/**
 * An expression with its identifiers spelt as the SPDX list spells them; what is not listed stays, deprecated ones too.
 *
 * @example
 * canonicalExpression({ kind: 'license', id: 'gpl-2.0', orLater: true, exception: 'font-exception-2.0' })
 * // { kind: 'license', id: 'GPL-2.0', orLater: true, exception: 'Font-exception-2.0' }
 */
export function canonicalExpression(expression: LicenseExpression): LicenseExpression {
  if (expression.kind !== 'license') {
    return { kind: expression.kind, parts: expression.parts.map(canonicalExpression) };
  }
  const { id, exception } = expression;
  return {
    ...expression,
    id: spellLicenseId(id),
    exception: exception === undefined ? undefined : spellExceptionId(exception),
  };
}
