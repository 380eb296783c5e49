import type { OidcRules } from './oidc-config.ts';

/** A provider's data about a person. */
export interface Profile {
  readonly subject: string | undefined;
  readonly username: string | undefined;
  readonly email: string | undefined;
  /** Undefined: nothing is said about groups, which is not the same as none. */
  readonly groups: readonly string[] | undefined;
  /** The provider's names of the groups, if it has any. */
  readonly groupNames: ReadonlyMap<string, string> | undefined;
}

export type CompleteProfile = Profile & { readonly subject: string; readonly username: string };

type Claims = Readonly<Record<string, unknown>>;
type ClaimNames = Pick<OidcRules, 'usernameClaim' | 'teamsClaim' | 'teamNamesClaim'>;

const maxLength = 255;

/** Reads the claims of an ID token or of an answer about a user. */
export function readProfile(
  claims: Claims,
  { usernameClaim, teamsClaim, teamNamesClaim }: ClaimNames,
): Profile {
  const groups = claimOf(claims, teamsClaim);
  const names = teamNamesClaim === undefined ? undefined : claimOf(claims, teamNamesClaim);
  return {
    subject: textOf(claims.sub),
    username: textOf(claimOf(claims, usernameClaim)),
    email: textOf(claims.email),
    groups: groupsOf(groups),
    groupNames: groupNamesOf(names, groups),
  };
}

/** Both together; what the first one says counts. */
export function mergeProfiles(first: Profile, second: Profile): Profile {
  return {
    subject: first.subject ?? second.subject,
    username: first.username ?? second.username,
    email: first.email ?? second.email,
    groups: first.groups ?? second.groups,
    groupNames: first.groupNames ?? second.groupNames,
  };
}

/** True if it has what a sign-in needs (contract §2). */
export function isComplete(
  profile: Profile,
  { synchronizesTeams }: Pick<OidcRules, 'synchronizesTeams'>,
): profile is CompleteProfile {
  const hasGroups = profile.groups !== undefined || !synchronizesTeams;
  return profile.subject !== undefined && profile.username !== undefined && hasGroups;
}

/** A claim by its name, or by the names of nested ones with dots between, as in `realm_access.roles`. */
function claimOf(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  let value: unknown = claims;
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = Reflect.get(value, part);
  }
  return value;
}

/** A text that can be a name here: without control characters, and not too long to be kept. */
function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return text === '' || text.length > maxLength || /\p{Cc}/u.test(text) ? undefined : text;
}

/** A list of names, or one name. Other items in a list are skipped. */
function groupsOf(value: unknown): string[] | undefined {
  if (value === undefined || value === null) return undefined;
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  return [...new Set(items.map(textOf).filter((name) => name !== undefined))];
}

/**
 * Names of groups by their identifiers: an object that has them, or a list in the order of the groups. A list of another
 * length is not looked at: nobody could tell which name belongs to which group.
 */
function groupNamesOf(value: unknown, groups: unknown): ReadonlyMap<string, string> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const ids: readonly unknown[] = Array.isArray(groups) ? groups : [groups];
  if (Array.isArray(value) && value.length !== ids.length) return undefined;
  const pairs: readonly (readonly [unknown, unknown])[] = Array.isArray(value)
    ? ids.map((id, index) => [id, value[index]])
    : Object.entries(value);
  const named = pairs.flatMap(([id, name]): [string, string][] => {
    const [known, text] = [textOf(id), textOf(name)];
    return known === undefined || text === undefined ? [] : [[known, text]];
  });
  return new Map(named);
}
