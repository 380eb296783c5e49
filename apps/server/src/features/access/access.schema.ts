import { Type } from 'typebox';
import {
  ignored,
  noControlCharacters,
  nullableBoolean,
  nullableText,
  untrimmed,
  uuidPattern,
} from '../../http/schema.ts';
import { maxPasswordLength } from './password.ts';

const shortText = { maxLength: 255, pattern: noControlCharacters, ...untrimmed };
const passwordText = { maxLength: maxPasswordLength, pattern: noControlCharacters, ...untrimmed };

/** A managed user as clients send it; what the answer has besides is accepted and has no effect. */
export const managedUserBody = Type.Object(
  {
    username: Type.Optional(nullableText(shortText)),
    fullname: Type.Optional(nullableText(shortText)),
    email: Type.Optional(nullableText(shortText)),
    newPassword: Type.Optional(nullableText(passwordText)),
    confirmPassword: Type.Optional(nullableText(passwordText)),
    suspended: Type.Optional(nullableBoolean()),
    forcePasswordChange: Type.Optional(nullableBoolean()),
    nonExpiryPassword: Type.Optional(nullableBoolean()),
    lastPasswordChange: Type.Optional(ignored()),
    teams: Type.Optional(ignored()),
    permissions: Type.Optional(ignored()),
  },
  { additionalProperties: false },
);
export type ManagedUserBody = Type.Static<typeof managedUserBody>;

/** A user of a directory or provider: only the name is taken. */
export const externalUserBody = Type.Object(
  {
    username: Type.Optional(nullableText(shortText)),
    dn: Type.Optional(ignored()),
    subjectIdentifier: Type.Optional(ignored()),
    email: Type.Optional(ignored()),
    teams: Type.Optional(ignored()),
    permissions: Type.Optional(ignored()),
  },
  { additionalProperties: false },
);

/** Names a team in a membership. */
export const identifiableObject = Type.Object(
  { uuid: Type.String(untrimmed) },
  { additionalProperties: false },
);

const teamDetails = {
  apiKeys: Type.Optional(ignored()),
  managedUsers: Type.Optional(ignored()),
  ldapUsers: Type.Optional(ignored()),
  oidcUsers: Type.Optional(ignored()),
  mappedLdapGroups: Type.Optional(ignored()),
  mappedOidcGroups: Type.Optional(ignored()),
  permissions: Type.Optional(ignored()),
};

export const newTeamBody = Type.Object(
  { name: Type.String({ minLength: 1, ...shortText }), uuid: Type.Optional(ignored()), ...teamDetails },
  { additionalProperties: false },
);

export const teamBody = Type.Object(
  { uuid: Type.String(untrimmed), name: Type.String({ minLength: 1, ...shortText }), ...teamDetails },
  { additionalProperties: false },
);

export const teamToDelete = Type.Object(
  { uuid: Type.Optional(nullableText(untrimmed)), name: Type.Optional(ignored()), ...teamDetails },
  { additionalProperties: false },
);

export const aclMappingBody = Type.Object(
  {
    team: Type.String({ pattern: uuidPattern, ...untrimmed }),
    project: Type.String({ pattern: uuidPattern, ...untrimmed }),
  },
  { additionalProperties: false },
);

export const usernameParams = Type.Object({ username: Type.String() });
export const keyParams = Type.Object({ publicIdOrKey: Type.String() });
export const permissionOfTeamParams = Type.Object({ permission: Type.String(), uuid: Type.String() });
export const permissionOfUserParams = Type.Object({ permission: Type.String(), username: Type.String() });
export const aclMappingParams = Type.Object({ teamUuid: Type.String(), projectUuid: Type.String() });
