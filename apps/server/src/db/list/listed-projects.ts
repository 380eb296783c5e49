import { type RawBuilder, sql } from 'kysely';
import { type ProjectScope, visible } from '../project-scope.ts';

/** Which projects a list over all of them is about; empty lists allow all. */
export interface ListedProjects {
  readonly onlyActive?: boolean;
  readonly onlyLatest?: boolean;
  readonly uuids?: readonly string[];
  readonly tags?: readonly string[];
}

/** Conditions on projects `p` that a caller may see, whose number is also in `projectId`. */
export function projectConditions(
  { onlyActive, onlyLatest, uuids = [], tags = [] }: ListedProjects,
  scope: ProjectScope,
  projectId: RawBuilder<unknown> = sql.ref('p.project_id'),
): RawBuilder<unknown>[] {
  return [
    ...(scope.all ? [] : [visible(scope, projectId)]),
    ...(onlyActive ? [sql`p.active`] : []),
    ...(onlyLatest ? [sql`p.is_latest`] : []),
    ...(uuids.length > 0 ? [sql`p.uuid = any(${uuids}::uuid[])`] : []),
    ...(tags.length > 0
      ? [
          sql`${projectId} in (select pt.project_id from project_tag pt join tag t on t.tag_id = pt.tag_id
            where t.name = any(${tags}::text[]))`,
        ]
      : []),
  ];
}

/** The same as one condition; undefined for all projects there are. */
export function allowedProjects(
  listed: ListedProjects,
  scope: ProjectScope,
): RawBuilder<unknown> | undefined {
  const parts = projectConditions(listed, scope);
  return parts.length === 0 ? undefined : sql.join(parts, sql` and `);
}
