import type { LicenseGroup, Policy, PolicyCondition } from '@waybill/api-contract';
import { byText, type ConfigApi, differences, type ImportReport, type Section } from './config-api.ts';
import { licenseUuids } from './license-groups.ts';
import { findLimits, type Limits, limitsOf } from './limits.ts';

interface ConditionEntry {
  subject: string;
  operator: string;
  /** For licenses and their groups: the id of the license, or the name of the group. */
  value: string;
}

export interface PolicyEntry extends Limits {
  name: string;
  operator: string;
  violationState: string;
  includeChildren: boolean;
  onlyLatestProjectVersion: boolean;
  conditions: ConditionEntry[];
}

/** Translates the values of conditions about licenses: UUIDs here, ids and names in a file. */
interface Names {
  nameOf(condition: ConditionEntry): string;
  uuidOf(condition: ConditionEntry): string | undefined;
}

const conditionKey = ({ subject, operator, value }: ConditionEntry) => `${subject} ${operator} ${value}`;

export const policies: Section<PolicyEntry> = {
  async read(api) {
    const names = await readNames(api);
    const all = await api.list<Policy>('/api/v1/policy');
    return all.map((policy) => entryOf(policy, names)).sort(byText(({ name }) => name));
  },

  async apply(api, entries, report) {
    const names = await readNames(api);
    const all = await api.list<Policy>('/api/v1/policy');
    for (const entry of entries) {
      const there = all.find(({ name }) => name === entry.name);
      const projects = await findLimits(api, entry);
      if (projects === undefined) {
        report.left(
          `The policy "${entry.name}" is limited to projects that are not here, so it was left out.`,
        );
        continue;
      }
      const isChanged = await applyOne(api, { entry, there, projects, names }, report);
      if (!there) report.made(`policy ${entry.name}`);
      else if (isChanged) report.changed(`policy ${entry.name}`);
    }
  },
};

interface Applied {
  entry: PolicyEntry;
  there: Policy | undefined;
  /** UUIDs. */
  projects: readonly string[];
  names: Names;
}

/** @returns whether anything was changed */
async function applyOne(api: ConfigApi, applied: Applied, report: ImportReport): Promise<boolean> {
  const { entry, there, projects, names } = applied;
  const facts = {
    name: entry.name,
    operator: entry.operator,
    violationState: entry.violationState,
    includeChildren: entry.includeChildren,
    onlyLatestProjectVersion: entry.onlyLatestProjectVersion,
  };
  const policy = there ?? (await api.put<Policy>('/api/v1/policy', facts));
  const before = entryOf(policy, names);
  const isOther = Object.entries(facts).some(([name, value]) => Reflect.get(before, name) !== value);
  if (isOther) await api.post('/api/v1/policy', { ...facts, uuid: policy.uuid });

  const conditions = differences(entry.conditions, before.conditions, conditionKey);
  for (const condition of conditions.added) await addCondition(api, policy, condition, names, report);
  const uuids = new Map(
    (policy.policyConditions ?? []).map((one) => [conditionKey(conditionOf(one, names)), one.uuid]),
  );
  for (const condition of conditions.gone) {
    await api.remove(`/api/v1/policy/condition/${uuids.get(conditionKey(condition))}`);
  }

  const limited = differences(
    projects,
    (policy.projects ?? []).map(({ uuid }) => uuid),
    String,
  );
  for (const uuid of limited.added) await api.post(`/api/v1/policy/${policy.uuid}/project/${uuid}`);
  const tags = differences(entry.tags, before.tags, String);
  if (tags.added.length > 0) await api.put('/api/v1/tag', tags.added);
  for (const tag of tags.added) {
    await api.post(`/api/v1/policy/${policy.uuid}/tag/${encodeURIComponent(tag)}`);
  }
  return (
    [conditions.added, conditions.gone, limited.added, tags.added].some((list) => list.length > 0) || isOther
  );
}

async function addCondition(
  api: ConfigApi,
  policy: Policy,
  condition: ConditionEntry,
  names: Names,
  report: ImportReport,
): Promise<void> {
  const value = names.uuidOf(condition);
  if (value === undefined) {
    report.left(`There is no "${condition.value}", which a condition of the policy "${policy.name}" names.`);
    return;
  }
  await api.put(`/api/v1/policy/${policy.uuid}/condition`, { ...condition, value });
}

function entryOf(policy: Policy, names: Names): PolicyEntry {
  const { name, operator, violationState, includeChildren, onlyLatestProjectVersion } = policy;
  const conditions = (policy.policyConditions ?? []).map((one) => conditionOf(one, names));
  return {
    name,
    operator,
    violationState,
    includeChildren,
    onlyLatestProjectVersion,
    conditions: conditions.sort(byText(conditionKey)),
    ...limitsOf(policy),
  };
}

function conditionOf({ subject, operator, value }: PolicyCondition, names: Names): ConditionEntry {
  return { subject, operator, value: names.nameOf({ subject, operator, value }) };
}

async function readNames(api: ConfigApi): Promise<Names> {
  const groups = await api.list<LicenseGroup>('/api/v1/licenseGroup');
  const uuids: Readonly<Record<string, ReadonlyMap<string, string>>> = {
    LICENSE: await licenseUuids(api),
    LICENSE_GROUP: new Map(groups.map(({ name, uuid }) => [name, uuid])),
  };
  const names = Object.fromEntries(
    Object.entries(uuids).map(([subject, map]) => [
      subject,
      new Map([...map].map(([name, uuid]) => [uuid, name])),
    ]),
  );
  const isUnresolved = ({ subject, value }: ConditionEntry) =>
    subject === 'LICENSE' && value === 'unresolved';
  return {
    nameOf: ({ subject, value }) => names[subject]?.get(value) ?? value,
    uuidOf(condition) {
      const known = uuids[condition.subject];
      return known && !isUnresolved(condition) ? known.get(condition.value) : condition.value;
    },
  };
}
