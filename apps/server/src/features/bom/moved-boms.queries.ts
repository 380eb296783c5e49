import { rowsOf, sql, type Transaction } from '../../db/database.ts';
import type { MovedBom } from './moved-boms.service.ts';

/** @returns the UUIDs of those that were added */
export async function insertMovedBoms(trx: Transaction, boms: readonly MovedBom[]): Promise<Set<string>> {
  const rows = await rowsOf(
    trx,
    sql<{
      uuid: string;
    }>`insert into bom_import (project_id, uuid, token, sha256, format, spec_version, serial_number,
        bom_version, received_at, processed_at)
      select p.project_id, g.uuid, gen_random_uuid(), '', g.format, g."specVersion", g."serialNumber", g."bomVersion",
        g."importedAt", g."importedAt"
      from jsonb_to_recordset(${JSON.stringify(boms)}::jsonb) as g (project uuid, uuid uuid, format text, "specVersion" text,
        "serialNumber" text, "bomVersion" int, "importedAt" timestamptz)
      join project p on p.uuid = g.project order by g."importedAt", g.uuid
      on conflict (uuid, project_id) do nothing returning uuid`,
  );
  return new Set(rows.map((row) => row.uuid));
}
