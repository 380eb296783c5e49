import path from 'node:path';
import { present } from '../../../http/present.ts';
import { type Download, discard, download } from '../../../outgoing/download.ts';
import { fileBelow } from '../../../outgoing/file-below.ts';
import { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import { fetchText } from '../../../outgoing/read-body.ts';
import { ingestFile } from '../ingest/ingest.ts';
import { mirrorParts, nothingRead, type PartOutcome, type PartRun } from '../mirror-parts.ts';
import { CorruptFileError } from '../reader/reader-protocol.ts';
import { readingRevision } from '../reader/revision.ts';
import { isSourceOn, sourceUrl } from '../source.settings.ts';
import type { Source } from '../source.ts';
import { apiPart, mirrorApi } from './nvd-api.ts';
import { keepFeed } from './nvd-feed-files.ts';
import { type NvdMeta, parseNvdMeta } from './nvd-meta.ts';
import { probeNvdApi } from './nvd-probe.ts';

const firstYear = 2002;
const modifiedFeed = 'nvdcve-2.0-modified';
/** The feed of a year has up to 25 MB. */
const maxFeedBytes = 1024 ** 3;
const maxMetaBytes = 65_536;
/** The share of downloading in a feed's progress. */
const fetchShare = 0.2;

/** The CVEs of the National Vulnerability Database, from its 2.0 feed files or through its API (design §3). */
export const nvdSource: Source = {
  id: 'nvd',
  title: 'NVD',
  cadence: 'nist.mirror.cadence',
  firstRunAfterMs: 60_000,
  poll: 'nvd.poll.minutes',
  probe: async (settings) =>
    (await settings.isOn('nvd.api.enabled'))
      ? probeNvdApi(settings)
      : {
          url: fileBelow(await settings.address('nvd.feeds.url'), `json/cve/2.0/${modifiedFeed}.meta`),
          account: 'NONE',
          isExpected: ({ text }) => /^lastModifiedDate:/m.test(text),
        },
  async findObstacle(db) {
    if (await isSourceOn(db, 'nvd.enabled')) return undefined;
    return { code: 'DISABLED', text: 'The NVD source is disabled.' };
  },
  async mirror(run) {
    if (!(await isSourceOn(run.db, 'nvd.api.enabled'))) {
      return mirrorParts(
        run,
        'nvd',
        run.changesOnly ? [modifiedFeed] : feedNames(run.now()),
        whenPublished(mirrorFeed),
      );
    }
    const result = await mirrorParts(run, 'nvd', [apiPart], mirrorApi);
    const keepsFeeds = !run.changesOnly && (await isSourceOn(run.db, 'nvd.api.download.feeds'));
    if (keepsFeeds) await mirrorParts(run, 'nvd', feedNames(run.now()), whenPublished(storeFeed));
    return result;
  },
};

function feedOfYear(year: number): string {
  return `nvdcve-2.0-${year}`;
}

/** The newest year first, then down to the first, then what was modified of late (contract §18.1). */
function feedNames(now: Date): string[] {
  const names: string[] = [];
  for (let year = now.getUTCFullYear(); year >= firstYear; year--) names.push(feedOfYear(year));
  return [...names, modifiedFeed];
}

/** The feed of a new year comes some days after its beginning: until then it is no failure that there is none. */
function whenPublished(mirrorPart: (run: PartRun) => Promise<PartOutcome>) {
  return async (run: PartRun): Promise<PartOutcome> => {
    try {
      return await mirrorPart(run);
    } catch (error) {
      const isAbsent = error instanceof OutgoingError && error.kind === 'absent';
      if (!isAbsent || !isNewYear(run.part, run.now())) throw error;
      return { keep: keepOf(run), result: nothingRead };
    }
  };
}

function isNewYear(part: string, today: Date): boolean {
  return today.getUTCMonth() === 0 && part === feedOfYear(today.getUTCFullYear());
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

/** The content of a `.meta` file, and the file itself. */
type FetchedMeta = NvdMeta & { readonly text: string };

/** A mirror may lack `.meta` files; the feed's own validators then tell whether it changed. */
async function fetchMeta(run: PartRun): Promise<FetchedMeta | undefined> {
  try {
    const url = () => sourceUrl(run.db, 'nvd.feeds.url', `json/cve/2.0/${run.part}.meta`);
    const text = await fetchText(run.outgoing, {
      url,
      kind: 'document',
      maxBytes: maxMetaBytes,
      signal: run.signal,
    });
    const meta = parseNvdMeta(text);
    return meta && { ...meta, text };
  } catch (error) {
    if (error instanceof OutgoingError && error.kind === 'absent') return undefined;
    throw error;
  }
}

/** Keeps a feed for those who mirror from here, unread: what it says came through the API (contract §18.2). */
async function storeFeed(run: PartRun): Promise<PartOutcome> {
  const meta = await fetchMeta(run);
  // It has no reading revision: with the API disabled, the feed would have to be read.
  const contentHash = meta && `kept:${meta.sha256}`;
  if (contentHash === undefined || run.state?.content_hash === contentHash)
    return { keep: keepOf(run), result: nothingRead };
  const file = feedFile(run);
  await fetchFeed(run, file, undefined);
  await keepFeed(run, file, meta?.text);
  return { keep: { contentHash, records: 0 }, result: nothingRead };
}

async function readFeed(run: PartRun, meta: FetchedMeta | undefined): Promise<PartOutcome> {
  const file = feedFile(run);
  const isSameRules = run.state?.content_hash?.startsWith(`${readingRevision}:`) ?? false;
  const known = isSameRules && !meta ? (run.state?.etag ?? undefined) : undefined;
  const fetched = await fetchFeed(run, file, known);
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

function fetchFeed(run: PartRun, file: string, etag: string | undefined): Promise<Download> {
  return download(run.outgoing, {
    url: () => sourceUrl(run.db, 'nvd.feeds.url', `json/cve/2.0/${run.part}.json.gz`),
    file,
    known: { etag },
    maxBytes: maxFeedBytes,
    signal: run.signal,
    onBytes: (received, total) =>
      run.progress((received / (total ?? Number.POSITIVE_INFINITY)) * fetchShare, 'fetching', {
        unit: 'bytes',
        done: received,
        ...present('total', total),
      }),
  });
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
