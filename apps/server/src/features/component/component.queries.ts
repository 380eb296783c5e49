import type { RawBuilder } from 'kysely';
import { bytea } from '../../db/bytea.ts';
import { type Database, findRow, rowsOf, sql } from '../../db/database.ts';
import { containsPattern } from '../../db/list/search.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';
import { limitOffset, orderBy, type Page, type SortColumns } from '../../http/paging.ts';
import { storedFields } from '../../http/stored-fields.ts';
import { directFlag, internalFlag } from './component-flags.ts';
import type { ComponentRow } from './component-row.ts';
import { digestColumns, type HashMember, isDigest } from './hash-members.ts';

const columns = sql`c.project_id, c.component_id, c.identity_id, c.uuid, c.added_at, c.flags, i.group_name, i.name,
  i.version, i.purl, coalesce(i.purl_coordinates, i.purl) as purl_coordinates, i.cpe, i.swid_tag_id, d.parent_id, d.bom_ref, d.classifier, d.scope,
  d.license_name, d.license_expression, d.license_url, d.detail,
  (select to_jsonb(l) - 'see_also' from license l where l.license_id = d.license_id) as license,
  ${digestTexts()},
  coalesce(k.c4, i.c4) as c4, coalesce(k.c3, i.c3) as c3, coalesce(k.c2, i.c2) as c2, coalesce(k.c1, i.c1) as c1,
  coalesce(k.c0, i.c0) as c0, coalesce(k.findings, i.findings) as findings, coalesce(k.audited, 0) as audited,
  coalesce(k.suppressed, 0) as suppressed`;

const tables = sql`component c
  join identity i on i.identity_id = c.identity_id
  left join component_detail d on d.project_id = c.project_id and d.component_id = c.component_id
  left join component_count k on k.project_id = c.project_id and k.component_id = c.component_id`;

export type FoundComponent = ComponentRow & { allowed: boolean };

export async function findByUuid(
  db: Database,
  uuid: string,
  scope: ProjectScope,
): Promise<FoundComponent | undefined> {
  return findRow(
    db,
    sql<FoundComponent>`select ${columns}, ${visible(scope, sql.ref('c.project_id'))} as allowed
      from ${tables} where c.uuid = ${uuid}`,
  );
}

export interface ComponentFilter {
  readonly onlyDirect: boolean;
  readonly onlyOutdated: boolean;
}

const count = (name: string) => sql`coalesce(${sql.ref(`k.${name}`)}, ${sql.ref(`i.${name}`)})`;
const riskScore = sql`(${count('c4')} * 10 + ${count('c3')} * 5 + ${count('c2')} * 3 + ${count('c1')} + ${count('c0')} * 5)`;

const sortColumns: SortColumns = {
  name: sql`i.name`,
  version: sql`i.version`,
  group: sql`i.group_name`,
  purl: sql`i.purl`,
  cpe: sql`i.cpe`,
  swidTagId: sql`i.swid_tag_id`,
  uuid: sql`c.uuid`,
  classifier: sql`d.classifier`,
  scope: sql`d.scope`,
  license: licenseName(),
  'resolvedLicense.name': licenseName(),
  licenseExpression: sql`d.license_expression`,
  isInternal: sql`(c.flags & ${internalFlag}::int)`,
  internal: sql`(c.flags & ${internalFlag}::int)`,
  lastInheritedRiskScore: riskScore,
  purlCoordinates: sql`coalesce(i.purl_coordinates, i.purl)`,
  licenseUrl: sql`d.license_url`,
  'resolvedLicense.licenseId': sql`(select l.spdx_id from license l where l.license_id = d.license_id)`,
  ...detailColumns('description', 'publisher', 'copyright', 'filename', 'extension', 'notes'),
  'supplier.name': sql`d.detail -> 'supplier' ->> 'name'`,
  'project.name': projectColumn('name'),
  'project.version': projectColumn('version'),
  'project.uuid': projectColumn('uuid'),
  ...Object.fromEntries(digestColumns.map((member) => [member, sql.ref(`d.${member}`)])),
  // Ours: the counters that the console shows as columns, and the day a component came.
  'metrics.inheritedRiskScore': riskScore,
  'metrics.vulnerabilities': sql`(${count('c4')} + ${count('c3')} + ${count('c2')} + ${count('c1')} + ${count('c0')})`,
  'metrics.critical': count('c4'),
  'metrics.high': count('c3'),
  'metrics.medium': count('c2'),
  'metrics.low': count('c1'),
  'metrics.unassigned': count('c0'),
  'metrics.findingsTotal': count('findings'),
  added: sql`c.added_at`,
};

function licenseName(): RawBuilder<unknown> {
  return sql`coalesce((select l.name from license l where l.license_id = d.license_id), d.license_name,
    d.license_expression)`;
}

function detailColumns(...names: string[]): SortColumns {
  return Object.fromEntries(names.map((name) => [name, sql`d.detail ->> ${name}::text`]));
}

function projectColumn(name: string): RawBuilder<unknown> {
  return sql`(select ${sql.ref(`q.${name}`)} from project q where q.project_id = c.project_id)`;
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

/** Components by their keys, in the order of these. */
export async function listByKey(db: Database, keys: readonly ComponentKey[]): Promise<ComponentRow[]> {
  return rowsOf(
    db,
    sql<ComponentRow>`select ${columns} from ${tables} join unnest(${keys.map((key) => key.project_id)}::int[],
        ${keys.map((key) => key.component_id)}::bigint[]) with ordinality as page(project_id, component_id, n)
        on page.project_id = c.project_id and page.component_id = c.component_id order by page.n`,
  );
}

/** Which components are on a page of a project's. */
export async function listComponentKeys(
  db: Database,
  projectId: number,
  filter: ComponentFilter,
  page: Page,
): Promise<ComponentKey[]> {
  const order = orderBy(
    page,
    sortColumns,
    sql`i.name, i.version desc nulls last`,
    sql`c.component_id`,
    storedFields.component,
  );
  return rowsOf(
    db,
    sql<ComponentKey>`select c.project_id, c.component_id from ${tables}
      where ${conditions(projectId, filter, page)} ${order} ${limitOffset(page)}`,
  );
}

export async function countComponents(
  db: Database,
  projectId: number,
  filter: ComponentFilter,
  page: Page,
): Promise<number> {
  const row = await findRow(
    db,
    sql<{ total: number }>`select count(*) as total from component c
      join identity i on i.identity_id = c.identity_id where ${conditions(projectId, filter, page)}`,
  );
  return row?.total ?? 0;
}

function conditions(projectId: number, filter: ComponentFilter, page: Page): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`c.project_id = ${projectId}`];
  if (filter.onlyDirect) parts.push(sql`c.flags & ${directFlag}::int <> 0`);
  // No source of latest versions is built in yet, so no component is known to be outdated.
  if (filter.onlyOutdated) parts.push(sql`false`);
  if (page.search !== undefined) {
    const pattern = containsPattern(page.search);
    parts.push(sql`(lower(i.name) like ${pattern} or lower(i.group_name) like ${pattern})`);
  }
  return sql.join(parts, sql` and `);
}

/** What identifies the components that are looked for; texts are found anywhere in the stored one, in any case. */
export interface IdentityQuery {
  readonly group?: string | undefined;
  readonly name?: string | undefined;
  readonly version?: string | undefined;
  readonly purl?: string | undefined;
  readonly cpe?: string | undefined;
  readonly swidTagId?: string | undefined;
  readonly projectId?: number | undefined;
  readonly excludeInactiveProjects: boolean;
  readonly onlyLatestProjectVersions: boolean;
}

/** The condition that an identity search asks for, in a query that calls the project `p`. */
export function byIdentity(query: IdentityQuery): RawBuilder<unknown> {
  const contains = (column: string, text: string | undefined) =>
    text === undefined ? [] : [sql`lower(${sql.ref(column)}) like ${containsPattern(text)}`];
  const parts = [
    ...contains('i.group_name', query.group),
    ...contains('i.name', query.name),
    ...contains('i.version', query.version),
    ...contains('i.purl', query.purl),
    ...contains('i.cpe', query.cpe),
    ...contains('i.swid_tag_id', query.swidTagId),
    ...(query.projectId === undefined ? [] : [sql`c.project_id = ${query.projectId}`]),
    ...(query.excludeInactiveProjects ? [sql`p.active`] : []),
    ...(query.onlyLatestProjectVersions ? [sql`p.is_latest`] : []),
  ];
  return sql.join(parts, sql` and `);
}

/**
 * The condition that a component has a digest, as one of these members.
 * @param digest hexadecimal digits; any other text is no component's
 */
export function byHash(members: readonly HashMember[], digest: string): RawBuilder<unknown> {
  if (!isDigest(digest)) return sql`false`;
  const value = sql`${bytea(digest)}::bytea`;
  const conditions = members.map((member) => {
    const column = sql.ref(`d.${member}`);
    // The first bytes are what the indexes hold.
    return sql`(substr(${column}, 1, 7) = substr(${value}, 1, 7) and ${column} = ${value})`;
  });
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** Which components are on a page of the portfolio's visible ones that meet a condition. */
export async function listFoundKeys(
  db: Database,
  condition: RawBuilder<unknown>,
  page: Page,
  scope: ProjectScope,
): Promise<ComponentKey[]> {
  const order = orderBy(page, sortColumns, sql`c.component_id`, sql`c.component_id`, storedFields.component);
  return rowsOf(
    db,
    sql<ComponentKey>`select c.project_id, c.component_id from ${tables}
      join project p on p.project_id = c.project_id
      where ${condition} and ${visible(scope, sql.ref('c.project_id'))} ${order} ${limitOffset(page)}`,
  );
}

export async function countFound(
  db: Database,
  condition: RawBuilder<unknown>,
  scope: ProjectScope,
): Promise<number> {
  const row = await findRow(
    db,
    sql<{
      total: number;
    }>`select count(*) as total from ${tables} join project p on p.project_id = c.project_id
      where ${condition} and ${visible(scope, sql.ref('c.project_id'))}`,
  );
  return row?.total ?? 0;
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
