// Public to other features.
import {
  type NotificationGroup,
  type NotificationScope,
  notificationGroups,
  notificationLevels,
} from '@waybill/api-contract';
import { nextOf, parseCron } from '@waybill/cron';
import type { Secrets } from '../../../config/secrets.ts';
import type { Transaction } from '../../../db/database.ts';
import {
  type Facts,
  type FactsByKey,
  readFollowed,
  removeFollowed,
  writeFollowed,
} from '../../../db/followed-rows.ts';
import type { ImportResult } from '../../../db/import-result.ts';
import { AppError } from '../../../http/errors.ts';
import { ensureTags } from '../../tag/tag.service.ts';
import { kindOf } from '../publisher/publisher-kinds.ts';
import { storableConfig } from '../rule/publisher-config.ts';
import {
  endRuleLimits,
  followedRules,
  insertImportedRules,
  insertRuleProjects,
  insertRuleTags,
  insertRuleTeams,
  listPresentProjects,
  listPresentRules,
  listPublishersOfRules,
  lockRules,
  type PublisherOfRule,
  type RulePair,
  type StorableRule,
} from './rule-import.queries.ts';

/** An alert as another installation has it. */
export interface ImportedRule {
  readonly uuid: string;
  readonly name: string;
  /** The class of a publisher that came with the product there, or the UUID of another one. */
  readonly publisher: { readonly defaultClass: string } | { readonly uuid: string };
  readonly scope: string;
  readonly level: string | null;
  readonly groups: readonly string[];
  readonly enabled: boolean;
  readonly notifyChildren: boolean;
  readonly logSuccess: boolean;
  readonly message: string | null;
  /** JSON, its secrets in plain text. */
  readonly config: string | null;
  /** Of one that runs by the clock. */
  readonly schedule:
    | {
        readonly cron: string;
        /** Whose clock the text means. */
        readonly zone: string;
        readonly skipUnchanged: boolean;
        readonly lastAt: Date | null;
        readonly nextAt: Date | null;
      }
    | undefined;
  /** UUIDs of all projects that it is limited to. */
  readonly projects: readonly string[];
  /** Whether it is limited to tags, too. */
  readonly hasTags: boolean;
}

const scopes: readonly string[] = ['PORTFOLIO', 'SYSTEM'] satisfies NotificationScope[];

/**
 * Adds alerts in the state that they had, their secrets encrypted. One that runs by the clock does not catch up at once: it runs when its
 * time comes next, and tells of everything since it ran last there. One whose projects are all missing is refused, for
 * without them it would be for all projects.
 */
export async function importRules(
  trx: Transaction,
  secrets: Secrets,
  rules: readonly ImportedRule[],
  at: Date,
): Promise<ImportResult[]> {
  await lockRules(trx);
  const publishers = await listPublishersOfRules(trx);
  const projects = await listPresentProjects(trx, [...new Set(rules.flatMap((rule) => rule.projects))]);
  const decided = rules.map((rule) => decide(rule, publishers, projects, secrets, at));
  const done = await insertImportedRules(
    trx,
    decided.flatMap(({ add }) => add ?? []),
  );
  return decided.map(({ result, add }) =>
    add && !done.has(add.uuid)
      ? { outcome: 'merged', note: 'An alert with its UUID is here already.' }
      : result,
  );
}

interface Decided {
  readonly result: ImportResult;
  readonly add?: StorableRule;
}

const refused = (note: string): Decided => ({ result: { outcome: 'refused', note } });

function decide(
  rule: ImportedRule,
  publishers: readonly PublisherOfRule[],
  projects: ReadonlySet<string>,
  secrets: Secrets,
  at: Date,
): Decided {
  const publisher = publisherOf(rule, publishers);
  if (!publisher) return refused('Its publisher is not here.');
  if (!scopes.includes(rule.scope)) return refused(`There are no alerts of the scope "${rule.scope}".`);
  if (rule.projects.length > 0 && !rule.hasTags && !rule.projects.some((uuid) => projects.has(uuid))) {
    return refused(
      'None of the projects that it is limited to is here. Without them it would be for all projects.',
    );
  }
  const schedule = scheduleOf(rule, at);
  if ('fault' in schedule) return refused(schedule.fault);
  const groups = rule.groups.filter(isGroup);
  const unknown = rule.groups.filter((group) => !isGroup(group));
  const config = configOf(rule, publisher, secrets);
  const notes = [
    unknown.length === 0 ? undefined : `There are no such events here: ${unknown.join(', ')}.`,
    config.note,
  ].filter((note) => note !== undefined);
  return {
    result: { outcome: 'written', note: notes.length === 0 ? undefined : notes.join(' ') },
    add: {
      uuid: rule.uuid,
      name: rule.name,
      publisherId: publisher.publisher_id,
      scope: rule.scope,
      level: levelOf(rule.level),
      groups,
      enabled: rule.enabled,
      notifyChildren: rule.notifyChildren,
      logSuccess: rule.logSuccess,
      message: rule.message,
      config: config.stored,
      ...schedule,
    },
  };
}

function publisherOf(
  { publisher }: ImportedRule,
  publishers: readonly PublisherOfRule[],
): PublisherOfRule | undefined {
  if ('uuid' in publisher) return publishers.find((row) => row.uuid === publisher.uuid);
  return publishers.find(
    (row) => row.is_default && row.own_kind === null && row.publisher_class === publisher.defaultClass,
  );
}

type Schedule = Pick<StorableRule, 'cron' | 'skipUnchanged' | 'lastTriggeredAt' | 'nextTriggerAt' | 'zone'>;

const noSchedule: Schedule = {
  cron: null,
  skipUnchanged: null,
  lastTriggeredAt: null,
  nextTriggerAt: null,
  zone: null,
};

function scheduleOf({ schedule }: ImportedRule, at: Date): Schedule | { readonly fault: string } {
  if (!schedule) return noSchedule;
  const { cron, skipUnchanged, lastAt, nextAt } = schedule;
  const zone = schedule.zone === 'UTC' ? null : schedule.zone;
  try {
    const next = nextOf(parseCron(cron, zone ?? undefined), at) ?? null;
    const nextTriggerAt = nextAt !== null && nextAt > at ? nextAt : next;
    return { cron, skipUnchanged, lastTriggeredAt: lastAt ?? at, nextTriggerAt, zone };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { fault: `Its schedule "${cron}" cannot be read: ${error.message}.` };
  }
}

/** Without one, everything is told. */
function levelOf(name: string | null): number {
  const levels: readonly (string | null)[] = notificationLevels;
  return Math.max(0, levels.indexOf(name));
}

function isGroup(name: string): name is NotificationGroup {
  return notificationGroups.some((group) => group === name);
}

/** What is not as it must be here is left out: nothing could be sent by it. */
function configOf(
  { config }: ImportedRule,
  publisher: PublisherOfRule,
  secrets: Secrets,
): { readonly stored: string | null; readonly note?: string } {
  const kind = kindOf(publisher);
  if (config === null || config.trim() === '' || !kind) return { stored: null };
  try {
    return { stored: storableConfig(config, kind, null, secrets) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { stored: null, note: `Its destination was left out, so it sends nothing: ${error.message}` };
  }
}

/** Limits rules to projects, by UUID. */
export async function importRuleProjects(
  trx: Transaction,
  pairs: readonly RulePair[],
): Promise<ImportResult[]> {
  return resultsOf(trx, pairs, await insertRuleProjects(trx, pairs), 'The project is not here.');
}

/** Limits rules to tags, by name; tags are created on first use. */
export async function importRuleTags(trx: Transaction, pairs: readonly RulePair[]): Promise<ImportResult[]> {
  const present = await listPresentRules(trx, [...new Set(pairs.map((pair) => pair.rule))]);
  await ensureTags(
    trx,
    pairs.filter((pair) => present.has(pair.rule)).map((pair) => pair.other),
  );
  return resultsOf(trx, pairs, await insertRuleTags(trx, pairs), 'The tag is not here.');
}

/** Makes teams recipients of rules, by UUID. */
export async function importRuleTeams(trx: Transaction, pairs: readonly RulePair[]): Promise<ImportResult[]> {
  return resultsOf(trx, pairs, await insertRuleTeams(trx, pairs), 'The team is not here.');
}

async function resultsOf(
  trx: Transaction,
  pairs: readonly RulePair[],
  made: ReadonlyMap<number, boolean>,
  missing: string,
): Promise<ImportResult[]> {
  const present = await listPresentRules(trx, [...new Set(pairs.map((pair) => pair.rule))]);
  return pairs.map(({ rule }, n) => {
    const isNew = made.get(n);
    if (isNew !== undefined) return { outcome: isNew ? 'written' : 'merged' };
    return { outcome: 'refused', note: present.has(rule) ? missing : 'The alert is not here.' };
  });
}

/** Follows alerts, by UUID, without their destinations and schedules. */
export const followRules = (trx: Transaction) => ({
  read: async (uuids: readonly string[]): Promise<FactsByKey> =>
    mapFacts(await readFollowed(trx, followedRules, uuids), ({ level, ...facts }) => ({
      ...facts,
      level: notificationLevels[Number(level)],
    })),
  change: (changes: FactsByKey) =>
    writeFollowed(
      trx,
      followedRules,
      mapFacts(changes, ({ level, groups, ...facts }) => ({
        ...facts,
        ...(level === undefined ? {} : { level: levelOf(level as string | null) }),
        ...(groups === undefined ? {} : { groups: (groups as string[]).filter(isGroup) }),
      })),
    ),
  remove: async (gone: FactsByKey): Promise<void> => {
    await removeFollowed(trx, followedRules, [...gone.keys()]);
  },
});

/** Takes from alerts what they are not limited to or sent to any more. */
export const endRulePairs = (trx: Transaction, kind: 'projects' | 'tags' | 'teams') => ({
  remove: (gone: FactsByKey) => endRuleLimits(trx, kind, gone),
});

function mapFacts(rows: FactsByKey, change: (facts: Facts) => Facts): FactsByKey {
  return new Map([...rows].map(([key, facts]) => [key, change(facts)]));
}
