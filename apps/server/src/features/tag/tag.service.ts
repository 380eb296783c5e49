// Public to other features.
import { type Database, inTransaction, type Transaction } from '../../db/database.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { AppError } from '../../http/errors.ts';
import type { Principal } from '../../http/principal.ts';
import {
  deleteTagging,
  deleteTags,
  insertTagging,
  insertTags,
  listExisting,
  listUses,
  replaceProjectTags,
  type TagUse,
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
  await replaceProjectTags(trx, projectId, wanted);
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
  await inTransaction(db, async (trx) => insertTagging(trx, await requireTag(trx, name), uuids, scope));
}

/** Takes a tag, as {@link tagProjects} gives it. */
export async function untagProjects(
  db: Database,
  name: string,
  uuids: readonly string[],
  scope: ProjectScope,
): Promise<void> {
  await inTransaction(db, async (trx) => deleteTagging(trx, await requireTag(trx, name), uuids, scope));
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
export async function removeTags(db: Database, names: readonly string[], caller: Principal): Promise<void> {
  const wanted = tagNames(names);
  await inTransaction(db, async (trx) => {
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
    await deleteTags(trx, wanted);
  });
}

/** Tags that only projects out of sight carry do not exist for a caller, and those projects are not counted. */
function whyNot(use: TagUse | undefined, caller: Principal): string | undefined {
  if (!use || (use.projects > 0 && use.projects === use.hidden)) return 'Tag does not exist';
  if (use.projects === 0) return undefined;
  if (!caller.permissions.has('PORTFOLIO_MANAGEMENT')) {
    return `The tag is assigned to ${use.projects - use.hidden} project(s), but the authenticated principal is missing the PORTFOLIO_MANAGEMENT permission.`;
  }
  if (use.hidden > 0)
    return 'The tag is assigned to projects that are not accessible by the authenticated principal.';
  return undefined;
}
