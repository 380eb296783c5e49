import type { ComponentView } from '@waybill/api-contract';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';

/** The licence of a component: the known one with its page, else what the BOM calls it. */
export function LicenseText({ component }: { component: ComponentView }) {
  const { resolvedLicense, license, licenseExpression } = component;
  if (!resolvedLicense) return license ?? licenseExpression ?? null;
  return (
    <AppLink path={paths.license(resolvedLicense.licenseId)} title={resolvedLicense.name}>
      {resolvedLicense.licenseId}
    </AppLink>
  );
}
