import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { ascending, descending, neverNull, orderOf } from '../../../../db/list/order.ts';
import type { ListPage, Page } from '../../../../db/list/page.ts';
import { readList } from '../../../../db/list/read-list.ts';
import { type ComponentQuery, conditions, tables } from './component-query.queries.ts';
import { projectName, type Resolved } from './query-conditions.queries.ts';

export interface FoundGroupRow {
  name: string;
  group_name: string | null;
  version: string | null;
  project_uuid: string | null;
  project_deleted: boolean;
  components: number;
  projects: number;
}

const groupings = {
  COMPONENT: {
    select: sql`i.name, i.group_name, i.version, null::uuid as project_uuid, false as project_deleted`,
    by: sql`i.name, i.group_name, i.version`,
  },
  PROJECT: {
    select: sql`${projectName} as name, null::text as group_name, coalesce(p.version, g.version) as version,
      coalesce(p.uuid, g.uuid) as project_uuid, g.project_id is not null as project_deleted`,
    by: sql`p.project_id, g.project_id`,
  },
} as const;

/** A page of what a query finds, grouped. */
export async function listFoundGroups(
  db: Database,
  query: ComponentQuery,
  by: keyof typeof groupings,
  resolved: Resolved,
  page: Page,
): Promise<ListPage<FoundGroupRow>> {
  const grouping = groupings[by];
  const byName = neverNull(sql`g.name`);
  return readList(db, page, {
    select: sql<FoundGroupRow>`g.*`,
    from: sql`(select ${grouping.select}, count(*) as components, count(distinct c.project_id) as projects
      from ${tables(query, resolved)} where ${conditions(query, resolved)} group by ${grouping.by}) g`,
    where: sql`true`,
    order: orderOf(
      page,
      { name: byName, components: neverNull(sql`g.components`), projects: neverNull(sql`g.projects`) },
      [descending(neverNull(sql`g.components`)), ascending(byName)],
      [
        ascending(byName),
        ascending(sql`g.group_name`),
        ascending(sql`g.version`),
        ascending(sql`g.project_uuid`),
      ],
    ),
    isGathered: true,
  });
}
