import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A built file, ready to be sent. */
export interface StaticFile {
  readonly body: Buffer;
  /** Compressed once, when it is first sent so: most files are never asked for. Undefined where it does not get smaller. */
  readonly gzip: Buffer | undefined;
  readonly type: string;
  readonly etag: string;
  /** Its name changes with its content. */
  readonly isHashed: boolean;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const compressible = /^(text|application)\/|svg/;

/** All files of a folder and those below it, by their paths in it; none when there is no such folder. */
export function readFolder(directory: string): Map<string, Buffer> {
  return new Map(listFiles(directory).map((name) => [name, readFileSync(path.join(directory, name))]));
}

function listFiles(directory: string): string[] {
  try {
    return readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
      .map((name) => name.replaceAll(path.sep, '/'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

export function makeStaticFile(name: string, body: Buffer, isHashed = false): StaticFile {
  const type = types[path.extname(name)] ?? 'application/octet-stream';
  let packed: { smaller: Buffer | undefined } | undefined;
  return {
    body,
    get gzip() {
      packed ??= { smaller: compressible.test(type) ? packSmaller(body) : undefined };
      return packed.smaller;
    },
    type,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    isHashed,
  };
}

function packSmaller(body: Buffer): Buffer | undefined {
  const gzip = gzipSync(body, { level: 9 });
  return gzip.length < body.length ? gzip : undefined;
}

/** Sends a file, compressed where the caller can read that, or only the word that the caller has it already. */
export function sendStaticFile(file: StaticFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({
    etag: file.etag,
    'cache-control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'Accept-Encoding',
  });
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  reply.type(file.type);
  const acceptsGzip = /(^|,)\s*gzip\s*(,|;|$)/.test(String(request.headers['accept-encoding'] ?? ''));
  if (!acceptsGzip || !file.gzip) return reply.send(file.body);
  return reply.header('content-encoding', 'gzip').send(file.gzip);
}

/** The path of a URL without its query, decoded and without slashes at its begin; undefined when it cannot be decoded. */
export function decodePath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '').replace(/^\/+/, '');
  } catch {
    return undefined;
  }
}
