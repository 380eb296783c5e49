import { t } from '@lingui/core/macro';
import { forms } from '@waybill/api-contract';
import * as v from 'valibot';
import { optionalText, requiredText } from '../../lib/validation.ts';

/** The editable fields of a license. */
export const licenseSchema = v.object({
  name: requiredText(),
  licenseId: v.pipe(
    requiredText(),
    v.regex(
      new RegExp(forms.identifier.pattern),
      () => t`Use only the letters a to z, digits, and the characters _ - . +`,
    ),
  ),
  licenseText: optionalText(),
  isOsiApproved: v.boolean(),
  isFsfLibre: v.boolean(),
  isDeprecatedLicenseId: v.boolean(),
  licenseComments: optionalText(),
  standardLicenseTemplate: optionalText(),
  standardLicenseHeader: optionalText(),
  seeAlso: optionalText(),
});
export type LicenseValues = v.InferOutput<typeof licenseSchema>;
