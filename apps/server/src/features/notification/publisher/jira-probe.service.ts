// Public to other features.
import { fileBelow } from '../../../outgoing/file-below.ts';
import { type Probe, parseAnswer } from '../../../outgoing/probe.ts';
import type { SettingsAtHand } from '../../config-property/settings-at-hand.ts';
import { jiraAuthorization } from '../../ticket/jira-account.service.ts';

const address = { name: 'jira.url' };

/** Asks who we are (https://developer.atlassian.com/cloud/jira/platform/rest/v2/api-group-myself/). */
export async function probeJira(settings: SettingsAtHand): Promise<Probe> {
  const url = fileBelow(await settings.address(address.name), 'rest/api/2/myself');
  const username = await settings.text('jira.username');
  const password = await settings.secret('jira.password', address);
  return {
    url,
    headers:
      password.account === 'SENT' ? { authorization: jiraAuthorization(username, password.value) } : {},
    account: password.account,
    isExpected: (answer) => {
      const { accountId, name, self } = Object(parseAnswer(answer)) as Record<string, unknown>;
      return typeof self === 'string' && (typeof accountId === 'string' || typeof name === 'string');
    },
  };
}
