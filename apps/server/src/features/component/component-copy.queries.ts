import type { ElementCopy } from '../../db/copied-elements.ts';
import { runSql, sql, type Transaction } from '../../db/database.ts';
import { digestColumns } from '../component-shape/hash-members.ts';

const digests = sql.raw(digestColumns.join(', '));

/**
 * The day a component came is kept, so that its findings stay attributed to the day they were found.
 * @returns how many there are
 */
export async function copyComponents(
  trx: Transaction,
  { sourceId, targetId, map }: ElementCopy,
): Promise<number> {
  const components = await runSql(
    trx,
    sql`insert into component (project_id, component_id, identity_id, uuid, added_at, flags)
      select ${targetId}::int, m.new_id, c.identity_id, gen_random_uuid(), c.added_at, c.flags
      from component c join ${map} m on m.old_id = c.component_id where c.project_id = ${sourceId}`,
  );
  await runSql(
    trx,
    sql`insert into component_detail (project_id, component_id, detail_hash, parent_id, bom_ref, classifier, scope,
        license_id, license_name, license_expression, license_url, ${digests}, detail)
      select ${targetId}::int, m.new_id, d.detail_hash, p.new_id, d.bom_ref, d.classifier, d.scope, d.license_id,
        d.license_name, d.license_expression, d.license_url, ${digests}, d.detail
      from component_detail d join ${map} m on m.old_id = d.component_id
      left join ${map} p on p.old_id = d.parent_id where d.project_id = ${sourceId}`,
  );
  await runSql(
    trx,
    sql`insert into component_property (project_id, component_id, uuid, group_name, property_name, value,
        property_type, description)
      select ${targetId}::int, m.new_id, gen_random_uuid(), h.group_name, h.property_name, h.value, h.property_type,
        h.description
      from component_property h join ${map} m on m.old_id = h.component_id where h.project_id = ${sourceId}`,
  );
  return components;
}
