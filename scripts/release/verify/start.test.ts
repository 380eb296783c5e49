import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startSourceServer, writeSources } from '@waybill/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoClient, signIn } from '../../../apps/server/src/demo/demo-client.ts';
import { mirror, setSources } from '../../../bench/server-process.ts';
import { writeTree } from '../archive/write-archive.ts';
import { composeRelease } from '../contents/compose-release.ts';
import { vexDocument } from '../trust/vex.ts';
import { formatWatched, watchRelease } from './watch-release.ts';

const root = path.join(import.meta.dirname, '../../..');
const platform = { os: 'linux', cpu: process.arch === 'arm64' ? 'arm64' : 'x64' } as const;

/** The short form of `npm run release -- verify`: this checkout, laid out as a release, without a sandbox. */
describe.skipIf(process.platform !== 'linux')('a release that was laid out', () => {
  let folder: string;
  const program = () => path.join(folder, 'waybill/bin/waybill');
  const environment = () => ({
    PATH: '/usr/bin:/bin',
    HOME: folder,
    WAYBILL_DATA_DIR: path.join(folder, 'data'),
  });

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'waybill-start-'));
    const built = path.join(folder, 'console');
    mkdirSync(built);
    writeFileSync(
      path.join(built, 'index.html'),
      '<!doctype html><html><head><base href="/" /></head></html>',
    );
    const origin = { root, installed: root, console: built, docs: built, bundled: [] };
    const { entries } = await composeRelease(origin, { version: '9.8.7', platform, time: 1_700_000_000 });
    writeTree(path.join(folder, 'waybill'), entries);
  }, 120_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has a program that tells its commands by its own name, through a link, too', () => {
    symlinkSync(program(), path.join(folder, 'link'));
    const { stdout, status } = spawnSync(path.join(folder, 'link'), ['--help'], {
      env: environment(),
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, expect.stringContaining('Usage: waybill COMMAND')]);
  });

  it('serves with the version of the release, reads a document, says how it is, and stops', async () => {
    const port = '0';
    const server = spawn(program(), ['serve'], {
      env: {
        ...environment(),
        WAYBILL_PORT: port,
        WAYBILL_ADMIN_PASSWORD: 'start-password',
        WAYBILL_LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const complaints: Buffer[] = [];
    server.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
    try {
      const url = await readyUrl(server);
      const about = (await (await fetch(`${url}api/version`)).json()) as { product: object };
      expect(about.product).toEqual({ name: 'Waybill', version: '9.8.7' });
      expect((await fetch(`${url}docs/`)).status).toBe(200);
      const client = await signIn(url, 'admin', 'start-password');
      const component = { type: 'library', name: 'left', version: '1.0.0', purl: 'pkg:npm/left@1.0.0' };
      const bom = { bomFormat: 'CycloneDX', specVersion: '1.6', components: [component] };
      const fields = { projectName: 'tried', projectVersion: '1', autoCreate: 'true' };
      const { token } = await client.upload('api/v1/bom', fields, Buffer.from(JSON.stringify(bom)));
      await client.wait(token, 50);
      const project = (await client.send('GET', 'api/v1/project/lookup?name=tried&version=1')) as {
        uuid: string;
      };
      expect(await client.send('GET', `api/v1/component/project/${project.uuid}`)).toMatchObject([
        { name: 'left' },
      ]);
      expect(health(new URL(url).port)).toEqual([0, '']);
      await looksAtItself(client);
    } finally {
      server.kill('SIGTERM');
      const [code] = server.exitCode === null ? await once(server, 'exit') : [server.exitCode];
      expect([code, Buffer.concat(complaints).toString()]).toEqual([0, '']);
    }
  });

  /** A planted advisory shows that a release with an exploitable part is noticed, and a statement about it that it is answered. */
  async function looksAtItself(client: DemoClient): Promise<void> {
    const sbom = readFileSync(path.join(folder, 'waybill/sbom.cdx.json'));
    const release = { version: '9.8.7', sbom, vex: Buffer.from(vexDocument(sbom.toString(), [])) };
    const blind = await watchRelease(client, release);
    expect(blind).toMatchObject({ covered: 0, open: [], answered: 0 });
    expect(formatWatched(blind)[0]).toMatch(/^Not covered: no source says anything of the \d+ components/);

    const planted = {
      id: 'GHSA-aaaa-bbbb-cccc',
      modified: '2026-01-01T00:00:00Z',
      affected: [affected('fastify')],
    };
    await writeSources(path.join(folder, 'sources'), { osv: { npm: [planted] } });
    const sources = await startSourceServer({ root: path.join(folder, 'sources') });
    await setSources(client, { osv: sources.urls.osv }, ['npm']);
    await mirror(client, 'osv');
    await sources.close();
    const found = await watchRelease(client, release);
    expect(found.open).toEqual([expect.stringMatching(/^GHSA-aaaa-bbbb-cccc in fastify 5\./)]);
    expect(found.covered).toBeGreaterThan(100);

    const detail = 'The part that is concerned is not loaded.';
    const statement = {
      id: planted.id,
      source: 'GITHUB',
      affects: ['fastify'],
      state: 'not_affected',
      detail,
    } as const;
    const vex = Buffer.from(
      vexDocument(sbom.toString(), [{ ...statement, affects: [...statement.affects] }]),
    );
    expect(await watchRelease(client, { ...release, vex })).toMatchObject({ open: [], answered: 1 });
  }

  it('says that no server answers', () => {
    expect(health('1')).toEqual([
      1,
      expect.stringContaining('http://127.0.0.1:1/health/ready does not answer'),
    ]);
    expect(health('1', { WAYBILL_ROLE: 'worker' })).toEqual([0, '']);
  });

  function health(port: string, besides = {}) {
    const env = { ...environment(), WAYBILL_PORT: port, ...besides };
    const { status, stdout, stderr } = spawnSync(program(), ['health'], { env, encoding: 'utf8' });
    return [status, stdout + stderr];
  }
});

function affected(name: string) {
  const events = [{ introduced: '0' }];
  return { package: { ecosystem: 'npm', name }, ranges: [{ type: 'SEMVER', events }] };
}

async function readyUrl(server: ChildProcess): Promise<string> {
  for await (const line of createInterface(server.stdout ?? missing())) {
    const url = /https?:\/\/\S+/.exec(line)?.[0];
    if (url) return url;
  }
  throw new Error('The server ended before it was ready.');
}

function missing(): never {
  throw new Error('The server has no output.');
}
