import type { CreateLicenseBody, License } from '@waybill/api-contract';
import type { LicenseValues } from './license-form-values.ts';

export function valuesOf(license: Partial<License>): LicenseValues {
  return {
    name: license.name ?? '',
    licenseId: license.licenseId ?? '',
    licenseText: license.licenseText ?? '',
    isOsiApproved: license.isOsiApproved ?? false,
    isFsfLibre: license.isFsfLibre ?? false,
    isDeprecatedLicenseId: license.isDeprecatedLicenseId ?? false,
    licenseComments: license.licenseComments ?? '',
    standardLicenseTemplate: license.standardLicenseTemplate ?? '',
    standardLicenseHeader: license.standardLicenseHeader ?? '',
    seeAlso: (license.seeAlso ?? []).join('\n'),
  };
}

/** The request that creates or changes a license; the addresses stand one in a line. */
export function bodyOf({ seeAlso, ...values }: LicenseValues): CreateLicenseBody {
  return {
    ...values,
    seeAlso: seeAlso
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  };
}
