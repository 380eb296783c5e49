import { rowsOf, sql, type Transaction } from '../../db/database.ts';
import type { MovedVex } from './moved-vex.service.ts';

/** @returns the UUIDs of those that were added */
export async function insertMovedVex(trx: Transaction, documents: readonly MovedVex[]): Promise<Set<string>> {
  const rows = await rowsOf(
    trx,
    sql<{
      uuid: string;
    }>`insert into vex_import (project_id, token, sha256, byte_size, format, spec_version, is_listed,
        received_at, processed_at)
      select p.project_id, g.uuid, '', 0, g.format, g."specVersion", false, g."importedAt", g."importedAt"
      from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as g (project uuid, uuid uuid, format text,
        "specVersion" text, "importedAt" timestamptz)
      join project p on p.uuid = g.project order by g."importedAt", g.uuid
      on conflict (token, project_id) do nothing returning token as uuid`,
  );
  return new Set(rows.map((row) => row.uuid));
}
