import type { LicenseGroup } from '@waybill/api-contract';
import { viewLicense } from '../license/license.service.ts';
import type { GroupedLicenseRow, LicenseGroupRow } from './license-group.queries.ts';

export function viewLicenseGroup(
  group: LicenseGroupRow,
  licenses: readonly GroupedLicenseRow[],
): LicenseGroup {
  return {
    uuid: group.uuid,
    name: group.name,
    licenses: licenses.map(viewLicense),
    riskWeight: group.risk_weight,
  };
}
