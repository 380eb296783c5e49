import { useLingui } from '@lingui/react/macro';
import type { Component } from '@waybill/api-contract';
import { Badge } from '../../ui/badge.tsx';
import { Facts } from '../../ui/facts.tsx';
import { LicenseText } from './license-text.tsx';

/** Under what terms a component comes, as its BOM says and as far as it is known. */
export function Licenses({ component }: { component: Component }) {
  const { t } = useLingui();
  const { resolvedLicense, license, licenseExpression, licenseUrl, copyright } = component;
  if (!resolvedLicense && !license && !licenseExpression && !licenseUrl && !copyright) {
    return <p className="text-muted">{t`No license in the BOM.`}</p>;
  }
  return (
    <Facts
      facts={[
        {
          label: t`License`,
          value: (resolvedLicense || license) && (
            <span className="inline-flex flex-wrap items-center gap-2">
              <LicenseText component={component} />
              {resolvedLicense ? <span className="text-muted">{resolvedLicense.name}</span> : null}
              {resolvedLicense?.isOsiApproved ? <Badge tone="success">{t`OSI approved`}</Badge> : null}
              {resolvedLicense?.isFsfLibre ? <Badge tone="success">{t`FSF libre`}</Badge> : null}
              {resolvedLicense?.isDeprecatedLicenseId ? (
                <Badge tone="warning">{t`Deprecated ID`}</Badge>
              ) : null}
            </span>
          ),
        },
        { label: t`License expression`, value: licenseExpression },
        { label: t`License URL`, value: licenseUrl },
        { label: t`Copyright`, value: copyright },
      ]}
    />
  );
}
