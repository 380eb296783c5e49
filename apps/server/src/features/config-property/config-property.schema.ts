import { Type } from 'typebox';
import { noControlCharacters, nullableText } from '../../http/schema.ts';

export const configPropertyBody = Type.Object(
  {
    groupName: Type.String({ minLength: 1, maxLength: 255, pattern: noControlCharacters }),
    propertyName: Type.String({ minLength: 1, maxLength: 255, pattern: noControlCharacters }),
    propertyValue: Type.Optional(nullableText({ pattern: noControlCharacters })),
    // Clients send back what they were given; only the value counts.
    propertyType: Type.Optional(nullableText()),
    description: Type.Optional(nullableText()),
  },
  { additionalProperties: false },
);

export const configPropertyList = Type.Array(configPropertyBody);

export const publicPropertyParams = Type.Object({
  groupName: Type.String(),
  propertyName: Type.String(),
});
