import { t } from '@lingui/core/macro';
import { type NotificationRule, notificationGroups, notificationLevels } from '@waybill/api-contract';
import * as v from 'valibot';
import { optionalText, requiredText } from '../../lib/validation.ts';
import { projectLabel } from '../project/project-label.ts';
import {
  configOf,
  isPosted,
  keepsToken,
  makesIssues,
  readObject,
  splitAddresses,
} from './publisher-config.ts';
import { kindOf } from './publisher-kind.ts';
import { isKnownZone, scheduleProblem } from './schedule-text.ts';

const option = v.object({ value: v.string(), label: v.string() });

const entries = v.object({
  name: v.pipe(
    requiredText(),
    v.maxLength(255, () => t`Enter at most ${255} characters.`),
  ),
  enabled: v.boolean(),
  notificationLevel: v.picklist(notificationLevels),
  logSuccessfulPublish: v.boolean(),
  notifyOn: v.array(v.picklist(notificationGroups)),
  destination: optionalText(),
  addresses: v.array(v.string()),
  usesToken: v.boolean(),
  tokenHeader: optionalText(),
  token: v.string(),
  jiraTicketType: optionalText(),
  jiraFields: optionalText(),
  jiraByTag: optionalText(),
  jiraLabelsFromTags: v.boolean(),
  labels: v.array(v.string()),
  apiUrl: optionalText(),
  teams: v.array(option),
  projects: v.array(option),
  tags: v.array(option),
  notifyChildren: v.boolean(),
  scheduleCron: optionalText(),
  scheduleZone: optionalText(),
  scheduleSkipUnchanged: v.boolean(),
});
export type AlertValues = v.InferOutput<typeof entries>;

/** The editable fields of an alert. Validation depends on its channel and schedule. */
export function alertSchema(alert: NotificationRule) {
  return v.pipe(
    entries,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      for (const [key, message] of problemsOf(alert, input)) {
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
      }
    }),
  );
}

type Problem = readonly [field: keyof AlertValues, message: string];

function problemsOf(alert: NotificationRule, values: AlertValues): Problem[] {
  const problems = [...destinationProblems(alert, values)];
  if (alert.triggerType === 'SCHEDULE') {
    const problem = scheduleProblem(values.scheduleCron);
    if (problem !== undefined) problems.push(['scheduleCron', problem]);
    if (!isKnownZone(values.scheduleZone))
      problems.push(['scheduleZone', t`Enter a time zone such as Europe/Berlin.`]);
  }
  return problems;
}

/** A disabled alert may wait for the rest of it. */
function destinationProblems(alert: NotificationRule, values: AlertValues): Problem[] {
  const kind = kindOf(alert.publisher);
  const required = t`This field is required.`;
  const problems: Problem[] = [];
  const needs = (field: 'destination' | 'jiraTicketType') => {
    if (values.enabled && values[field] === '') problems.push([field, required]);
  };
  if (isPosted(kind)) {
    needs('destination');
    if (values.destination !== '' && !isWebAddress(values.destination))
      problems.push(['destination', t`Enter a valid URL.`]);
  }
  if (kind === 'WebhookPublisher') problems.push(...tokenProblems(alert, values));
  if (kind === 'JiraPublisher') {
    needs('destination');
    needs('jiraTicketType');
    problems.push(...objectProblems(values));
  }
  if (makesIssues(kind)) {
    needs('destination');
    problems.push(...repositoryProblems(kind, values), ...tokenProblems(alert, values));
  }
  if (kind === 'SendMailPublisher') {
    const wrong = values.addresses.find((address) => !/^[^\s@]+@[^\s@]+$/.test(address));
    if (wrong !== undefined) problems.push(['addresses', t`“${wrong}” isn't an email address.`]);
    if (values.enabled && values.addresses.length + values.teams.length === 0)
      problems.push(['addresses', t`Enter an address or choose a team.`]);
  }
  return problems;
}

function objectProblems(values: AlertValues): Problem[] {
  const fields = ['jiraFields', 'jiraByTag'] as const;
  return fields
    .filter((field) => values[field] !== '' && readObject(values[field]) === undefined)
    .map((field) => [field, t`Enter an object in JSON.`]);
}

function repositoryProblems(kind: 'GITHUB' | 'GITLAB', { destination, apiUrl }: AlertValues): Problem[] {
  const problems: Problem[] = [];
  const message = t`Enter a valid URL.`;
  if (apiUrl !== '' && !isWebAddress(apiUrl)) problems.push(['apiUrl', message]);
  if (destination === '') return problems;
  if (!isWebAddress(destination)) return [...problems, ['destination', message]];
  const parts = new URL(destination).pathname.split('/').filter((part) => part !== '');
  if (parts.length < 2)
    problems.push([
      'destination',
      kind === 'GITHUB'
        ? t`Enter the URL of a repository: owner and name are missing.`
        : t`Enter the URL of a project: group and name are missing.`,
    ]);
  return problems;
}

function tokenProblems(alert: NotificationRule, values: AlertValues): Problem[] {
  const isOptional = !makesIssues(kindOf(alert.publisher));
  if (isOptional ? !values.usesToken : !values.enabled) return [];
  if (values.token !== '' || keepsToken(alert, values)) return [];
  const hasOther = configOf(alert).token !== '';
  return [
    [
      'token',
      hasOther ? t`The stored one is for the previous address. Enter it again.` : t`This field is required.`,
    ],
  ];
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** @param zone whose clock its schedule means */
export function valuesOf(alert: NotificationRule, zone: string): AlertValues {
  const { name, enabled, notificationLevel, logSuccessfulPublish, notifyOn, notifyChildren } = alert;
  const { token, others: _, ...config } = configOf(alert);
  return {
    name,
    enabled,
    notificationLevel,
    logSuccessfulPublish,
    notifyOn,
    notifyChildren,
    ...config,
    labels: [...config.labels],
    addresses: kindOf(alert.publisher) === 'SendMailPublisher' ? splitAddresses(config.destination) : [],
    usesToken: token !== '',
    token: '',
    teams: alert.teams.map((team) => ({ value: team.uuid, label: team.name })),
    projects: alert.projects.map((project) => ({ value: project.uuid, label: projectLabel(project) })),
    tags: alert.tags.map((tag) => ({ value: tag.name, label: tag.name })),
    scheduleCron: alert.scheduleCron ?? '',
    scheduleZone: zone,
    scheduleSkipUnchanged: alert.scheduleSkipUnchanged ?? false,
  };
}
