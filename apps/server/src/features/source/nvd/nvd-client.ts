import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { OutgoingResponse } from '../../../outgoing/outgoing.ts';
import { OutgoingError, shownUrl } from '../../../outgoing/outgoing-error.ts';
import { withRetries } from '../../../outgoing/retry.ts';
import { saveBody } from '../../../outgoing/save-body.ts';
import { readNumber, readSecretSetting } from '../../config-property/setting.service.ts';
import { sourceAddress } from '../source.settings.ts';
import type { MirrorRun } from '../source.ts';
import { paceOf } from './nvd-pace.ts';
import { type NvdPageHead, readPageHead } from './nvd-page.ts';
import type { NvdWindow } from './nvd-window.ts';

/** Streamed to disk. 2,000 records have 10 MB; some single ones have 3. */
const maxPageBytes = 256 * 1_048_576;
const pageTotalMs = 600_000;

/** A page, in a file. */
export interface NvdPage {
  file: string;
  head: NvdPageHead;
  startIndex: number;
}

/** Asks the NVD's CVE API 2.0 for pages. */
export interface NvdClient {
  /** @throws OutgoingError */
  fetchPage(window: NvdWindow, startIndex: number): Promise<NvdPage>;
}

export async function openNvdClient(run: MirrorRun): Promise<NvdClient> {
  const key = await readKey(run);
  const requests = await readNumber(run.db, 'vuln-source', 'nvd.api.requests.per.30.seconds');
  let pageSize = 2_000;

  async function ask(window: NvdWindow, startIndex: number): Promise<OutgoingResponse> {
    const url = await sourceAddress(run.db, 'nvd.api.url');
    url.searchParams.set('resultsPerPage', `${pageSize}`);
    url.searchParams.set('startIndex', `${startIndex}`);
    if (window.from !== undefined && window.to !== undefined) {
      url.searchParams.set('lastModStartDate', window.from);
      url.searchParams.set('lastModEndDate', window.to);
    }
    const response = await run.outgoing.ask({
      url,
      headers: {
        accept: 'application/json',
        'accept-encoding': 'gzip, deflate, br',
        ...(key === undefined ? {} : { apiKey: key }),
      },
      pace: paceOf(url, key !== undefined, requests),
      reads: [400, 404],
      totalMs: pageTotalMs,
      signal: run.signal,
    });
    if (response.status < 400) return response;
    response.drop();
    const allowedSize = smallerPage(response);
    if (allowedSize === undefined || allowedSize >= pageSize) throw refusal(response);
    pageSize = allowedSize;
    return ask(window, startIndex);
  }

  return {
    fetchPage: (window, startIndex) =>
      withRetries(run.outgoing, run.signal, async () => {
        const response = await ask(window, startIndex);
        const file = path.join(run.workDir, `page-${startIndex}.json`);
        await saveBody(response, file, maxPageBytes);
        const head = await readPageHead(file);
        if (typeof head !== 'string') return { file, head, startIndex };
        await rm(file, { force: true });
        throw noPage(response.url, head);
      }),
  };
}

/** The NVD may allow smaller pages than it did: the refusal says how large they may be. */
function smallerPage(response: OutgoingResponse): number | undefined {
  const size = /resultsPerPage\b.*\bcannot exceed (\d{1,5})/i.exec(response.header('message') ?? '')?.[1];
  return size === undefined || size === '0' ? undefined : Number(size);
}

/** The NVD says in a header what is wrong with a request, and answers 404 for most of it. */
function refusal(response: OutgoingResponse): OutgoingError {
  const message = response.header('message')?.slice(0, 200);
  const address = shownUrl(new URL(response.url.pathname, response.url));
  return message === undefined
    ? new OutgoingError('absent', `${address} is not there (${response.status})`)
    : new OutgoingError('forbidden', `The NVD refuses the request: ${message} (${response.status})`);
}

function noPage(url: URL, text: string): OutgoingError {
  const start = text.trimStart().slice(0, 60).replace(/\s+/g, ' ');
  return new OutgoingError('garbled', `${url.origin}${url.pathname} sent no page of the NVD API: "${start}"`);
}

/** Without a key the NVD is slower, so one that cannot be read must not stop the mirror. */
async function readKey(run: MirrorRun): Promise<string | undefined> {
  try {
    const key = await readSecretSetting(run.db, run.secrets, 'vuln-source', 'nvd.api.key');
    return key?.trim() || undefined;
  } catch {
    run.warn('The key for the NVD API cannot be decrypted; requests to the NVD are sent without it.');
    return undefined;
  }
}
