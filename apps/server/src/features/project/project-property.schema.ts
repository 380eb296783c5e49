import { type Static, Type } from 'typebox';
import { ignored, noControlCharacters, nullableText } from '../../http/schema.ts';

const key = Type.String({ minLength: 1, maxLength: 255, pattern: noControlCharacters });
const keyMembers = { groupName: key, propertyName: key };
const text = (maxLength: number) => Type.Optional(nullableText({ maxLength, pattern: noControlCharacters }));
const type = Type.Optional(
  Type.Unsafe<string | null>({
    enum: ['BOOLEAN', 'INTEGER', 'NUMBER', 'STRING', 'ENCRYPTEDSTRING', 'TIMESTAMP', 'URL', 'UUID', null],
  }),
);

/** Contract model `ProjectProperty`, as a body that adds or changes one. */
export const propertyBody = Type.Object(
  {
    ...keyMembers,
    propertyValue: text(1024),
    propertyType: type,
    description: text(255),
    project: Type.Optional(ignored()),
  },
  { additionalProperties: false },
);
export type PropertyBody = Static<typeof propertyBody>;
