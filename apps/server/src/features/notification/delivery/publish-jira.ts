import { readJiraAccount } from '../../ticket/jira-account.service.ts';
import { askDestination, urlOf } from './ask-destination.ts';
import { completeIssue, createdIssue, wrongFields } from './jira-issue.ts';
import { NotNow, type Publish, Undeliverable } from './publish.ts';
import { madeTicket, rememberIssue } from './ticket-of-message.ts';

/** Creates an issue in Jira. */
export const createJiraIssue: Publish = async (context, publication) => {
  const { config, rule, owed, render } = publication;
  if (config.destination === undefined || config.jiraTicketType === undefined)
    throw new Undeliverable('The rule needs a Jira project key and a ticket type.');
  const { base, authorization } = await readJiraAccount(context.db, context.secrets);
  if (base === undefined) throw new NotNow('The address of Jira is not set.', { isTried: true });
  if (authorization === undefined) throw new NotNow('There is no password or token for Jira.');
  const url = urlOf(`${base}/rest/api/2/issue`);
  const body = completeIssue(await render(), config.jira, owed.subject);
  if (await madeTicket(context, owed)) return;
  const { text } = await askDestination(context, publication, {
    url,
    method: 'POST',
    headers: {
      authorization,
      'content-type': rule.mime_type,
      accept: rule.mime_type,
      'idempotency-key': owed.uuid,
    },
    body,
    intervalMs: 0,
    credential: url.href,
    told: wrongFields,
  });
  const issue = createdIssue(text);
  if (issue) await rememberIssue(context, owed, 'JIRA', { ...issue, url: `${base}/browse/${issue.key}` });
};
