import type { Probe } from '../../../outgoing/probe.ts';
import { parseAnswer } from '../../../outgoing/probe.ts';
import type { SettingsAtHand } from '../../config-property/settings-at-hand.ts';
import { troubleOf } from './github-answer.ts';
import { githubPace } from './github-pace.ts';
import { trialQuery } from './github-query.ts';

const addressSetting = 'github.advisories.api.url';

/** Asks how many requests are left, which costs none. */
export async function probeGithub(settings: SettingsAtHand): Promise<Probe> {
  const url = await settings.address(addressSetting);
  const token = await settings.secret('github.advisories.access.token', { name: addressSetting });
  return {
    url,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token.account === 'SENT' ? { authorization: `bearer ${token.value}` } : {}),
    },
    ...(token.account === 'SENT' ? { pace: githubPace(url, token.value) } : {}),
    body: JSON.stringify({ query: trialQuery }),
    account: token.account,
    isExpected: (answer) => Object(parseAnswer(answer)).data != null,
    findTrouble(answer) {
      const trouble = answer.status < 400 ? troubleOf(parseAnswer(answer)) : undefined;
      return trouble?.isRateLimit
        ? { step: 'RATE', code: 'LIMIT_REACHED', facts: { status: answer.status } }
        : undefined;
    },
  };
}
