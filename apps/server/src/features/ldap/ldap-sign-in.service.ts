// Public to other features.
import type { LoginError } from '@waybill/api-contract';
import type { Context } from '../../feature.ts';
import { type AdmissionRules, admit } from '../access/user/external-user.service.ts';
import type { UserRow } from '../access/user/user.service.ts';
import { type DirectoryUser, isPasswordOf, withDirectory } from './directory.ts';
import { type LdapConfig, readLdapConfig } from './ldap-config.ts';

type LdapOutcome = { user: UserRow; error?: never } | { user?: undefined; error: LoginError };

const invalid: LdapOutcome = { error: 'INVALID_CREDENTIALS' };

/**
 * Signs in by a directory (contract §2): finds the entry of a name, and has it prove the password by a bind.
 * @returns undefined while that is off
 */
export async function signInByDirectory(
  context: Context,
  { username, password, address }: { username: string; password: string; address?: string | undefined },
): Promise<LdapOutcome | undefined> {
  const config = await readLdapConfig(context.db, context.secrets);
  if (!config) return undefined;
  if (username.trim() === '' || password === '') return invalid;
  try {
    const proved = await prove(context, config, username, password);
    if (!proved) return invalid;
    const { user, groups } = proved;
    const actor = { name: user.username, address, at: context.now() };
    const admission = await admit(context.db, actor, { kind: 'ldap', ...user }, rulesOf(config, groups));
    if (admission.user) return admission;
    return { error: admission.refusal === 'suspended' ? 'SUSPENDED' : 'UNMAPPED_ACCOUNT' };
  } catch (error) {
    context.log.warn({ err: error }, 'the directory could not be reached');
    return { error: 'OTHER' };
  }
}

interface Proved {
  readonly user: DirectoryUser;
  readonly groups: readonly string[];
}

async function prove(
  { config: { outgoing } }: Context,
  config: LdapConfig,
  username: string,
  password: string,
): Promise<Proved | undefined> {
  return withDirectory(config, outgoing, async (directory) => {
    const user = await directory.findUser(username);
    if (!user || !(await isPasswordOf(config, outgoing, user.dn, password))) return undefined;
    return { user, groups: config.synchronizesTeams ? await directory.groupsOf(user) : [] };
  });
}

export function rulesOf(config: LdapConfig, names: readonly string[]): AdmissionRules {
  const { provisionsUsers, defaultTeams, synchronizesTeams, keepsGivenTeams: keepsGiven } = config;
  return { provisionsUsers, defaultTeams, groups: synchronizesTeams ? { names, keepsGiven } : undefined };
}
