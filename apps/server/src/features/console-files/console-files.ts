import { createHash } from 'node:crypto';
import { makeStaticFile, readFolder, type StaticFile } from '../../http/static-files.ts';

/** A file of the built console, ready to be sent. */
export interface ConsoleFile extends StaticFile {
  /** The hashes of a page's inline scripts, as in a content security policy. */
  readonly scriptHashes: readonly string[];
}

/** Files by path below the console, such as `assets/index-1a2b.js`; with `index.html`. */
export type ConsoleFiles = ReadonlyMap<string, ConsoleFile>;

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
  const built = readFolder(directory);
  if (!built.has('index.html')) return undefined;
  const files = new Map([...built].map(([name, body]) => [name, makeFile(name, body)]));
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

function makeFile(name: string, body: Buffer): ConsoleFile {
  const scriptHashes = name.endsWith('.html') ? hashScripts(body.toString()) : [];
  const file = makeStaticFile(name, body, name.startsWith('assets/'));
  // Not spread: it is compressed only when somebody asks for that.
  return Object.defineProperty(file, 'scriptHashes', { value: scriptHashes }) as ConsoleFile;
}

function hashScripts(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
