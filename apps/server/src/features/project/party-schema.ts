import { type Static, Type } from 'typebox';
import { printableText } from '../../http/contract-text.ts';
import { nullableText } from '../../http/schema.ts';

const nullable = <T>(schema: object) => Type.Optional(Type.Unsafe<T | null>(schema));

/** Contract model `OrganizationalContact`. */
export const contactSchema = Type.Object(
  {
    name: Type.Optional(nullableText()),
    email: Type.Optional(nullableText()),
    phone: Type.Optional(nullableText()),
  },
  { additionalProperties: false },
);
export type ContactBody = Static<typeof contactSchema>;

/** Contract model `OrganizationalEntity`. */
export const organizationSchema = Type.Object(
  {
    name: Type.Optional(nullableText()),
    urls: nullable<string[]>({ type: ['array', 'null'], items: { type: 'string' } }),
    contacts: nullable<ContactBody[]>({ type: ['array', 'null'], items: contactSchema }),
  },
  { additionalProperties: false },
);
export type OrganizationBody = Static<typeof organizationSchema>;

/** Contract model `ExternalReference`. */
export const externalReferenceSchema = Type.Object(
  {
    type: Type.Optional(nullableText()),
    url: Type.String({ pattern: '\\S' }),
    comment: Type.Optional(printableText()),
  },
  { additionalProperties: false },
);
export type ExternalReferenceBody = Static<typeof externalReferenceSchema>;

export const contactList = nullable<ContactBody[]>({ type: ['array', 'null'], items: contactSchema });
export const organization = nullable<OrganizationBody>({ anyOf: [organizationSchema, { type: 'null' }] });
export const externalReferences = nullable<ExternalReferenceBody[]>({
  type: ['array', 'null'],
  items: externalReferenceSchema,
});
