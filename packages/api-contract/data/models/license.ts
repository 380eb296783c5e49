import type { Models } from '../format.ts';

export const licenseModels = {
  License: {
    lenient: true,
    members: {
      name: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        min: 1,
        max: 255,
        form: 'printable',
      },
      licenseText: { type: 'string', trimmed: true },
      standardLicenseTemplate: { type: 'string', trimmed: true },
      standardLicenseHeader: { type: 'string', trimmed: true },
      licenseComments: { type: 'string', trimmed: true },
      licenseId: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        min: 1,
        max: 255,
        form: 'identifier',
        trimmed: true,
      },
      isOsiApproved: { type: 'boolean', always: true, sortAs: ['osiApproved'] },
      isFsfLibre: { type: 'boolean', always: true, sortAs: ['fsfLibre'] },
      isDeprecatedLicenseId: { type: 'boolean', always: true, sortAs: ['deprecatedLicenseId'] },
      isCustomLicense: { type: 'boolean', always: true, readOnly: true, sortAs: ['customLicense'] },
      seeAlso: { type: 'string[]', trimmed: true },
      licenseGroups: { type: 'LicenseGroup[]', readOnly: true },
      uuid: { type: 'uuid', always: true, required: true, readOnly: true },
    },
  },
  LicenseGroup: {
    lenient: true,
    members: {
      name: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        min: 1,
        max: 255,
        form: 'printable',
      },
      licenses: { type: 'License[]', always: true, readOnly: true },
      riskWeight: { type: 'integer', always: true },
      uuid: { type: 'uuid', always: true, required: true },
    },
  },
} satisfies Models;
