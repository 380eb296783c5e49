// Public to other features.
import type { Policy, PolicyOperator, PolicyViolationState } from '@waybill/api-contract';
import type { CountedList } from '@waybill/api-contract/server';
import { type Database, inTransaction, type Transaction } from '../../db/database.ts';
import type { Page } from '../../db/list/page.ts';
import { everyProject, type ProjectScope } from '../../db/project-scope.ts';
import { isUuid, newUuid } from '../../db/uuid.ts';
import { notFound, textError } from '../../http/errors.ts';
import { type Actor, recordAudit } from '../audit-log/audit-log.service.ts';
import { requestEvaluation } from '../policy-evaluation/evaluate.service.ts';
import { listProjectsById, viewProject, viewRisk } from '../project/project.service.ts';
import { requireSeenWhole } from '../project-reference/project-reach.service.ts';
import {
  changePolicy,
  conditionsOf,
  endPolicy,
  findPolicy,
  insertPolicy,
  limitsOfPolicy,
  listPolicies,
  lockPolicy,
  type PolicyRow,
  projectsOf,
} from './policy.queries.ts';
import { viewPolicy } from './policy.view.ts';
import { tagsOf } from './policy-tag.queries.ts';
import { storedState } from './violation-words.ts';

export { viewBarePolicy, viewViolatedCondition } from './policy.view.ts';

export async function pageOfPolicies(
  db: Database,
  page: Page,
  scope: ProjectScope,
): Promise<CountedList<Policy>> {
  const { rows, ...others } = await listPolicies(db, page);
  return { ...others, rows: await describe(db, rows, scope) };
}

export async function getPolicy(db: Database, uuid: string, scope: ProjectScope): Promise<Policy> {
  const row = await findPolicy(db, uuid);
  if (!row) throw notFound('policy');
  return shown(db, row, scope);
}

/** The requested policy. Omitted fields stay, or get the contract's default. */
export interface PolicyInput {
  readonly name: string;
  readonly operator: PolicyOperator | undefined;
  readonly state: PolicyViolationState | undefined;
  readonly includeChildren: boolean | undefined;
  readonly onlyLatest: boolean | undefined;
}

/** Adds a policy; without conditions there is nothing to evaluate. @throws 409 when a policy has the name */
export async function createPolicy(db: Database, input: PolicyInput, actor: Actor): Promise<Policy> {
  return inTransaction(db, async (trx) => {
    const row = await insertPolicy(trx, newUuid(), {
      name: input.name,
      operator: input.operator ?? 'ANY',
      state: storedState(input.state ?? 'INFO'),
      only_latest: input.onlyLatest ?? false,
    });
    if (!row) {
      throw textError('policy.name_taken', 409, 'A policy with the specified name already exists.');
    }
    await recordAudit(trx, actor, 'policy.created', row.uuid, { name: row.name });
    return shown(trx, row, everyProject);
  });
}

/** Changes a policy and evaluates it. @throws 404, and 403 when its reach below projects would change where some are hidden */
export async function updatePolicy(
  db: Database,
  uuid: string,
  input: PolicyInput,
  actor: Actor,
  scope: ProjectScope,
): Promise<Policy> {
  return inTransaction(db, async (trx) => {
    const before = await requirePolicy(trx, uuid);
    const after = {
      name: input.name,
      operator: input.operator ?? before.operator,
      state: input.state === undefined ? before.state : storedState(input.state),
      include_children: input.includeChildren ?? before.include_children,
      only_latest: input.onlyLatest ?? before.only_latest,
    };
    if (after.include_children !== before.include_children)
      await requireSeenWhole(trx, await limitsOfPolicy(trx, before.policy_id), scope);
    await changePolicy(trx, before.policy_id, after);
    const { name: _, ...said } = after;
    const isSame = Object.entries(said).every(([key, value]) => before[key as keyof typeof said] === value);
    if (!isSame) await requestEvaluation(trx, [before.policy_id]);
    await recordAudit(trx, actor, 'policy.changed', uuid, { name: after.name });
    return shown(trx, { ...before, ...after }, scope);
  });
}

/** Deletes a policy; a task ends its violations, which are not shown any more from now on. */
export async function removePolicy(db: Database, uuid: string, actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    const policy = await lockPolicy(trx, uuid);
    if (!policy) throw textError('policy.not_found', 404, 'The UUID of the policy could not be found.');
    await endPolicy(trx, policy.policy_id, actor.at);
    await requestEvaluation(trx, [policy.policy_id]);
    await recordAudit(trx, actor, 'policy.deleted', uuid, { name: policy.name });
  });
}

/** Evaluates a policy although nothing about it has changed. @throws 404 @returns the token of the task */
export async function startEvaluation(db: Database, uuid: string, owner: string): Promise<string> {
  return inTransaction(db, async (trx) => {
    const { policy_id } = await requirePolicy(trx, uuid);
    const token = await requestEvaluation(trx, [policy_id], owner);
    if (token === undefined) throw new Error('The evaluation was not enqueued');
    return token;
  });
}

/** @throws 404 */
export async function requirePolicy(trx: Transaction, uuid: string): Promise<PolicyRow> {
  const policy = isUuid(uuid) ? await lockPolicy(trx, uuid) : undefined;
  if (!policy) throw notFound('policy');
  return policy;
}

async function shown(db: Database, row: PolicyRow, scope: ProjectScope): Promise<Policy> {
  const [policy] = await describe(db, [row], scope);
  if (!policy) throw new Error('A policy was not described');
  return policy;
}

async function describe(db: Database, rows: readonly PolicyRow[], scope: ProjectScope): Promise<Policy[]> {
  const ids = rows.map((row) => row.policy_id);
  const conditions = Map.groupBy(await conditionsOf(db, ids), (row) => row.policy_id);
  const tags = Map.groupBy(await tagsOf(db, ids), (row) => row.policy_id);
  const limits = await projectsOf(db, ids, scope);
  const projects = await listProjectsById(db, [...new Set(limits.map((row) => row.project_id))]);
  const views = new Map(projects.map((row) => [row.project_id, { ...viewProject(row), ...viewRisk(row) }]));
  const limitsOf = Map.groupBy(limits, (row) => row.policy_id);
  return rows.map((row) =>
    viewPolicy(row, {
      conditions: conditions.get(row.policy_id) ?? [],
      projects: (limitsOf.get(row.policy_id) ?? []).flatMap((limit) => views.get(limit.project_id) ?? []),
      tags: (tags.get(row.policy_id) ?? []).map((tag) => tag.name),
    }),
  );
}
