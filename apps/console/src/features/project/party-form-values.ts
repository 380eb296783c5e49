// Public to other features.
import * as v from 'valibot';
import { optionalText, requiredText } from '../../lib/validation.ts';

/** People, organizations and references as a form holds them. */
export const contactSchema = v.object({
  name: optionalText(),
  email: optionalText(),
  phone: optionalText(),
});
export const organizationSchema = v.object({
  name: optionalText(),
  urls: v.array(v.string()),
  contacts: v.array(contactSchema),
});
export const referenceSchema = v.object({
  url: requiredText(),
  type: optionalText(),
  comment: optionalText(),
});

export type ContactValues = v.InferOutput<typeof contactSchema>;
export type OrganizationValues = v.InferOutput<typeof organizationSchema>;
export type ReferenceValues = v.InferOutput<typeof referenceSchema>;
