import {
  canonicalExpression,
  type LicenseExpression,
  parseLicenseExpression,
  traceUsable,
} from '@waybill/license';
import { allHold, check, type Evaluation } from '../evaluation.ts';
import type { LicenseBook, LicenseFacts } from '../facts.ts';
import type { IsOperator } from '../operator.ts';

/** A license condition: the licenses that it forbids (`IS`) or allows (`IS_NOT`). */
export interface LicenseList {
  /** The name of the list in a trace: the id of the license, the name of the group, or `unresolved`. */
  readonly label: string;
  readonly unresolved: boolean;
  has(licenseId: string): boolean;
}

/** A component's license as an expression, and which fact it is from. */
interface ComponentLicense {
  readonly source: 'resolved' | 'expression' | 'name' | 'none';
  readonly text: string | null;
  readonly expression: LicenseExpression;
}

/**
 * A condition holds when the component's license cannot be used: `IS` makes the list a list of forbidden licenses,
 * `IS_NOT` one of allowed licenses. Source: contract §15.3.
 */
export function evaluateLicense(
  operator: IsOperator,
  list: LicenseList,
  facts: LicenseFacts,
  book: LicenseBook,
): Evaluation {
  const license = licenseOf(facts);
  const { usable, decidedBy } = traceUsable(license.expression, {
    mode: operator === 'IS' ? 'forbidden' : 'allowed',
    unresolved: list.unresolved,
    has: (id) => list.has(id),
    isKnown: (id) => book.ids.has(id),
  });
  const details = { source: license.source, decidedBy: decidedBy.map(({ licenseId }) => licenseId) };
  return allHold(check('license', license.text, operator, list.label, !usable, details));
}

function licenseOf({ resolvedLicenseId, expression, name }: LicenseFacts): ComponentLicense {
  if (resolvedLicenseId) return oneId('resolved', resolvedLicenseId, resolvedLicenseId);
  const parsed = expression ? parseLicenseExpression(expression) : undefined;
  if (parsed) return { source: 'expression', text: expression, expression: canonicalExpression(parsed) };
  return name ? oneId('name', name, name) : oneId('none', null, 'unresolved');
}

function oneId(source: ComponentLicense['source'], text: string | null, id: string): ComponentLicense {
  return { source, text, expression: { kind: 'license', id, orLater: false, exception: undefined } };
}
