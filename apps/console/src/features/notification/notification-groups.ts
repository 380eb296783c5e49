import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NotificationGroup, NotificationScope, NotificationTriggerType } from '@waybill/api-contract';

/** Groups that belong together, as the picker shows them. */
export interface GroupArea {
  title: MessageDescriptor;
  groups: readonly NotificationGroup[];
}

const portfolioAreas: readonly GroupArea[] = [
  { title: msg`Vulnerabilities`, groups: ['NEW_VULNERABILITY', 'NEW_VULNERABLE_DEPENDENCY'] },
  { title: msg`Policies`, groups: ['POLICY_VIOLATION'] },
  { title: msg`Audit`, groups: ['PROJECT_AUDIT_CHANGE'] },
  { title: msg`Projects`, groups: ['PROJECT_CREATED'] },
  {
    title: msg`BOM`,
    groups: ['BOM_CONSUMED', 'BOM_PROCESSED', 'BOM_PROCESSING_FAILED', 'BOM_VALIDATION_FAILED'],
  },
  { title: msg`VEX`, groups: ['VEX_CONSUMED', 'VEX_PROCESSED'] },
];

const systemAreas: readonly GroupArea[] = [
  {
    title: msg`Sources and services`,
    groups: ['DATASOURCE_MIRRORING', 'REPOSITORY', 'ANALYZER', 'INTEGRATION'],
  },
  { title: msg`Server`, groups: ['CONFIGURATION', 'INDEXING_SERVICE', 'FILE_SYSTEM'] },
  { title: msg`Users`, groups: ['USER_CREATED', 'USER_DELETED'] },
];

const summaryAreas: readonly GroupArea[] = [
  {
    title: msg`Summaries`,
    groups: ['NEW_VULNERABILITIES_SUMMARY', 'NEW_POLICY_VIOLATIONS_SUMMARY'],
  },
];

/** The possible events of an alert, by its trigger and scope. */
function areasOf(trigger: NotificationTriggerType, scope: NotificationScope): readonly GroupArea[] {
  if (trigger === 'SCHEDULE') return summaryAreas;
  return scope === 'SYSTEM' ? systemAreas : portfolioAreas;
}

/** The same, with what a client of the API has chosen besides, so that it can be seen and taken back. */
export function offeredAreas(
  trigger: NotificationTriggerType,
  scope: NotificationScope,
  chosen: readonly NotificationGroup[],
): readonly GroupArea[] {
  const areas = areasOf(trigger, scope);
  const known = new Set(areas.flatMap(({ groups }) => groups));
  const others = chosen.filter((group) => !known.has(group));
  return others.length === 0 ? areas : [...areas, { title: msg`Others`, groups: others }];
}
