import type { Contact, ExternalReference, Organization } from '@waybill/sbom';
import type { RawBuilder } from 'kysely';
import { type Database, findRow, rowsOf, sql } from '../../../db/database.ts';
import { type ProjectScope, visible } from '../../../db/project-scope.ts';
import type { ComponentDetail } from '../../component/component-facts.ts';
import { digestColumns, type HashMember } from '../../component-shape/hash-members.ts';
import type { ServiceDetail } from '../../service/service-facts.ts';

/** A project as the subject of a document. */
export interface ExportedProject {
  project_id: number;
  uuid: string;
  name: string;
  version: string | null;
  group_name: string | null;
  description: string | null;
  classifier: string | null;
  publisher: string | null;
  cpe: string | null;
  purl: string | null;
  swid_tag_id: string | null;
  is_collection: boolean;
  authors: Contact[] | null;
  manufacturer: Organization | null;
  supplier: Organization | null;
  external_references: ExternalReference[] | null;
  bom_metadata: { authors?: Contact[] | null; supplier?: Organization | null } | null;
  allowed: boolean;
}

export async function findExportedProject(
  db: Database,
  uuid: string,
  scope: ProjectScope,
): Promise<ExportedProject | undefined> {
  return findRow(
    db,
    sql<ExportedProject>`select p.project_id, p.uuid, p.name, p.version, p.group_name, p.description, p.classifier,
        p.publisher, p.cpe, p.purl, p.swid_tag_id, p.collection_logic <> 'NONE' as is_collection, p.authors,
        p.manufacturer, p.supplier, p.external_references, p.bom_metadata,
        ${visible(scope, sql.ref('p.project_id'))} as allowed
      from project p where p.uuid = ${uuid}`,
  );
}

export async function findExportedComponent(
  db: Database,
  uuid: string,
  scope: ProjectScope,
): Promise<{ project_id: number; component_id: number; allowed: boolean } | undefined> {
  return findRow(
    db,
    sql<{ project_id: number; component_id: number; allowed: boolean }>`select c.project_id, c.component_id,
        ${visible(scope, sql.ref('c.project_id'))} as allowed
      from component c where c.uuid = ${uuid}`,
  );
}

export interface ExportedComponent extends Record<HashMember, string | null> {
  uuid: string;
  parent_uuid: string | null;
  group_name: string | null;
  name: string;
  version: string | null;
  purl: string | null;
  cpe: string | null;
  swid_tag_id: string | null;
  classifier: string | null;
  scope: string | null;
  /** The contract's `licenseId` of the license that it resolves to. */
  license_key: string | null;
  license_name: string | null;
  license_expression: string | null;
  license_url: string | null;
  detail: ComponentDetail | null;
  properties: [group: string | null, name: string, value: string | null][] | null;
}

/** Which components of a project a document has. */
export type ComponentChoice = 'all' | 'vulnerable' | 'contested' | { readonly componentId: number };

/** Components by name, so that a document differs from an earlier one where the project does. */
export function exportedComponents(
  projectId: number,
  choice: ComponentChoice,
): RawBuilder<ExportedComponent> {
  const digests = digestColumns.map(
    (member) => sql`encode(${sql.ref(`d.${member}`)}, 'hex') as ${sql.ref(member)}`,
  );
  return sql<ExportedComponent>`select c.uuid, (select u.uuid from component u
        where u.project_id = ${projectId} and u.component_id = d.parent_id) as parent_uuid,
      i.group_name, i.name, i.version, i.purl, i.cpe, i.swid_tag_id, d.classifier, d.scope,
      (select l.spdx_id from license l where l.license_id = d.license_id) as license_key,
      d.license_name, d.license_expression, d.license_url, d.detail, ${sql.join(digests)},
      (select jsonb_agg(jsonb_build_array(o.group_name, o.property_name, o.value)
          order by o.group_name, o.property_name, o.value)
        from component_property o where o.project_id = ${projectId} and o.component_id = c.component_id
          and o.property_type <> 'ENCRYPTEDSTRING') as properties
    from component c join identity i on i.identity_id = c.identity_id
    left join component_detail d on d.project_id = ${projectId} and d.component_id = c.component_id
    where c.project_id = ${projectId} and ${isChosen(projectId, choice)}
    order by i.name, i.version, c.component_id`;
}

function isChosen(projectId: number, choice: ComponentChoice): RawBuilder<unknown> {
  if (choice === 'all') return sql`true`;
  if (choice === 'contested') return sql`c.component_id in (${contestedComponents(projectId)})`;
  if (choice !== 'vulnerable') return sql`c.component_id = ${choice.componentId}`;
  return sql`(exists (select 1 from identity_match m where m.identity_id = c.identity_id)
    or exists (select 1 from component_match m where m.project_id = ${projectId} and m.component_id = c.component_id))`;
}

export interface ExportedService {
  uuid: string;
  parent_uuid: string | null;
  group_name: string | null;
  name: string;
  version: string | null;
  detail: ServiceDetail;
}

export function exportedServices(projectId: number): RawBuilder<ExportedService> {
  return sql<ExportedService>`select s.uuid, (select u.uuid from service u
        where u.project_id = ${projectId} and u.service_id = s.parent_id) as parent_uuid,
      s.group_name, s.name, s.version, s.detail
    from service s where s.project_id = ${projectId} order by s.service_id`;
}

export interface ExportedEdges {
  uuid: string;
  depends_on: string[] | null;
}

/**
 * The dependencies of each element: the project, every exported component, and services with dependencies.
 * @param choice components in the document; only these are named
 */
export function exportedEdges(
  { project_id, uuid }: Pick<ExportedProject, 'project_id' | 'uuid'>,
  choice: ComponentChoice,
): RawBuilder<ExportedEdges> {
  return sql<ExportedEdges>`
    with element as materialized (
      select c.component_id as id, c.uuid, false as is_service from component c
      where c.project_id = ${project_id} and ${isChosen(project_id, choice)}
      union all
      select s.service_id, s.uuid, true from service s where s.project_id = ${project_id}),
    edge as (
      select d.from_id, array_agg(t.uuid order by d.to_id) as depends_on
      from dependency d join element t on t.id = d.to_id where d.project_id = ${project_id} group by d.from_id)
    select f.uuid, e.depends_on
    from (select 0::bigint as id, ${uuid}::uuid as uuid, false as is_service union all select * from element) f
    left join edge e on e.from_id = f.id
    where e.from_id is not null or not f.is_service order by f.id`;
}

export interface ExportedFinding {
  vuln_id: number;
  identity_id: number;
  component_uuid: string;
  /** The version of the component. */
  version: string | null;
  state: string;
  justification: string;
  response: string;
  details: string | null;
  suppressed: boolean;
  /** Its last day. */
  until: string | null;
  /** Other records of the flaw are decided about differently in a component of the project. */
  is_contested: boolean;
}

/** The decision, or its absence. */
const decided = sql`coalesce(a.state, 'NOT_SET') as state, coalesce(a.justification, 'NOT_SET') as justification,
  coalesce(a.response, 'NOT_SET') as response, a.details, coalesce(a.suppressed, false) as suppressed,
  a.until::text as until`;

function findingsOf(projectId: number): RawBuilder<unknown> {
  return sql`select c.component_id, c.identity_id, c.uuid, m.vuln_id
      from component c join identity_match m on m.identity_id = c.identity_id where c.project_id = ${projectId}
      union
      select c.component_id, c.identity_id, c.uuid, m.vuln_id
      from component c join component_match m on m.project_id = c.project_id and m.component_id = c.component_id
      where c.project_id = ${projectId}`;
}

/** Every finding, suppressed ones as well, most severe first and vulnerability by vulnerability. */
export function exportedFindings(projectId: number): RawBuilder<ExportedFinding> {
  return sql<ExportedFinding>`
    with f as (${findingsOf(projectId)})
    select f.vuln_id, f.identity_id, f.uuid as component_uuid, i.version, ${decided}, false as is_contested
    from f join vuln v on v.vuln_id = f.vuln_id join identity i on i.identity_id = f.identity_id
    left join analysis a on a.project_id = ${projectId} and a.component_id = f.component_id and a.vuln_id = f.vuln_id
    order by v.effective_severity desc, f.vuln_id, state, justification, response, a.details, suppressed, until,
      f.component_id`;
}

/** Components with a vulnerability that is decided about differently in another component of the project. */
function contestedComponents(projectId: number): RawBuilder<unknown> {
  return sql`with f as materialized (${findingsOf(projectId)}),
      contested as (
        select f.vuln_id from f
        left join analysis a on a.project_id = ${projectId} and a.component_id = f.component_id
          and a.vuln_id = f.vuln_id
        group by f.vuln_id
        having count(distinct (coalesce(a.state, 'NOT_SET'), coalesce(a.justification, 'NOT_SET'),
          coalesce(a.response, 'NOT_SET'), a.details, coalesce(a.suppressed, false), a.until)) > 1)
    select f.component_id from f join contested using (vuln_id)`;
}

/** The extent of a VEX document. */
export function vexExtent(projectId: number): RawBuilder<{ has_findings: boolean; has_contested: boolean }> {
  return sql<{ has_findings: boolean; has_contested: boolean }>`
    select exists (${findingsOf(projectId)}) as has_findings,
      exists (${contestedComponents(projectId)}) as has_contested`;
}

/**
 * The decisions about the vulnerabilities of a project, each under one of its records: the NVD's, else the
 * oldest. If records of a vulnerability have different decisions in a component, each is listed.
 */
export function exportedDecisions(projectId: number): RawBuilder<ExportedFinding> {
  return sql<ExportedFinding>`
    with f as (${findingsOf(projectId)}),
    known as materialized (
      select f.component_id, f.identity_id, f.uuid, f.vuln_id, v.effective_severity,
        coalesce(v.alias_group, -v.vuln_id) as flaw, v.source <> 'NVD' as is_other, ${decided}
      from f join vuln v on v.vuln_id = f.vuln_id
      left join analysis a on a.project_id = ${projectId} and a.component_id = f.component_id
        and a.vuln_id = f.vuln_id),
    contested as (
      select flaw from (
        select flaw from known group by flaw, component_id
        having count(distinct (state, justification, response, details, suppressed, until)) > 1) k group by flaw),
    named as (
      select k.*, c.flaw is not null as is_contested,
        first_value(k.vuln_id) over (partition by k.flaw order by k.is_other, k.vuln_id) as flaw_vuln_id,
        max(k.effective_severity) over (partition by k.flaw) as severity,
        row_number() over (partition by k.flaw, k.component_id order by k.is_other, k.vuln_id) as place
      from known k left join contested c on c.flaw = k.flaw where k.state <> 'NOT_SET')
    select case when n.is_contested then n.vuln_id else n.flaw_vuln_id end as vuln_id, n.identity_id,
      n.uuid as component_uuid, i.version, n.state, n.justification, n.response, n.details, n.suppressed, n.until, n.is_contested
    from named n join identity i on i.identity_id = n.identity_id
    left join identity_match m on m.identity_id = n.identity_id
      and m.vuln_id = case when n.is_contested then n.vuln_id else n.flaw_vuln_id end
    where n.place = 1 or n.is_contested
    order by n.severity desc, n.flaw_vuln_id, 1, n.state, n.justification, n.response, n.details, n.suppressed, n.until, m.fixed_in,
      n.component_id`;
}

export interface ExportedProduct {
  uuid: string;
  group_name: string | null;
  name: string;
  version: string | null;
  purl: string | null;
  cpe: string | null;
  /** Its package URL or CPE is also that of another component of the project. */
  is_repeated: boolean;
}

/** A package URL without qualifiers and version, and its version, which an empty text says nothing of. */
const purlParts = (purl: RawBuilder<unknown>) => {
  const plain = sql`split_part(split_part(${purl}, '#', 1), '?', 1)`;
  return sql`lower(regexp_replace(${plain}, '@[^@/]*$', '')) as package,
    coalesce(substring(${plain} from '@([^@/]*)$'), '') as package_version`;
};

export async function listExportedProducts(
  db: Database,
  projectId: number,
  uuids: readonly string[],
): Promise<ExportedProduct[]> {
  return rowsOf(
    db,
    sql<ExportedProduct>`with known as materialized (
        select c.component_id, c.identity_id, lower(i.cpe) as cpe, ${purlParts(sql`i.purl`)}
        from component c join identity i on i.identity_id = c.identity_id where c.project_id = ${projectId}),
      wanted as materialized (
        select k.* from component c join known k on k.component_id = c.component_id
        where c.project_id = ${projectId} and c.uuid = any(${uuids}::uuid[])),
      repeated as (
        select w.component_id from wanted w join known k on k.identity_id = w.identity_id
          and k.component_id <> w.component_id
        union
        select w.component_id from wanted w join known k on k.cpe = w.cpe and k.component_id <> w.component_id
        union
        select w.component_id from wanted w join known k on k.package = w.package and k.component_id <> w.component_id
          and (k.package_version = w.package_version or '' in (k.package_version, w.package_version)))
      select c.uuid, i.group_name, i.name, i.version, i.purl, i.cpe, r.component_id is not null as is_repeated
      from component c join identity i on i.identity_id = c.identity_id
      left join repeated r on r.component_id = c.component_id
      where c.project_id = ${projectId} and c.uuid = any(${uuids}::uuid[])`,
  );
}
