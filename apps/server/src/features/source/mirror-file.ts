import path from 'node:path';
import { discard, download } from '../../outgoing/download.ts';
import { nothingRead, type PartOutcome, type PartRun } from './mirror-parts.ts';
import { sourceUrl } from './source.settings.ts';
import type { MirrorResult } from './source.ts';

/** A file below an address that a setting holds. */
export interface MirroredFile {
  /** The setting of the group `vuln-source`. */
  baseSetting: string;
  name: string;
  /** Several times what the real file has: one without end is given up there. */
  maxBytes: number;
  /** Reads and stores the fetched file. */
  read(file: string, bytes: number): Promise<MirrorResult>;
}

/** Mirrors a part that is one whole file: fetched only when it changed, read, and thrown away. @throws OutgoingError */
export async function mirrorFile(
  run: PartRun,
  { baseSetting, name, maxBytes, read }: MirroredFile,
): Promise<PartOutcome> {
  const { state } = run;
  const file = path.join(run.workDir, name);
  const known = { etag: state?.etag ?? undefined, lastModified: state?.last_modified ?? undefined };
  const fetched = await download(run.outgoing, {
    url: () => sourceUrl(run.db, baseSetting, name),
    file,
    known,
    signal: run.signal,
    maxBytes,
    onBytes: (received) => run.progress(0, 'fetching', { unit: 'bytes', done: received }),
  });
  if (!fetched.changed) return { keep: { ...known, records: state?.records ?? 0 }, result: nothingRead };
  try {
    const result = await read(file, fetched.bytes);
    const { etag, lastModified } = fetched;
    return { keep: { etag, lastModified, records: result.records }, result };
  } finally {
    await discard(file);
  }
}
