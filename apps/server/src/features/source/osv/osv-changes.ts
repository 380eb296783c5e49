import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Download, discard, download } from '../../../outgoing/download.ts';
import { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import { fetchBytes } from '../../../outgoing/read-body.ts';
import { readLines } from '../lines.ts';
import type { PartRun } from '../mirror-parts.ts';
import { maxRecordBytes } from '../reader/raw-record.ts';
import { sourceUrl } from '../source.settings.ts';
import { isLater, type OsvChange, type OsvCursor, parseChange } from './osv-cursor.ts';

/** More changes than this, and the whole archive is quicker than one request each. */
export const maxSingleRecords = 1_000;
const requestsAtOnce = 8;
/** So few that cannot be fetched wait for the next run; with more the service is in trouble, and the ecosystem fails. */
const maxFailedRecords = 5;
/** The longest list has about 15 MB. */
const maxListBytes = 256 * 1_048_576;

/** The list of changes of an ecosystem, as far as it matters. */
export interface ChangeList {
  newest: string | undefined;
  /** Records of the ecosystem in all. */
  records: number;
  /** Changes since the time asked for; cut off after {@link maxSingleRecords}. */
  changes: OsvChange[];
  etag: string | undefined;
}

/** Reads `modified_id.csv`; undefined when the source has none. @throws OutgoingError */
export async function fetchChanges(
  run: PartRun,
  cursor: OsvCursor | undefined,
): Promise<ChangeList | undefined> {
  const since = cursor?.newest;
  const file = path.join(run.workDir, `${encodeURIComponent(run.part)}.modified_id.csv`);
  let fetched: Download;
  try {
    fetched = await download(run.outgoing, {
      url: () => ecosystemUrl(run, 'modified_id.csv'),
      file,
      known: { etag: cursor?.listEtag },
      maxBytes: maxListBytes,
      signal: run.signal,
    });
  } catch (error) {
    if (error instanceof OutgoingError && error.kind === 'absent') return undefined;
    throw error;
  }
  if (!fetched.changed) {
    return { newest: since, records: run.state?.records ?? 0, changes: [], etag: cursor?.listEtag };
  }
  const list: ChangeList = { newest: undefined, records: 0, changes: [], etag: fetched.etag };
  let isEmpty = true;
  for await (const lines of readLines(file, false)) {
    isEmpty &&= lines.every((line) => line.trim() === '');
    for (const change of lines.map(parseChange)) if (change) addChange(list, change, since);
  }
  await discard(file);
  // A page that a proxy puts in its place must not pass for a list in which nothing changed.
  if (list.records === 0 && (since !== undefined || !isEmpty)) {
    throw new OutgoingError(
      'corrupt',
      `The list of changes of ${run.part}, modified_id.csv, lists no record`,
    );
  }
  return list;
}

function addChange(list: ChangeList, change: OsvChange, since: string | undefined): void {
  list.records += 1;
  if (isLater(change.modified, list.newest)) list.newest = change.modified;
  if (isLater(change.modified, since) && list.changes.length <= maxSingleRecords) list.changes.push(change);
}

/** Changed records that were fetched one by one. */
export interface FetchedRecords {
  folder: string;
  /** Some could not be fetched and must be asked for again. */
  isIncomplete: boolean;
  /** Why the ecosystem fails; what was fetched can be stored all the same. */
  trouble: OutgoingError | undefined;
}

/**
 * Fetches changed records into a folder; undefined when the source does not serve single records. A service that is silent
 * or refuses is left alone after a few records.
 */
export async function fetchRecords(
  run: PartRun,
  changes: readonly OsvChange[],
): Promise<FetchedRecords | undefined> {
  const folder = path.join(run.workDir, `${encodeURIComponent(run.part)}.records`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const queue = changes.entries();
  const found: ('fetched' | 'absent')[] = [];
  const failures: OutgoingError[] = [];
  const work = async () => {
    for (const [index, change] of queue) {
      if (found.includes('absent') || failures.length > maxFailedRecords) return;
      const file = path.join(folder, `${String(index).padStart(6, '0')}.json`);
      const outcome = await fetchRecord(run, change.id, file);
      if (outcome instanceof OutgoingError) failures.push(outcome);
      else found.push(outcome);
      const done = found.length + failures.length;
      run.progress((done / changes.length) * 0.8, 'fetching', {
        unit: 'records',
        done,
        total: changes.length,
      });
    }
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, work));
  if (found.includes('absent')) return undefined;
  const trouble = troubleOf(run.part, failures);
  if (!trouble) for (const { message } of failures) run.warn(message);
  return { folder, isIncomplete: failures.length > 0, trouble };
}

async function fetchRecord(
  run: PartRun,
  id: string,
  file: string,
): Promise<'fetched' | 'absent' | OutgoingError> {
  try {
    const url = () => ecosystemUrl(run, `${encodeURIComponent(id)}.json`);
    const request = { url, kind: 'json', maxBytes: maxRecordBytes, signal: run.signal } as const;
    await writeFile(file, await fetchBytes(run.outgoing, request));
    return 'fetched';
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    return error.kind === 'absent' ? 'absent' : error;
  }
}

/** Undefined while no more failed than the next run makes up for. */
function troubleOf(part: string, failures: readonly OutgoingError[]): OutgoingError | undefined {
  const [first] = failures;
  if (!first || failures.length <= maxFailedRecords) return undefined;
  return new OutgoingError(
    first.kind,
    `More than ${maxFailedRecords} changed records of ${part} cannot be fetched. The first: ${first.message}`,
    { cause: first, problem: first.problem },
  );
}

/** The address of a file of the ecosystem. */
export function ecosystemUrl(run: PartRun, file: string): Promise<URL> {
  return sourceUrl(run.db, 'google.osv.base.url', `${encodeURIComponent(run.part)}/${file}`);
}
