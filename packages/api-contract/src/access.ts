import type { Permission } from './permissions.ts';

/** A permission as the API shows it (contract model `Permission`). */
export interface PermissionItem {
  name: Permission;
  description?: string;
}

/** A team inside a user (contract model `Team`, nested view). */
export interface NestedTeam {
  uuid: string;
  name: string;
  permissions: PermissionItem[];
}

interface UserCommon {
  username: string;
  email?: string;
  /** Absent where the user is shown inside a team. */
  teams?: NestedTeam[];
  /** Those granted directly, without those of the teams. Absent where the user is shown inside a team. */
  permissions?: PermissionItem[];
}

/** A user whose password is kept here (contract model `ManagedUser`). */
export interface ManagedUser extends UserCommon {
  fullname?: string;
  /** Epoch milliseconds. */
  lastPasswordChange?: number;
  suspended: boolean;
  forcePasswordChange: boolean;
  nonExpiryPassword: boolean;
}

/** A user who signs in through a directory (contract model `LdapUser`). */
export interface LdapUser extends UserCommon {
  /** `Syncing...` until the directory was asked. */
  dn?: string;
}

/** A user who signs in through an OpenID Connect provider (contract model `OidcUser`). */
export interface OidcUser extends UserCommon {
  subjectIdentifier?: string;
}

/** Any kind of user (contract model `UserPrincipal`). */
export type UserPrincipal = ManagedUser | LdapUser | OidcUser;

/** A key of a team (contract model `ApiKey`). */
export interface ApiKey {
  /** The whole key; only in the answer that creates or renews it. */
  key?: string;
  comment?: string;
  /** Epoch milliseconds. */
  created?: number;
  /** Epoch milliseconds. */
  lastUsed?: number;
  maskedKey: string;
  publicId: string;
  legacy: boolean;
}

/** A team with everything that belongs to it (contract model `Team`). */
export interface Team {
  uuid: string;
  name: string;
  apiKeys: ApiKey[];
  managedUsers: ManagedUser[];
  ldapUsers: LdapUser[];
  oidcUsers: OidcUser[];
  mappedLdapGroups: { dn: string; uuid: string }[];
  mappedOidcGroups: { group: { uuid: string; name: string }; uuid: string }[];
  permissions: PermissionItem[];
}

/** The team of the API key that asks (contract model `TeamSelfResponse`). */
export interface TeamSelfResponse {
  uuid: string;
  name: string;
  permissions: PermissionItem[];
}

/** A team that the caller may name, for example when creating a project (contract model `VisibleTeams`). */
export interface VisibleTeam {
  name: string;
  uuid: string;
}

/** Why a sign-in failed: the body of the 401 or 403 answer. */
export type LoginError =
  | 'INVALID_CREDENTIALS'
  | 'EXPIRED_CREDENTIALS'
  | 'FORCE_PASSWORD_CHANGE'
  | 'SUSPENDED'
  | 'UNMAPPED_ACCOUNT'
  | 'OTHER';
