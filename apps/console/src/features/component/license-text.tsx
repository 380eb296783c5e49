import type { Component } from '@waybill/api-contract';

/** The license of a component: the known one by its id, else what the BOM calls it. */
export function LicenseText({ component }: { component: Component }) {
  const { resolvedLicense, license, licenseExpression } = component;
  if (!resolvedLicense) return license ?? licenseExpression ?? null;
  return <span title={resolvedLicense.name}>{resolvedLicense.licenseId}</span>;
}
