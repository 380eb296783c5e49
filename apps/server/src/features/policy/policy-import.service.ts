// Public to other features.
import {
  type PolicyOperator,
  type PolicyViolationState,
  policyConditionOperators,
  policyOperators,
  policyViolationStates,
} from '@waybill/api-contract';
import { isConditionSubject, readCondition } from '@waybill/policy';
import type { Transaction } from '../../db/database.ts';
import { type Facts, type FactsByKey, readFollowed, writeFollowed } from '../../db/followed-rows.ts';
import type { ImportResult } from '../../db/import-result.ts';
import { requestEvaluation } from '../policy-evaluation/evaluate.service.ts';
import { ensureTags } from '../tag/tag.service.ts';
import {
  endMoved,
  endPolicyLimits,
  followedConditions,
  followedPolicies,
  insertImportedConditions,
  insertImportedPolicies,
  insertPolicyProjects,
  insertPolicyTags,
  listLicenseUuids,
  listPoliciesOfConditions,
  listPresentPolicies,
  listPresentProjects,
  lockPolicyNames,
  type PolicyPair,
  type StorableCondition,
  type StoredPair,
} from './policy-import.queries.ts';
import { storedState, storedType, typeOfSubject } from './violation-words.ts';

/** A policy as another installation has it. */
export interface ImportedPolicy {
  readonly uuid: string;
  readonly name: string;
  readonly operator: string;
  readonly state: string;
  readonly includeChildren: boolean;
  readonly onlyLatest: boolean;
  /** UUIDs of all projects that it is limited to. */
  readonly projects: readonly string[];
  /** Whether it is limited to tags, too. */
  readonly hasTags: boolean;
}

export interface ImportedCondition {
  readonly uuid: string;
  readonly policy: string;
  readonly subject: string;
  readonly operator: string;
  readonly value: string;
  /** The id of the license that the value names there by a UUID, which a listed license has another of here. */
  readonly spdxId: string | undefined;
}

/**
 * Adds policies with their UUIDs. Of several with one name all stay. One whose projects are all missing is refused, for without them
 * it would apply to all projects. The policies are evaluated once the transaction ends.
 */
export async function importPolicies(
  trx: Transaction,
  policies: readonly ImportedPolicy[],
): Promise<ImportResult[]> {
  const names = await lockPolicyNames(trx);
  const projects = await listPresentProjects(trx, [
    ...new Set(policies.flatMap((policy) => policy.projects)),
  ]);
  const faults = policies.map((policy) => faultOf(policy, projects));
  const usable = policies.filter((_, n) => faults[n] === undefined);
  const done = await insertImportedPolicies(
    trx,
    usable.map((policy) => ({ ...policy, state: storedState(policy.state as PolicyViolationState) })),
  );
  await requestEvaluation(trx, [...done.values()]);
  return policies.map(({ uuid, name }, n) => {
    const fault = faults[n];
    if (fault !== undefined) return { outcome: 'refused', note: fault };
    if (!done.has(uuid)) return { outcome: 'merged', note: 'A policy with its UUID is here already.' };
    if (!names.has(name)) return { outcome: 'written' };
    return { outcome: 'written', note: `Another policy "${name}" was here before. Both stay.` };
  });
}

function faultOf(
  { operator, state, projects, hasTags }: ImportedPolicy,
  present: ReadonlySet<string>,
): string | undefined {
  if (!policyOperators.includes(operator as PolicyOperator)) return `There is no operator "${operator}".`;
  if (!policyViolationStates.includes(state as PolicyViolationState)) return `There is no state "${state}".`;
  if (projects.length === 0 || hasTags || projects.some((uuid) => present.has(uuid))) return undefined;
  return 'None of the projects that it is limited to is here. Without them it would apply to all projects.';
}

/** Adds conditions with their UUIDs, in their order. A value that cannot be read is kept, and told. */
export async function importConditions(
  trx: Transaction,
  conditions: readonly ImportedCondition[],
): Promise<ImportResult[]> {
  const licenses = await listLicenseUuids(trx, [
    ...new Set(conditions.flatMap(({ spdxId }) => spdxId ?? [])),
  ]);
  const known = conditions.map((condition) => storable(condition, licenses));
  const policies = await listPresentPolicies(trx, [...new Set(conditions.map(({ policy }) => policy))]);
  const done = await insertImportedConditions(
    trx,
    known.filter((condition) => condition !== undefined),
  );
  const changed = conditions.flatMap(({ uuid, policy }) =>
    done.has(uuid) ? (policies.get(policy) ?? []) : [],
  );
  await requestEvaluation(trx, [...new Set(changed)]);
  return conditions.map((given, n) => {
    const condition = known[n];
    if (!condition) {
      const note = `There are no conditions of the subject ${given.subject} with the operator ${given.operator}.`;
      return { outcome: 'refused', note };
    }
    if (!policies.has(given.policy)) return { outcome: 'refused', note: 'Its policy is not here.' };
    if (!done.has(given.uuid)) {
      return { outcome: 'merged', note: 'A condition with its UUID is here already.' };
    }
    const ready = readCondition(condition);
    if (ready.ok) return { outcome: 'written' };
    return { outcome: 'written', note: `It never holds: ${ready.problem.message}.` };
  });
}

function storable(
  { uuid, policy, subject, operator, value, spdxId }: ImportedCondition,
  licenses: ReadonlyMap<string, string>,
): StorableCondition | undefined {
  if (!isConditionSubject(subject) || !policyConditionOperators.some((it) => it === operator))
    return undefined;
  const license = spdxId === undefined ? undefined : licenses.get(spdxId);
  return {
    uuid,
    policy,
    subject,
    operator,
    value: license ?? value,
    type: storedType(typeOfSubject(subject)),
  };
}

/** Limits policies to projects, by UUID. */
export async function importPolicyProjects(
  trx: Transaction,
  pairs: readonly PolicyPair[],
): Promise<ImportResult[]> {
  return resultsOf(trx, pairs, await insertPolicyProjects(trx, pairs), 'The project is not here.');
}

/** Limits policies to tags, by name; tags are created on first use. */
export async function importPolicyTags(
  trx: Transaction,
  pairs: readonly PolicyPair[],
): Promise<ImportResult[]> {
  const present = await listPresentPolicies(trx, [...new Set(pairs.map((pair) => pair.policy))]);
  await ensureTags(
    trx,
    pairs.filter((pair) => present.has(pair.policy)).map((pair) => pair.other),
  );
  return resultsOf(trx, pairs, await insertPolicyTags(trx, pairs), 'The tag is not here.');
}

async function resultsOf(
  trx: Transaction,
  pairs: readonly PolicyPair[],
  stored: readonly StoredPair[],
  missing: string,
): Promise<ImportResult[]> {
  const present = await listPresentPolicies(trx, [...new Set(pairs.map((pair) => pair.policy))]);
  await requestEvaluation(trx, [...new Set(stored.flatMap((pair) => (pair.made ? pair.policy_id : [])))]);
  const made = new Map(stored.map((pair) => [pair.n, pair.made]));
  return pairs.map(({ policy }, n) => {
    const isNew = made.get(n);
    if (isNew !== undefined) return { outcome: isNew ? 'written' : 'merged' };
    return { outcome: 'refused', note: present.has(policy) ? missing : 'The policy is not here.' };
  });
}

/** Follows policies, by UUID. They are evaluated once the transaction ends. */
export const followPolicies = (trx: Transaction, at: Date) => ({
  read: async (uuids: readonly string[]): Promise<FactsByKey> =>
    mapFacts(await readFollowed(trx, followedPolicies, uuids), ({ state, ...facts }) => ({
      ...facts,
      state: policyViolationStates.find((it) => storedState(it) === state),
    })),
  change: async (changes: FactsByKey): Promise<void> => {
    const stored = mapFacts(changes, ({ state, ...facts }) =>
      state === undefined ? facts : { ...facts, state: storedState(state as PolicyViolationState) },
    );
    await writeFollowed(trx, followedPolicies, stored);
    await requestEvaluation(trx, [...(await listPresentPolicies(trx, [...changes.keys()])).values()]);
  },
  remove: async (gone: FactsByKey): Promise<void> => {
    await requestEvaluation(trx, await endMoved(trx, 'policy', [...gone.keys()], at));
  },
});

/** Follows conditions, by UUID. A license has another UUID here, so that a value which names one is not followed. */
export const followConditions = (trx: Transaction, at: Date) => ({
  read: async (uuids: readonly string[]): Promise<FactsByKey> =>
    mapFacts(await readFollowed(trx, followedConditions, uuids), ({ type: _, value, ...facts }) =>
      facts.subject === 'LICENSE' ? facts : { ...facts, value },
    ),
  change: async (changes: FactsByKey): Promise<ReadonlyMap<string, string>> => {
    const unknown = new Map(
      [...changes].flatMap(([uuid, { subject }]) =>
        subject === undefined || isConditionSubject(String(subject))
          ? []
          : [[uuid, `There are no conditions of the subject ${subject}.`] as const],
      ),
    );
    const usable = new Map([...changes].filter(([uuid]) => !unknown.has(uuid)));
    const typed = mapFacts(usable, (facts) =>
      typeof facts.subject === 'string' && isConditionSubject(facts.subject)
        ? { ...facts, type: storedType(typeOfSubject(facts.subject)) }
        : facts,
    );
    await writeFollowed(trx, followedConditions, typed);
    await requestEvaluation(trx, await listPoliciesOfConditions(trx, [...usable.keys()]));
    return unknown;
  },
  remove: async (gone: FactsByKey): Promise<void> => {
    await requestEvaluation(trx, await endMoved(trx, 'condition', [...gone.keys()], at));
  },
});

/** Takes from policies the limits that they do not have any more. */
export const endLimits = (trx: Transaction, kind: 'projects' | 'tags') => ({
  remove: async (gone: FactsByKey): Promise<void> => {
    await requestEvaluation(trx, await endPolicyLimits(trx, kind, gone));
  },
});

function mapFacts(rows: FactsByKey, change: (facts: Facts) => Facts): FactsByKey {
  return new Map([...rows].map(([key, facts]) => [key, change(facts)]));
}
