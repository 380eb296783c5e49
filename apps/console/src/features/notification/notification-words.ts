// Public to other features.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DeliveryState, NotificationGroup, NotificationLevel, ToldGroup } from '@waybill/api-contract';
import type { Tone } from '../../ui/badge.tsx';
import { type KindFacts, kindOf, type PublisherKind } from './publisher-kind.ts';

export const levelWords: Readonly<Record<NotificationLevel, MessageDescriptor>> = {
  INFORMATIONAL: msg`Informational`,
  WARNING: msg`Warning`,
  ERROR: msg`Error`,
};

export const levelTones: Readonly<Record<NotificationLevel, Tone>> = {
  INFORMATIONAL: 'accent',
  WARNING: 'warning',
  ERROR: 'danger',
};

export const stateWords: Readonly<Record<DeliveryState, MessageDescriptor>> = {
  WAITING: msg`Waiting`,
  SENT: msg`Sent`,
  DEAD: msg`Given up`,
  GROUPED: msg`Gathered`,
};

export const stateTones: Readonly<Record<DeliveryState, Tone>> = {
  WAITING: 'warning',
  SENT: 'success',
  DEAD: 'danger',
  GROUPED: 'neutral',
};

/** Labels for the events of alerts and their deliveries. */
export const groupWords: Readonly<Record<ToldGroup, MessageDescriptor>> = {
  NEW_VULNERABILITY: msg`New vulnerability`,
  NEW_VULNERABLE_DEPENDENCY: msg`New vulnerable component`,
  PROJECT_AUDIT_CHANGE: msg`Analysis changed`,
  POLICY_VIOLATION: msg`Policy violation`,
  BOM_CONSUMED: msg`BOM uploaded`,
  BOM_PROCESSED: msg`BOM imported`,
  BOM_PROCESSING_FAILED: msg`BOM import failed`,
  BOM_VALIDATION_FAILED: msg`BOM rejected`,
  VEX_CONSUMED: msg`VEX uploaded`,
  VEX_PROCESSED: msg`VEX imported`,
  PROJECT_CREATED: msg`Project created`,
  DATASOURCE_MIRRORING: msg`Vulnerability sources`,
  REPOSITORY: msg`Package repositories`,
  ANALYZER: msg`Analyzers`,
  INTEGRATION: msg`Integrations`,
  CONFIGURATION: msg`Configuration`,
  INDEXING_SERVICE: msg`Search indexes`,
  FILE_SYSTEM: msg`File system`,
  USER_CREATED: msg`User created`,
  USER_DELETED: msg`User deleted`,
  NEW_VULNERABILITIES_SUMMARY: msg`New vulnerabilities`,
  NEW_POLICY_VIOLATIONS_SUMMARY: msg`New policy violations`,
  FINDING_GONE: msg`Finding gone`,
  FINDING_REOPENED: msg`Finding back`,
  SEVERITY_CHANGED: msg`Severity changed`,
  VULNERABILITY_EXPLOITED: msg`Exploited in the wild`,
  BLIND_SPOT_APPEARED: msg`New components not covered`,
};

/** When that is, where the name does not say it. */
export const groupHelp: Readonly<Partial<Record<NotificationGroup, MessageDescriptor>>> = {
  NEW_VULNERABILITY: msg`A vulnerability is found in a component that is already in a project.`,
  NEW_VULNERABLE_DEPENDENCY: msg`A project gets a component that has known vulnerabilities.`,
  PROJECT_AUDIT_CHANGE: msg`Somebody analyzes or suppresses a finding or a violation.`,
  POLICY_VIOLATION: msg`A component violates a policy.`,
  BOM_VALIDATION_FAILED: msg`An uploaded BOM doesn't match the schema of its format.`,
  PROJECT_CREATED: msg`Sent for every new project, whatever the limits are.`,
  DATASOURCE_MIRRORING: msg`An update of a source starts, ends, or fails.`,
  REPOSITORY: msg`A package repository doesn't respond as it should.`,
  ANALYZER: msg`An analyzer doesn't respond as it should.`,
  INTEGRATION: msg`A connected system doesn't respond as it should.`,
  CONFIGURATION: msg`An API key expires in seven days, or in one.`,
  INDEXING_SERVICE: msg`An index is rebuilt.`,
  FILE_SYSTEM: msg`Waybill can't read or write its data.`,
  NEW_VULNERABILITIES_SUMMARY: msg`Findings that are new since the last run, by project.`,
  NEW_POLICY_VIOLATIONS_SUMMARY: msg`Violations that are new since the last run, by project.`,
};

const kindWords: Readonly<Record<PublisherKind, MessageDescriptor | string>> = {
  SlackPublisher: 'Slack',
  MsTeamsPublisher: 'Microsoft Teams',
  MSTEAMS_CARD: 'Microsoft Teams Workflows',
  MattermostPublisher: 'Mattermost',
  CsWebexPublisher: 'Cisco Webex',
  WebhookPublisher: msg`Webhook`,
  JiraPublisher: 'Jira',
  GITHUB: msg`GitHub issues`,
  GITLAB: msg`GitLab issues`,
  SendMailPublisher: msg`Email`,
  ConsolePublisher: msg`Server log`,
};

/** How the messages of a template are sent. Names of products are the same in every language. */
export function kindWord(publisher: KindFacts): MessageDescriptor | string {
  const kind = kindOf(publisher);
  return kind ? kindWords[kind] : publisher.publisherClass;
}
