import { all } from '../../../db/all.ts';
import { type Database, sql, streamRows } from '../../../db/database.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { deepestFirst } from '../service-deletion.queries.ts';
import type { PortfolioFilter } from './portfolio-filter.ts';
import { projectsOf, serviceConditions } from './portfolio-list.queries.ts';

/** Refs of the services of all projects that the list shows. */
export async function* streamPortfolioRefs(
  db: Database,
  filter: PortfolioFilter,
  scope: ProjectScope,
): AsyncGenerator<string[], void, undefined> {
  const allowed = projectsOf(filter, scope);
  const inProjects = sql`s.project_id in (select p.project_id from project p where ${allowed ?? sql`true`})`;
  const where = all([...(allowed ? [inProjects] : []), ...serviceConditions(filter)]);
  for await (const batch of streamRows(db, deepestFirst(where), 5_000)) yield batch.map(({ uuid }) => uuid);
}
