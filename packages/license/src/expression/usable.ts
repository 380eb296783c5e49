import { findSpdxException } from '../list/spdx-list.ts';
import type { LicenseExpression, LicenseTerm } from './expression.types.ts';

/**
 * The list of a license condition, of forbidden or of allowed licenses. `has` tells if a license is on that
 * list, `isKnown` if the installation knows it at all (the SPDX list and custom licenses). `unresolved` marks
 * the condition about unknown licenses, whose list is empty.
 */
export interface LicenseRule {
  readonly mode: 'forbidden' | 'allowed';
  readonly unresolved: boolean;
  has(licenseId: string): boolean;
  isKnown(licenseId: string): boolean;
}

/** How one license of an expression was judged; `licenseId` is the name under which it was looked up. */
export interface LicenseVerdict {
  readonly licenseId: string;
  readonly listing: 'on-list' | 'not-on-list' | 'unknown';
  readonly usable: boolean;
}

/** True if an expression can be used, with the verdicts that settled it. */
export interface UsableTrace {
  readonly usable: boolean;
  readonly decidedBy: readonly LicenseVerdict[];
}

/**
 * True if the content under an expression may be used under a rule. `OR` needs one usable side, `AND` all of
 * them. A forbidden list refuses its licenses and accepts unknown ones. An allowed list accepts only its
 * licenses. With `unresolved`, the first refuses unknown licenses and the second accepts nothing else. `X
 * WITH Y` is looked up as `X-with-Y`, then as `X` if `Y` is an exception of the SPDX list. `X+` is looked up
 * as `X+`, then as the choice between `X` and `X-or-later`. Identifiers are compared as written; see
 * `canonicalExpression` for other case. Source: contract §15.3.
 *
 * @example
 * const noGpl = { mode: 'forbidden', unresolved: false, has: (id) => id === 'GPL-3.0-only', isKnown: () => true };
 * isUsable(parseLicenseExpression('MIT OR GPL-3.0-only'), noGpl) // true
 */
export function isUsable(expression: LicenseExpression, rule: LicenseRule): boolean {
  if (expression.kind === 'license') return verdictOf(expression, rule).usable;
  const usable = (part: LicenseExpression) => isUsable(part, rule);
  return expression.kind === 'or' ? expression.parts.some(usable) : expression.parts.every(usable);
}

/**
 * Judges like `isUsable` and says which licenses decided: the first usable side of an `OR`, the first part of an `AND`
 * that is not usable, otherwise all parts, in the order in which they stand.
 *
 * @example
 * const noGpl = { mode: 'forbidden', unresolved: false, has: (id) => id === 'GPL-3.0-only', isKnown: () => true };
 * traceUsable(parseLicenseExpression('MIT AND GPL-3.0-only'), noGpl)
 * // { usable: false, decidedBy: [{ licenseId: 'GPL-3.0-only', listing: 'on-list', usable: false }] }
 */
export function traceUsable(expression: LicenseExpression, rule: LicenseRule): UsableTrace {
  if (expression.kind === 'license') {
    const verdict = verdictOf(expression, rule);
    return { usable: verdict.usable, decidedBy: [verdict] };
  }
  const deciding = expression.kind === 'or';
  const decidedBy: LicenseVerdict[] = [];
  for (const part of expression.parts) {
    const trace = traceUsable(part, rule);
    if (trace.usable === deciding) return trace;
    for (const verdict of trace.decidedBy) decidedBy.push(verdict);
  }
  return { usable: !deciding, decidedBy };
}

function verdictOf({ id, orLater, exception }: LicenseTerm, rule: LicenseRule): LicenseVerdict {
  const plain = withoutDocument(id);
  if (!orLater) return judgeTerm(plain, exception, rule);
  const asWritten = judgeTerm(`${plain}+`, exception, rule);
  if (asWritten.listing === 'on-list') return asWritten;
  // An unknown name is not a choice: it would let `Apache-1.1+` pass where Apache-1.1 is forbidden.
  const choices = [plain, `${plain}-or-later`].map((name) => judgeTerm(name, exception, rule));
  const known = choices.filter(({ listing }) => listing !== 'unknown');
  return known.find(({ usable }) => usable) ?? known[0] ?? asWritten;
}

/** A license that another document describes is known here by its own id (SPDX 2.3, annex D). */
function withoutDocument(id: string): string {
  return id.replace(/^DocumentRef-[^:]*:/i, '');
}

/**
 * A license with an exception: by an id for both, which a few deprecated ones are, else by the license. An exception gives more freedom, so
 * that what is said of the license holds; one that is not on the SPDX list may say anything.
 */
function judgeTerm(id: string, exception: string | undefined, rule: LicenseRule): LicenseVerdict {
  if (exception === undefined) return judge(id, rule);
  const together = judge(`${id}-with-${exception}`, rule);
  if (together.listing !== 'unknown') return together;
  const alone = judge(id, rule);
  const isForbidden = alone.listing === 'on-list' && !alone.usable;
  return findSpdxException(exception) || isForbidden ? alone : together;
}

function judge(licenseId: string, rule: LicenseRule): LicenseVerdict {
  const allowed = rule.mode === 'allowed';
  if (!rule.isKnown(licenseId)) {
    return { licenseId, listing: 'unknown', usable: rule.unresolved === allowed };
  }
  if (rule.has(licenseId)) return { licenseId, listing: 'on-list', usable: allowed && !rule.unresolved };
  return { licenseId, listing: 'not-on-list', usable: !allowed };
}
