import type { RawBuilder } from 'kysely';
import { sql } from '../../../db/database.ts';
import { containsPattern } from '../../../db/list/search.ts';
import { type ProjectScope, visible } from '../../../db/project-scope.ts';
import { statedConditions } from '../service-stated.queries.ts';
import type { PortfolioFilter } from './portfolio-filter.ts';

type Part = RawBuilder<unknown>;

/** The projects of which the list has services, as a condition on `p`; undefined: all there are. */
export function allowedProjects(filter: PortfolioFilter, scope: ProjectScope): Part | undefined {
  const { excludeInactiveProjects, onlyLatestProjectVersions, projects, tags } = filter;
  const parts: Part[] = scope.all ? [] : [visible(scope, sql.ref('p.project_id'))];
  if (excludeInactiveProjects) parts.push(sql`p.active`);
  if (onlyLatestProjectVersions) parts.push(sql`p.is_latest`);
  if (projects.length > 0) parts.push(sql`p.uuid = any(${projects}::uuid[])`);
  if (tags.length > 0) {
    parts.push(sql`p.project_id in (select pt.project_id from project_tag pt join tag t on t.tag_id = pt.tag_id
      where t.name = any(${tags}::text[]))`);
  }
  return parts.length === 0 ? undefined : sql.join(parts, sql` and `);
}

/** The conditions on services `s` themselves. Each part has an index that finds its rows. */
export function serviceConditions(filter: PortfolioFilter): Part[] {
  return [...nameConditions(filter), ...statedConditions(filter), ...textConditions(filter)];
}

function nameConditions({ name, provider, withoutProvider }: PortfolioFilter): Part[] {
  return [
    // By the index, which begins with what lists are sorted by.
    ...(name === undefined ? [] : [sql`(lower(s.name) = lower(${name}::text) and s.name = ${name})`]),
    ...(provider === undefined ? [] : [sql`s.provider = ${provider}`]),
    ...(withoutProvider ? [sql`s.provider is null`] : []),
  ];
}

function textConditions({ search }: PortfolioFilter): Part[] {
  if (search === undefined) return [];
  const pattern = containsPattern(search);
  return [
    sql`(lower(coalesce(s.group_name || '/', '') || s.name) like ${pattern} or lower(s.provider) like ${pattern})`,
  ];
}
