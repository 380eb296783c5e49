import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

const folder = new URL('../../../../demo/sources/', import.meta.url);

/** Plays the sources from the demo's own files, so that the demo needs no network. Loopback only. */
export async function startDemoSources(): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const body = await findFile(new URL(request.url ?? '/', 'http://demo').pathname);
    response.writeHead(body ? 200 : 404, { 'content-length': body?.length ?? 0 });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => closeServer(server) };
}

async function findFile(path: string): Promise<Buffer | undefined> {
  if (!/^\/(osv|nvd|epss|kev)\/[\w./-]+$/.test(path) || path.includes('..')) return undefined;
  const file = await readFile(new URL(`.${path}`, folder)).catch(() => undefined);
  return file ?? emptyFeed(path);
}

const noRecords = JSON.stringify({
  resultsPerPage: 0,
  startIndex: 0,
  totalResults: 0,
  format: 'NVD_CVE',
  version: '2.0',
  timestamp: '2026-01-01T00:00:00.000',
  vulnerabilities: [],
});

/** The demo has some years of the NVD; the others are feeds without records rather than missing ones. */
function emptyFeed(path: string): Buffer | undefined {
  const name = /\/nvdcve-2\.0-(?:\d{4}|modified)\.(json\.gz|meta)$/.exec(path);
  if (!name) return undefined;
  const packed = gzipSync(noRecords);
  if (name[1] === 'json.gz') return packed;
  const sha256 = createHash('sha256').update(noRecords).digest('hex').toUpperCase();
  return Buffer.from(
    `lastModifiedDate:2026-01-01T00:00:00-00:00\r\nsize:${noRecords.length}\r\ngzSize:${packed.length}\r\nsha256:${sha256}\r\n`,
  );
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}
