import { existsSync, statfsSync } from 'node:fs';
import { buffersFor, sizeOfTables, usableMemory } from './buffers.ts';

export type Settings = Record<string, string>;

/** Our settings of the embedded server: full durability, and memory by the machine and by what the cluster holds. */
export function defaultSettings(cluster: string): Settings {
  const memory = usableMemory();
  return {
    // Only the socket in our own 0700 directory leads in.
    listen_addresses: '',
    unix_socket_permissions: '0700',
    max_connections: '80',
    max_wal_senders: '0',
    max_logical_replication_workers: '0',
    // What a backup holds of the log may not fill the disk when nobody fetches it; the next backup then begins anew.
    max_slot_wal_keep_size: '2GB',

    shared_buffers: `${buffersFor(sizeOfTables(cluster), memory)}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    effective_cache_size: `${Math.max(256, Math.round(memory / 2 ** 21))}MB`,
    dynamic_shared_memory_type: sharedMemoryType(),
    huge_pages: 'off',

    // Rare checkpoints: full-page images after one make the log about three times as large.
    wal_compression: 'on',
    max_wal_size: '2GB',
    min_wal_size: '128MB',
    checkpoint_timeout: '15min',

    // Compiling costs more than it saves in statements as short as ours.
    jit: 'off',
    random_page_cost: '1.1',
    // Rows of long lists are narrow. At the default, a hundred thousand of them are too dear to be gathered by workers.
    parallel_tuple_cost: '0.01',
    // Workers take some milliseconds to start, which statements about a few hundred rows do not have.
    parallel_setup_cost: '4000',

    // The caller reports failed statements, because they may contain data that no log should have.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_line_prefix: '%m [%p] ',
    log_checkpoints: 'off',
    lc_messages: 'C',
    log_timezone: 'UTC',
    timezone: 'UTC',
    default_text_search_config: 'pg_catalog.english',
  };
}

/** The text of `postgresql.conf`, which we write at every start; `custom` is the operator's own file. */
export function formatSettings(settings: Settings, custom: string): string {
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${quote(value)}`);
  return [
    '# Written by Waybill at every start. Your own settings go into the file named in the last line, and win.',
    ...lines,
    `${existsSync(custom) ? '' : '# '}include ${quote(custom)}`,
    '',
  ].join('\n');
}

function quote(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}

/** Parallel queries share memory through /dev/shm, which has only 64 MB in a container by default; files do as well. */
function sharedMemoryType(): string {
  if (process.platform === 'win32') return 'windows';
  if (process.platform !== 'linux') return 'posix';
  try {
    const { blocks, bsize } = statfsSync('/dev/shm');
    return blocks * bsize >= 256 * 2 ** 20 ? 'posix' : 'mmap';
  } catch {
    return 'mmap';
  }
}
