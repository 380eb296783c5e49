import type { Contact, ExternalReference, Organization } from '@waybill/sbom';
import type { RawBuilder } from 'kysely';
import { type Database, findRow, sql } from '../../../db/database.ts';
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
export type ComponentChoice = 'all' | 'vulnerable' | { readonly componentId: number };

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
 * What each element depends on: the project, every exported component, and services that depend on something.
 * @param choice components that the document has; only these are named
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
  component_uuid: string;
  state: string;
  justification: string;
  response: string;
  details: string | null;
}

/** Every finding, suppressed ones as well, most severe first and vulnerability by vulnerability. */
export function exportedFindings(projectId: number): RawBuilder<ExportedFinding> {
  return sql<ExportedFinding>`
    with f as (
      select c.component_id, c.uuid, m.vuln_id
      from component c join identity_match m on m.identity_id = c.identity_id where c.project_id = ${projectId}
      union
      select c.component_id, c.uuid, m.vuln_id
      from component c join component_match m on m.project_id = c.project_id and m.component_id = c.component_id
      where c.project_id = ${projectId})
    select f.vuln_id, f.uuid as component_uuid, coalesce(a.state, 'NOT_SET') as state,
      coalesce(a.justification, 'NOT_SET') as justification, coalesce(a.response, 'NOT_SET') as response, a.details
    from f join vuln v on v.vuln_id = f.vuln_id
    left join analysis a on a.project_id = ${projectId} and a.component_id = f.component_id and a.vuln_id = f.vuln_id
    order by v.effective_severity desc, f.vuln_id, 3, 4, 5, a.details, f.component_id`;
}
