import { runSql, sql, type Transaction } from '../../db/database.ts';

/** Copies the members of a project that a request does not set (contract §4). */
export async function copyMembers(trx: Transaction, sourceId: number, targetId: number): Promise<void> {
  await runSql(
    trx,
    sql`update project t set parent_id = s.parent_id, group_name = s.group_name, description = s.description,
      classifier = s.classifier, publisher = s.publisher, cpe = s.cpe, purl = s.purl, swid_tag_id = s.swid_tag_id,
      active = s.active, collection_logic = s.collection_logic, collection_tag_id = s.collection_tag_id,
      authors = s.authors, manufacturer = s.manufacturer, supplier = s.supplier, bom_metadata = s.bom_metadata,
      carries_decisions = s.carries_decisions
    from project s where s.project_id = ${sourceId} and t.project_id = ${targetId}`,
  );
}

export async function copyProperties(trx: Transaction, sourceId: number, targetId: number): Promise<void> {
  await runSql(
    trx,
    sql`insert into project_property (project_id, uuid, group_name, property_name, value, property_type, description)
      select ${targetId}::int, gen_random_uuid(), group_name, property_name, value, property_type, description
      from project_property where project_id = ${sourceId}`,
  );
}

export async function setDirectDependencies(
  trx: Transaction,
  projectId: number,
  hasAny: boolean,
): Promise<void> {
  await runSql(trx, sql`update project set direct_dependencies = ${hasAny} where project_id = ${projectId}`);
}
