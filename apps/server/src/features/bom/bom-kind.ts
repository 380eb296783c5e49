// Public to other features.
import { type Database, findRow, sql } from '../../db/database.ts';
import { type WayGiver, wayGiver } from '../../jobs/way-giver.ts';

/** Kind of the task that processes a BOM. */
export const processBomKind = 'bom.process';

/** Whether a BOM is being processed or about to be, on any node. */
export async function isBomUnderWay(db: Database): Promise<boolean> {
  const row = await findRow(
    db,
    sql<{ found: boolean }>`select exists (
      select 1 from task where kind = ${processBomKind} and state in ('queued', 'running')) as found`,
  );
  return row?.found ?? false;
}

/** For work that may wait: whoever uploads a BOM waits for its findings. */
export function giveWayToBoms(db: Database): WayGiver {
  return wayGiver(() => isBomUnderWay(db));
}
