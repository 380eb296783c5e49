import { t } from '@lingui/core/macro';
import { type Component, classifiers, componentScopes, forms, identifierNeeded } from '@waybill/api-contract';
import * as v from 'valibot';
import { optionalText, requiredText } from '../../lib/validation.ts';
import { optionalCpe, optionalPurl } from '../project/identifier-values.ts';
import { contactSchema, organizationSchema, referenceSchema } from '../project/party-form-values.ts';

/** How a license is given: one that is known, an expression of several, or any name. */
const licenseKinds = ['known', 'expression', 'name'] as const;

const hexDigits = new RegExp(forms.hex.pattern, 'u');
const url = new RegExp(forms.url.pattern, 'u');

/** A hash of so many hexadecimal digits, or none. */
const digest = (digits: number) =>
  v.pipe(
    optionalText(),
    v.check(
      (text) => text === '' || (text.length === digits && hexDigits.test(text)),
      () => t`Enter ${digits} hexadecimal digits.`,
    ),
  );

const fields = v.object({
  name: requiredText(),
  version: optionalText(),
  classifier: v.picklist(classifiers),
  scope: v.picklist(['', ...componentScopes]),
  licenseKind: v.picklist(licenseKinds),
  license: v.nullable(v.object({ value: v.string(), label: v.string() })),
  licenseName: optionalText(),
  licenseExpression: optionalText(),
  group: optionalText(),
  purl: optionalPurl(),
  cpe: optionalCpe(),
  swidTagId: optionalText(),
  filename: optionalText(),
  description: optionalText(),
  licenseUrl: v.pipe(
    optionalText(),
    v.regex(url, () => t`Enter a valid URL.`),
  ),
  copyright: optionalText(),
  notes: optionalText(),
  publisher: optionalText(),
  authors: v.array(contactSchema),
  supplier: organizationSchema,
  externalReferences: v.array(referenceSchema),
  md5: digest(32),
  sha1: digest(40),
  sha256: digest(64),
  sha384: digest(96),
  sha512: digest(128),
  sha3_256: digest(64),
  sha3_384: digest(96),
  sha3_512: digest(128),
  blake2b_256: digest(64),
  blake2b_384: digest(96),
  blake2b_512: digest(128),
  blake3: v.pipe(
    optionalText(),
    v.regex(hexDigits, () => t`Enter hexadecimal digits.`),
  ),
});
export type ComponentValues = v.InferOutput<typeof fields>;

/** True if a component has to have a version: one whose BOM gave it none may be changed without. */
export function needsVersion(stored: Partial<Component> | undefined): boolean {
  return stored === undefined || Boolean(stored.version);
}

/**
 * The editable fields of a component. It needs a version; libraries and frameworks also need a package URL,
 * assets a CPE. If its BOM omitted one, it may be edited without.
 */
export function componentSchema(stored: Partial<Component> | undefined) {
  const lacks = (
    { classifier, purl, cpe }: Pick<ComponentValues, 'classifier' | 'purl' | 'cpe'>,
    which: 'purl' | 'cpe',
  ) => {
    const wasWithout = stored !== undefined && stored.classifier === classifier && !stored[which];
    return identifierNeeded(classifier) === which && (which === 'purl' ? purl : cpe) === '' && !wasWithout;
  };
  return v.pipe(
    fields,
    v.forward(
      v.partialCheck(
        [['version']],
        ({ version }) => version !== '' || !needsVersion(stored),
        () => t`This field is required.`,
      ),
      ['version'],
    ),
    v.forward(
      v.partialCheck(
        [['classifier'], ['purl'], ['cpe']],
        (values) => !lacks(values, 'purl'),
        () => t`Libraries and frameworks need a package URL.`,
      ),
      ['purl'],
    ),
    v.forward(
      v.partialCheck(
        [['classifier'], ['purl'], ['cpe']],
        (values) => !lacks(values, 'cpe'),
        () => t`Applications, operating systems, and devices need a CPE.`,
      ),
      ['cpe'],
    ),
  );
}
