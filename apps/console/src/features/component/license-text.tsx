import type { Component } from '@waybill/api-contract';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';

/** The license of a component in a few letters. */
export function licenseName({ resolvedLicense, license, licenseExpression }: Component): string | undefined {
  return resolvedLicense?.licenseId ?? license ?? licenseExpression;
}

interface LicenseLinkProps {
  licenseId: string;
  name?: string | undefined;
}

/** A license of the list by its id, which leads to its page. */
export function LicenseLink({ licenseId, name }: LicenseLinkProps) {
  return (
    <AppLink path={paths.license(licenseId)} title={name} className="truncate text-accent hover:underline">
      {licenseId}
    </AppLink>
  );
}

/** The license of a component: the known one by its id, else what the BOM calls it. */
export function LicenseText({ component }: { component: Component }) {
  const { resolvedLicense } = component;
  if (resolvedLicense === undefined) return <span className="truncate">{licenseName(component)}</span>;
  const { licenseId, name } = resolvedLicense;
  return <LicenseLink licenseId={licenseId} name={name} />;
}
