// Public to other features.
import { type Database, inTransaction, type Transaction } from '../../db/database.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { AppError } from '../../http/errors.ts';
import type { Principal } from '../../http/principal.ts';
import { actorOf, recordAudits } from '../audit-log/audit-log.service.ts';
import { noteProjectChange, noteTagDeletion } from '../policy-evaluation/evaluate.service.ts';
import { refreshAccess } from '../project-access/project-access.service.ts';
import { requireStillSeen } from '../project-reference/project-reach.service.ts';
import {
  deleteProjectTags,
  deleteTagging,
  deleteTags,
  insertProjectTags,
  insertTagging,
  insertTags,
  listCarriers,
  listExisting,
  listProjectTags,
  listUses,
  lockTags,
  replaceProjectTags,
  type TagHolders,
  tagsOfProject,
} from './tag.queries.ts';
import { tagName, tagNames } from './tag-name.ts';

/** Creates tags on first use (contract §4). */
export async function ensureTags(trx: Transaction, names: readonly string[]): Promise<void> {
  await insertTags(trx, tagNames(names));
}

/** Names of the tags of a project, in their order. */
export async function listTagsOfProject(db: Database, projectId: number): Promise<string[]> {
  return tagsOfProject(db, projectId);
}

/** Makes the tags of a project equal to a list. */
export async function setProjectTags(
  trx: Transaction,
  projectId: number,
  names: readonly string[],
): Promise<void> {
  const wanted = tagNames(names);
  await insertTags(trx, wanted);
  if (await replaceProjectTags(trx, projectId, wanted)) await noteTagChange(trx, [projectId]);
}

/** Which policies and teams have a project may follow from its tags. */
async function noteTagChange(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  await noteProjectChange(trx, projectIds);
  await refreshAccess(trx, projectIds);
}

/** Tags that a project got and lost. */
export interface TagChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** The effect of a change of tags on each of some projects, by its number, without unchanged projects. */
export async function planTagChange(
  db: Database,
  projectIds: readonly number[],
  { added, removed }: TagChange,
): Promise<ReadonlyMap<number, TagChange>> {
  const rows = await listProjectTags(db, projectIds, [...added, ...removed]);
  const tagsOf = Map.groupBy(rows, (row) => row.project_id);
  const changes = projectIds.flatMap((id) => {
    const has = new Set(tagsOf.get(id)?.map((row) => row.name));
    const change = {
      added: added.filter((name) => !has.has(name)),
      removed: removed.filter((name) => has.has(name)),
    };
    return change.added.length + change.removed.length > 0 ? [[id, change] as const] : [];
  });
  return new Map(changes);
}

/** Gives and takes tags, by the numbers of the projects; tags are created on first use. */
export async function changeTags(trx: Transaction, changes: ReadonlyMap<number, TagChange>): Promise<void> {
  const pairs = (names: (change: TagChange) => readonly string[]) =>
    [...changes].flatMap(([project_id, change]) => names(change).map((name) => ({ project_id, name })));
  const added = pairs((change) => change.added);
  await insertTags(trx, tagNames(added.map((pair) => pair.name)));
  await insertProjectTags(trx, added);
  await deleteProjectTags(
    trx,
    pairs((change) => change.removed),
  );
  await noteTagChange(trx, [...changes.keys()]);
}

export async function createTags(db: Database, names: readonly string[]): Promise<void> {
  await inTransaction(db, (trx) => ensureTags(trx, names));
}

/** Gives a tag; projects that the caller does not see are passed over. @throws 404 without such a tag */
export async function tagProjects(
  db: Database,
  name: string,
  uuids: readonly string[],
  scope: ProjectScope,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await noteTagChange(trx, await insertTagging(trx, await requireTag(trx, name), uuids, scope));
  });
}

/** Takes a tag, as {@link tagProjects} gives it. @throws 404, and 403 where the caller sees a project by the tag alone */
export async function untagProjects(
  db: Database,
  name: string,
  uuids: readonly string[],
  scope: ProjectScope,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const changed = await deleteTagging(trx, await requireTag(trx, name), uuids, scope);
    await noteTagChange(trx, changed);
    await requireStillSeen(trx, changed, scope);
  });
}

/** The name as it is stored. */
async function requireTag(db: Database, name: string): Promise<string> {
  const tag = tagName(name);
  if ((await listExisting(db, [tag])).length === 0) throw unknownTag(name);
  return tag;
}

function unknownTag(name: string): AppError {
  return new AppError('tag.not_found', {
    status: 404,
    title: 'Resource does not exist',
    detail: `A tag with name ${name} does not exist`,
  });
}

/** Deletes tags, or none when one of them may not be (contract §26.14). @throws the 400 problem with a reason for each */
export async function removeTags(
  db: Database,
  names: readonly string[],
  caller: Principal,
  at: Date,
): Promise<void> {
  const wanted = tagNames(names);
  await inTransaction(db, async (trx) => {
    await lockTags(trx, wanted);
    const uses = new Map((await listUses(trx, wanted, caller.scope)).map((use) => [use.name, use]));
    const errors: Record<string, string> = {};
    for (const name of wanted) {
      const reason = whyNot(uses.get(name), caller);
      if (reason !== undefined) errors[name] = reason;
    }
    if (Object.keys(errors).length > 0) {
      throw new AppError('tag.operation_failed', {
        status: 400,
        title: 'Tag operation failed',
        detail: 'The tag(s) could not be deleted',
        extra: { errors },
      });
    }
    await noteTagDeletion(trx, wanted);
    const carriers = await listCarriers(trx, wanted);
    await deleteTags(trx, wanted);
    await refreshAccess(trx, carriers);
    await recordAudits(
      trx,
      actorOf(caller, at),
      'tag.deleted',
      wanted.map((target) => ({ target })),
    );
  });
}

/** Tags that only projects out of sight carry do not exist for a caller, and those projects are not counted. */
function whyNot(use: TagHolders | undefined, caller: Principal): string | undefined {
  if (!use || (use.projects > 0 && use.projects === use.hidden)) return 'Tag does not exist';
  if (use.policies > 0 && !caller.permissions.has('POLICY_MANAGEMENT')) {
    return `The tag is assigned to ${use.policies} policies, but the authenticated principal is missing the POLICY_MANAGEMENT permission.`;
  }
  if (use.rules > 0 && !caller.permissions.has('SYSTEM_CONFIGURATION')) {
    return `The tag is assigned to ${use.rules} notification rules, but the authenticated principal is missing the SYSTEM_CONFIGURATION permission.`;
  }
  if (use.teams > 0 && !caller.permissions.has('ACCESS_MANAGEMENT')) {
    return `The tag gives ${use.teams} team(s) access to projects, but the authenticated principal is missing the ACCESS_MANAGEMENT permission.`;
  }
  if (use.projects === 0) return undefined;
  if (!caller.permissions.has('PORTFOLIO_MANAGEMENT')) {
    return `The tag is assigned to ${use.projects - use.hidden} project(s), but the authenticated principal is missing the PORTFOLIO_MANAGEMENT permission.`;
  }
  if (use.hidden > 0)
    return 'The tag is assigned to projects that are not accessible by the authenticated principal.';
  return undefined;
}
