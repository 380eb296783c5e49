/** SPDX licence expressions: reading, and what can be said about them. */
export type { LicenseExpression } from './expression.ts';
export { isLicenseExpression, licenseIdsOf, parseLicenseExpression } from './expression.ts';
