import { type Static, Type } from 'typebox';
import { identifier, printable } from '../../http/contract-text.ts';
import { nullableBoolean, nullableText } from '../../http/schema.ts';

/** Contract model `License` as a body; unknown members are taken and not looked at. */
export const licenseBody = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 255, pattern: printable }),
  licenseId: Type.String({ minLength: 1, maxLength: 255, pattern: identifier }),
  isOsiApproved: Type.Optional(nullableBoolean()),
  isFsfLibre: Type.Optional(nullableBoolean()),
  isDeprecatedLicenseId: Type.Optional(nullableBoolean()),
  seeAlso: Type.Optional(
    Type.Unsafe<string[] | null>({ type: ['array', 'null'], items: { type: 'string' } }),
  ),
  licenseText: Type.Optional(nullableText()),
  standardLicenseTemplate: Type.Optional(nullableText()),
  standardLicenseHeader: Type.Optional(nullableText()),
  licenseComments: Type.Optional(nullableText()),
});
export type LicenseBody = Static<typeof licenseBody>;

export const licenseParams = Type.Object({ licenseId: Type.String() });
