import type { Component } from '@waybill/api-contract';

/** The license of a component in a few letters. */
export function licenseName({ resolvedLicense, license, licenseExpression }: Component): string | undefined {
  return resolvedLicense?.licenseId ?? license ?? licenseExpression;
}

/** The license of a component: the known one by its id, else what the BOM calls it. */
export function LicenseText({ component }: { component: Component }) {
  return <span title={component.resolvedLicense?.name}>{licenseName(component)}</span>;
}
