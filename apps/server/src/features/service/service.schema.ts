import { type Static, Type } from 'typebox';
import { printableText } from '../../http/contract-text.ts';
import { ignored, nullableBoolean, nullableText, untrimmed } from '../../http/schema.ts';
import { externalReferences, organization } from '../project/party-schema.ts';

const members = {
  provider: organization,
  group: Type.Optional(printableText({ maxLength: 255, ...untrimmed })),
  name: Type.Optional(printableText({ maxLength: 255 })),
  version: Type.Optional(printableText({ maxLength: 255 })),
  description: Type.Optional(printableText({ maxLength: 1024 })),
  endpoints: Type.Optional(
    Type.Unsafe<string[] | null>({ type: ['array', 'null'], items: { type: 'string' } }),
  ),
  authenticated: Type.Optional(nullableBoolean()),
  crossesTrustBoundary: Type.Optional(nullableBoolean()),
  data: Type.Optional(
    Type.Unsafe<{ direction?: string | null; name?: string | null }[] | null>({
      type: ['array', 'null'],
      items: {
        type: 'object',
        properties: {
          direction: { enum: ['INBOUND', 'OUTBOUND', 'BI_DIRECTIONAL', 'UNKNOWN', null] },
          name: { type: ['string', 'null'] },
        },
        additionalProperties: false,
      },
    }),
  ),
  externalReferences,
  notes: Type.Optional(nullableText()),
  parent: Type.Optional(
    Type.Unsafe<{ uuid?: string | null } | null>({
      type: ['object', 'null'],
      properties: { uuid: { type: ['string', 'null'] } },
    }),
  ),
  bomRef: Type.Optional(ignored()),
  children: Type.Optional(ignored()),
  lastInheritedRiskScore: Type.Optional(ignored()),
  project: Type.Optional(ignored()),
  vulnerabilities: Type.Optional(ignored()),
};

export const createServiceBody = Type.Object(
  { ...members, uuid: Type.Optional(ignored()) },
  { additionalProperties: false },
);

export const updateServiceBody = Type.Object(
  { ...members, uuid: Type.Optional(nullableText()) },
  { additionalProperties: false },
);
export type ServiceBody = Omit<Static<typeof updateServiceBody>, 'uuid'>;
