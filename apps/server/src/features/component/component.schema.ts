import { type Static, Type } from 'typebox';
import {
  cpePattern,
  fileName,
  hexadecimal,
  hexOfLength,
  printableText,
  urlPattern,
} from '../../http/contract-text.ts';
import { pagingQuery } from '../../http/paging.ts';
import { ignored, noControlCharacters, nullableText, untrimmed } from '../../http/schema.ts';
import { contactList, externalReferences, organization } from '../project/party-schema.ts';
import { bodyClassifiers } from './classifier.ts';

const hexDigits = (length: 32 | 40 | 64 | 96 | 128) =>
  Type.Optional(nullableText({ pattern: hexOfLength(length) }));

/** What a client may send of a component; members that only the server sets are taken and not looked at. */
const members = {
  author: Type.Optional(printableText()),
  authors: contactList,
  publisher: Type.Optional(printableText({ maxLength: 255 })),
  supplier: organization,
  group: Type.Optional(printableText({ maxLength: 255, ...untrimmed })),
  name: Type.Optional(printableText({ maxLength: 255 })),
  version: Type.Optional(printableText({ maxLength: 255 })),
  classifier: Type.Optional(
    Type.Unsafe<(typeof bodyClassifiers)[number] | null>({ enum: [...bodyClassifiers, null] }),
  ),
  scope: Type.Optional(
    Type.Unsafe<'REQUIRED' | 'OPTIONAL' | 'EXCLUDED' | null>({
      enum: ['REQUIRED', 'OPTIONAL', 'EXCLUDED', null],
    }),
  ),
  filename: Type.Optional(nullableText({ maxLength: 255, pattern: fileName })),
  extension: Type.Optional(nullableText({ maxLength: 255, pattern: fileName })),
  md5: hexDigits(32),
  sha1: hexDigits(40),
  sha256: hexDigits(64),
  sha384: hexDigits(96),
  sha512: hexDigits(128),
  sha3_256: hexDigits(64),
  sha3_384: hexDigits(96),
  sha3_512: hexDigits(128),
  blake2b_256: hexDigits(64),
  blake2b_384: hexDigits(96),
  blake2b_512: hexDigits(128),
  blake3: Type.Optional(nullableText({ pattern: hexadecimal })),
  cpe: Type.Optional(nullableText({ maxLength: 255, pattern: cpePattern })),
  purl: Type.Optional(nullableText({ maxLength: 786 })),
  swidTagId: Type.Optional(printableText({ maxLength: 255, ...untrimmed })),
  description: Type.Optional(printableText({ maxLength: 1024 })),
  copyright: Type.Optional(printableText({ maxLength: 1024 })),
  license: Type.Optional(printableText({ maxLength: 255 })),
  licenseExpression: Type.Optional(printableText(untrimmed)),
  licenseUrl: Type.Optional(nullableText({ maxLength: 255, pattern: urlPattern })),
  notes: Type.Optional(nullableText()),
  externalReferences,
  parent: Type.Optional(
    Type.Unsafe<{ uuid?: string | null } | null>({
      type: ['object', 'null'],
      properties: { uuid: { type: ['string', 'null'] } },
    }),
  ),
  bomRef: Type.Optional(ignored()),
  children: Type.Optional(ignored()),
  dependencyGraph: Type.Optional(ignored()),
  directDependencies: Type.Optional(ignored()),
  expandDependencyGraph: Type.Optional(ignored()),
  isInternal: Type.Optional(ignored()),
  isNew: Type.Optional(ignored()),
  lastInheritedRiskScore: Type.Optional(ignored()),
  metrics: Type.Optional(ignored()),
  occurrences: Type.Optional(ignored()),
  project: Type.Optional(ignored()),
  properties: Type.Optional(ignored()),
  purlCoordinates: Type.Optional(ignored()),
  repositoryMeta: Type.Optional(ignored()),
  resolvedLicense: Type.Optional(ignored()),
  vulnerabilities: Type.Optional(ignored()),
};

/** Body of `PUT /component/project/{uuid}`. */
export const createComponentBody = Type.Object(
  { ...members, uuid: Type.Optional(ignored()) },
  { additionalProperties: false },
);

/** Body of `POST /component`; names the component by its uuid. */
export const updateComponentBody = Type.Object(
  { ...members, uuid: Type.Optional(nullableText()) },
  { additionalProperties: false },
);
export type ComponentBody = Omit<Static<typeof updateComponentBody>, 'uuid'>;

export const componentListQuery = Type.Object({
  ...pagingQuery,
  onlyOutdated: Type.Optional(Type.String()),
  onlyDirect: Type.Optional(Type.String()),
});

export const identityQuery = Type.Object({
  ...pagingQuery,
  group: Type.Optional(Type.String()),
  name: Type.Optional(Type.String()),
  version: Type.Optional(Type.String()),
  purl: Type.Optional(Type.String()),
  cpe: Type.Optional(Type.String()),
  swidTagId: Type.Optional(Type.String()),
  project: Type.Optional(Type.String()),
  excludeInactiveProjects: Type.Optional(Type.String()),
  onlyLatestProjectVersions: Type.Optional(Type.String()),
});

/** Contract model `ComponentProperty` as a body. */
export const componentPropertyBody = Type.Object(
  {
    groupName: Type.Optional(nullableText({ maxLength: 255, pattern: noControlCharacters })),
    propertyName: Type.String({ minLength: 1, maxLength: 255, pattern: noControlCharacters }),
    propertyValue: Type.Optional(nullableText({ maxLength: 1024, pattern: noControlCharacters })),
    propertyType: Type.Unsafe<string>({
      enum: ['BOOLEAN', 'INTEGER', 'NUMBER', 'STRING', 'TIMESTAMP', 'URL', 'UUID'],
    }),
    description: Type.Optional(nullableText({ maxLength: 255, pattern: noControlCharacters })),
    uuid: Type.Optional(ignored()),
  },
  { additionalProperties: false },
);
export type ComponentPropertyBody = Static<typeof componentPropertyBody>;
