import { BackupError } from '../backup-error.ts';
import { segmentName } from '../cluster/log-position.ts';
import type { StoredBackup } from '../store/backup-folder.ts';
import { listLogFiles, readReach } from '../store/log-folder.ts';

/** The log from a backup on, without a gap. */
export interface LogChain {
  /** Files of pieces beyond those that the backup has itself, by their names, in order. */
  files: { name: string; file: string }[];
  /** Up to when it goes. */
  until: Date;
}

/**
 * What there is of the log behind a backup: what was copied to it, and from later backups of the same database what lies
 * between. A later backup has the pieces that were written while it was made in its pack, and they were copied as well.
 * @param later backups of the same folder, any order
 */
export async function readLogChain(backup: StoredBackup, later: readonly StoredBackup[]): Promise<LogChain> {
  const { cluster, mark } = backup.manifest;
  if (!cluster) throw new BackupError('A dump has no log: it is restored as it was at its mark.');
  const holders = [backup, ...later.filter((other) => isOfSameLog(other, backup))].sort(
    (a, b) => Date.parse(a.manifest.mark) - Date.parse(b.manifest.mark),
  );
  const pieces = new Map<string, { file: string; holder: StoredBackup }>();
  for (const holder of holders) {
    for (const [name, file] of await listLogFiles(holder.folder)) pieces.set(name, { file, holder });
  }
  const files: LogChain['files'] = [];
  let last = backup;
  for (let segment = cluster.lastSegment + 1; ; segment++) {
    const name = segmentName(cluster.timeline, segment, cluster.segmentBytes);
    const piece = pieces.get(name);
    if (!piece) break;
    files.push({ name, file: piece.file });
    last = piece.holder;
  }
  const until = files.length === 0 ? undefined : await readReach(last.folder);
  return { files, until: until ?? new Date(mark) };
}

function isOfSameLog({ manifest }: StoredBackup, { manifest: { cluster, mark } }: StoredBackup): boolean {
  return (
    manifest.cluster?.systemIdentifier === cluster?.systemIdentifier &&
    manifest.cluster?.timeline === cluster?.timeline &&
    Date.parse(manifest.mark) > Date.parse(mark)
  );
}
