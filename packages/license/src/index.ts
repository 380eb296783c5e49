/** SPDX licence expressions: reading, and what can be said about them. */
export type { LicenseExpression, LicenseTerm } from './expression.ts';
export { isLicenseExpression, licenseIdsOf, parseLicenseExpression } from './expression.ts';
export type { LicenseRule, LicenseVerdict, UsableTrace } from './usable.ts';
export { isUsable, traceUsable } from './usable.ts';
