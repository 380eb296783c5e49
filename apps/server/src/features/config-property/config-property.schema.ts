import { Type } from 'typebox';
import { noControlCharacters, nullableText, untrimmed } from '../../http/schema.ts';

export const configPropertyBody = Type.Object(
  {
    groupName: Type.String({ minLength: 1, maxLength: 255, pattern: noControlCharacters, ...untrimmed }),
    propertyName: Type.String({ minLength: 1, maxLength: 255, pattern: noControlCharacters, ...untrimmed }),
    propertyValue: Type.Optional(nullableText({ minLength: 1, pattern: noControlCharacters, ...untrimmed })),
    // Clients send back what they were given; only the value counts.
    propertyType: Type.Optional(nullableText(untrimmed)),
    description: Type.Optional(nullableText(untrimmed)),
  },
  { additionalProperties: false },
);

export const configPropertyList = Type.Array(configPropertyBody);

export const publicPropertyParams = Type.Object({
  groupName: Type.String(),
  propertyName: Type.String(),
});
