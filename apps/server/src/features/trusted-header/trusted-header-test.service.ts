import type { IdentityTest, SettingChangeInput } from '@waybill/api-contract';
import type { Context } from '../../feature.ts';
import { readSettings } from '../config-property/setting.service.ts';
import { settingsAtHand } from '../config-property/settings-at-hand.ts';
import { addAdmissionSteps, addGroupStep } from '../identity-test/admission-steps.ts';
import { createStepList } from '../identity-test/step-list.ts';
import { createTrust } from './trust.ts';
import { trustedHeaderSettingNames } from './trusted-header.settings.ts';
import { type TrustedHeaderValues, trustedHeaderConfigOf } from './trusted-header-config.ts';
import { type HeaderSignInRequest, rulesOf } from './trusted-header-sign-in.service.ts';
import { readVouched } from './vouched.ts';

const order = ['CONNECTION', 'USER', 'GROUPS', 'ADMISSION', 'TEAMS'] as const;

/**
 * Says whom the headers of the very request that asks would sign in, by the settings as they are typed. Stores nothing, and signs
 * nobody in.
 * @throws ValidationError for settings that do not exist
 */
export async function testTrustedHeader(
  context: Context,
  changes: readonly SettingChangeInput[],
  { peer = '', rawHeaders }: Pick<HeaderSignInRequest, 'peer' | 'rawHeaders'>,
): Promise<IdentityTest> {
  // Refuses settings that there are not.
  settingsAtHand(context, 'trusted-header', changes);
  const steps = createStepList(order);
  const config = trustedHeaderConfigOf(await valuesAtHand(context, changes));
  const step = 'USER';
  if (!createTrust(context.config)(peer)) {
    steps.fail({ step: 'CONNECTION', code: 'NOT_TRUSTED', values: [peer] });
    return steps.view(undefined);
  }
  steps.pass('CONNECTION', { values: [peer] });
  const vouched = config ? readVouched(rawHeaders, config.names) : 'nobody';
  if (!config || vouched === 'nobody') steps.fail({ step, code: 'NONE_FOUND' });
  else if (vouched === 'twice') steps.fail({ step, code: 'SEVERAL_FOUND' });
  else if (vouched === 'unusable') steps.fail({ step, code: 'UNUSABLE' });
  else {
    const { username, subject, email, groups } = vouched;
    steps.pass(step, { values: [username, subject, ...(email === undefined ? [] : [email])] });
    addGroupStep(config.synchronizesTeams ? groups : undefined, steps);
    const identity = { kind: 'oidc' as const, username, subject, email };
    await addAdmissionSteps(context.db, identity, rulesOf(config, groups), steps);
  }
  return steps.view(undefined);
}

/** Settings as they are typed, and as they are stored where nobody has typed. */
async function valuesAtHand(
  { db }: Context,
  changes: readonly SettingChangeInput[],
): Promise<TrustedHeaderValues> {
  const values = new Map(await readSettings(db, 'trusted-header', trustedHeaderSettingNames));
  for (const { group, name, value } of changes) {
    const known = trustedHeaderSettingNames.find((other) => other === name);
    if (group === 'trusted-header' && known !== undefined) values.set(known, value ?? '');
  }
  return values;
}
