import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { PermanentJobError } from '../../../jobs/job.ts';
import { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import { readSetting } from '../../config-property/setting.service.ts';
import { ingestFile } from '../ingest/ingest.ts';
import { mirrorParts, nothingRead, type PartOutcome, type PartRun } from '../mirror-parts.ts';
import { readingRevision } from '../reader/revision.ts';
import { isSourceOn } from '../source.settings.ts';
import type { MirrorRun, Source } from '../source.ts';

const filePrefix = 'vulnerabilities_';

/** Files that a mirror of VulnDB has put into a folder of this machine (contract §18). They are read, never changed. */
export const vulnDbSource: Source = {
  id: 'vulndb',
  title: 'VulnDB',
  cadence: 'vulndb.mirror.cadence',
  firstRunAfterMs: 60_000,
  async findObstacle(db) {
    if (await isSourceOn(db, 'vulndb.mirror.enabled')) return undefined;
    return { code: 'DISABLED', text: 'The VulnDB source is disabled.' };
  },
  async mirror(run) {
    const folder = await folderOf(run);
    return mirrorParts(run, 'vulndb', await listFiles(folder), (part) => mirrorVulnDbFile(part, folder));
  },
};

async function folderOf({ db, dataDir }: MirrorRun): Promise<string> {
  const folder = (await readSetting(db, 'vuln-source', 'vulndb.mirror.folder'))?.trim() || 'vulndb';
  return path.resolve(dataDir, folder);
}

/** @throws PermanentJobError when there is nothing to read */
async function listFiles(folder: string): Promise<string[]> {
  let names: string[];
  try {
    names = await readdir(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new PermanentJobError(`The folder ${folder} of the VulnDB files cannot be read: ${code}`, {
      cause: error,
    });
  }
  const files = names.filter((name) => name.startsWith(filePrefix)).toSorted();
  if (files.length === 0) throw new PermanentJobError(`There is no file ${filePrefix}… in ${folder}`);
  return files;
}

/** A file that has its size and time of the last run is not read again. */
async function mirrorVulnDbFile(run: PartRun, folder: string): Promise<PartOutcome> {
  const file = path.join(folder, run.part);
  const edition = `${readingRevision}:${await editionOf(file)}`;
  if (run.state?.content_hash === edition) {
    return { keep: { contentHash: edition, records: run.state.records }, result: nothingRead };
  }
  const counts = await ingestFile({
    db: run.db,
    signal: run.signal,
    input: { feed: 'vulndb', form: 'vulndb-file', path: file, salt: `${readingRevision}` },
    describes: ['VULNDB'],
    onProgress: (done, { records, changed }) =>
      run.progress(done, 'reading', { unit: 'records', done: records, changed }),
    onProblem: run.warn,
  });
  // The next run reads unusable files again, which fixes a file that was read while it was written.
  const keep = { records: counts.records, ...(counts.problems === 0 ? { contentHash: edition } : {}) };
  return { keep, result: counts };
}

async function editionOf(file: string): Promise<string> {
  try {
    const { size, mtimeMs } = await stat(file);
    return `${size}:${mtimeMs}`;
  } catch (error) {
    throw new OutgoingError('absent', `${file} cannot be read`, { cause: error });
  }
}
