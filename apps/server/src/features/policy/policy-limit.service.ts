import type { Policy } from '@waybill/api-contract';
import { type Database, inTransaction, type Transaction } from '../../db/database.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { requestEvaluation } from '../policy-evaluation/evaluate.service.ts';
import { requireSeenWhole } from '../project-reference/project-reach.service.ts';
import { requireProject } from '../project-reference/project-reference.service.ts';
import { deleteProjectLimit, insertProjectLimit } from './policy.queries.ts';
import { getPolicy, requirePolicy } from './policy.service.ts';

/**
 * @returns undefined when the policy is limited to the project already
 * @throws 404, and 403 when the project is hidden, or something below it to which the policy reaches
 */
export async function limitToProject(
  db: Database,
  uuid: string,
  projectUuid: string,
  scope: ProjectScope,
): Promise<Policy | undefined> {
  return changeLimit(db, uuid, projectUuid, scope, insertProjectLimit);
}

/** @returns undefined when the policy is not limited to the project. @throws as {@link limitToProject} */
export async function unlimitFromProject(
  db: Database,
  uuid: string,
  projectUuid: string,
  scope: ProjectScope,
): Promise<Policy | undefined> {
  return changeLimit(db, uuid, projectUuid, scope, deleteProjectLimit);
}

async function changeLimit(
  db: Database,
  uuid: string,
  projectUuid: string,
  scope: ProjectScope,
  change: (trx: Transaction, policyId: number, projectId: number) => Promise<boolean>,
): Promise<Policy | undefined> {
  return inTransaction(db, async (trx) => {
    const policy = await requirePolicy(trx, uuid);
    const { project_id } = await requireProject(trx, projectUuid, scope);
    if (policy.include_children) await requireSeenWhole(trx, [project_id], scope);
    if (!(await change(trx, policy.policy_id, project_id))) return undefined;
    await requestEvaluation(trx, [policy.policy_id]);
    return getPolicy(trx, uuid, scope);
  });
}
