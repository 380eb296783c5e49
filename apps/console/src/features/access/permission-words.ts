import { useLingui } from '@lingui/react/macro';
import type { Permission } from '@waybill/api-contract';

/** Describes what each permission allows. */
export function usePermissionWords(): Readonly<Record<Permission, string>> {
  const { t } = useLingui();
  return {
    BOM_UPLOAD: t`Upload BOMs and VEX documents`,
    VIEW_PORTFOLIO: t`View projects, components, services, and licenses`,
    PORTFOLIO_MANAGEMENT: t`Create, edit, and delete projects, components, and licenses`,
    VIEW_VULNERABILITY: t`View vulnerabilities found in projects`,
    VULNERABILITY_ANALYSIS: t`Analyze and suppress findings`,
    VIEW_POLICY_VIOLATION: t`View policy violations`,
    VULNERABILITY_MANAGEMENT: t`Manage custom vulnerabilities`,
    POLICY_VIOLATION_ANALYSIS: t`Analyze and suppress policy violations`,
    ACCESS_MANAGEMENT: t`Manage users, teams, and API keys (includes access to all projects)`,
    SYSTEM_CONFIGURATION: t`Configure the server`,
    PROJECT_CREATION_UPLOAD: t`Create projects by uploading a BOM`,
    POLICY_MANAGEMENT: t`Manage policies and license groups`,
    TAG_MANAGEMENT: t`Manage tags`,
    VIEW_BADGES: t`View project badges`,
  };
}
