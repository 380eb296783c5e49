import type { ServiceGrouping } from '@waybill/api-contract';
import type { RawBuilder } from 'kysely';
import { all } from '../../../db/all.ts';
import { type Database, sql } from '../../../db/database.ts';
import { ascending, descending, neverNull, orderOf } from '../../../db/list/order.ts';
import type { ListPage, Page } from '../../../db/list/page.ts';
import { readList } from '../../../db/list/read-list.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import type { PortfolioFilter } from './portfolio-filter.ts';
import { projectsOf, serviceConditions } from './portfolio-list.queries.ts';

type Part = RawBuilder<unknown>;

export interface ServiceGroupRow {
  name: string | null;
  version: string | null;
  project_uuid: string | null;
  services: number;
  projects: number;
}

/** Services `s`, grouped in the order of an index. */
const byText = (name: Part, key: Part) => (where: Part) =>
  sql`select ${name} as name, null::text as version,
    null::uuid as project_uuid, count(*)::int as services, count(distinct s.project_id)::int as projects
  from service s where ${where} group by ${key}`;

const groupings: Readonly<Record<ServiceGrouping, (where: Part) => Part>> = {
  NAME: byText(sql.ref('s.name'), sql`lower(s.name), s.name`),
  PROVIDER: byText(sql.ref('s.provider'), sql.ref('s.provider')),
  PROJECT: (where) => sql`select p.name, p.version, p.uuid as project_uuid, n.services, 1 as projects
    from (select s.project_id, count(*)::int as services from service s where ${where} group by s.project_id) n
    join project p on p.project_id = n.project_id`,
};

const services = neverNull(sql`g.services`);
const name = sql`lower(g.name)`;

/**
 * A page of groups after a filter.
 * @param isByProject true to look up the services by project; otherwise all services are compared with the
 * projects
 */
export async function listGroups(
  db: Database,
  by: ServiceGrouping,
  filter: PortfolioFilter,
  page: Page,
  scope: ProjectScope,
  isByProject: boolean,
): Promise<ListPage<ServiceGroupRow>> {
  const allowed = projectsOf(filter, scope);
  const inProjects = sql`s.project_id in (select p.project_id from project p where ${allowed ?? sql`true`})`;
  const ofProjects = allowed ? [isByProject ? inProjects : sql`(${inProjects}) is true`] : [];
  return readList(db, page, {
    select: sql<ServiceGroupRow>`g.*`,
    from: sql`(${groupings[by](all([...ofProjects, ...serviceConditions(filter)]))}) g`,
    where: sql`true`,
    order: orderOf(
      page,
      { name, services, projects: neverNull(sql`g.projects`) },
      [descending(services)],
      [ascending(name), ascending(sql`g.name`), ascending(sql`g.version`), ascending(sql`g.project_uuid`)],
    ),
    isGathered: true,
  });
}
