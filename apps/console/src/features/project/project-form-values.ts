import { t } from '@lingui/core/macro';
import { classifiers, collectionLogics } from '@waybill/api-contract';
import * as v from 'valibot';
import { optionalText, requiredText } from '../../lib/validation.ts';
import { optionalCpe, optionalPurl } from './identifier-values.ts';
import { contactSchema, organizationSchema, referenceSchema } from './party-form-values.ts';

const option = v.nullable(v.object({ value: v.string(), label: v.string() }));

const fields = v.object({
  name: requiredText(),
  version: optionalText(),
  classifier: v.picklist(classifiers),
  parent: option,
  description: optionalText(),
  tags: v.array(v.string()),
  isLatest: v.boolean(),
  active: v.boolean(),
  collectionLogic: v.picklist(collectionLogics),
  collectionTag: optionalText(),
  /** The team that sees a new project; only asked for where access is controlled. */
  team: v.string(),
  group: optionalText(),
  purl: optionalPurl(),
  cpe: optionalCpe(),
  swidTagId: optionalText(),
  publisher: optionalText(),
  authors: v.array(contactSchema),
  manufacturer: organizationSchema,
  supplier: organizationSchema,
  externalReferences: v.array(referenceSchema),
});

/** The editable fields of a project. */
export const projectSchema = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['collectionLogic'], ['collectionTag']],
      ({ collectionLogic, collectionTag }) =>
        collectionLogic !== 'AGGREGATE_DIRECT_CHILDREN_WITH_TAG' || collectionTag !== '',
      () => t`This field is required.`,
    ),
    ['collectionTag'],
  ),
);
export type ProjectValues = v.InferOutput<typeof fields>;
