import type { Context } from '../../../feature.ts';
import { kindOf, type PublisherKind } from '../publisher/publisher-kinds.ts';
import type { TemplateReader } from '../publisher/templates.ts';
import { readConfig } from '../rule/publisher-config.ts';
import type { OwedRow, SendingRule } from './delivery.queries.ts';
import { type Publish, Undeliverable } from './publish.ts';
import { printMessage } from './publish-console.ts';
import { postMessage } from './publish-http.ts';
import { createRepositoryIssue } from './publish-issue.ts';
import { createJiraIssue } from './publish-jira.ts';
import { mailMessage } from './publish-mail.ts';
import { renderMessage, renderTitle, templateOf } from './render.ts';

const publish: Readonly<Record<PublisherKind, Publish>> = {
  slack: postMessage,
  msteams: postMessage,
  msteamsCard: postMessage,
  mattermost: postMessage,
  webex: postMessage,
  webhook: postMessage,
  jira: createJiraIssue,
  github: createRepositoryIssue,
  gitlab: createRepositoryIssue,
  email: mailMessage,
  console: printMessage,
};

/** A message and what it is sent with. */
interface Sending {
  readonly rule: SendingRule;
  readonly owed: OwedRow;
  readonly templates: TemplateReader;
  /** As the setting has it. */
  readonly baseUrl: string | undefined;
  readonly signal: AbortSignal;
}

/** Sends one message by the publisher of its rule. @throws Undeliverable, NotNow, and any other error for what may work later */
export async function sendMessage(
  context: Context,
  { rule, owed, templates, baseUrl, signal }: Sending,
): Promise<void> {
  const kind = kindOf(rule);
  if (!kind) throw new Undeliverable('The kind of the publisher is unknown.');
  const config = readStored(rule, context);
  const { text, language } = await templates(rule);
  const template = templateOf(kind, text);
  const jira = { projectKey: config.destination ?? '', ticketType: config.jiraTicketType ?? '' };
  const around = { baseUrl, ...(kind === 'jira' ? { jira } : {}) };
  await publish[kind](context, {
    rule,
    kind,
    config,
    owed,
    signal,
    render: (narrowed = owed.subject) =>
      renderMessage(context.db, template, { ...owed, subject: narrowed }, around, language),
    renderTitle: async (narrowed = owed.subject) =>
      renderTitle(rule, { ...owed, subject: narrowed }, around, language),
  });
}

function readStored(rule: SendingRule, { secrets }: Context) {
  try {
    return readConfig(rule.config, secrets);
  } catch {
    throw new Undeliverable('The configuration of the rule cannot be decrypted.');
  }
}
