import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { inTransaction } from '../../../db/database.ts';
import { stopIfAborted } from '../../../jobs/job.ts';
import { fileBelow } from '../../../outgoing/file-below.ts';
import { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import { noteScores } from '../../policy-evaluation/evaluate.service.ts';
import { readLines } from '../lines.ts';
import { mirrorFile } from '../mirror-file.ts';
import { mirrorParts, nothingRead, type PartOutcome, type PartRun } from '../mirror-parts.ts';
import { asCorrupt } from '../reader/raw-record.ts';
import { isSourceOn } from '../source.settings.ts';
import type { MirrorResult, Source } from '../source.ts';
import { type EpssScore, storeScores } from './epss.queries.ts';
import { parseScore } from './epss-line.ts';

const fileName = 'epss_scores-current.csv.gz';
/** The real file has about 2 MB. */
const maxBytes = 256 * 1_048_576;
/** A transaction's worth: uploads wait for at most half a second. */
const batchSize = 10_000;
/** About how many scores a file has; only for the progress bar. */
const usualScores = 320_000;

/** How likely CVEs are to be exploited in the next 30 days, by the model of FIRST. */
export const epssSource: Source = {
  id: 'epss',
  title: 'EPSS',
  // Scores follow the NVD (contract §18.5).
  cadence: 'nist.mirror.cadence',
  firstRunAfterMs: 90_000,
  probe: async (settings) => ({
    url: fileBelow(await settings.address('epss.feeds.url'), fileName),
    account: 'NONE',
    // Packed, or unpacked on its way.
    isExpected: ({ text }) => text.startsWith('\u001f') || text.startsWith('#model_version'),
  }),
  async findObstacle(db) {
    if (await isSourceOn(db, 'epss.enabled')) return undefined;
    return { code: 'DISABLED', text: 'The EPSS source is disabled.' };
  },
  mirror: (run) => mirrorParts(run, 'epss', [fileName], mirrorScores),
};

function mirrorScores(run: PartRun): Promise<PartOutcome> {
  return mirrorFile(run, {
    baseSetting: 'epss.feeds.url',
    name: fileName,
    maxBytes,
    async read(file) {
      await checkArchive(file);
      return readScores(run, file);
    },
  });
}

/** A damaged file changes nothing, so it is unpacked once before it is used. @throws CorruptFileError */
async function checkArchive(file: string): Promise<void> {
  try {
    await pipeline(createReadStream(file), createGunzip(), async (chunks) => {
      for await (const _chunk of chunks) {
        // Only whether it unpacks to its end matters.
      }
    });
  } catch (error) {
    throw asCorrupt(error);
  }
}

async function readScores(run: PartRun, file: string): Promise<MirrorResult> {
  const result: MirrorResult = { ...nothingRead };
  let batch: EpssScore[] = [];
  const store = async () => {
    stopIfAborted(run.signal);
    const scores = batch;
    batch = [];
    result.changed += await inTransaction(run.db, (trx) => storeScores(trx, scores));
    result.records += scores.length;
    const { records, changed } = result;
    run.progress(records / usualScores, 'reading', { unit: 'records', done: records, changed });
  };
  for await (const lines of readLines(file, true)) {
    for (const line of lines) {
      const score = parseScore(line);
      if (score === 'malformed') run.warn(`"${line.slice(0, 60)}" is not a score`);
      else if (score) batch.push(score);
    }
    if (batch.length >= batchSize) await store();
  }
  if (batch.length > 0) await store();
  if (result.records === 0) throw new OutgoingError('corrupt', `${fileName} has no scores`);
  if (result.changed > 0) await inTransaction(run.db, noteScores);
  return result;
}
