import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSourceServer } from '@waybill/test-kit';
import { signIn } from '../../../apps/server/src/demo/demo-client.ts';
import { mirror, setSources } from '../../../bench/server-process.ts';
import type { ReleaseOptions } from '../options.ts';
import { identityHere } from './identity.ts';
import { startSandboxed } from './sandbox.ts';
import { layOut } from './systems.ts';
import { refuseMissing } from './verify-release.ts';
import { formatWatched, type Watched, watchRelease } from './watch-release.ts';

const START_WITHIN_MS = 60_000;

/**
 * Has a release look at its own bill of materials, with the advisories of a folder that is laid out as the sources are (`osv/npm/all.zip`,
 * `nvd/json/cve/2.0/…`). Without one it says that nothing is known.
 * @returns 0, or 1 when a finding is open
 */
export async function watchCommand(
  repository: string,
  options: ReleaseOptions,
  say: (line: string) => void,
): Promise<number> {
  if (options.advisories === undefined) {
    say('Not covered: no advisories were given (--advisories DIRECTORY), so nothing is known of what ships.');
    return 0;
  }
  const watched = await watchWith(options.advisories, repository, options);
  for (const line of formatWatched(watched)) say(line);
  return watched.open.length === 0 ? 0 : 1;
}

async function watchWith(advisories: string, repository: string, options: ReleaseOptions): Promise<Watched> {
  const identity = identityHere(repository, options.version);
  refuseMissing({ ...options, forms: ['tarball'] }, identity);
  const name = path.join(options.out, `waybill-${identity.version}-linux-${identity.platform.cpu}`);
  const sbom = readFileSync(`${name}.cdx.json`);
  const vex = readFileSync(`${name}.vex.cdx.json`);
  const work = mkdtempSync(path.join(tmpdir(), 'waybill-watch-'));
  const sources = await startSourceServer({ root: advisories });
  try {
    const system = layOut('tarball', options.out, identity, work);
    const server = await startSandboxed(system, START_WITHIN_MS);
    try {
      const client = await signIn(server.url, 'admin', system.password);
      const kinds = (['osv', 'nvd'] as const).filter((kind) => existsSync(path.join(advisories, kind)));
      const urls = Object.fromEntries(kinds.map((kind) => [kind, sources.urls[kind]]));
      await setSources(client, urls, existsSync(path.join(advisories, 'osv/npm')) ? ['npm'] : []);
      for (const kind of kinds) await mirror(client, kind);
      return await watchRelease(client, { version: identity.version, sbom, vex });
    } finally {
      await server.kill();
    }
  } finally {
    await sources.close();
    rmSync(work, { recursive: true, force: true });
  }
}
