import type { BulkStarted, ProjectDeletionPreview } from '@waybill/api-contract';
import { type Database, sql } from '../../../db/database.ts';
import { textError, ValidationError, violation } from '../../../http/errors.ts';
import type { Principal } from '../../../http/principal.ts';
import type { BulkKind } from '../../../jobs/bulk-kind.ts';
import { type BulkSelection, startBulk } from '../../bulk/bulk.service.ts';
import { requireProject } from '../../project-reference/project-reference.service.ts';
import type { TagChange } from '../../tag/tag.service.ts';
import { tagNames } from '../../tag/tag-name.ts';
import { inactiveParent } from '../change/project-parent.service.ts';
import { projectCondition } from '../list/project-list.queries.ts';
import {
  countDeletion,
  type DeletionRow,
  type ListedProjects,
  orderByDepth,
} from './project-bulk.queries.ts';

/** Which projects of a list are meant. */
export interface ProjectChoice {
  readonly selection: BulkSelection;
  readonly listed: ListedProjects;
}

/** Starts a change of many projects; what is below one comes before it, however the ids were given. */
export async function startProjectBulk<Parameters>(
  db: Database,
  kind: BulkKind<ListedProjects, Parameters>,
  { selection, listed }: ProjectChoice,
  parameters: Parameters,
  caller: Principal,
): Promise<BulkStarted> {
  const ordered = selection.kind === 'ids' ? await inDepthOrder(db, selection.ids) : selection;
  return startBulk(db, kind, { selection: ordered, filter: listed, parameters }, caller);
}

/** Ids of nothing come last: the report names them. */
async function inDepthOrder(db: Database, ids: readonly string[]): Promise<BulkSelection> {
  return { kind: 'ids', ids: [...new Set([...(await orderByDepth(db, ids)), ...ids])] };
}

const mostTags = 100;

/** @throws 400 when nothing is to be done, or the same tag given and taken */
export function readTagChange(add: readonly string[], remove: readonly string[]): TagChange {
  const change = { added: tagNames(add), removed: tagNames(remove) };
  const all = [...change.added, ...change.removed];
  if (all.length === 0) throw textError('project.no_tags', 400, 'The request names no tag.');
  if (all.length > mostTags) throw textError('project.many_tags', 400, `At most ${mostTags} tags at once.`);
  const long = all.find((name) => name.length > 255);
  if (long !== undefined)
    throw new ValidationError([violation('add', 'size must be between 0 and 255', long)]);
  const both = change.added.find((name) => change.removed.includes(name));
  if (both !== undefined) {
    throw textError('project.tag_both', 400, `The tag "${both}" cannot be added and removed at once.`);
  }
  return change;
}

/** The project that others are moved below. @throws 403, 404, and 409 for an inactive one */
export async function requireNewParent(db: Database, uuid: string, { scope }: Principal): Promise<string> {
  const parent = await requireProject(db, uuid, scope, 'parent project');
  if (!parent.active) throw inactiveParent();
  return parent.uuid;
}

const nothing: DeletionRow = {
  projects: 0,
  refused: 0,
  below: 0,
  components: 0,
  findings: 0,
  analyses: 0,
  violations: 0,
  services: 0,
};

/** Everything that a deletion would include. */
export async function previewDeletion(
  db: Database,
  { selection, listed }: ProjectChoice,
  { scope, permissions }: Principal,
): Promise<ProjectDeletionPreview> {
  const chosen =
    selection.kind === 'ids'
      ? sql`p.uuid = any(${selection.ids}::uuid[])`
      : sql`${await projectCondition(db, listed.filter, listed.search, scope)} and p.uuid <> all(${selection.excluded}::uuid[])`;
  const [row] = await countDeletion(db, chosen, scope);
  const { violations, ...others } = row ?? nothing;
  return permissions.has('VIEW_POLICY_VIOLATION') ? { ...others, violations } : others;
}
