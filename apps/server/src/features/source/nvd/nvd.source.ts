import path from 'node:path';
import { present } from '../../../http/present.ts';
import { discard, download } from '../download/download.ts';
import { fetchText } from '../download/fetch-text.ts';
import { SourceError } from '../download/source-error.ts';
import { ingestFile } from '../ingest/ingest.ts';
import { mirrorParts, nothingRead, type PartOutcome, type PartRun } from '../mirror-parts.ts';
import { CorruptFileError } from '../reader/reader-protocol.ts';
import { readingRevision } from '../reader/revision.ts';
import { isSourceOn, sourceUrl } from '../source.settings.ts';
import type { Source } from '../source.ts';
import { keepFeed } from './nvd-feed-files.ts';
import { type NvdMeta, parseNvdMeta } from './nvd-meta.ts';

const firstYear = 2002;
const maxMetaBytes = 65_536;
/** How much of a feed's progress is fetching it. */
const fetchShare = 0.2;

/** The CVEs of the National Vulnerability Database, from its 2.0 feed files (design §3). */
export const nvdSource: Source = {
  id: 'nvd',
  title: 'NVD',
  cadence: 'nist.mirror.cadence',
  firstRunAfterMs: 60_000,
  sampleFile: 'json/cve/2.0/nvdcve-2.0-modified.json.gz',
  async findObstacle(db) {
    return (await isSourceOn(db, 'nvd.enabled')) ? undefined : 'The NVD source is disabled.';
  },
  async mirror(run) {
    if (await isSourceOn(run.db, 'nvd.api.enabled')) {
      run.warn('The API of the NVD is not used by this version; its feed files are mirrored instead.');
    }
    return mirrorParts(run, 'nvd', feedNames(run.now()), mirrorFeed);
  },
};

/** The newest year first, then down to the first, then what was modified of late (contract §18.1). */
function feedNames(now: Date): string[] {
  const names: string[] = [];
  for (let year = now.getUTCFullYear(); year >= firstYear; year--) names.push(`nvdcve-2.0-${year}`);
  return [...names, 'nvdcve-2.0-modified'];
}

async function mirrorFeed(run: PartRun): Promise<PartOutcome> {
  const meta = await fetchMeta(run);
  const hash = meta && `${readingRevision}:${meta.sha256}`;
  if (hash !== undefined && run.state?.content_hash === hash)
    return { keep: keepOf(run), result: nothingRead };
  try {
    return await readFeed(run, meta);
  } catch (error) {
    if (!(error instanceof CorruptFileError)) throw error;
    // The feed may have been replaced between the two requests: once more, both.
    await discard(feedFile(run));
    return readFeed(run, await fetchMeta(run));
  }
}

/** What a `.meta` file says, and the file itself. */
type FetchedMeta = NvdMeta & { readonly text: string };

/** A mirror may lack `.meta` files; the feed's own validators then tell whether it changed. */
async function fetchMeta(run: PartRun): Promise<FetchedMeta | undefined> {
  try {
    const url = () => sourceUrl(run.db, 'nvd.feeds.url', `json/cve/2.0/${run.part}.meta`);
    const text = await fetchText({ url, signal: run.signal, now: run.now }, maxMetaBytes);
    const meta = parseNvdMeta(text);
    return meta && { ...meta, text };
  } catch (error) {
    if (error instanceof SourceError && error.kind === 'absent') return undefined;
    throw error;
  }
}

async function readFeed(run: PartRun, meta: FetchedMeta | undefined): Promise<PartOutcome> {
  const file = feedFile(run);
  const isSameRules = run.state?.content_hash?.startsWith(`${readingRevision}:`) ?? false;
  const fetched = await download({
    url: () => sourceUrl(run.db, 'nvd.feeds.url', `json/cve/2.0/${run.part}.json.gz`),
    file,
    known: isSameRules && !meta ? { etag: run.state?.etag ?? undefined } : undefined,
    signal: run.signal,
    now: run.now,
    onBytes: (received, total) =>
      run.progress((received / (total ?? Number.POSITIVE_INFINITY)) * fetchShare, 'fetching', {
        unit: 'bytes',
        done: received,
        ...present('total', total),
      }),
  });
  if (!fetched.changed) return { keep: keepOf(run), result: nothingRead };
  const counts = await ingestFile({
    db: run.db,
    signal: run.signal,
    input: {
      feed: 'nvd',
      form: 'nvd-feed',
      path: file,
      ...(meta ? { sha256: meta.sha256 } : {}),
      salt: `${readingRevision}`,
    },
    describes: ['NVD'],
    onProgress: (done, { records, changed }) =>
      run.progress(fetchShare + done * (1 - fetchShare), 'reading', {
        unit: 'records',
        done: records,
        changed,
      }),
    onProblem: run.warn,
  });
  await keepFeed(run, file, meta?.text);
  const contentHash = `${readingRevision}:${meta?.sha256 ?? ''}`;
  return { keep: { etag: fetched.etag, contentHash, records: counts.records }, result: counts };
}

function feedFile(run: PartRun): string {
  return path.join(run.workDir, `${run.part}.json.gz`);
}

function keepOf({ state }: PartRun): PartOutcome['keep'] {
  return {
    etag: state?.etag ?? undefined,
    contentHash: state?.content_hash ?? undefined,
    records: state?.records ?? 0,
  };
}
