import { inTransaction, type Transaction } from '../../../db/database.ts';
import { fileBelow } from '../../../outgoing/file-below.ts';
import { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import { parseAnswer } from '../../../outgoing/probe.ts';
import { fetchJson } from '../../../outgoing/read-body.ts';
import { markExploited } from '../../flaw/flaw.service.ts';
import { lockForFeed } from '../../matching/matching.service.ts';
import { mirrorParts, nothingRead, type PartOutcome, type PartRun } from '../mirror-parts.ts';
import { isSourceOn, sourceUrl } from '../source.settings.ts';
import type { Source } from '../source.ts';
import { addExploited } from './euvd.queries.ts';
import { type EuvdPage, type ExploitedCve, readEuvdPage } from './euvd-record.ts';

const part = 'exploited';
const pageSize = 100;
/** It has some 2,000 records; a search that never ends must not be followed. */
const maxPages = 1_000;
/** They are in memory at once. */
const maxExploited = 100_000;
/** Nothing is said about a limit. */
const intervalMs = 250;

/**
 * Vulnerabilities that the European database knows to be exploited, beside the catalog of CISA. It only adds: its search is
 * in the beta stage, and a record that is missing once says nothing.
 */
export const euvdSource: Source = {
  id: 'euvd',
  title: 'EUVD',
  cadence: 'euvd.mirror.cadence',
  firstRunAfterMs: 90_000,
  async probe(settings) {
    const url = searchUrl(fileBelow(await settings.address('euvd.api.url'), 'search'), 0, 1);
    const pace = { lane: url.host, intervalMs };
    return {
      url,
      pace,
      account: 'NONE',
      isExpected: (answer) => readEuvdPage(parseAnswer(answer)) !== undefined,
    };
  },
  async findObstacle(db) {
    if (await isSourceOn(db, 'euvd.enabled')) return undefined;
    return { code: 'DISABLED', text: 'The EUVD source is disabled.' };
  },
  mirror: (run) => mirrorParts(run, 'euvd', [part], mirrorExploited),
};

async function mirrorExploited(run: PartRun): Promise<PartOutcome> {
  const exploited: ExploitedCve[] = [];
  let records = 0;
  for (let number = 0; number < maxPages; number++) {
    const page = await fetchPage(run, number);
    exploited.push(...page.exploited);
    records += page.records;
    if (exploited.length > maxExploited) {
      throw new OutgoingError('excess', `The EUVD lists more than ${maxExploited} CVEs as exploited`);
    }
    run.progress(records / Math.max(1, page.total), 'fetching', {
      unit: 'records',
      done: records,
      total: page.total,
    });
    if (page.records === 0 || records >= page.total) break;
  }
  const changed = await inTransaction(run.db, (trx) => storeExploited(trx, exploited));
  return { keep: { records: exploited.length }, result: { ...nothingRead, records, changed } };
}

async function fetchPage(run: PartRun, number: number): Promise<EuvdPage> {
  const base = await sourceUrl(run.db, 'euvd.api.url', 'search');
  const { value } = await fetchJson(run.outgoing, {
    url: async () => searchUrl(base, number, pageSize),
    kind: 'json',
    pace: { lane: base.host, intervalMs },
    signal: run.signal,
  });
  const page = readEuvdPage(value);
  if (page) return page;
  throw new OutgoingError('corrupt', `${base.href} sent no page of its search`);
}

function searchUrl(search: URL, page: number, size: number): URL {
  const url = new URL(search);
  url.search = new URLSearchParams({ exploited: 'true', page: `${page}`, size: `${size}` }).toString();
  return url;
}

async function storeExploited(trx: Transaction, exploited: readonly ExploitedCve[]): Promise<number> {
  const added = await addExploited(trx, exploited);
  if (added === 0) return 0;
  // The same rows are written by the mirrors of vulnerabilities: one after the other, so that they never deadlock.
  await lockForFeed(trx);
  await markExploited(trx);
  return added;
}
