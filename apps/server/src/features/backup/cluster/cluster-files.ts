import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** What the database makes anew at a start, or what only counts while it runs. */
const emptied = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);
const left =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|(recovery|standby)\.signal|pg_internal\.init.*|pgsql_tmp.*|current_logfiles)$/;

/** Read last: it says how far the others have come (as pg_basebackup does). */
const controlFile = 'global/pg_control';

export interface ClusterFiles {
  /** All directories, also those whose files are left out. With slashes, below the cluster. */
  directories: string[];
  /** In the order in which they are to be copied. */
  files: string[];
}

/** What a copy of a cluster consists of, its log left out. */
export async function listClusterFiles(cluster: string): Promise<ClusterFiles> {
  const found: ClusterFiles = { directories: [], files: [] };
  await walk(cluster, '', found);
  // The log is copied by itself, and is asked for with these two.
  found.directories.push('pg_wal/archive_status', 'pg_wal/summaries');
  const files = found.files.filter((file) => file !== controlFile);
  return { directories: [...new Set(found.directories)], files: [...files, controlFile] };
}

async function walk(cluster: string, below: string, found: ClusterFiles): Promise<void> {
  for (const entry of await readdir(path.join(cluster, below), { withFileTypes: true })) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (left.test(entry.name)) continue;
    if (entry.isFile()) found.files.push(name);
    if (!entry.isDirectory()) continue;
    found.directories.push(name);
    if (!emptied.has(name)) await walk(cluster, name, found);
  }
}
