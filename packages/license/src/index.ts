/** Licenses: the SPDX list, what a text means in it, and license expressions. For the texts see `@waybill/license/texts`. */
export { canonicalExpression } from './expression/canonical-expression.ts';
export type {
  ExpressionProblem,
  LicenseChain,
  LicenseExpression,
  LicenseTerm,
} from './expression/expression.types.ts';
export { licenseIdsOf, licenseTermsOf } from './expression/expression-ids.ts';
export { formatLicenseExpression } from './expression/format-expression.ts';
export {
  isLicenseExpression,
  licenseTerm,
  parseLicenseExpression,
  readLicenseExpression,
} from './expression/parse-expression.ts';
export type { LicenseRule, LicenseVerdict, UsableTrace } from './expression/usable.ts';
export { isUsable, traceUsable } from './expression/usable.ts';
export { type LicenseIdKind, licenseIdKind, resolveLicenseId } from './list/identifier.ts';
export {
  findSpdxException,
  findSpdxLicense,
  listSpdxExceptions,
  listSpdxLicenses,
  type SpdxException,
  type SpdxLicense,
  spdxList,
} from './list/spdx-list.ts';
export { resolveLicenseName } from './names/resolve-name.ts';
export { type ResolvedLicenseText, resolveLicense } from './resolve-license.ts';
export { resolveLicenseUrl, seeAlsoOf } from './urls/resolve-url.ts';
