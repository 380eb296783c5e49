// Public to other features.
import type { CheckJiraFieldsBody, JiraTarget } from '@waybill/api-contract';
import type { Context } from '../../../feature.ts';
import { illegalArgument, notFound, textError } from '../../../http/errors.ts';
import { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import type { SettingsAtHand } from '../../config-property/settings-at-hand.ts';
import { jiraAuthorization, readJiraAccount } from '../../ticket/jira-account.service.ts';
import {
  type JiraPlace,
  type RequiredField,
  requiredFields,
  UnknownJiraTarget,
} from '../../ticket/jira-create-meta.ts';
import { isObject } from '../rule/jira-config.ts';
import { type PublisherConfig, readConfig, readGivenConfig } from '../rule/publisher-config.ts';
import { listJiraRules } from './jira-rules.queries.ts';
import { previewTemplate } from './preview.service.ts';
import { findPublisher, type PublisherRow } from './publisher.queries.ts';
import { kindOf } from './publisher-kinds.ts';
import { templateReader } from './templates.ts';

/** Where a rule creates issues, and the fields that it has a value for there. */
interface Target {
  readonly rule?: string;
  readonly tag?: string;
  readonly project: string;
  readonly issueType: string;
  readonly given: ReadonlySet<string>;
}

/** The maximum number of tags with their own projects that are queried. */
const mostTargets = 20;
const patienceMs = 60_000;

/**
 * Asks Jira which fields it requires where a rule would create issues, and says which of them have no value: neither by the template,
 * as it fills in a sample, nor by the rule.
 * @throws 400 problem, 404, 409 where the settings do not say where Jira is
 */
export async function checkJiraFields(
  context: Context,
  { publisher: uuid, publisherConfig }: CheckJiraFieldsBody,
): Promise<JiraTarget[]> {
  const publisher = await findPublisher(context.db, uuid);
  if (!publisher) throw notFound('publisher');
  if (kindOf(publisher) !== 'jira') throw illegalArgument('The publisher creates no issues in Jira.');
  const config = readGivenConfig(publisherConfig, 'jira');
  if (config.destination === undefined || config.jiraTicketType === undefined)
    throw illegalArgument('The publisherConfig must have the key of a project and a ticket type of Jira.');
  const place = await jiraPlace(context);
  const targets = targetsOf(config, await fieldsOfTemplate(context, publisher));
  return checkTargets(place, targets);
}

/**
 * The same for all rules that are there, with the address and the account that somebody has typed. Rules that are not complete, or cannot be
 * decrypted, are left out: delivery tells that.
 */
export async function checkRulesOfJira(context: Context, settings: SettingsAtHand): Promise<JiraTarget[]> {
  const address = { name: 'jira.url' };
  const base = (await settings.address(address.name)).href.replace(/\/+$/, '');
  const username = await settings.text('jira.username');
  const password = await settings.secret('jira.password', address);
  if (password.account !== 'SENT') return [];
  const authorization = jiraAuthorization(username, password.value);
  const targets: Target[] = [];
  for (const { rule_name: rule, config: stored, ...publisher } of await listJiraRules(context.db)) {
    const config = storedConfig(stored, context);
    if (config?.destination === undefined || config.jiraTicketType === undefined) continue;
    const known = await fieldsOfTemplate(context, publisher);
    targets.push(...targetsOf(config, known).map((target) => ({ rule, ...target })));
    if (targets.length >= mostTargets) break;
  }
  const signal = AbortSignal.timeout(patienceMs);
  return checkTargets({ base, authorization, outgoing: context.outgoing, signal }, targets);
}

function storedConfig(stored: string | null, { secrets }: Context): PublisherConfig | undefined {
  try {
    return readConfig(stored, secrets);
  } catch {
    return undefined;
  }
}

/** One after the other: it is one host. */
async function checkTargets(place: JiraPlace, targets: readonly Target[]): Promise<JiraTarget[]> {
  const checked: JiraTarget[] = [];
  for (const target of targets.slice(0, mostTargets)) checked.push(await checkTarget(place, target));
  return checked;
}

async function jiraPlace({ db, secrets, outgoing }: Context): Promise<JiraPlace> {
  const { base, authorization } = await readJiraAccount(db, secrets);
  if (base === undefined || !URL.canParse(base) || authorization === undefined)
    throw textError('jira.not_set', 409, 'The address of Jira and its account are not set.');
  return { base, authorization, outgoing, signal: AbortSignal.timeout(patienceMs) };
}

/** The fields that the template of a publisher gives a value to. */
async function fieldsOfTemplate(context: Context, publisher: PublisherRow): Promise<string[]> {
  const { text: template } = await (await templateReader(context.db))(publisher);
  const { text = '' } = await previewTemplate(context, {
    publisherClass: publisher.publisher_class,
    template: template ?? '',
    group: 'NEW_VULNERABILITY',
  });
  return namesOf(fieldsIn(text));
}

function fieldsIn(text: string): unknown {
  try {
    const issue: unknown = JSON.parse(text);
    return isObject(issue) ? issue.fields : undefined;
  } catch {
    return undefined;
  }
}

/** The fields that have a value. */
function namesOf(fields: unknown): string[] {
  const isThere = (value: unknown) =>
    value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.entries(isObject(fields) ? fields : {}).flatMap(([name, value]) =>
    isThere(value) ? [name] : [],
  );
}

/** A tag that names no project of its own only adds to the fields. */
function targetsOf(
  { destination = '', jiraTicketType = '', jira }: PublisherConfig,
  known: string[],
): Target[] {
  const labels = jira.labelsFromTags ? ['labels'] : [];
  const given = [...known, ...namesOf(jira.fields), 'project', 'issuetype'];
  const usual = { project: destination, issueType: jiraTicketType, given: new Set(given) };
  const ofTags = Object.entries(jira.byTag).flatMap(([tag, { destination: project, fields }]) =>
    project === undefined || project === destination
      ? []
      : [{ ...usual, tag, project, given: new Set([...given, ...labels, ...namesOf(fields)]) }],
  );
  return [usual, ...ofTags];
}

async function checkTarget(place: JiraPlace, { given, ...target }: Target): Promise<JiraTarget> {
  try {
    const required = await requiredFields(place, target.project, target.issueType);
    return { ...target, missing: required.filter(({ id }: RequiredField) => !given.has(id)) };
  } catch (error) {
    if (error instanceof UnknownJiraTarget || error instanceof OutgoingError)
      return { ...target, missing: [], error: error.message };
    throw error;
  }
}
