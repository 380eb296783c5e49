import { type RawBuilder, sql } from 'kysely';
import { type ProjectScope, visible } from '../../db/project-scope.ts';
import type { ViolationFilter } from './violation-filter.ts';

/** A list's conditions on projects `p`, whose number is also in `projectId`. */
export function projectConditions(
  { withInactive, projects, tags }: ViolationFilter,
  scope: ProjectScope,
  projectId: RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  const parts = scope.all ? [] : [visible(scope, projectId)];
  if (!withInactive) parts.push(sql<boolean>`p.active`);
  if (projects.length > 0) parts.push(sql<boolean>`p.uuid = any(${projects}::uuid[])`);
  if (tags.length > 0) {
    parts.push(sql<boolean>`${projectId} in (select pt.project_id from project_tag pt join tag t on t.tag_id = pt.tag_id
      where t.name = any(${tags}::text[]))`);
  }
  return parts;
}

/** The projects of which a list over all has something, as a condition on `p`; undefined: all there are. */
export function allowedProjects(
  filter: ViolationFilter,
  scope: ProjectScope,
): RawBuilder<unknown> | undefined {
  const parts = projectConditions(filter, scope, sql.ref('p.project_id'));
  return parts.length === 0 ? undefined : sql.join(parts, sql` and `);
}
