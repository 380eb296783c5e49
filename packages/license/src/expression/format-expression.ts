import type { LicenseExpression } from './expression.types.ts';

/**
 * The text of an expression: operators in capitals, brackets only where an `OR` stands inside an `AND`. Reading it again
 * gives the same tree.
 *
 * @example
 * formatLicenseExpression(parseLicenseExpression('(mit or (isc)) and 0BSD')) // '(mit OR isc) AND 0BSD'
 */
export function formatLicenseExpression(expression: LicenseExpression): string {
  if (expression.kind === 'license') {
    const { id, orLater, exception } = expression;
    return id + (orLater ? '+' : '') + (exception === undefined ? '' : ` WITH ${exception}`);
  }
  if (expression.kind === 'or') return expression.parts.map(formatLicenseExpression).join(' OR ');
  return expression.parts.map(formatFactor).join(' AND ');
}

function formatFactor(part: LicenseExpression): string {
  const text = formatLicenseExpression(part);
  return part.kind === 'or' ? `(${text})` : text;
}
