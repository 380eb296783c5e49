import { rm } from 'node:fs/promises';
import { inTransaction } from '../../../db/database.ts';
import { stopIfAborted } from '../../../jobs/job.ts';
import { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import { readNumber, writeSetting } from '../../config-property/setting.service.ts';
import { ingestFile } from '../ingest/ingest.ts';
import { nothingRead, type PartOutcome, type PartRun } from '../mirror-parts.ts';
import { readingRevision } from '../reader/revision.ts';
import type { MirrorResult } from '../source.ts';
import { findPart, notePartCursor } from '../source-state.queries.ts';
import { type NvdClient, type NvdPage, openNvdClient } from './nvd-client.ts';
import {
  isLastWindow,
  knownUntil,
  type NvdCursor,
  type NvdWindow,
  nextWindow,
  resumable,
} from './nvd-window.ts';

/** The part that stands for the API beside the files. */
export const apiPart = 'api';

/** Newest change that is known for sure. Emptied by hand, everything is mirrored again (contract §18.2). */
const lastModified = 'nvd.api.last.modified.epoch.seconds';
/** The NVD has some 350,000 CVEs. */
const maxRecords = 5_000_000;
/** Windows of 120 days each. The NVD is some decades old. */
const maxWindows = 200;
/** A page that ends too early is asked for again. */
const maxPageAttempts = 5;

/** The result of reading the pages of a window. */
interface Pass {
  /** The latest change seen; of a pass that was taken up again, of its rest. */
  newest: string | undefined;
  asOf: string;
  total: number;
}

/**
 * Mirrors the NVD through its API: all CVEs the first time, then what changed, at most 120 days at a time up to now. Where it
 * stands is kept after each page, so that a run that was cut off goes on from there. @throws OutgoingError
 */
export async function mirrorApi(run: PartRun): Promise<PartOutcome> {
  const client = await openNvdClient(run);
  const result: MirrorResult = { ...nothingRead };
  let records = run.state?.records ?? 0;
  for (let windows = 1; ; windows++) {
    if (windows > maxWindows)
      throw new OutgoingError('excess', 'The NVD keeps sending changes with later times');
    const seconds = await readNumber(run.db, 'vuln-source', lastModified);
    const known = seconds !== undefined && seconds > 0 ? seconds * 1000 : undefined;
    // One moment for all of it: by a later one the window that ends now would not be the last.
    const now = run.now();
    const fresh = nextWindow(known, now);
    const state = await findPart(run.db, 'nvd', apiPart);
    const cursor = resumable(state?.cursor, fresh, now);
    const window: NvdWindow = cursor ? windowOf(cursor) : fresh;
    const isLast = isLastWindow(window, now);
    const pass = await readWindow(run, client, window, cursor, result);
    if (window.from === undefined) records = pass.total;
    await finishWindow(run, knownUntil(window, { ...pass, isLast }, now));
    if (isLast) return { keep: { records }, result };
  }
}

function windowOf({ from, to }: NvdCursor): NvdWindow {
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

async function readWindow(
  run: PartRun,
  client: NvdClient,
  window: NvdWindow,
  cursor: NvdCursor | undefined,
  result: MirrorResult,
): Promise<Pass> {
  const startedAt = cursor?.startedAt ?? run.now().toISOString();
  let asOf = cursor?.asOf;
  let next: Promise<NvdPage> | undefined = client.fetchPage(window, cursor?.startIndex ?? 0);
  let total = 0;
  let newest: string | undefined;
  while (next) {
    const page: NvdPage = await next;
    stopIfAborted(run.signal);
    const begun: string = asOf ?? page.head.asOf;
    asOf = begun;
    total = page.head.total;
    const end = page.startIndex + page.head.records;
    if (total > maxRecords) throw new OutgoingError('excess', `The NVD says that it has ${total} records`);
    if (page.head.records === 0 && end < total) {
      throw new OutgoingError('corrupt', `The NVD sent an empty page at ${end} of ${total} records`);
    }
    // The next page is fetched while the database works on this one.
    next = end < total ? client.fetchPage(window, end) : undefined;
    next?.catch(() => undefined);
    const seen = await readPage(run, client, window, page, result);
    if (seen !== undefined && (newest ?? '') < seen) newest = seen;
    const reached: NvdCursor = { ...window, startIndex: end, asOf: begun, startedAt };
    await inTransaction(run.db, (trx) => notePartCursor(trx, 'nvd', apiPart, JSON.stringify(reached)));
    run.progress(end / Math.max(1, total), 'reading', {
      unit: 'records',
      done: end,
      total,
      changed: result.changed,
    });
  }
  return {
    newest: newest && new Date(`${newest}Z`).toISOString(),
    asOf: asOf ?? run.now().toISOString(),
    total,
  };
}

/**
 * Stores the records of a page; one that holds fewer than it says was cut off on its way.
 * @returns the latest change that its records name
 */
async function readPage(
  run: PartRun,
  client: NvdClient,
  window: NvdWindow,
  first: NvdPage,
  result: MirrorResult,
): Promise<string | undefined> {
  let page = first;
  for (let attempt = 1; ; attempt++) {
    const counts = await ingestFile({
      db: run.db,
      signal: run.signal,
      input: { feed: 'nvd', form: 'nvd-page', path: page.file, salt: `${readingRevision}` },
      describes: ['NVD'],
      onProgress: () => undefined,
      onProblem: run.warn,
    }).finally(() => rm(page.file, { force: true }));
    for (const key of ['changed', 'added', 'removed'] as const) result[key] += counts[key];
    if (counts.found >= page.head.records) {
      result.records += counts.records;
      return counts.newest;
    }
    if (attempt === maxPageAttempts) {
      const place = `the page at ${page.startIndex}`;
      throw new OutgoingError('corrupt', `Of ${page.head.records} records on ${place} came ${counts.found}`);
    }
    page = await client.fetchPage(window, page.startIndex);
  }
}

/** Notes what is known from now on, and that nothing is under way. */
async function finishWindow(run: PartRun, until: string): Promise<void> {
  await inTransaction(run.db, async (trx) => {
    await writeSetting(trx, 'vuln-source', lastModified, `${Math.floor(Date.parse(until) / 1000)}`);
    await notePartCursor(trx, 'nvd', apiPart, null);
  });
}
