import { classifiers } from '@waybill/api-contract';
import * as v from 'valibot';
import { optionalText, requiredText } from '../../lib/validation.ts';

/** What a person can write into a project. */
export const projectSchema = v.object({
  name: requiredText(),
  version: optionalText(),
  classifier: v.picklist(classifiers),
  parent: v.nullable(v.object({ value: v.string(), label: v.string() })),
  description: optionalText(),
  tags: v.array(v.string()),
  group: optionalText(),
  purl: optionalText(),
  cpe: optionalText(),
  swidTagId: optionalText(),
  isLatest: v.boolean(),
  active: v.boolean(),
});
export type ProjectValues = v.InferOutput<typeof projectSchema>;
