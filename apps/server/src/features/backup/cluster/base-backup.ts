import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { type Database, onLane } from '../../../db/database.ts';
import { BackupError } from '../backup-error.ts';
import type { ClusterFacts } from '../store/manifest.ts';
import type { PackedFile, PackWriter } from '../store/pack.ts';
import {
  type BackupStart,
  beginCopy,
  endCopy,
  hasTablespaces,
  holdLog,
  letGoOfLog,
  readClock,
} from './base-backup.queries.ts';
import { listClusterFiles } from './cluster-files.ts';
import { segmentBefore, segmentName, segmentOf } from './log-position.ts';

export interface CopyOptions {
  db: Database;
  /** Directory of the running cluster. */
  cluster: string;
  pack: PackWriter;
  /** Throws when the copy is to stop. */
  check(): void;
  /** 0 to 100. */
  progress(percent: number): void;
}

export interface ClusterCopy {
  facts: ClusterFacts;
  files: PackedFile[];
  /** Everything that was acknowledged until then is in the copy. */
  mark: Date;
}

/**
 * Copies a cluster while it is written to, as pg_basebackup does: the files as they are, torn pages included, and the log
 * from the checkpoint at the beginning to the end, from which the database mends them when it starts on the copy.
 */
export async function copyCluster(options: CopyOptions): Promise<ClusterCopy> {
  const { db } = options;
  if (await hasTablespaces(db)) {
    throw new BackupError(
      'The database has tablespaces outside of its directory, which "waybill backup" does not copy. Use pg_basebackup.',
    );
  }
  // Beginning and end belong to one session.
  return onLane(db, 'bulk')
    .connection()
    .execute(async (session) => copyIn(session, options));
}

async function copyIn(session: Database, options: CopyOptions): Promise<ClusterCopy> {
  const slot = `waybill_base_${randomBytes(4).toString('hex')}`;
  await holdLog(session, slot);
  let isOpen = false;
  try {
    const start = await beginCopy(session, slot);
    isOpen = true;
    const { files, directories } = await copyFiles(options);
    const mark = await readClock(session);
    const end = await endCopy(session);
    isOpen = false;
    files.push(await options.pack.add('backup_label', Readable.from([Buffer.from(end.labelfile)])));
    const facts = { ...factsOf(start, end.lsn), directories };
    files.push(...(await copyLog(options, facts)));
    return { facts, files, mark };
  } finally {
    if (isOpen) await endCopy(session).catch(() => undefined);
    await letGoOfLog(session, slot).catch(() => undefined);
  }
}

function factsOf(start: BackupStart, end: string): Omit<ClusterFacts, 'directories'> {
  const { segment_bytes: segmentBytes } = start;
  return {
    systemIdentifier: start.system_identifier,
    timeline: start.timeline,
    segmentBytes,
    firstSegment: segmentOf(start.lsn, segmentBytes),
    lastSegment: segmentBefore(end, segmentBytes),
  };
}

async function copyFiles({ cluster, pack, check, progress }: CopyOptions) {
  const { files: names, directories } = await listClusterFiles(cluster);
  const files: PackedFile[] = [];
  for (const [index, name] of names.entries()) {
    check();
    // A table that was dropped meanwhile took its files along; the log says so.
    const stored = await pack.addFile(name, path.join(cluster, name));
    if (stored) files.push(stored);
    progress((95 * (index + 1)) / names.length);
  }
  return { files, directories };
}

async function copyLog(options: CopyOptions, facts: ClusterFacts): Promise<PackedFile[]> {
  const { cluster, pack, check } = options;
  const files: PackedFile[] = [];
  for (let segment = facts.firstSegment; segment <= facts.lastSegment; segment++) {
    check();
    const name = `pg_wal/${segmentName(facts.timeline, segment, facts.segmentBytes)}`;
    const stored = await pack.addFile(name, path.join(cluster, name));
    if (!stored) throw new BackupError(`The log of the database lacks "${name}". Try again.`);
    files.push(stored);
  }
  return files;
}
