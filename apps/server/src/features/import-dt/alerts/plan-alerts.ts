import type { Dt4Row } from '@waybill/dt4';
import type { ImportedPublisher } from '../../notification/import/publisher-import.service.ts';
import type { ImportedRule } from '../../notification/import/rule-import.service.ts';
import type { Planned } from '../import-once.ts';
import type { KnownThings } from '../known-things.ts';
import { planPairs } from '../plan-pairs.ts';
import { byId, lacks, planRows, type Refusal } from '../plan-rows.ts';
import type { Ledger } from '../report/ledger.ts';
import type { GatheredRows } from '../source/gather-rows.ts';

export const alertTables = [
  'NOTIFICATIONPUBLISHER',
  'NOTIFICATIONRULE',
  'NOTIFICATIONRULE_PROJECTS',
  'NOTIFICATIONRULE_TAGS',
  'NOTIFICATIONRULE_TEAMS',
] as const;

type AlertRows = GatheredRows<(typeof alertTables)[number] | 'TEAM'>;

/** A pair of an alert and a project, a tag or a team. */
type Pair = { readonly rule: string; readonly other: string };

export interface AlertPlan {
  readonly publishers: readonly Planned<ImportedPublisher>[];
  readonly rules: readonly Planned<ImportedRule>[];
  readonly projects: readonly Planned<Pair>[];
  readonly tags: readonly Planned<Pair>[];
  readonly teams: readonly Planned<Pair>[];
}

/**
 * Alerts with what they are limited to and whom they are sent to. What a project, team or tag is known by here is its UUID or name.
 * @param zone of the clock that schedules mean
 */
export function planAlerts(rows: AlertRows, known: KnownThings, zone: string, ledger: Ledger): AlertPlan {
  const rules = byId(rows.of('NOTIFICATIONRULE'), ({ UUID, NAME }) => ({ key: UUID, label: NAME }));
  const pairsOf = planPairs(ledger, { table: 'NOTIFICATIONRULE', known: rules });
  const teams = byId(rows.of('TEAM'), ({ UUID, NAME }) => ({ key: UUID, label: NAME }));
  const limits = {
    projects: pairsOf(
      'NOTIFICATIONRULE_PROJECTS',
      { table: 'PROJECT', known: known.projects },
      rows
        .of('NOTIFICATIONRULE_PROJECTS')
        .map((row) => ({ owner: row.NOTIFICATIONRULE_ID, other: row.PROJECT_ID })),
    ),
    tags: pairsOf(
      'NOTIFICATIONRULE_TAGS',
      { table: 'TAG', known: known.tags },
      rows.of('NOTIFICATIONRULE_TAGS').map((row) => ({ owner: row.NOTIFICATIONRULE_ID, other: row.TAG_ID })),
    ),
    teams: pairsOf(
      'NOTIFICATIONRULE_TEAMS',
      { table: 'TEAM', known: teams },
      rows
        .of('NOTIFICATIONRULE_TEAMS')
        .map((row) => ({ owner: row.NOTIFICATIONRULE_ID, other: row.TEAM_ID })),
    ),
  };
  return {
    publishers: planRows(ledger, 'NOTIFICATIONPUBLISHER', rows.of('NOTIFICATIONPUBLISHER'), planPublisher),
    rules: planRows(ledger, 'NOTIFICATIONRULE', rows.of('NOTIFICATIONRULE'), planRule(rows, limits, zone)),
    projects: asPairs(limits.projects),
    tags: asPairs(limits.tags),
    teams: asPairs(limits.teams),
  };
}

type Limits = Readonly<Record<'projects' | 'tags' | 'teams', ReturnType<ReturnType<typeof planPairs>>>>;

const asPairs = (planned: Limits['tags']): Planned<Pair>[] =>
  planned.map(({ value: { owner, other }, ...others }) => ({ ...others, value: { rule: owner, other } }));

function planPublisher(row: Dt4Row<'NOTIFICATIONPUBLISHER'>): Planned<ImportedPublisher> {
  const value = {
    uuid: row.UUID,
    name: row.NAME,
    description: row.DESCRIPTION,
    publisherClass: row.PUBLISHER_CLASS,
    template: row.TEMPLATE,
    mimeType: row.TEMPLATE_MIME_TYPE,
    isDefault: row.DEFAULT_PUBLISHER,
  };
  // Each start there writes those of the product anew.
  return { key: row.UUID, label: row.NAME, value, facts: row.DEFAULT_PUBLISHER ? { uuid: row.UUID } : value };
}

function planRule(rows: AlertRows, limits: Limits, zone: string) {
  const publishers = byId(rows.of('NOTIFICATIONPUBLISHER'), (row) =>
    row.DEFAULT_PUBLISHER ? { defaultClass: row.PUBLISHER_CLASS } : { uuid: row.UUID },
  );
  const projects = Map.groupBy(limits.projects, ({ value }) => value.owner);
  const tagged = new Set(limits.tags.map(({ value }) => value.owner));
  return (row: Dt4Row<'NOTIFICATIONRULE'>): Planned<ImportedRule> | Refusal => {
    const label = row.NAME;
    if (row.PUBLISHER === null) return { label, refusal: 'It has no publisher.', key: row.UUID };
    const publisher = publishers.get(row.PUBLISHER);
    if (!publisher) return lacks(label, 'NOTIFICATIONPUBLISHER', row.PUBLISHER);
    const schedule = scheduleOf(row, zone);
    if (schedule === 'missing') {
      return { label, refusal: 'It runs by the clock, but has no SCHEDULE_CRON.', key: row.UUID };
    }
    const { lastAt: _, nextAt: __, ...lasting } = schedule ?? {};
    const value: ImportedRule = {
      uuid: row.UUID,
      name: row.NAME,
      publisher,
      scope: row.SCOPE,
      level: row.NOTIFICATION_LEVEL,
      groups: (row.NOTIFY_ON ?? '')
        .split(',')
        .map((group) => group.trim())
        .filter((group) => group !== ''),
      enabled: row.ENABLED,
      notifyChildren: row.NOTIFY_CHILDREN ?? false,
      logSuccess: row.LOG_SUCCESSFUL_PUBLISH ?? false,
      message: row.MESSAGE,
      config: row.PUBLISHER_CONFIG,
      schedule,
      projects: (projects.get(row.UUID) ?? []).map((pair) => pair.value.other),
      hasTags: tagged.has(row.UUID),
    };
    // What it is limited to are rows of their own, and each run changes its times.
    const facts = { ...value, projects: undefined, hasTags: undefined, schedule: lasting };
    return { key: row.UUID, label, value, facts };
  };
}

function scheduleOf(row: Dt4Row<'NOTIFICATIONRULE'>, zone: string): ImportedRule['schedule'] | 'missing' {
  if (row.TRIGGER_TYPE !== 'SCHEDULE') return undefined;
  if (row.SCHEDULE_CRON === null) return 'missing';
  return {
    cron: row.SCHEDULE_CRON,
    zone,
    skipUnchanged: row.SCHEDULE_SKIP_UNCHANGED ?? false,
    lastAt: row.SCHEDULE_LAST_TRIGGERED_AT,
    nextAt: row.SCHEDULE_NEXT_TRIGGER_AT,
  };
}
