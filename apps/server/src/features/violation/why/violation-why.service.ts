import type { EvaluatedCondition, PolicyReach, ViolationWhy } from '@waybill/api-contract';
import {
  type ComponentFacts,
  type Evaluation,
  evaluatePolicy,
  getSubject,
  isConditionSubject,
  type PolicyContext,
  policyScope,
  preparePolicy,
} from '@waybill/policy';
import type { Database } from '../../../db/database.ts';
import { present } from '../../../http/present.ts';
import { directFlag, internalFlag } from '../../component-shape/component-flags.ts';
import { hashMembers } from '../../component-shape/hash-members.ts';
import {
  identityFacts,
  readPolicyContext,
  vulnerabilityFacts,
} from '../../policy-evaluation/facts.service.ts';
import { viewCondition } from '../violation.view.ts';
import type { ViolationRow } from '../violation-list.queries.ts';
import {
  type ComponentFactsRow,
  findFacts,
  findProjectName,
  findReach,
  listVulnerabilities,
  listWhyConditions,
  type OwnVulnRow,
  type WhyConditionRow,
} from './violation-why.queries.ts';

/** Why a policy is violated: the conditions of packages/policy, put to the facts of this moment. */
export async function explainViolation(db: Database, row: ViolationRow, now: Date): Promise<ViolationWhy> {
  const facts = await findFacts(db, row);
  const vulnerabilities = facts ? await listVulnerabilities(db, row, facts.identity_id) : [];
  const rows = await listWhyConditions(db, row.policy_uuid);
  const reach = await reachOf(db, row);
  const operator = row.policy_operator;
  const context = await readPolicyContext(db, now);
  const conditions = facts
    ? evaluate(operator, rows, factsOf(facts, vulnerabilities), context, vulnerabilities)
    : [];
  const held = conditions.filter(({ outcome }) => outcome === 'held').length;
  const isViolated = operator === 'ANY' ? held > 0 : held === conditions.length && held > 0;
  return {
    operator,
    violated: isViolated && reach !== undefined,
    ...present('reach', reach),
    conditions,
  };
}

function evaluate(
  operator: 'ANY' | 'ALL',
  rows: readonly WhyConditionRow[],
  facts: ComponentFacts,
  context: PolicyContext,
  vulnerabilities: readonly OwnVulnRow[],
): EvaluatedCondition[] {
  const policy = preparePolicy({
    operator,
    conditions: rows.map((row) => ({ ...row, id: row.condition_uuid })),
  });
  const verdicts = new Map(
    evaluatePolicy(policy, facts, context).conditions.map(({ conditionId, evaluation }) => [
      conditionId,
      evaluation,
    ]),
  );
  return rows.flatMap((row) => {
    const evaluation = verdicts.get(row.condition_uuid);
    return evaluation ? [viewEvaluated(row, evaluation, vulnerabilities)] : [];
  });
}

function viewEvaluated(
  row: WhyConditionRow,
  evaluation: Evaluation,
  vulnerabilities: readonly OwnVulnRow[],
): EvaluatedCondition {
  const head = {
    condition: viewCondition(row),
    ...(isConditionSubject(row.subject) ? { type: getSubject(row.subject).violationType } : {}),
    outcome: evaluation.outcome,
  };
  if (evaluation.outcome === 'skipped') {
    const { code, ...data } = evaluation.reason;
    return { ...head, checks: [], more: 0, reason: { code, data } };
  }
  const checks = oneForEachFlaw(evaluation.checks, vulnerabilities);
  return {
    ...head,
    checks: checks.map(({ details, ...check }) => ({ ...check, details: { ...details } })),
    more: evaluation.more,
  };
}

/** Records of one flaw that say the same are one check: the first, which is the CVE's where there is one. */
function oneForEachFlaw(
  checks: Extract<Evaluation, { checks: unknown }>['checks'],
  vulnerabilities: readonly OwnVulnRow[],
) {
  const flawOf = new Map(vulnerabilities.map(({ ext_id, flaw }) => [ext_id, flaw]));
  const told = new Set<string>();
  return checks.filter(({ fact, actual, details }) => {
    const vulnerability = details?.vulnerability;
    if (typeof vulnerability !== 'string') return true;
    // A vulnerability has all of its ids, whichever record is shown.
    const said = fact === 'vulnerability_id' ? '' : actual;
    const key = `${flawOf.get(vulnerability)} ${fact} ${said}`;
    return !told.has(key) && told.add(key);
  });
}

function factsOf(row: ComponentFactsRow, vulnerabilities: readonly OwnVulnRow[]): ComponentFacts {
  return {
    ...identityFacts(row),
    isInternal: (row.flags & internalFlag) !== 0,
    hashes: Object.fromEntries(hashMembers.map(({ member, algorithm }) => [algorithm, row[member]])),
    license: {
      resolvedLicenseId: row.spdx_id,
      expression: row.license_expression,
      name: row.license_name,
    },
    isDirectDependency: (row.flags & directFlag) !== 0,
    latestVersion: row.latest_version,
    publishedMs: row.published_at?.getTime() ?? null,
    vulnerabilities: vulnerabilities.map((row) => vulnerabilityFacts(row, row.fixed_in)),
  };
}

async function reachOf(
  db: Database,
  { policy_uuid, project_id }: ViolationRow,
): Promise<PolicyReach | undefined> {
  const row = await findReach(db, policy_uuid, project_id);
  if (!row) return undefined;
  const verdict = policyScope(
    {
      projects: new Set(row.projects),
      tags: new Set(row.policy_tags),
      includeChildren: row.include_children,
      onlyLatestProjectVersion: row.only_latest,
    },
    { id: project_id, ancestors: row.ancestors, tags: row.tags, isLatest: row.is_latest },
  );
  if (!verdict.applies) return undefined;
  if (verdict.by === 'tag') return { by: 'tag', name: verdict.tag };
  if (verdict.by === 'global') return { by: 'global' };
  const projectId = verdict.by === 'ancestor' ? verdict.ancestor : project_id;
  return { by: verdict.by, ...present('name', await findProjectName(db, projectId)) };
}
