import type { RawBuilder } from 'kysely';
import { type Database, findRow, rowsOf, sql } from '../../db/database.ts';
import { inProjects } from '../../db/in-projects.ts';
import { conditionsOn, type FilterRules, given, onlyIf } from '../../db/list/filters.ts';
import { ascending, descending } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { readList } from '../../db/list/read-list.ts';
import { containsPattern } from '../../db/list/search.ts';
import { fence } from '../../db/planner.ts';
import { preparedRows } from '../../db/prepared.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';
import { directFlag, internalFlag } from '../component-shape/component-flags.ts';
import { digestColumns } from '../component-shape/hash-members.ts';
import { isBefore } from '../component-shape/latest-version.ts';
import type { SeverityColumn } from '../metrics/counts.ts';
import { countedViolations, violationTables } from '../policy-evaluation/violation-counters.ts';
import { componentName, componentOrder } from './component-order.queries.ts';
import type { ComponentRow } from './component-row.ts';

const columns = sql`c.project_id, c.component_id, c.identity_id, c.uuid, c.added_at, c.flags, i.group_name, i.name,
  i.version, i.sight, i.purl, coalesce(i.purl_coordinates, i.purl) as purl_coordinates, i.cpe, i.swid_tag_id, i.upstream, i.distro,
  d.parent_id, d.bom_ref, d.classifier, d.scope, d.license_name, d.license_expression, d.license_url, d.detail,
  (select to_jsonb(l) - 'see_also' from license l where l.license_id = d.license_id) as license,
  ${digestTexts()},
  coalesce(k.c4, i.c4) as c4, coalesce(k.c3, i.c3) as c3, coalesce(k.c2, i.c2) as c2, coalesce(k.c1, i.c1) as c1,
  coalesce(k.c0, i.c0) as c0, coalesce(k.findings, i.findings) as findings, coalesce(k.audited, 0) as audited,
  coalesce(k.suppressed, 0) as suppressed,
  (select row_to_json(pv) from (select ${countedViolations} from ${violationTables}
    where v.project_id = c.project_id and v.component_id = c.component_id and a.suppressed is not true) pv)
    as violations`;

const belongings = sql`left join component_detail d on d.project_id = c.project_id and d.component_id = c.component_id
  left join component_count k on k.project_id = c.project_id and k.component_id = c.component_id`;

export const componentTables = sql`component c
  join identity i on i.identity_id = c.identity_id
  ${belongings}`;

/** The same tables for a list that is found by what identifies components. @param identities SQL of a table of these, each once */
export const tablesOfIdentities = (identities: RawBuilder<unknown>) => sql`${identities} i
  join component c on c.identity_id = i.identity_id
  ${belongings}`;

/**
 * The same tables for a list of some projects. The offsets keep the planner from walking the names of all identities, in whose
 * order the list is, for the few that the project has.
 */
function tablesOfProjects(projectIds: readonly number[]): RawBuilder<unknown> {
  const [first] = projectIds;
  const projectId = projectIds.length === 1 ? sql`${first}::int` : sql`c.project_id`;
  return sql`(select * from component where ${inProjects(sql`project_id`, projectIds)} ${fence}) c
  cross join lateral (select * from identity where identity_id = c.identity_id ${fence}) i
  left join component_detail d on d.project_id = ${projectId} and d.component_id = c.component_id
  left join component_count k on k.project_id = ${projectId} and k.component_id = c.component_id`;
}

export type FoundComponent = ComponentRow & { allowed: boolean };

export async function findByUuid(
  db: Database,
  uuid: string,
  scope: ProjectScope,
): Promise<FoundComponent | undefined> {
  return findRow(
    db,
    sql<FoundComponent>`select ${columns}, ${visible(scope, sql.ref('c.project_id'))} as allowed
      from ${componentTables} where c.uuid = ${uuid}`,
  );
}

export interface ComponentFilter {
  readonly onlyDirect: boolean;
  readonly onlyOutdated: boolean;
  /** With vulnerabilities of any of these severities, as the counters name them; of any when empty. */
  readonly severities: readonly SeverityColumn[];
  readonly classifier: string | undefined;
  readonly scope: string | undefined;
  readonly internal: boolean;
}

/** Filters for a project's component list. */
export interface ListedFilter extends ComponentFilter {
  /** Only those that depend directly on the component of this number. */
  readonly dependsOn?: number;
}

function digestTexts(): RawBuilder<unknown> {
  const texts = digestColumns.map(
    (member) => sql`encode(${sql.ref(`d.${member}`)}, 'hex') as ${sql.ref(member)}`,
  );
  return sql.join(texts);
}

/** Where a component is stored. */
export interface ComponentKey {
  readonly project_id: number;
  readonly component_id: number;
}

/** Components by their keys, in the order of the keys. */
export async function listByKey(db: Database, keys: readonly ComponentKey[]): Promise<ComponentRow[]> {
  return preparedRows(
    db,
    sql<ComponentRow>`select ${columns} from ${componentTables} join unnest(${keys.map((key) => key.project_id)}::int[],
        ${keys.map((key) => key.component_id)}::bigint[]) with ordinality as page(project_id, component_id, n)
        on page.project_id = c.project_id and page.component_id = c.component_id order by page.n`,
  );
}

/** A list is chosen by its keys alone; `listByKey` loads the components. */
export const keyColumns = sql<ComponentKey>`c.project_id, c.component_id`;

/** Which components are on a page of those of some projects. */
export async function listComponentKeys(
  db: Database,
  projectIds: readonly number[],
  filter: ListedFilter,
  page: Page,
): Promise<ListPage<ComponentKey>> {
  return readList(db, page, {
    select: keyColumns,
    from: tablesOfProjects(projectIds),
    where: componentCondition(projectIds, filter, page.search),
    order: componentOrder(page, [ascending(componentName), descending(sql`i.version`)]),
    isGathered: true,
  });
}

/** True for an earlier version than the latest one of its package, if that is known (contract §5.1). */
export const isOutdated = sql`exists (select 1 from identity_coord o join package_latest w on w.pkg_id = o.pkg_id
  where o.identity_id = c.identity_id and ${isBefore(sql.ref('o'), sql.ref('w'), sql`i.version`)})`;

/** The filters of components, over {@link componentTables}. */
const filters: FilterRules<ComponentFilter, 'component'> = {
  onlyDirect: { on: 'component', where: onlyIf(sql`c.flags & ${directFlag}::int <> 0`) },
  onlyOutdated: { on: 'component', where: onlyIf(isOutdated) },
  internal: { on: 'component', where: onlyIf(sql`c.flags & ${internalFlag}::int <> 0`) },
  classifier: { on: 'component', where: given((classifier) => sql`d.classifier = ${classifier}`) },
  scope: { on: 'component', where: given((scope) => sql`d.scope = ${scope}`) },
  severities: { on: 'component', where: hasSeverity },
};

export const filterConditions = (filter: ComponentFilter): RawBuilder<unknown>[] =>
  conditionsOn(filters, filter, ['component'], undefined);

function hasSeverity(severities: readonly SeverityColumn[]): RawBuilder<unknown> | undefined {
  const any = severities.map(
    (column) => sql`coalesce(${sql.ref(`k.${column}`)}, ${sql.ref(`i.${column}`)}) > 0`,
  );
  return any.length === 0 ? undefined : sql`(${sql.join(any, sql` or `)})`;
}

/** The condition of the list of projects' components, over {@link componentTables}. */
export function componentCondition(
  projectIds: readonly number[],
  filter: ListedFilter,
  search: string | undefined,
): RawBuilder<unknown> {
  const parts = [inProjects(sql`c.project_id`, projectIds), ...filterConditions(filter)];
  if (filter.dependsOn !== undefined)
    parts.push(sql`c.component_id in (select e.from_id from dependency e
      where ${inProjects(sql`e.project_id`, projectIds)} and e.to_id = ${filter.dependsOn})`);
  if (search !== undefined) {
    const pattern = containsPattern(search);
    parts.push(sql`(lower(i.name) like ${pattern} or lower(i.group_name) like ${pattern})`);
  }
  return sql.join(parts, sql` and `);
}

/** A component as its parent or child shows it. */
export interface RelativeRow {
  component_id: number;
  uuid: string;
  name: string;
  group_name: string | null;
  version: string | null;
}

export async function listChildren(
  db: Database,
  projectId: number,
  componentId: number,
): Promise<RelativeRow[]> {
  return rowsOf(
    db,
    sql<RelativeRow>`select c.component_id, c.uuid, i.name, i.group_name, i.version
      from component_detail d join component c on c.project_id = d.project_id and c.component_id = d.component_id
      join identity i on i.identity_id = c.identity_id
      where d.project_id = ${projectId} and d.parent_id = ${componentId} order by i.name, i.version, c.component_id`,
  );
}

export async function findRelative(
  db: Database,
  projectId: number,
  componentId: number,
): Promise<RelativeRow | undefined> {
  return findRow(
    db,
    sql<RelativeRow>`select c.component_id, c.uuid, i.name, i.group_name, i.version
      from component c join identity i on i.identity_id = c.identity_id
      where c.project_id = ${projectId} and c.component_id = ${componentId}`,
  );
}
