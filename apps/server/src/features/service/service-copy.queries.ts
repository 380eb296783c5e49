import type { ElementCopy } from '../../db/copied-elements.ts';
import { runSql, sql, type Transaction } from '../../db/database.ts';

export async function copyServices(
  trx: Transaction,
  { sourceId, targetId, map }: ElementCopy,
): Promise<void> {
  await runSql(
    trx,
    sql`insert into service (project_id, service_id, uuid, parent_id, bom_ref, group_name, name, version, detail_hash,
        detail, added_at)
      select ${targetId}::int, m.new_id, gen_random_uuid(), p.new_id, s.bom_ref, s.group_name, s.name, s.version,
        s.detail_hash, s.detail, s.added_at
      from service s join ${map} m on m.old_id = s.service_id
      left join ${map} p on p.old_id = s.parent_id where s.project_id = ${sourceId}`,
  );
}
