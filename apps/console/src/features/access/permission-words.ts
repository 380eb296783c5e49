import { useLingui } from '@lingui/react/macro';
import type { Permission } from '@waybill/api-contract';

/** What each permission allows. */
export function usePermissionWords(): Readonly<Record<Permission, string>> {
  const { t } = useLingui();
  return {
    BOM_UPLOAD: t`Upload bills of materials and VEX documents`,
    VIEW_PORTFOLIO: t`See projects, components, services and licenses`,
    PORTFOLIO_MANAGEMENT: t`Create, change and delete projects, components and licenses`,
    VIEW_VULNERABILITY: t`See the vulnerabilities found in projects`,
    VULNERABILITY_ANALYSIS: t`Audit findings: record decisions and suppress`,
    VIEW_POLICY_VIOLATION: t`See policy violations`,
    VULNERABILITY_MANAGEMENT: t`Maintain vulnerabilities of your own`,
    POLICY_VIOLATION_ANALYSIS: t`Audit policy violations: record decisions and suppress`,
    ACCESS_MANAGEMENT: t`Manage users, teams and API keys; sees every project`,
    SYSTEM_CONFIGURATION: t`Configure the server`,
    PROJECT_CREATION_UPLOAD: t`Create a missing project by uploading its bill of materials`,
    POLICY_MANAGEMENT: t`Maintain policies and license groups`,
    TAG_MANAGEMENT: t`Maintain tags`,
    VIEW_BADGES: t`See the badges of projects`,
  };
}
