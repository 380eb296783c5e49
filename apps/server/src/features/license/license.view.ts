import type { License, LicenseSummary, LicenseSummaryGroup } from '@waybill/api-contract';
import type { LicenseRow, LicenseTextRow } from './license.queries.ts';
import type { LicenseGroupingRow, SummaryRow } from './license-list.queries.ts';

/** A license as it stands inside components and in the concise list. */
export function viewLicense(row: Omit<LicenseRow, 'see_also'>): License {
  return {
    uuid: row.uuid,
    name: row.name,
    licenseId: row.spdx_id,
    isOsiApproved: row.osi_approved,
    isFsfLibre: row.fsf_libre,
    isDeprecatedLicenseId: row.deprecated,
    isCustomLicense: row.custom,
  };
}

/** A license in the console's list. */
export function viewLicenseSummary(row: SummaryRow, countedAt: Date | undefined): LicenseSummary {
  return {
    ...viewLicense(row),
    ...(row.see_also?.length ? { seeAlso: row.see_also } : {}),
    components: row.components,
    projects: row.projects,
    ...(countedAt ? { countedOn: countedAt.getTime() } : {}),
  };
}

export function viewLicenseSummaryGroup(
  row: LicenseGroupingRow,
  countedAt: Date | undefined,
): LicenseSummaryGroup {
  const { group_uuid: uuid, group_name: name, kind, licenses, components } = row;
  return {
    ...(uuid === null || name === null ? {} : { group: { uuid, name } }),
    ...(kind === null ? {} : { kind }),
    licenses,
    components,
    ...(countedAt ? { countedOn: countedAt.getTime() } : {}),
  };
}

export function viewLicenseText(row: LicenseTextRow): License {
  return {
    ...viewLicense(row),
    // License groups are not built in yet, so no license is in one.
    licenseGroups: [],
    ...(row.see_also && row.see_also.length > 0 ? { seeAlso: row.see_also } : {}),
    ...(row.license_text === null ? {} : { licenseText: row.license_text }),
    ...(row.template === null ? {} : { standardLicenseTemplate: row.template }),
    ...(row.header === null ? {} : { standardLicenseHeader: row.header }),
    ...(row.comment === null ? {} : { licenseComments: row.comment }),
  };
}
