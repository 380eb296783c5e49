import { readSecretSetting, readSetting } from '../../config-property/setting.service.ts';
import { jiraAuthorization } from '../publisher/jira-authorization.ts';
import { askDestination, urlOf } from './ask-destination.ts';
import { completeIssue, wrongFields } from './jira-issue.ts';
import { NotNow, type Publish, Undeliverable } from './publish.ts';

/** Creates an issue in Jira. */
export const createJiraIssue: Publish = async (context, publication) => {
  const { db, secrets } = context;
  const { config, rule, owed, render } = publication;
  if (config.destination === undefined || config.jiraTicketType === undefined)
    throw new Undeliverable('The rule must name the key of a project and a ticket type of Jira.');
  const address = await readSetting(db, 'integrations', 'jira.url');
  if (address === undefined) throw new NotNow('The address of Jira is not set.', { isTried: true });
  const username = await readSetting(db, 'integrations', 'jira.username');
  const password = await readSecretSetting(db, secrets, 'integrations', 'jira.password');
  if (password === undefined) throw new NotNow('There is no password or token for Jira.');
  const url = urlOf(`${address.replace(/\/+$/, '')}/rest/api/2/issue`);
  await askDestination(context, publication, {
    url,
    method: 'POST',
    headers: {
      authorization: jiraAuthorization(username, password),
      'content-type': rule.mime_type,
      accept: rule.mime_type,
      'idempotency-key': owed.uuid,
    },
    body: completeIssue(await render(), config.jira, owed.subject),
    intervalMs: 0,
    credential: url.href,
    told: wrongFields,
  });
};
