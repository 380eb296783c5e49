import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { ascending, neverNull } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { readList } from '../../db/list/read-list.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { internalFlag } from '../component-shape/component-flags.ts';
import type { GroupKind } from './cause-group.ts';
import { countedOf, isCounted } from './portfolio-coverage.queries.ts';

export interface UncoveredRow {
  uuid: string;
  name: string;
  group_name: string | null;
  version: string | null;
  purl: string | null;
  cpe: string | null;
  upstream: string | null;
  distro: string | null;
  is_internal: boolean;
  project_uuid: string;
  project_name: string;
  project_version: string | null;
}

/** Components of some sights. */
export interface WantedSights {
  kind: GroupKind;
  sights: readonly string[];
}

/** Our own, the others, or both. */
const componentsOf: Record<GroupKind, ReturnType<typeof sql<boolean>>> = {
  gap: sql<boolean>`c.flags & ${internalFlag}::int = 0`,
  internal: sql<boolean>`c.flags & ${internalFlag}::int <> 0`,
  caveat: sql<boolean>`true`,
};

const columns = sql<UncoveredRow>`c.uuid, c.name, c.group_name, c.version, c.purl, c.cpe, c.upstream, c.distro, c.is_internal,
  p.uuid as project_uuid, p.name as project_name, p.version as project_version`;

/** Read for each project by itself (`offset 0`): where all are joined first, a page sorts the whole portfolio. */
const tablesOf = ({ kind, sights }: WantedSights) => sql`project p cross join lateral (
    select c.project_id, c.component_id, c.uuid, c.flags & ${internalFlag}::int <> 0 as is_internal, i.name, i.group_name,
      i.version, i.purl, i.cpe, i.upstream, i.distro
    from component c join identity i on i.identity_id = c.identity_id
    where c.project_id = p.project_id and i.sight = any(${sights}::text[]) and ${componentsOf[kind]} offset 0) c`;
const byComponent = [ascending(neverNull(sql`lower(c.name)`)), ascending(neverNull(sql`c.component_id`))];

/**
 * Components of the portfolio, one project after the other: those that have none are passed over by what is kept of them,
 * and a page ends in the project that fills it. Only this order costs the same for any cause.
 */
export async function listUncovered(
  db: Database,
  page: Page,
  scope: ProjectScope,
  wanted: WantedSights,
): Promise<ListPage<UncoveredRow>> {
  const { kind, sights } = wanted;
  const isKept = sql`s.sight = any(${sights}::text[]) and ${countedOf[kind]} > 0`;
  return readList(db, page, {
    select: columns,
    from: tablesOf(wanted),
    where: sql`${isCounted(scope)}
      and exists (select 1 from project_sight s where s.project_id = p.project_id and ${isKept})`,
    kept: sql<{ n: number }>`select coalesce(sum(${countedOf[kind]}), 0)::int as n
      from project_sight s join project p on p.project_id = s.project_id where ${isCounted(scope)} and ${isKept}`,
    order: [
      ascending(neverNull(sql`lower(p.name)`)),
      ascending(neverNull(sql`p.project_id`)),
      ...byComponent,
    ],
  });
}

/** The same of one project, as it is now. */
export async function listUncoveredOfProject(
  db: Database,
  page: Page,
  projectId: number,
  wanted: WantedSights,
): Promise<ListPage<UncoveredRow>> {
  return readList(db, page, {
    select: columns,
    from: tablesOf(wanted),
    where: sql`p.project_id = ${projectId}`,
    order: byComponent,
  });
}
