import type { Transaction } from '../../db/database.ts';
import { recordEvents } from '../../jobs/outbox.ts';
import type { VexImportRow } from './vex.queries.ts';

/** Tells that a document was taken in and applied; delivery fills in its bytes by their hash (contract §8). */
export async function recordVexProcessed(
  trx: Transaction,
  row: VexImportRow,
  document: { format: string; specVersion: string },
): Promise<void> {
  const subject = {
    project: { uuid: row.project_uuid, name: row.project_name, version: row.project_version },
    vex: { sha256: row.sha256.toString('hex'), ...document },
  };
  const common = {
    scope: 'PORTFOLIO',
    level: 'INFORMATIONAL',
    projectId: row.project_id,
    subject,
  } as const;
  await recordEvents(trx, [
    { group: 'VEX_CONSUMED', ...common },
    { group: 'VEX_PROCESSED', ...common },
  ]);
}
