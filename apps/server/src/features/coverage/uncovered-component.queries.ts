import type { RecordFault } from '@waybill/match';
import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow } from '../../db/database.ts';
import { inProjects } from '../../db/in-projects.ts';
import { ascending, neverNull } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { readList } from '../../db/list/read-list.ts';
import { fence } from '../../db/planner.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';
import { internalFlag } from '../component-shape/component-flags.ts';
import type { OwnedSights, Owner } from './cause-group.ts';
import { countedOf, isCounted } from './portfolio-coverage.queries.ts';
import { hasFault } from './record-fault.queries.ts';

export interface UncoveredRow {
  project_id: number;
  component_id: number;
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

/** The components that are listed: by their sight, and where a fault is asked for, those that have records with it. */
export interface Wanted {
  sights: OwnedSights;
  fault: RecordFault | undefined;
}

const componentsOf: Record<Owner, ReturnType<typeof sql<boolean>>> = {
  others: sql<boolean>`c.flags & ${internalFlag}::int = 0`,
  ours: sql<boolean>`c.flags & ${internalFlag}::int <> 0`,
  all: sql<boolean>`true`,
};

const columns = sql<UncoveredRow>`c.project_id, c.component_id, c.uuid, c.name, c.group_name, c.version, c.purl, c.cpe, c.upstream, c.distro, c.is_internal,
  p.uuid as project_uuid, p.name as project_name, p.version as project_version`;

const owners = ['others', 'ours', 'all'] as const;

/** The wanted sights of each kind of components, without kinds that have none. */
function partsOf(wanted: OwnedSights): { owner: Owner; sights: string[] }[] {
  const parts = owners.map((owner) => ({
    owner,
    sights: [...wanted].filter(([, one]) => one === owner).map(([sight]) => sight),
  }));
  return parts.filter(({ sights }) => sights.length > 0);
}

function isWanted(
  wanted: OwnedSights,
  sight: RawBuilder<unknown>,
  isOf: (owner: Owner) => RawBuilder<boolean>,
): RawBuilder<boolean> {
  const parts = partsOf(wanted).map(
    ({ owner, sights }) => sql<boolean>`(${sight} = any(${sights}::text[]) and ${isOf(owner)})`,
  );
  return parts.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(parts, sql` or `)})`;
}

/** The number of wanted components of a stored row `s` with a wanted sight. */
function countOf(wanted: OwnedSights): RawBuilder<number> {
  const parts = partsOf(wanted).map(
    ({ owner, sights }) => sql`when s.sight = any(${sights}::text[]) then ${countedOf[owner]}`,
  );
  return parts.length === 0 ? sql<number>`0` : sql<number>`case ${sql.join(parts, sql` `)} else 0 end`;
}

/** Read for each project by itself (`fence`): where all are joined first, a page sorts the whole portfolio. */
const tablesOf = ({ sights, fault }: Wanted) => sql`project p cross join lateral (
    select c.project_id, c.component_id, c.uuid, c.flags & ${internalFlag}::int <> 0 as is_internal, i.name, i.group_name,
      i.version, i.purl, i.cpe, i.upstream, i.distro
    from component c join identity i on i.identity_id = c.identity_id
    where c.project_id = p.project_id and ${isWanted(sights, sql`i.sight`, (owner) => componentsOf[owner])}
      and ${fault === undefined ? sql`true` : hasFault(fault)} ${fence}) c`;
const byProject = [ascending(neverNull(sql`lower(p.name)`)), ascending(neverNull(sql`p.project_id`))];
const byComponent = [ascending(neverNull(sql`lower(c.name)`)), ascending(neverNull(sql`c.component_id`))];

/**
 * Components of the portfolio, one project after the other: those that have none are passed over by what is kept of them,
 * and a page ends in the project that fills it. Only this order costs the same for any cause.
 */
export async function listUncovered(
  db: Database,
  page: Page,
  scope: ProjectScope,
  wanted: Wanted,
): Promise<ListPage<UncoveredRow>> {
  const { sights, fault } = wanted;
  const kept =
    fault === undefined
      ? sql`project_sight`
      : sql`(select * from project_record_fault where fault = ${fault})`;
  const isKept = isWanted(sights, sql`s.sight`, (owner) => sql<boolean>`${countedOf[owner]} > 0`);
  return readList(db, page, {
    select: columns,
    from: tablesOf(wanted),
    where: sql`${isCounted(scope)}
      and exists (select 1 from ${kept} s where s.project_id = p.project_id and ${isKept})`,
    kept: sql<{ n: number }>`select coalesce(sum(${countOf(sights)}), 0)::int as n
      from ${kept} s join project p on p.project_id = s.project_id where ${isCounted(scope)} and ${isKept}`,
    order: [...byProject, ...byComponent],
  });
}

/** Some projects, or one component of a single one. */
export interface UncoveredPlace {
  readonly projectIds: readonly number[];
  readonly componentId?: number | undefined;
}

/** The same of some projects, as they are now. */
export async function listUncoveredOf(
  db: Database,
  page: Page,
  place: UncoveredPlace,
  wanted: Wanted,
): Promise<ListPage<UncoveredRow>> {
  return readList(db, page, {
    select: columns,
    from: tablesOf(wanted),
    where: sql`${inProjects(sql`p.project_id`, place.projectIds)}
      and ${place.componentId === undefined ? sql`true` : sql`c.component_id = ${place.componentId}`}`,
    order: place.projectIds.length === 1 ? byComponent : [...byProject, ...byComponent],
  });
}

/** Where a component is, and whether the caller may see it. */
export async function findComponentPlace(
  db: Database,
  uuid: string,
  scope: ProjectScope,
): Promise<(UncoveredPlace & { allowed: boolean }) | undefined> {
  const row = await findRow(
    db,
    sql<{ project_id: number; component_id: number; allowed: boolean }>`select c.project_id, c.component_id,
        ${visible(scope, sql.ref('c.project_id'))} as allowed from component c where c.uuid = ${uuid}`,
  );
  return row && { projectIds: [row.project_id], componentId: row.component_id, allowed: row.allowed };
}
