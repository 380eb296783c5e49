import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { IdentityStep, IdentityTest, IdentityTestStep } from '@waybill/api-contract';
import type { TestStep } from '../../ui/test-steps.tsx';
import { outcomes, type StepText } from './connection-words.ts';
import { directoryStepText } from './directory-words.ts';

const stepNames: Partial<Record<IdentityStep, MessageDescriptor>> = {
  CONNECTION: msg`Proxy`,
  USER: msg`Found user`,
  GROUPS: msg`Groups`,
  ADMISSION: msg`Account`,
  TEAMS: msg`Teams`,
};

/** Describes the user that the headers of a request would sign in. */
export function viewHeaderSteps({ steps }: IdentityTest): TestStep[] {
  return steps.map((step) => ({
    name: stepNames[step.step] ?? msg`Response`,
    ok: outcomes[step.outcome],
    ...textOf(step),
  }));
}

function textOf(step: IdentityTestStep): StepText {
  const [peer = ''] = step.values ?? [];
  switch (step.code) {
    case 'NOT_TRUSTED':
      return {
        detail: t`${peer} isn't in WAYBILL_TRUSTED_PROXIES.`,
        advice: t`Open this page through the proxy. If you did, add its address there and restart the server.`,
      };
    case 'UNUSABLE':
      return {
        detail: t`The headers have no usable user name.`,
        advice: t`Check the user name header, and what the proxy sends in it.`,
      };
    case 'OTHER_SUBJECT':
      return {
        detail: t`The user is bound to another subject, so the sign-in is refused.`,
        advice: t`After such a sign-in, the page of OpenID Connect users asks whether it is the same person.`,
      };
    case 'NONE_FOUND':
      return step.step === 'USER'
        ? {
            detail: t`This request has none of the headers.`,
            advice: t`Open this page through the proxy, and check which headers it sends.`,
          }
        : directoryStepText(step, '');
    case 'SEVERAL_FOUND':
      return {
        detail: t`A header came more than once.`,
        advice: t`Have the proxy remove these headers from what clients send.`,
      };
    default:
      return directoryStepText(step, '');
  }
}
