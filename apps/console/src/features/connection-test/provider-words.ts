import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import {
  type ConnectionTestStep,
  connectionCodes,
  type IdentityStep,
  type IdentityTest,
  type IdentityTestStep,
} from '@waybill/api-contract';
import type { TestStep } from '../../ui/test-steps.tsx';
import { outcomes, type StepText, stepText } from './connection-words.ts';

const stepNames: Partial<Record<IdentityStep, MessageDescriptor>> = {
  NAME: msg`Name lookup`,
  CONNECTION: msg`Connection`,
  TLS: msg`Encryption (TLS)`,
  ANSWER: msg`Description of the provider`,
  KEYS: msg`Keys`,
  FLOW: msg`Flow`,
  SCOPE: msg`Scopes`,
  CLAIMS: msg`Claims`,
  ACCOUNT: msg`Client`,
};

/** Describes the steps that the server tested at an identity provider. */
export function viewProviderSteps({ steps, host = '' }: IdentityTest): TestStep[] {
  return steps.map((step) => ({
    name: stepNames[step.step] ?? msg`Response`,
    ok: outcomes[step.outcome],
    ...textOf(step, host),
  }));
}

function textOf(step: IdentityTestStep, host: string): StepText {
  const own = ownText(step);
  if (own) return own;
  const { code, status, outcome } = step;
  const shared = connectionCodes.find((other) => other === code);
  if (shared === undefined) return {};
  const asConnection: ConnectionTestStep = {
    step: 'ANSWER',
    outcome,
    code: shared,
    ...(status === undefined ? {} : { status }),
  };
  return stepText(asConnection, host);
}

/** Texts for providers only. */
function ownText({ step, code, status, values = [], total = 0 }: IdentityTestStep): StepText | undefined {
  const list = values.join(' · ');
  if (code === undefined) {
    if (step === 'KEYS') return { detail: t`${plural(total, { one: '# key', other: '# keys' })}` };
    return step === 'ANSWER' && status !== undefined ? { detail: t`HTTP ${status}` } : {};
  }
  switch (code) {
    case 'NO_ADDRESS':
      return { detail: t`No issuer is set.`, advice: t`Enter the issuer.` };
    case 'OTHER_ISSUER':
      return {
        detail:
          list === ''
            ? t`The provider calls itself by another issuer.`
            : t`The provider calls itself by another issuer: ${list}`,
        advice: t`Enter the issuer exactly as the provider names it.`,
      };
    case 'NO_KEYS':
      return {
        detail: t`The provider shows no keys that tokens could be checked with.`,
        advice: t`Set the provider to sign tokens with an asymmetric key, such as RS256.`,
      };
    case 'NOT_SUPPORTED':
      return {
        detail: t`The provider doesn't support: ${list}`,
        advice: t`Choose the other flow, or turn this one on at the provider.`,
      };
    case 'NOT_LISTED':
      return {
        state: t`not listed`,
        detail: t`The provider doesn't list: ${list}`,
        advice: t`That's normal for scopes and claims of your own. Otherwise, check the names.`,
      };
    case 'NOT_STATED':
      return step === 'ACCOUNT'
        ? { detail: t`The provider doesn't say whether it accepts the client.` }
        : undefined;
    case 'CREDENTIALS_MISSING':
      return { detail: t`No client ID is set.`, advice: t`Enter the client ID.` };
    case 'CREDENTIALS_REFUSED':
      return {
        detail: t`The provider rejects the client.`,
        advice: t`Check the client ID and the client secret.`,
      };
    default:
      return undefined;
  }
}
