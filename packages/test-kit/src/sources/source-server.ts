import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { renderAnswer, type Service, type ServiceRequest } from '../services/service.ts';
import { findBody, type SourceBody, spoilBody } from './source-body.ts';
import { FaultPlan, type PlannedFault, type SourceFault } from './source-fault.ts';

/** Options of {@link startSourceServer}. */
export type SourceServerOptions = {
  /** Directory with `osv/`, `nvd/`, `epss/` and `kev/`, each laid out as the real source is; see `writeSources`. */
  root: string;
  /** Faults from the start, by path such as `/osv/Go/all.zip`. */
  faults?: Readonly<Record<string, PlannedFault>>;
  /** Services that are computed, by the path below which they are served, such as `/nvd-api`. */
  services?: Readonly<Record<string, Service>>;
};

/** A request as the server got it. */
type LoggedRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
  /** Milliseconds of a clock that only goes forward. */
  at: number;
  /** Status it was answered with; 0 when the connection was cut. */
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
};

/** A running source server. */
export type SourceServer = {
  /** Without a trailing slash. The sources are below it. */
  readonly url: string;
  /** Base URLs as the settings take them. */
  readonly urls: { readonly osv: string; readonly nvd: string; readonly epss: string; readonly kev: string };
  /** Every request so far, in order. */
  readonly requests: readonly LoggedRequest[];
  /** Misbehave for this path from now on, or with `/*` at its end for all below it; several faults for one path follow one another. */
  fail(path: string, fault: PlannedFault): void;
  /** Behave well again and forget the requests. */
  reset(): void;
  /** Stops. @throws when a fault was planned that no request met: the test does not test what it says */
  close(): Promise<void>;
};

/**
 * Plays the OSV bucket, the NVD 2.0 feeds, EPSS and KEV on the loopback interface, from files. It answers as they do:
 * `ETag`, `Last-Modified`, `If-None-Match`, `If-Modified-Since`, `Range` with `If-Range`, 404 for what is not there.
 * @example
 * const server = await startSourceServer({ root });
 * server.fail('/nvd/json/cve/2.0/nvdcve-2.0-2024.json.gz', { kind: 'cut', afterBytes: 1000, times: 1 });
 * // … mirror from server.urls.nvd …
 * await server.close();
 */
export async function startSourceServer(options: SourceServerOptions): Promise<SourceServer> {
  const root = path.resolve(options.root);
  const plan = new FaultPlan();
  for (const [urlPath, fault] of Object.entries(options.faults ?? {})) plan.add(urlPath, fault);
  const requests: LoggedRequest[] = [];
  const server = createServer((request, response) => {
    const at = performance.now();
    const body = readBody(request);
    body
      .then((text) => answer({ root, plan, services: options.services ?? {}, body: text }, request, response))
      .catch(() => response.destroy())
      .finally(async () => requests.push(logLine(request, response, await body.catch(() => ''), at)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    urls: { osv: `${url}/osv`, nvd: `${url}/nvd`, epss: `${url}/epss`, kev: `${url}/kev` },
    requests,
    fail: (urlPath, fault) => plan.add(urlPath, fault),
    reset() {
      plan.clear();
      requests.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      const unused = plan.unused();
      if (unused.length > 0) throw new Error(`No request met the fault planned for ${unused.join(', ')}`);
    },
  };
}

/** The data from which a request is answered. */
type Played = { root: string; plan: FaultPlan; services: Readonly<Record<string, Service>>; body: string };

async function answer(
  { root, plan, services, body }: Played,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const urlPath = pathOf(request);
  const fault = plan.take(urlPath);
  if (fault && isAnswered(response, fault)) return;
  const mount = Object.keys(services).find((path) => urlPath === path || urlPath.startsWith(`${path}/`));
  const service = mount === undefined ? undefined : services[mount];
  if (mount !== undefined && service) {
    const asked: ServiceRequest = {
      method: request.method ?? 'GET',
      mount,
      path: urlPath.slice(mount.length),
      query: queryOf(request),
      headers: request.headers,
      body,
    };
    const { status, ...rest } = service(asked);
    const { headers, bytes } = renderAnswer({ status, ...rest });
    const sent = fault ? await spoilBody(bytes, fault, urlPath) : bytes;
    response.writeHead(status, { ...headers, 'content-length': sent.length });
    await sendPart(response, sent, fault);
    return;
  }
  const found = await findBody(root, urlPath);
  if (!found && fault?.kind !== 'body') {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  const bytes = fault ? await spoilBody(found?.bytes ?? Buffer.alloc(0), fault, urlPath) : found?.bytes;
  await sendBody(
    request,
    response,
    { bytes: bytes ?? Buffer.alloc(0), modifiedAt: found?.modifiedAt ?? new Date(0) },
    fault,
  );
}

/** Faults that need no body from the source. */
function isAnswered(response: ServerResponse, fault: SourceFault): boolean {
  switch (fault.kind) {
    case 'status': {
      const { retryAfterSeconds, headers = {} } = fault;
      const after = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
      response.writeHead(fault.status, { ...after, ...headers }).end(fault.body);
      return true;
    }
    case 'redirect':
      response.writeHead(302, { location: fault.location }).end();
      return true;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<!DOCTYPE html><html><body><h1>Please sign in</h1></body></html>');
      return true;
    case 'silence':
      return true;
    case 'endless':
      response.writeHead(200, { 'content-type': 'application/json' });
      pourForever(response);
      return true;
    default:
      return false;
  }
}

/** As fast as the other side takes it, so that only a limit ends it. */
function pourForever(response: ServerResponse): void {
  const chunk = Buffer.alloc(65_536, '[');
  const pour = () => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', pour);
  };
  pour();
}

async function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  body: SourceBody,
  fault: SourceFault | undefined,
): Promise<void> {
  const etag = `"${createHash('sha1').update(body.bytes).digest('hex')}"`;
  const modified = body.modifiedAt.toUTCString();
  const headers = { etag, 'last-modified': modified, 'accept-ranges': 'bytes' };
  if (isUnchanged(request, etag, modified)) {
    response.writeHead(304, headers).end();
    return;
  }
  const range = rangeOf(request, etag, modified, body.bytes.length);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...headers, 'content-range': `bytes */${body.bytes.length}` }).end();
    return;
  }
  const part = range ? body.bytes.subarray(range.start, range.end + 1) : body.bytes;
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'content-length': part.length,
    ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${body.bytes.length}` } : {}),
  });
  if (request.method === 'HEAD') response.end();
  else await sendPart(response, part, fault);
}

async function sendPart(
  response: ServerResponse,
  part: Buffer,
  fault: SourceFault | undefined,
): Promise<void> {
  if (fault?.kind === 'cut' && fault.afterBytes < part.length) {
    await new Promise<void>((resolve) => response.write(part.subarray(0, fault.afterBytes), () => resolve()));
    response.destroy();
    return;
  }
  if (fault?.kind === 'stall') {
    response.write(part.subarray(0, fault.afterBytes));
    return;
  }
  if (fault?.kind === 'slow') {
    for (let at = 0; at < part.length && !response.destroyed; at += fault.chunkBytes) {
      response.write(part.subarray(at, at + fault.chunkBytes));
      await pause(fault.pauseMs);
    }
    response.end();
    return;
  }
  response.end(part);
}

function isUnchanged(request: IncomingMessage, etag: string, modified: string): boolean {
  const known = request.headers['if-none-match'];
  if (known !== undefined) return known.split(',').some((tag) => tag.trim() === etag);
  return request.headers['if-modified-since'] === modified;
}

type ByteRange = { start: number; end: number };

function rangeOf(
  request: IncomingMessage,
  etag: string,
  modified: string,
  length: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  if (!match) return undefined;
  const condition = request.headers['if-range'];
  if (condition !== undefined && condition !== etag && condition !== modified) return undefined;
  const start = Number(match[1]);
  if (start >= length) return 'unsatisfiable';
  return { start, end: match[2] ? Math.min(Number(match[2]), length - 1) : length - 1 };
}

function pathOf(request: IncomingMessage): string {
  return new URL(request.url ?? '/', 'http://localhost').pathname;
}

function queryOf(request: IncomingMessage): URLSearchParams {
  return new URL(request.url ?? '/', 'http://localhost').searchParams;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function logLine(
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
  at: number,
): LoggedRequest {
  const { range, authorization, apikey } = request.headers;
  return {
    method: request.method ?? 'GET',
    path: pathOf(request),
    query: queryOf(request),
    body,
    at,
    status: response.destroyed && !response.writableFinished ? 0 : response.statusCode,
    headers: {
      range,
      authorization,
      apikey: typeof apikey === 'string' ? apikey : undefined,
      'if-none-match': request.headers['if-none-match'],
      'user-agent': request.headers['user-agent'],
    },
  };
}
