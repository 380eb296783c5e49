import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { discard } from '../../../outgoing/download.ts';
import type { PartRun } from '../mirror-parts.ts';

/** Below the directory of the source: feed files that were read, as they were fetched (contract §1.1). */
const folder = 'feeds';

/** No name that leads elsewhere. */
const feedName = /^nvdcve-[\w.-]+\.(json\.gz|meta)$/;

/**
 * Keeps a feed that was read, with its `.meta` file, for those who mirror the NVD from here. The old edition stands until
 * the new one is there.
 */
export async function keepFeed(run: PartRun, file: string, meta: string | undefined): Promise<void> {
  const kept = path.join(run.workDir, folder);
  await mkdir(kept, { recursive: true });
  await rename(file, path.join(kept, `${run.part}.json.gz`));
  await discard(file);
  const metaFile = path.join(kept, `${run.part}.meta`);
  if (meta === undefined) {
    await rm(metaFile, { force: true });
    return;
  }
  await writeFile(`${metaFile}.new`, meta);
  await rename(`${metaFile}.new`, metaFile);
}

/** A kept file, to be sent. */
export interface FeedFile {
  readonly bytes: number;
  readonly modified: Date;
  readonly content: Readable;
}

/** Opens a kept file; undefined when this server has none of that name. */
export async function openFeedFile(dataDir: string, name: string): Promise<FeedFile | undefined> {
  if (!feedName.test(name)) return undefined;
  const file = path.join(dataDir, 'mirror', 'nvd', folder, name);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  return { bytes: found.size, modified: found.mtime, content: createReadStream(file) };
}
