import type { RawBuilder } from 'kysely';
import { sql } from '../../db/database.ts';
import { ascending, neverNull, type Order, orderOf, type SortColumns } from '../../db/list/order.ts';
import type { Page } from '../../db/list/page.ts';
import { internalFlag } from '../component-shape/component-flags.ts';
import { digestColumns } from '../component-shape/hash-members.ts';

const count = (name: string) => sql`coalesce(${sql.ref(`k.${name}`)}, ${sql.ref(`i.${name}`)})`;
export const riskScore = sql`(${count('c4')} * 10 + ${count('c3')} * 5 + ${count('c2')} * 3 + ${count('c1')} + ${count('c0')} * 5)`;

export const componentName = neverNull(sql`i.name`);

const sortColumns: SortColumns = {
  name: componentName,
  version: sql`i.version`,
  group: sql`i.group_name`,
  purl: sql`i.purl`,
  purlCoordinates: sql`coalesce(i.purl_coordinates, i.purl)`,
  cpe: sql`i.cpe`,
  swidTagId: sql`i.swid_tag_id`,
  uuid: sql`c.uuid`,
  classifier: sql`d.classifier`,
  scope: sql`d.scope`,
  license: licenseName(),
  licenseExpression: sql`d.license_expression`,
  licenseUrl: sql`d.license_url`,
  'resolvedLicense.name': licenseName(),
  'resolvedLicense.licenseId': sql`(select l.spdx_id from license l where l.license_id = d.license_id)`,
  isInternal: sql`(c.flags & ${internalFlag}::int)`,
  lastInheritedRiskScore: riskScore,
  ...detailColumns('description', 'publisher', 'copyright', 'filename', 'extension', 'notes'),
  'supplier.name': sql`d.detail -> 'supplier' ->> 'name'`,
  'project.name': projectColumn('name'),
  'project.version': projectColumn('version'),
  'project.uuid': projectColumn('uuid'),
  ...Object.fromEntries(digestColumns.map((member) => [member, sql.ref(`d.${member}`)])),
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

/** The order of a list of components, in a query that calls its tables as `componentTables` does. */
export function componentOrder(page: Page, byDefault: Order): Order {
  return orderOf(page, sortColumns, byDefault, [ascending(neverNull(sql`c.component_id`))]);
}
