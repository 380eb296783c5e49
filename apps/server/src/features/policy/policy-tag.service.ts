import type { Policy } from '@waybill/api-contract';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Page } from '../../db/list/page.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { AppError, notFound } from '../../http/errors.ts';
import { requestEvaluation } from '../policy-evaluation/evaluate.service.ts';
import { findTagId } from '../tag/tag-reference.service.ts';
import { findPolicy } from './policy.queries.ts';
import { getPolicy, requirePolicy } from './policy.service.ts';
import { deleteTags, insertTags, listTagsOf, lockPolicies } from './policy-tag.queries.ts';

/** The tags that a policy is limited to. @throws 404 */
export async function tagsOfPolicy(db: Database, uuid: string, page: Page) {
  const policy = await findPolicy(db, uuid);
  if (!policy) throw notFound('policy');
  return listTagsOf(db, policy.policy_id, page);
}

/** @returns undefined when there is nothing to change. @throws 404 without such a policy or tag */
export async function changeTagOfPolicy(
  db: Database,
  uuid: string,
  tag: string,
  change: 'add' | 'remove',
  scope: ProjectScope,
): Promise<Policy | undefined> {
  return inTransaction(db, async (trx) => {
    const { policy_id } = await requirePolicy(trx, uuid);
    const tagId = await findTagId(trx, tag);
    if (tagId === undefined) throw notFound('tag');
    const changed = await (change === 'add' ? insertTags : deleteTags)(trx, [policy_id], tagId);
    if (changed.length === 0) return undefined;
    await requestEvaluation(trx, changed);
    return getPolicy(trx, uuid, scope);
  });
}

/** Gives a tag to policies or takes it from them; those that are not there are passed over. @throws 404 without such a tag */
export async function changeTagOfPolicies(
  db: Database,
  tag: string,
  uuids: readonly string[],
  change: 'add' | 'remove',
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const tagId = await findTagId(trx, tag);
    if (tagId === undefined) {
      throw new AppError('tag.not_found', {
        status: 404,
        title: 'Resource does not exist',
        detail: `A tag with name ${tag} does not exist`,
      });
    }
    const policyIds = await lockPolicies(trx, uuids);
    await requestEvaluation(trx, await (change === 'add' ? insertTags : deleteTags)(trx, policyIds, tagId));
  });
}
