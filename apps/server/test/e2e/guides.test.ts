import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSourceServer, writeSources } from '@waybill/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finished } from '../process.ts';
import { startTestServer, type TestServer } from '../server.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Commands of a guide in order. Those marked `elsewhere` need another machine, or an installation from a release. */
function blocksOf(guide: string): { script: string; isElsewhere: boolean }[] {
  const text = readFileSync(path.join(root, 'docs/guides', guide), 'utf8');
  return [...text.matchAll(/^```sh( elsewhere)?\n([\s\S]*?)^```$/gm)].map(([, mark, script = '']) => ({
    script,
    isElsewhere: mark !== undefined,
  }));
}

const advisory = {
  id: 'GHSA-aaaa-bbbb-cccc',
  modified: '2026-01-01T00:00:00Z',
  affected: [
    {
      package: { ecosystem: 'npm', name: 'lodash' },
      ranges: [{ type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '4.17.19' }] }],
    },
  ],
};

const hasTools = ['curl', 'jq'].every((tool) => spawnSync(tool, ['--version']).status === 0);

describe.skipIf(!hasTools)('the commands of the guides (need curl and jq)', () => {
  let server: TestServer;
  let sources: Awaited<ReturnType<typeof startSourceServer>>;
  let work: string;
  let timer: NodeJS.Timeout;
  let working: Promise<void> | undefined;
  beforeAll(async () => {
    server = await startTestServer();
    work = mkdtempSync(path.join(tmpdir(), 'waybill-guides-'));
    mkdirSync(path.join(work, 'ci'));
    copyFileSync(
      path.join(root, 'deploy/pipelines/waybill-upload.sh'),
      path.join(work, 'ci/waybill-upload.sh'),
    );
    await writeSources(path.join(work, 'sources'), { osv: { npm: [advisory] } });
    sources = await startSourceServer({ root: path.join(work, 'sources') });
    // The guide takes the address of the world.
    const setting = { groupName: 'vuln-source', propertyName: 'google.osv.base.url' };
    await server.asAdmin.post('/api/v1/configProperty', { ...setting, propertyValue: sources.urls.osv });
    timer = setInterval(() => {
      working ??= server.runJobs().finally(() => {
        working = undefined;
      });
    }, 300);
  });
  afterAll(async () => {
    clearInterval(timer);
    await working;
    await server.runJobs();
    await server.close();
    await sources.close();
    rmSync(work, { recursive: true, force: true });
  });

  /** All of it in one shell, as somebody would who follows the guides one after the other. */
  function follow(...guides: string[]) {
    const script = guides
      .flatMap(blocksOf)
      .filter(({ isElsewhere }) => !isElsewhere)
      .map((block) => block.script.replaceAll('http://127.0.0.1:8080', server.url))
      .join('\n');
    const env = { PATH: process.env.PATH, PASSWORD: 'admin' };
    return finished(
      spawn('bash', ['--norc', '-euo', 'pipefail', '-c', script], { cwd: work, env, stdio: 'pipe' }),
    );
  }

  it('lead to a finding in the first hour, and close the gate of a pipeline', async () => {
    const { code, stdout, stderr } = await follow('first-hour.md', 'pipeline.md');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('GHSA-aaaa-bbbb-cccc lodash 4.17.15');
    expect(stdout).toContain('waybill: "bom.json" is uploaded as shop 1.1.');
    expect(stdout).toContain('waybill: No violations.');
    expect(stdout).toContain('FAIL  No left-pad: left-pad 1.3.0');
    expect(stdout).toContain('The gate is closed: 1');
  });

  it('name commands and options of the command line that there are', () => {
    const commands = ['moving-in.md', 'growing.md']
      .flatMap(blocksOf)
      .flatMap(({ script }) => [...script.matchAll(/waybill ((?:[a-z]+ ?)+)((?: .*)?)$/gm)])
      .map(([, words = '', rest = '']) => ({
        name: words.trim(),
        options: [...rest.matchAll(/--[a-z-]+/g)].map(([option]) => option),
      }));
    expect(commands.length).toBeGreaterThan(7);
    for (const { name, options } of commands) {
      const args = [path.join(root, 'apps/server/src/cli/main.ts'), ...name.split(' '), '--help'];
      const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      expect([name, status]).toEqual([name, 0]);
      expect(options.filter((option) => !stdout.includes(option))).toEqual([]);
    }
  });
});
