import type { RawBuilder } from 'kysely';
import { type Database, findRow, sql } from '../../db/database.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';
import type { ComponentDetail } from '../component/component-facts.ts';
import { internalFlag } from '../component-shape/component-flags.ts';

export interface NoticedProjectRow {
  project_id: number;
  name: string;
  version: string | null;
  is_collection: boolean;
  allowed: boolean;
}

export async function findNoticedProject(
  db: Database,
  uuid: string,
  scope: ProjectScope,
): Promise<NoticedProjectRow | undefined> {
  return findRow(
    db,
    sql<NoticedProjectRow>`select p.project_id, p.name, p.version, p.collection_logic <> 'NONE' as is_collection,
        ${visible(scope, sql.ref('p.project_id'))} as allowed
      from project p where p.uuid = ${uuid}`,
  );
}

/** A component by others, with what its BOM says of its license. */
export interface NoticedComponentRow {
  group_name: string | null;
  name: string;
  version: string | null;
  purl: string | null;
  /** Identifier of the license that it resolves to. */
  license_key: string | null;
  license_name: string | null;
  license_expression: string | null;
  license_url: string | null;
  detail: Pick<ComponentDetail, 'copyright' | 'licenses' | 'bom'> | null;
}

/** The components of a project that are neither its owner's own nor left out of what it ships, by name. */
export function noticedComponents(projectId: number): RawBuilder<NoticedComponentRow> {
  return sql<NoticedComponentRow>`select i.group_name, i.name, i.version, i.purl,
      (select l.spdx_id from license l where l.license_id = d.license_id) as license_key,
      d.license_name, d.license_expression, d.license_url, d.detail
    from component c join identity i on i.identity_id = c.identity_id
    left join component_detail d on d.project_id = ${projectId} and d.component_id = c.component_id
    where c.project_id = ${projectId} and c.flags & ${internalFlag}::int = 0 and coalesce(d.scope, '') <> 'EXCLUDED'
    order by lower(i.name), i.name, i.group_name, i.version, c.component_id`;
}

export interface LicenseTextRow {
  spdx_id: string;
  name: string;
  license_text: string | null;
}

/** Licenses of the installation with their texts, by identifier. */
export function licenseTexts(ids: readonly string[]): RawBuilder<LicenseTextRow> {
  return sql<LicenseTextRow>`select l.spdx_id, l.name, d.license_text from license l
    left join license_doc d on d.license_id = l.license_id
    where l.spdx_id = any(${ids}::text[]) order by lower(l.spdx_id), l.spdx_id`;
}
