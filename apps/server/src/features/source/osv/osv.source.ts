import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../../db/database.ts';
import { present } from '../../../http/present.ts';
import { discard, download } from '../../../outgoing/download.ts';
import { fileBelow } from '../../../outgoing/file-below.ts';
import { ingestFile } from '../ingest/ingest.ts';
import { mirrorParts, nothingRead, type PartOutcome, type PartRun } from '../mirror-parts.ts';
import type { ReaderInput } from '../reader/reader-protocol.ts';
import { readingRevision } from '../reader/revision.ts';
import { isSourceOn, readEcosystems } from '../source.settings.ts';
import type { MirrorResult, Source } from '../source.ts';
import {
  type ChangeList,
  ecosystemUrl,
  fetchChanges,
  fetchRecords,
  maxSingleRecords,
} from './osv-changes.ts';
import { type OsvCursor, parseCursor } from './osv-cursor.ts';

/** Within so long of the whole archive, only changed records are fetched (contract §26.11). */
const fullEveryMs = 5 * 24 * 3_600_000;
const fetchShare = 0.3;

/** Advisories of the OSV bucket, ecosystem by ecosystem. */
export const osvSource: Source = {
  id: 'osv',
  title: 'OSV',
  cadence: 'osv.mirror.cadence',
  firstRunAfterMs: 10_000,
  poll: 'google.osv.poll.minutes',
  probe: async (settings) => ({
    url: fileBelow(await settings.address('google.osv.base.url'), 'ecosystems.txt'),
    account: 'NONE',
    isExpected: ({ text }) => /^[\w[]/.test(text),
  }),
  async findObstacle(db) {
    if ((await readEcosystems(db)).length > 0) return undefined;
    return { code: 'NO_ECOSYSTEMS', text: 'No OSV ecosystems are selected.' };
  },
  async mirror(run) {
    const rules = await readRules(run.db);
    return mirrorParts(run, 'osv', await readEcosystems(run.db), (part) => mirrorEcosystem(part, rules));
  },
};

/** The settings that affect how records are stored. */
interface OsvRules {
  /** Vulnerabilities of others are described by OSV only while their own mirror is off (contract §18.4). */
  describes: string[];
  text: string;
}

/** Whose vulnerabilities records of OSV describe, as the settings are. */
export async function osvDescribes(db: Database): Promise<string[]> {
  const describes = ['OSV'];
  if (!(await isSourceOn(db, 'nvd.enabled'))) describes.push('NVD');
  if (!(await isSourceOn(db, 'github.advisories.enabled'))) describes.push('GITHUB');
  return describes;
}

async function readRules(db: Database): Promise<OsvRules> {
  const describes = await osvDescribes(db);
  return { describes, text: `${readingRevision}:${describes}` };
}

async function mirrorEcosystem(run: PartRun, rules: OsvRules): Promise<PartOutcome> {
  const isSameRules = run.state?.content_hash === rules.text;
  const cursor = isSameRules ? parseCursor(run.state?.cursor) : undefined;
  const list = await fetchChanges(run, cursor);
  const isRecent =
    cursor !== undefined &&
    (run.changesOnly || run.now().getTime() - Date.parse(cursor.fullAt) < fullEveryMs);
  if (isRecent && cursor.newest !== undefined && list && list.changes.length <= maxSingleRecords) {
    const outcome = await mirrorChanges(run, rules, cursor, list);
    if (outcome) return outcome;
  }
  return mirrorArchive(run, rules, isSameRules, list);
}

/** Undefined when the source does not serve single records. @throws OutgoingError when too many of them cannot be fetched */
async function mirrorChanges(
  run: PartRun,
  rules: OsvRules,
  cursor: OsvCursor,
  list: ChangeList,
): Promise<PartOutcome | undefined> {
  let result: MirrorResult = nothingRead;
  let newest = list.newest ?? cursor.newest;
  let listEtag = list.etag;
  if (list.changes.length > 0) {
    const fetched = await fetchRecords(run, list.changes);
    if (!fetched) return undefined;
    if (fetched.isIncomplete) {
      newest = cursor.newest;
      listEtag = undefined;
    }
    result = await ingest(run, rules, { form: 'osv-folder', path: fetched.folder });
    await rm(fetched.folder, { recursive: true, force: true });
    if (fetched.trouble) throw fetched.trouble;
  }
  const next: OsvCursor = {
    fullAt: cursor.fullAt,
    ...present('newest', newest),
    ...present('listEtag', listEtag),
  };
  return {
    keep: {
      etag: run.state?.etag ?? undefined,
      lastModified: run.state?.last_modified ?? undefined,
      contentHash: rules.text,
      cursor: JSON.stringify(next),
      records: list.records,
    },
    result,
  };
}

async function mirrorArchive(
  run: PartRun,
  rules: OsvRules,
  isSameRules: boolean,
  list: ChangeList | undefined,
): Promise<PartOutcome> {
  const file = path.join(run.workDir, `${encodeURIComponent(run.part)}.zip`);
  const { state } = run;
  const known = { etag: state?.etag ?? undefined, lastModified: state?.last_modified ?? undefined };
  const fetched = await download(run.outgoing, {
    url: () => ecosystemUrl(run, 'all.zip'),
    file,
    known: isSameRules ? known : undefined,
    signal: run.signal,
    onBytes: (received, total) =>
      run.progress((received / (total ?? Number.POSITIVE_INFINITY)) * fetchShare, 'fetching', {
        unit: 'bytes',
        done: received,
        ...present('total', total),
      }),
  });
  // Changes later than this list are found by the next run, at worst for a second time.
  const cursor: OsvCursor = {
    fullAt: run.now().toISOString(),
    ...present('newest', list?.newest),
    ...present('listEtag', list?.etag),
  };
  const keep = { contentHash: rules.text, cursor: JSON.stringify(cursor) };
  if (!fetched.changed)
    return { keep: { ...known, ...keep, records: state?.records ?? 0 }, result: nothingRead };
  const result = await ingest(run, rules, { form: 'osv-archive', path: file });
  await discard(file);
  const { etag, lastModified } = fetched;
  return { keep: { etag, lastModified, ...keep, records: result.records }, result };
}

function ingest(
  run: PartRun,
  rules: OsvRules,
  file: Pick<ReaderInput, 'form' | 'path'>,
): Promise<MirrorResult> {
  return ingestFile({
    db: run.db,
    signal: run.signal,
    input: { feed: 'osv', ...file, salt: rules.text },
    describes: rules.describes,
    onProgress: (done, { records, changed }) =>
      run.progress(fetchShare + done * (1 - fetchShare), 'reading', {
        unit: 'records',
        done: records,
        changed,
      }),
    onProblem: run.warn,
  });
}
