import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Stricter than the server's own policy: only content of the page itself, by its hash, nothing from
 * elsewhere.
 */
function contentSecurityPolicy(page: string): string {
  const hashes = (tag: string) =>
    [...page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))]
      .map(([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      .join('');
  return [
    "default-src 'none'",
    `script-src 'self'${hashes('script')}`,
    `style-src 'self'${hashes('style')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const consoleDist = join(import.meta.dirname, '..', 'dist');

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  );
}

/** A file of the build, or its start page with the base path written into it. */
export async function serveConsole(
  path: string,
  response: ServerResponse,
  options: { basePath: string; dist?: string },
): Promise<void> {
  const dist = options.dist ?? consoleDist;
  const file = join(dist, decodeURIComponent(path).replaceAll('..', ''));
  const found = path !== '/' && (await isFile(file));
  const isAsset = path.startsWith('/assets/') || path.startsWith('/static/');
  if (!found && isAsset) {
    response.writeHead(404).end();
    return;
  }
  const target = found ? file : join(dist, 'index.html');
  const headers = {
    'content-type': types[extname(target)] ?? 'application/octet-stream',
    // As the server does: what is in a file of the build is in its name.
    ...(path.startsWith('/assets/') ? { 'cache-control': 'public, max-age=31536000, immutable' } : {}),
  };
  const content = await readFile(target);
  response.setHeader('content-security-policy', contentSecurityPolicy(found ? '' : content.toString()));
  response.writeHead(200, headers);
  const html = () => content.toString().replace('<base href="/"', `<base href="${options.basePath}"`);
  response.end(found ? content : html());
}
