import { sql } from 'kysely';
import { bytea } from '../../../db/bytea.ts';
import { type Database, rowsOf } from '../../../db/database.ts';
import { type ProjectScope, visible, visibleRow } from '../../../db/project-scope.ts';
import { identitiesByName, productsByLabel } from '../../search-index/search-index.service.ts';
import { anyOf, has, hasUuid, rankOf, type Sought } from './search-rank.ts';

/** So many of a type are answered (contract §21). */
const most = 1_000;

export interface ProjectHit {
  uuid: string;
  name: string;
  version: string | null;
  properties: string | null;
  description: string | null;
}

const projectText = sql`lower(coalesce(p.group_name || '/', '') || p.name || ' ' || coalesce(p.version, '') || ' '
  || coalesce(p.description, ''))`;
/** Encrypted values cannot be found. */
const plainValue = sql`y.project_id = p.project_id and y.value is not null and y.property_type <> 'ENCRYPTEDSTRING'`;

export async function searchProjects(
  db: Database,
  sought: Sought,
  scope: ProjectScope,
): Promise<ProjectHit[]> {
  const byProperty = sql`p.project_id = any(array(select y.project_id from project_property y
    where y.value is not null and y.property_type <> 'ENCRYPTEDSTRING' and ${has(sql`lower(y.value)`, sought)}))`;
  const rank = rankOf(
    {
      uuid: sql.ref('p.uuid'),
      group: sql`lower(p.group_name)`,
      name: sql`lower(p.name)`,
      version: sql`lower(p.version)`,
      text: projectText,
    },
    sought,
  );
  return rowsOf(
    db,
    sql<ProjectHit>`select p.uuid, p.name, p.version, p.description,
        (select string_agg(y.value, ' ' order by y.group_name, y.property_name) from project_property y where ${plainValue}) as properties
      from project p
      where ${anyOf([has(projectText, sought), byProperty, ...hasUuid(sql.ref('p.uuid'), sought)])}
        and ${visible(scope, sql.ref('p.project_id'))}
      order by ${rank}, p.name, p.version desc nulls last, p.project_id limit ${most}`,
  );
}

export interface ComponentHit {
  uuid: string;
  name: string;
  group_name: string | null;
  version: string | null;
  sha1: string | null;
  description: string | null;
}

const sha1 = /^[0-9a-f]{40}$/;

export async function searchComponents(
  db: Database,
  sought: Sought,
  scope: ProjectScope,
): Promise<ComponentHit[]> {
  const byName = sought.words.map(
    (text) => sql`c.identity_id = any(${identitiesByName([{ on: 'any', isExact: false, text }])})`,
  );
  const byVersion = sql`c.identity_id = any(array(select x.identity_id from identity x
    where x.version is not null and lower(x.version) = any(${sought.words}::text[])))`;
  const digests = sought.words.filter((word) => sha1.test(word)).map(bytea);
  // As UUIDs, which an index has beside the others: in an `or` with rows of details, all components would be read.
  const byDigest = digests.map(
    (digest) => sql`c.uuid = any(array(select o.uuid from component_detail d
      join component o on o.project_id = d.project_id and o.component_id = d.component_id
      where substr(d.sha1, 1, 7) = substr(${digest}::bytea, 1, 7) and d.sha1 = ${digest}::bytea))`,
  );
  const rank = rankOf(
    {
      uuid: sql.ref('c.uuid'),
      hasId: byDigest.length > 0 ? anyOf(byDigest) : undefined,
      group: sql`lower(i.group_name)`,
      name: sql`lower(i.name)`,
      version: sql`lower(i.version)`,
      text: sql`lower(concat(i.group_name, '/', i.name, ' ', i.version))`,
    },
    sought,
  );
  return rowsOf(
    db,
    sql<ComponentHit>`select c.uuid, c.name, c.group_name, c.version, encode(d.sha1, 'hex') as sha1,
        d.detail ->> 'description' as description
      from (select c.project_id, c.component_id, c.uuid, i.name, i.group_name, i.version,
          ${rank} as rank
        from component c join identity i on i.identity_id = c.identity_id
        where ${anyOf([...byName, byVersion, ...byDigest, ...hasUuid(sql.ref('c.uuid'), sought)])}
          and ${visibleRow(scope, sql.ref('c.project_id'))}
        order by rank, i.name, i.version desc nulls last, c.component_id limit ${most}) c
      left join component_detail d on d.project_id = c.project_id and d.component_id = c.component_id
      order by c.rank, c.name, c.version desc nulls last, c.component_id`,
  );
}

export interface ServiceHit {
  uuid: string;
  name: string;
  group_name: string | null;
  version: string | null;
  url: string | null;
  description: string | null;
}

export async function searchServices(
  db: Database,
  sought: Sought,
  scope: ProjectScope,
): Promise<ServiceHit[]> {
  const label = sql`lower(coalesce(s.group_name || '/', '') || s.name)`;
  const rank = rankOf(
    {
      uuid: sql.ref('s.uuid'),
      group: sql`lower(s.group_name)`,
      name: sql`lower(s.name)`,
      version: sql`lower(s.version)`,
      text: label,
    },
    sought,
  );
  return rowsOf(
    db,
    sql<ServiceHit>`select s.uuid, s.name, s.group_name, s.version, s.detail -> 'endpoints' ->> 0 as url,
        s.detail ->> 'description' as description
      from service s
      where ${anyOf([has(label, sought), ...hasUuid(sql.ref('s.uuid'), sought)])}
        and ${visible(scope, sql.ref('s.project_id'))}
      order by ${rank}, s.name, s.version desc nulls last, s.service_id limit ${most}`,
  );
}

export interface LicenseHit {
  uuid: string;
  spdx_id: string;
  name: string;
}

export async function searchLicenses(db: Database, sought: Sought): Promise<LicenseHit[]> {
  const text = sql`lower(l.spdx_id || ' ' || l.name)`;
  const hasId = sql`lower(l.spdx_id) = any(${sought.words}::text[])`;
  const rank = rankOf({ uuid: sql.ref('l.uuid'), hasId, name: sql`lower(l.name)`, text }, sought);
  return rowsOf(
    db,
    sql<LicenseHit>`select l.uuid, l.spdx_id, l.name from license l
      where ${anyOf([has(text, sought), ...hasUuid(sql.ref('l.uuid'), sought)])}
      order by ${rank}, l.spdx_id limit ${most}`,
  );
}

export interface VulnerabilityHit {
  uuid: string;
  ext_id: string;
  source: string;
  description: string | null;
}

export async function searchVulnerabilities(db: Database, sought: Sought): Promise<VulnerabilityHit[]> {
  const byTitle = sql`(v.title is not null and ${has(sql`lower(v.title)`, sought)})`;
  const rank = rankOf(
    {
      uuid: sql.ref('v.uuid'),
      hasId: sql`lower(v.ext_id) = any(${sought.words}::text[])`,
      name: sql`lower(v.ext_id)`,
      text: sql`lower(concat(v.ext_id, ' ', v.title))`,
    },
    sought,
  );
  return rowsOf(
    db,
    sql<VulnerabilityHit>`select v.uuid, v.ext_id, v.source, coalesce(d.doc ->> 'description', v.title) as description
      from (select v.vuln_id, v.uuid, v.ext_id, v.source, v.title, v.feed, ${rank} as rank
        from vuln v
        where ${anyOf([has(sql`lower(v.ext_id)`, sought), byTitle, ...hasUuid(sql.ref('v.uuid'), sought)])}
        order by rank, v.urgency desc, v.vuln_id limit ${most}) v
      left join vuln_doc d on d.vuln_id = v.vuln_id and d.feed = v.feed
      order by v.rank, v.ext_id, v.vuln_id`,
  );
}

export interface ProductHit {
  part: string;
  vendor: string;
  product: string;
}

const isAffected = sql`exists (select 1 from vrange r where r.pkg_id = x.pkg_id)`;

export async function searchProducts(db: Database, sought: Sought): Promise<ProductHit[]> {
  const rank = rankOf(
    { group: sql`lower(x.k2)`, name: sql`lower(x.k3)`, text: sql`lower(x.k2 || ' ' || x.k3)` },
    sought,
  );
  return rowsOf(
    db,
    sql<ProductHit>`select x.k1 as part, x.k2 as vendor, x.k3 as product from pkg x
      where x.pkg_id = any(${productsByLabel(sought.words)}) and ${isAffected}
      order by ${rank}, x.k3, x.k2, x.pkg_id limit ${most}`,
  );
}

/** Products by the parts of a CPE name, as `pkg` has them; undefined is any. */
export async function findProducts(
  db: Database,
  parts: { part: string | undefined; vendor: string | undefined; product: string | undefined },
): Promise<ProductHit[]> {
  const is = (column: string, value: string | undefined) =>
    value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`];
  const conditions = [...is('x.k1', parts.part), ...is('x.k2', parts.vendor), ...is('x.k3', parts.product)];
  return rowsOf(
    db,
    sql<ProductHit>`select x.k1 as part, x.k2 as vendor, x.k3 as product from pkg x
      where x.kind = 1 and ${sql.join([...conditions, isAffected], sql` and `)}
      order by x.k3, x.k2, x.pkg_id limit ${most}`,
  );
}
