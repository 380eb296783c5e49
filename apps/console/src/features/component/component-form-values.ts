import { classifiers } from '@waybill/api-contract';
import * as v from 'valibot';
import { optionalText, requiredText } from '../../lib/validation.ts';

/** What a person can write into a component. */
export const componentSchema = v.object({
  name: requiredText(),
  version: requiredText(),
  classifier: v.picklist(classifiers),
  license: v.nullable(v.object({ value: v.string(), label: v.string() })),
  licenseExpression: optionalText(),
  group: optionalText(),
  purl: optionalText(),
  cpe: optionalText(),
  swidTagId: optionalText(),
  filename: optionalText(),
  description: optionalText(),
  licenseUrl: optionalText(),
  copyright: optionalText(),
  notes: optionalText(),
  md5: optionalText(),
  sha1: optionalText(),
  sha256: optionalText(),
  sha512: optionalText(),
  sha3_256: optionalText(),
  sha3_512: optionalText(),
});
export type ComponentValues = v.InferOutput<typeof componentSchema>;
