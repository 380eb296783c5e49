import { classifiers, collectionLogics } from '@waybill/api-contract';
import { type Static, Type } from 'typebox';
import { cpePattern, maxNameLength, printable, printableText } from '../../http/contract-text.ts';
import { pagingQuery } from '../../http/paging.ts';
import { ignored, nullableBoolean, nullableText, untrimmed } from '../../http/schema.ts';
import { contactList, externalReferences, organization } from './party-schema.ts';

const nullable = <T>(schema: object) => Type.Optional(Type.Unsafe<T | null>(schema));

const tag = {
  type: 'object',
  properties: { name: { type: 'string', maxLength: maxNameLength, pattern: printable } },
  required: ['name'],
  'x-text-member': 'name',
};
const referenced = {
  type: ['object', 'null'],
  properties: { uuid: { type: ['string', 'null'] } },
};
const team = {
  type: 'object',
  properties: { uuid: { type: ['string', 'null'] }, name: { type: ['string', 'null'] } },
};

/** What a client may send of a project; members that only the server sets are taken and not looked at. */
const projectMembers = {
  author: Type.Optional(nullableText(untrimmed)),
  authors: contactList,
  publisher: Type.Optional(printableText({ maxLength: 255 })),
  manufacturer: organization,
  supplier: organization,
  group: Type.Optional(printableText({ maxLength: 255 })),
  description: Type.Optional(printableText()),
  version: Type.Optional(printableText({ maxLength: 255 })),
  classifier: nullable<(typeof classifiers)[number]>({ enum: [...classifiers, null] }),
  cpe: Type.Optional(nullableText({ maxLength: 255, pattern: cpePattern })),
  purl: Type.Optional(nullableText({ maxLength: 786 })),
  swidTagId: Type.Optional(printableText({ maxLength: 255 })),
  active: Type.Optional(nullableBoolean()),
  isLatest: Type.Optional(nullableBoolean()),
  collectionLogic: nullable<(typeof collectionLogics)[number]>({ enum: [...collectionLogics, null] }),
  collectionTag: nullable<{ name: string }>({ anyOf: [tag, { type: 'null' }] }),
  externalReferences,
  parent: nullable<{ uuid?: string | null }>(referenced),
  tags: nullable<{ name: string }[]>({ type: ['array', 'null'], items: tag }),
  accessTeams: nullable<{ uuid?: string | null; name?: string | null }[]>({
    type: ['array', 'null'],
    items: team,
  }),
  bomRef: Type.Optional(ignored()),
  children: Type.Optional(ignored()),
  directDependencies: Type.Optional(ignored()),
  lastBomImport: Type.Optional(ignored()),
  lastBomImportFormat: Type.Optional(ignored()),
  lastInheritedRiskScore: Type.Optional(ignored()),
  lastVulnerabilityAnalysis: Type.Optional(ignored()),
  metadata: Type.Optional(ignored()),
  metrics: Type.Optional(ignored()),
  properties: Type.Optional(ignored()),
  versions: Type.Optional(ignored()),
};

const name = printableText({ maxLength: 255 });

/** Body of `PUT /project`. */
export const createProjectBody = Type.Object(
  { ...projectMembers, name: Type.Optional(name), uuid: Type.Optional(ignored()) },
  { additionalProperties: false },
);

/** Body of `POST /project`; names the project by its uuid. */
export const updateProjectBody = Type.Object(
  { ...projectMembers, name: Type.Optional(name), uuid: Type.Optional(nullableText()) },
  { additionalProperties: false },
);
export type ProjectBody = Omit<Static<typeof updateProjectBody>, 'uuid'>;

/** Body of `PATCH /project/{uuid}`. */
export const patchProjectBody = createProjectBody;

/** Query of the project lists. */
export const projectListQuery = Type.Object({
  ...pagingQuery,
  name: Type.Optional(Type.String()),
  excludeInactive: Type.Optional(Type.String()),
  onlyRoot: Type.Optional(Type.String()),
  notAssignedToTeamWithUuid: Type.Optional(Type.String()),
  // Ours: filters that go together with a search, unlike the contract's lists by tag and by classifier.
  tag: Type.Optional(Type.String()),
  classifier: Type.Optional(Type.String()),
});
export type ProjectListQuery = Static<typeof projectListQuery>;

export const lookupQuery = Type.Object({
  name: Type.Optional(Type.String()),
  version: Type.Optional(Type.String()),
});

export const batchDeleteBody = Type.Array(Type.String(), { minItems: 1, maxItems: 1000 });
