import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../../db/database.ts';
import type { StoredBackup } from '../store/backup-folder.ts';
import { noteReach } from '../store/log-folder.ts';
import { storeAlone } from '../store/pack.ts';
import { readClock } from './base-backup.queries.ts';
import {
  advanceLogSlot,
  createLogSlot,
  dropLogSlot,
  findLogSlot,
  finishSegment,
  type LogEnd,
  readLogEnd,
} from './log.queries.ts';
import { segmentName, segmentOf, startOfSegment } from './log-position.ts';

/**
 * From here on nothing of the log is deleted that has not been copied. To be called before the copy that the log continues.
 * It begins anew where the database had to delete some of it.
 */
export async function beginToFollow(db: Database): Promise<void> {
  const slot = await findLogSlot(db);
  if (slot && !isLost(slot)) return;
  await dropLogSlot(db);
  await createLogSlot(db);
}

export const stopFollowing = dropLogSlot;

export async function isFollowing(db: Database): Promise<boolean> {
  return (await findLogSlot(db)) !== undefined;
}

/** What a look at the log came to. `gap`: some of it is gone, so only another backup helps. */
export type Followed = { kind: 'copied'; segments: number; until: Date } | { kind: 'gap' };

/**
 * Copies what the log has grown by to the backup that it continues, in files of 16 MB that are compressed.
 * @param cluster directory of the running cluster
 */
export async function followLog(db: Database, cluster: string, backup: StoredBackup): Promise<Followed> {
  const slot = await findLogSlot(db);
  if (!slot?.restart_lsn || isLost(slot)) return { kind: 'gap' };
  const until = await readClock(db);
  await finishSegment(db);
  const end = await readLogEnd(db);
  if (!continues(end, backup)) return { kind: 'gap' };
  const folder = path.join(backup.folder, 'log');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const first = segmentOf(slot.restart_lsn, end.segment_bytes);
  // The piece that the end lies in is still being written.
  const beyond = segmentOf(end.lsn, end.segment_bytes);
  let segments = 0;
  for (let segment = first; segment < beyond; segment++) {
    const name = segmentName(end.timeline, segment, end.segment_bytes);
    const source = path.join(cluster, 'pg_wal', name);
    if (!existsSync(source)) return { kind: 'gap' };
    await storeAlone(source, path.join(folder, `${name}.zst`));
    await advanceLogSlot(db, startOfSegment(segment + 1, end.segment_bytes));
    segments++;
  }
  await noteReach(backup.folder, until);
  return { kind: 'copied', segments, until };
}

const isLost = ({ wal_status }: { wal_status: string | null }) => wal_status === 'lost';

/** A database that was put back from a backup goes on with another log. */
function continues(end: LogEnd, { manifest: { cluster } }: StoredBackup): boolean {
  return cluster?.systemIdentifier === end.system_identifier && cluster.timeline === end.timeline;
}
