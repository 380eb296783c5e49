import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** A file of the built console, ready to be sent. */
export interface ConsoleFile {
  readonly body: Buffer;
  /** Compressed once, when it is first sent so: most files are never asked for. Undefined where it does not get smaller. */
  readonly gzip: Buffer | undefined;
  readonly type: string;
  readonly etag: string;
  /** Its name changes with its content. */
  readonly isHashed: boolean;
  /** The hashes of a page's inline scripts, as in a content security policy. */
  readonly scriptHashes: readonly string[];
}

/** Files by path below the console, such as `assets/index-1a2b.js`; with `index.html`. */
export type ConsoleFiles = ReadonlyMap<string, ConsoleFile>;

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

/** The keys of the console (contract §1.1); empty means the default. */
const defaultConfig = {
  API_BASE_URL: '',
  API_WITH_CREDENTIALS: '',
  OIDC_ISSUER: '',
  OIDC_CLIENT_ID: '',
  OIDC_SCOPE: 'openid email profile',
  OIDC_FLOW: '',
  OIDC_LOGIN_BUTTON_TEXT: '',
};

/**
 * Reads the built console into memory (about 3 MB), so that a build in the meantime never mixes files of two versions.
 * @returns undefined when it was not built
 */
export function readConsoleFiles(directory: string, basePath: string): ConsoleFiles | undefined {
  const names = listFiles(directory);
  if (!names.includes('index.html')) return undefined;
  const files = new Map(
    names.map((name) => [name, makeFile(name, readFileSync(path.join(directory, name)))]),
  );
  const index = files.get('index.html')?.body.toString() ?? '';
  files.set('index.html', makeFile('index.html', Buffer.from(setBase(index, basePath))));
  if (!files.has(configName)) {
    files.set(configName, makeFile(configName, Buffer.from(JSON.stringify(defaultConfig))));
  }
  return files;
}

export const configName = 'static/config.json';

/** The configuration with values for those of its keys that are empty there. */
export function completeConfig(file: ConsoleFile, values: Readonly<Record<string, string>>): ConsoleFile {
  const written: unknown = JSON.parse(file.body.toString());
  const config = new Map(Object.entries(written !== null && typeof written === 'object' ? written : {}));
  for (const [key, value] of Object.entries(values)) {
    if (value !== '' && (config.get(key) ?? '') === '') config.set(key, value);
  }
  return makeFile(configName, Buffer.from(JSON.stringify(Object.fromEntries(config))));
}

/** Asset addresses of the console are relative to this element. */
function setBase(html: string, basePath: string): string {
  const base = `<base href="${basePath}/" />`;
  if (/<base\s[^>]*>/.test(html)) return html.replace(/<base\s[^>]*>/, base);
  return html.replace(/<head[^>]*>/, (head) => `${head}${base}`);
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

function makeFile(name: string, body: Buffer): ConsoleFile {
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
    isHashed: name.startsWith('assets/'),
    scriptHashes: name.endsWith('.html') ? hashScripts(body.toString()) : [],
  };
}

function packSmaller(body: Buffer): Buffer | undefined {
  const gzip = gzipSync(body, { level: 9 });
  return gzip.length < body.length ? gzip : undefined;
}

function hashScripts(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
