// Public to other features.
import type { IdentityStep, IdentityTest, SettingChangeInput } from '@waybill/api-contract';
import { ResultCodeError } from 'ldapts';
import type { Context } from '../../feature.ts';
import type { AdmissionRules } from '../access/user/external-user.service.ts';
import { readSettings } from '../config-property/setting.service.ts';
import { type SettingsAtHand, settingsAtHand } from '../config-property/settings-at-hand.ts';
import { addAdmissionSteps, addGroupStep } from '../identity-test/admission-steps.ts';
import { createStepList, type StepList } from '../identity-test/step-list.ts';
import { type Directory, type DirectoryUser, isPasswordOf, withDirectory } from './directory.ts';
import { directoryFailure } from './directory-failure.ts';
import { ldapSettingNames } from './ldap.settings.ts';
import { directoryAddress, type LdapConfig, type LdapValues, ldapConfigOf } from './ldap-config.ts';
import { rulesOf } from './ldap-sign-in.service.ts';

const connectionSteps = ['CONNECTION', 'TLS', 'ACCOUNT', 'BASE', 'GROUPS'] as const;
const userSteps = [
  'CONNECTION',
  'TLS',
  'ACCOUNT',
  'BASE',
  'USER',
  'PASSWORD',
  'GROUPS',
  'ADMISSION',
  'TEAMS',
] as const;

/** Names that are shown of all groups: that some are found is what matters. */
const maxExamples = 5;

/**
 * The work of a test after the base was found. `enter` names the current step, so a failure has its place.
 */
type Work = (directory: Directory, config: LdapConfig, enter: (step: IdentityStep) => void) => Promise<void>;

/**
 * Tries out the directory of the settings as they are typed: connection, encryption, bind, base, groups. Stores nothing.
 * @throws ValidationError for settings that do not exist
 */
export async function testDirectory(
  context: Context,
  changes: readonly SettingChangeInput[],
): Promise<IdentityTest> {
  const steps = createStepList(connectionSteps);
  const host = await tryOut(context, changes, steps, async (directory, _config, enter) => {
    enter('GROUPS');
    const names = await directory.searchGroups(undefined);
    if (names.length === 0) steps.skip('GROUPS', { code: 'NONE_FOUND' });
    else steps.pass('GROUPS', { values: names.slice(0, maxExamples), total: names.length });
  });
  return steps.view(host);
}

/**
 * Says what would happen if somebody signed in by the settings as they are typed: the entry, the password where one is given,
 * groups, whether there is an account, teams. Stores nothing, and signs nobody in.
 * @throws ValidationError for settings that do not exist
 */
export async function testDirectoryUser(
  context: Context,
  changes: readonly SettingChangeInput[],
  { username, password }: { username: string; password: string },
): Promise<IdentityTest> {
  const steps = createStepList(userSteps);
  const found: { proved?: Proved } = {};
  const host = await tryOut(context, changes, steps, async (directory, config, enter) => {
    enter('USER');
    const user = onlyOneOf(await directory.findUsers(username), steps);
    if (!user) return;
    steps.pass('USER', { values: [user.dn, ...(user.email === undefined ? [] : [user.email])] });
    enter('PASSWORD');
    if (password === '') steps.skip('PASSWORD', { code: 'NO_PASSWORD' });
    else if (!(await isPasswordOf(config, context.config.outgoing, user.dn, password))) {
      return steps.fail({ step: 'PASSWORD', code: 'CREDENTIALS_REFUSED' });
    }
    enter('GROUPS');
    const groups = config.synchronizesTeams ? await directory.groupsOf(user) : undefined;
    addGroupStep(groups, steps);
    found.proved = { user, rules: rulesOf(config, groups ?? []) };
  });
  const { proved } = found;
  if (proved) await addAdmissionSteps(context.db, { kind: 'ldap', ...proved.user }, proved.rules, steps);
  return steps.view(host);
}

/** Somebody whom the directory knows, with their groups. */
interface Proved {
  readonly user: DirectoryUser;
  readonly rules: AdmissionRules;
}

function onlyOneOf(users: readonly DirectoryUser[], steps: StepList): DirectoryUser | undefined {
  const [user, ...others] = users;
  if (!user) steps.fail({ step: 'USER', code: 'NONE_FOUND' });
  else if (others.length > 0) {
    steps.fail({ step: 'USER', code: 'SEVERAL_FOUND', values: users.map(({ dn }) => dn) });
  } else return user;
  return undefined;
}

/** @returns the host that was asked */
async function tryOut(
  context: Context,
  changes: readonly SettingChangeInput[],
  steps: StepList,
  work: Work,
): Promise<string | undefined> {
  const settings = settingsAtHand(context, 'ldap', changes);
  const values = await valuesAtHand(context, changes);
  const typed = values.get('server.url')?.trim() ?? '';
  const url = directoryAddress(typed);
  if (!url) {
    steps.fail({ step: 'CONNECTION', code: typed === '' ? 'NO_ADDRESS' : 'INVALID_ADDRESS' });
    return undefined;
  }
  const { config, hasAccount } = await configAtHand(settings, values, url, steps);
  let during: IdentityStep = 'CONNECTION';
  try {
    await withDirectory(
      config,
      context.config.outgoing,
      async (directory) => {
        during = 'BASE';
        // Nothing may have been asked so far: a connection is made when it is needed.
        const isOver = !hasAccount || config.baseDn === '';
        if (isOver) await ignoreRefusal(directory.checkBase());
        if (!hasAccount) return;
        if (config.baseDn === '') return steps.fail({ step: 'BASE', code: 'NO_BASE' });
        await directory.checkBase();
        await work(directory, config, (step) => {
          during = step;
        });
      },
      (phase) => {
        during = phase;
      },
    );
  } catch (error) {
    const failure = directoryFailure(error, during);
    context.log.warn({ err: error, code: failure.code }, 'the test of the directory failed');
    steps.fail(failure);
  }
  return url.hostname;
}

/** Settings as they are typed, and as they are stored where nobody has typed. */
async function valuesAtHand({ db }: Context, changes: readonly SettingChangeInput[]): Promise<LdapValues> {
  const values = new Map(await readSettings(db, 'ldap', ldapSettingNames));
  for (const { group, name, value } of changes) {
    const known = ldapSettingNames.find((other) => other === name);
    if (group === 'ldap' && known !== undefined) values.set(known, value ?? '');
  }
  return values;
}

/**
 * How the directory is asked. Where the bind user lacks a password that may be sent, the connection is tried without it and
 * goes no further; the steps say why.
 */
async function configAtHand(
  settings: SettingsAtHand,
  values: LdapValues,
  url: URL,
  steps: StepList,
): Promise<{ config: LdapConfig; hasAccount: boolean }> {
  const secret = await settings.secretOf('bind.password');
  const config = ldapConfigOf(values, url, secret.value ?? '');
  if (url.protocol === 'ldap:' && !config.usesStartTls) steps.skip('TLS', { code: 'NOT_ENCRYPTED' });
  if (!config.account) {
    steps.skip('ACCOUNT', { code: 'NO_ACCOUNT' });
    return { config, hasAccount: true };
  }
  if (secret.account === 'SENT') return { config, hasAccount: true };
  const step = 'ACCOUNT';
  if (secret.account === 'MISSING') steps.fail({ step, code: 'CREDENTIALS_MISSING' });
  else if (secret.account === 'UNREADABLE') steps.fail({ step, code: 'SECRET_UNREADABLE' });
  else steps.withhold(step);
  return { config: { ...config, account: undefined }, hasAccount: false };
}

/** Any answer to an anonymous user shows that the directory can be reached. */
async function ignoreRefusal(asked: Promise<void>): Promise<void> {
  try {
    await asked;
  } catch (error) {
    if (!(error instanceof ResultCodeError)) throw error;
  }
}
