import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow, rowsOf, streamRows } from '../../../../db/database.ts';
import {
  ascending,
  descending,
  type NeverNull,
  neverNull,
  type Order,
  orderOf,
  type SortColumns,
} from '../../../../db/list/order.ts';
import type { ListPage, Page } from '../../../../db/list/page.ts';
import { readList } from '../../../../db/list/read-list.ts';
import { preparedRows } from '../../../../db/prepared.ts';
import { type ProjectScope, visibleRow } from '../../../../db/project-scope.ts';
import { internalFlag } from '../../../component-shape/component-flags.ts';
import { countTexts } from '../../../search-index/search-index.service.ts';
import {
  type DeletionProjectRow,
  deepestFirst,
  listDeletionProjects,
} from '../../change/component-deletion.queries.ts';
import { isOutdated } from '../../component.queries.ts';
import { riskScore } from '../../component-order.queries.ts';
import {
  coordinatesOf,
  isPlain,
  type Lead,
  leadOf,
  namesOf,
  pastHashes,
  presentHashes,
  projectConditions,
  projectName,
  type Resolved,
  rowConditions,
} from './query-conditions.queries.ts';
import type { Wanted } from './read-query.ts';

/** A search over the components of all projects that a caller may see. */
export interface ComponentQuery {
  readonly wanted: readonly Wanted[];
  /** Also find components that have left their project. */
  readonly past: boolean;
  readonly excludeInactiveProjects: boolean;
  readonly onlyLatestProjectVersions: boolean;
  readonly onlyOutdated: boolean;
  readonly scope: ProjectScope;
}

export interface FoundRow {
  /** How the sources see it. */
  sight: string;
  uuid: string;
  name: string;
  group_name: string | null;
  version: string | null;
  purl: string | null;
  cpe: string | null;
  swid_tag_id: string | null;
  latest_version: string | null;
  license: string | null;
  license_id: string | null;
  internal: boolean;
  project_uuid: string;
  project_name: string;
  project_version: string | null;
  project_deleted: boolean;
  project_graph: boolean;
  added_at: Date;
  removed_at: Date | null;
  c4: number;
  c3: number;
  c2: number;
  c1: number;
  c0: number;
}

/** The rows that belong to a row `c` of an identity `i`; at most one each. */
const joined = sql`left join project p on p.project_id = c.project_id
    left join deleted_project g on g.project_id = c.project_id
    left join component_detail d on d.project_id = c.project_id and d.component_id = c.component_id and c.past_id = 0
    left join component_count k on k.project_id = c.project_id and k.component_id = c.component_id and c.past_id = 0`;

/**
 * The rows that a search is about, as `c`. Where the past counts, digests are looked for in each of the two tables, so that
 * the indexes of each are used.
 */
export function tablesOf({ wanted, past }: ComponentQuery, lead: Lead): RawBuilder<unknown> {
  const { identities, isByIdentity, license } = lead;
  // Each of the two tables must say it: the planner does not look through both for the identities that it has found.
  const ofIdentity = (row: string) =>
    isByIdentity ? [sql`${sql.ref(`${row}.identity_id`)} = i.identity_id`] : [];
  const details = [...presentHashes(wanted), ...(license ? [license.present] : [])];
  const ofPast = [...pastHashes(wanted), ...(license ? [license.past] : [])];
  const present = sql`select c.project_id, c.component_id, c.identity_id, c.uuid, c.added_at, c.flags,
      null::timestamptz as removed_at, null::text as past_license, 0::bigint as past_id
    from component c ${
      details.length === 0
        ? sql``
        : sql`join component_detail d on d.project_id = c.project_id and d.component_id = c.component_id`
    } where ${sql.join([sql`true`, ...details, ...ofIdentity('c')], sql` and `)}`;
  const gone = sql`select o.project_id, o.component_id, o.identity_id, o.uuid, o.added_at, 0, o.removed_at, o.license, o.past_id
    from component_past o where ${sql.join([sql`true`, ...ofPast, ...ofIdentity('o')], sql` and `)}`;
  const rows = sql`(${present} ${past ? sql`union all ${gone}` : sql``}) c`;
  // Conditions on identities are evaluated once per identity, not per component.
  return isByIdentity
    ? sql`${identities} i cross join lateral ${rows} ${joined}`
    : sql`${identities} i join ${rows} on c.identity_id = i.identity_id ${joined}`;
}

export function tables(query: ComponentQuery, resolved: Resolved): RawBuilder<unknown> {
  return tablesOf(query, leadOf(query.wanted, resolved));
}

export function conditions(query: ComponentQuery, resolved: Resolved): RawBuilder<unknown> {
  const { wanted, excludeInactiveProjects, onlyLatestProjectVersions, onlyOutdated, scope } = query;
  return sql.join(
    [
      visibleRow(scope, sql.ref('c.project_id')),
      ...leadOf(wanted, resolved).conditions,
      ...rowConditions(wanted, resolved),
      ...(excludeInactiveProjects ? [sql`p.active`] : []),
      ...(onlyLatestProjectVersions ? [sql`p.is_latest`] : []),
      // A component that left its project keeps its last version.
      ...(onlyOutdated ? [sql`c.past_id = 0`, isOutdated] : []),
    ],
    sql` and `,
  );
}

const count = (name: string) => sql`coalesce(${sql.ref(`k.${name}`)}, ${sql.ref(`i.${name}`)})`;
const licenseId = sql`(select l.spdx_id from license l where l.license_id = d.license_id)`;
const licenseText = sql`coalesce(${licenseId}, d.license_name, d.license_expression, c.past_license)`;
const latestVersion = sql`case when c.past_id = 0 then (select w.version
  from identity_coord o join package_latest w on w.pkg_id = o.pkg_id where o.identity_id = c.identity_id limit 1) end`;
const columns = sql<FoundRow>`i.sight, c.uuid, i.name, i.group_name, i.version, i.purl, i.cpe, i.swid_tag_id,
  ${latestVersion} as latest_version, ${licenseText} as license, ${licenseId} as license_id,
  c.flags & ${internalFlag}::int <> 0 as internal, coalesce(p.uuid, g.uuid) as project_uuid,
  ${projectName} as project_name, coalesce(p.version, g.version) as project_version, g.project_id is not null as project_deleted,
  coalesce(p.direct_dependencies, false) as project_graph, c.added_at, c.removed_at, ${sql.join(
    ['c4', 'c3', 'c2', 'c1', 'c0'].map((name) => sql`${count(name)} as ${sql.ref(name)}`),
  )}`;

const name = neverNull(sql`lower(i.name)`);
const sortColumns: SortColumns = {
  name,
  version: sql`i.version`,
  group: sql`i.group_name`,
  purl: sql`i.purl`,
  cpe: sql`i.cpe`,
  swidTagId: sql`i.swid_tag_id`,
  license: licenseText,
  'project.name': [neverNull(projectName), sql`coalesce(p.version, g.version)`],
  findings: sql`case when c.past_id = 0 then ${count('findings')} end`,
  riskScore: sql`case when c.past_id = 0 then ${riskScore} end`,
  firstSeen: neverNull(sql`c.added_at`),
  lastSeen: sql`c.removed_at`,
};
const tieBreak: Order = [ascending(neverNull(sql`c.component_id`)), ascending(neverNull(sql`c.past_id`))];

/** By name, then the latest version, unless another order is asked for. @param name in lower case, from where it is read */
export function foundOrder(page: Page, name: NeverNull): Order {
  return orderOf(page, { ...sortColumns, name }, [ascending(name), descending(sql`i.version`)], tieBreak);
}

/** Where something that was found is stored: a component, or one of the past. */
export interface FoundKey {
  readonly project_id: number;
  readonly component_id: number;
  /** 0 for a component that is there. */
  readonly past_id: number;
}

export const foundKey = {
  project_id: sql.ref('c.project_id'),
  component_id: sql.ref('c.component_id'),
  past_id: sql.ref('c.past_id'),
};

/**
 * Which rows are on a page of what a query finds. Tables whose columns are neither asked for nor sorted by are left out by the
 * planner, so that thousands of rows cost two look-ups each and not five.
 */
export async function listFoundKeys(
  db: Database,
  query: ComponentQuery,
  resolved: Resolved,
  page: Page,
): Promise<ListPage<FoundKey>> {
  return readList(db, page, {
    select: sql<FoundKey>`${sql.join(Object.values(foundKey))}`,
    from: tables(query, resolved),
    where: conditions(query, resolved),
    order: foundOrder(page, name),
    isGathered: query.wanted.length > 0,
  });
}

/** The rows at some keys, in the order of the keys. */
export async function listFoundRows(db: Database, keys: readonly FoundKey[]): Promise<FoundRow[]> {
  return preparedRows(
    db,
    sql<FoundRow>`select ${columns}
      from unnest(${keys.map((key) => key.project_id)}::int[], ${keys.map((key) => key.component_id)}::bigint[],
        ${keys.map((key) => key.past_id)}::bigint[]) with ordinality as key(project_id, component_id, past_id, n)
      cross join lateral (
        select c.project_id, c.component_id, c.identity_id, c.uuid, c.added_at, c.flags, null::timestamptz as removed_at,
          null::text as past_license, 0::bigint as past_id
        from component c
        where key.past_id = 0 and c.project_id = key.project_id and c.component_id = key.component_id
        union all
        select o.project_id, o.component_id, o.identity_id, o.uuid, o.added_at, 0, o.removed_at, o.license, o.past_id
        from component_past o where key.past_id > 0 and o.project_id = key.project_id and o.past_id = key.past_id) c
      join identity i on i.identity_id = c.identity_id ${joined} order by key.n`,
  );
}

/** Refs of all that a query finds, in the order in which they are deleted; of a query without the past. */
export async function* streamFound(
  db: Database,
  query: ComponentQuery,
  resolved: Resolved,
): AsyncGenerator<string[], void, undefined> {
  const found = deepestFirst(tables(query, resolved), conditions(query, resolved));
  for await (const batch of streamRows(db, found, 5_000)) yield batch.map(({ uuid }) => uuid);
}

/** The projects of all found components except some, for a query without the past. */
export async function listProjectsOfFound(
  db: Database,
  query: ComponentQuery,
  resolved: Resolved,
  excluded: readonly string[],
): Promise<DeletionProjectRow[]> {
  const isMeant = sql`c.uuid <> all(${excluded}::uuid[])`;
  const where = sql`${conditions(query, resolved)} and ${isMeant}`;
  return listDeletionProjects(db, tables(query, resolved), where);
}

/** True if a condition puts versions into an order. */
export function isOrdered(wanted: Wanted): wanted is Extract<Wanted, { by: 'version' }> {
  return wanted.by === 'version' && wanted.comparison !== '=' && wanted.comparison !== 'contains';
}

/** So many different versions without an ecosystem are compared; nothing real comes near. */
const mostPlain = 5_000;

/** Criteria on the identity alone, whatever components it has. */
const identityKinds: ReadonlySet<Wanted['by']> = new Set(['name', 'purl', 'cpe', 'swid', 'version']);

/**
 * The versions that no ecosystem orders, among those that the other conditions leave: of identities alone where those are
 * enough to find them. Nobody is shown them; they only say which versions the comparison holds for.
 */
export async function listPlainVersions(
  db: Database,
  query: ComponentQuery,
  resolved: Resolved,
): Promise<string[]> {
  const positive = query.wanted.filter((each) => !each.negated && !isOrdered(each));
  const unlicensed = positive.filter(({ by }) => by !== 'license');
  const others = unlicensed.length > 0 ? unlicensed : positive;
  const ofIdentities = others.filter(({ by }) => identityKinds.has(by));
  const lead = leadOf(others, resolved);
  const isFound = ofIdentities.length === others.length && lead.isByIdentity;
  const from = isFound ? sql`${lead.identities} i` : tables({ ...query, wanted: others }, resolved);
  const where = isFound
    ? sql.join([...lead.conditions, ...rowConditions(others, resolved)], sql` and `)
    : conditions({ ...query, wanted: others }, resolved);
  const rows = await rowsOf(
    db,
    sql<{ version: string }>`select distinct i.version from ${from}
      where ${where} and i.version is not null and ${isPlain} limit ${mostPlain}`,
  );
  return rows.map(({ version }) => version);
}

/** Reading a name or coordinates with their identities and components takes as long as reading so many components of a project. */
const componentsPerText = 20;
/** More components than these are never read for their projects. */
const mostComponents = 20_000;

/** True if the components of the projects that a query names are fewer than what its names or coordinates lead to. */
export async function isLedByProjects(db: Database, { wanted, scope }: ComponentQuery): Promise<boolean> {
  const named = projectConditions(wanted, scope);
  const names = namesOf(wanted);
  const texts = names.length > 0 ? names : coordinatesOf(wanted)[0];
  if (named.length === 0 || !texts) return false;
  const found = await findRow(
    db,
    sql<{ components: number }>`select count(*) as components from (
      select 1 from component c where c.project_id in (select x.project_id from project x where ${sql.join(named, sql` and `)})
      limit ${mostComponents}) c`,
  );
  const components = found?.components ?? 0;
  if (components === mostComponents) return false;
  const mostTexts = Math.ceil(components / componentsPerText);
  const counted = await findRow(db, sql<{ n: number }>`select ${countTexts(texts, mostTexts)} as n`);
  return (counted?.n ?? 0) >= mostTexts;
}
