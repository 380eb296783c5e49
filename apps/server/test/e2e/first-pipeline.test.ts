import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ApiKey, Component, Project, Team } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Finished, finished } from '../process.ts';
import { startTestServer, type TestServer } from '../server.ts';

const readme = path.resolve(import.meta.dirname, '../../../../README.md');
const printedAddress = 'http://127.0.0.1:8080';

const bom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  components: [
    { type: 'library', name: 'left-pad', version: '1.3.0', purl: 'pkg:npm/left-pad@1.3.0', 'bom-ref': 'a' },
  ],
};

/** The command as README prints it. */
async function printedCommand(): Promise<string> {
  const blocks = (await readFile(readme, 'utf8')).match(/^ *```sh\n[\s\S]*?```$/gm) ?? [];
  const [block, ...others] = blocks.filter((text) => text.includes('/api/v1/bom'));
  expect(others).toEqual([]);
  return (block ?? '').replace(/^ *```(sh)?$/gm, '').trim();
}

const hasCurl = spawnSync('curl', ['--version']).status === 0;

describe.skipIf(!hasCurl)("README's first pipeline (needs curl)", () => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    server = await startTestServer();
    folder = await mkdtemp(path.join(tmpdir(), 'waybill-pipeline-'));
    await writeFile(path.join(folder, 'bom.json'), JSON.stringify(bom));
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function runPrinted(key: string): Promise<Finished> {
    const command = await printedCommand();
    expect(command).toContain(printedAddress);
    const env = { PATH: process.env.PATH, KEY: key };
    return finished(
      spawn('sh', ['-c', command.replace(printedAddress, server.url)], { cwd: folder, env, stdio: 'pipe' }),
    );
  }

  it('creates the project with a key of the team that the steps name, made as they say', async () => {
    const teams = await server.asAdmin.get<Team[]>('/api/v1/team');
    const automation = teams.body.find(({ name }) => name === 'Automation');
    const created = await server.asAdmin.put<ApiKey>(`/api/v1/team/${automation?.uuid}/key`);
    const key = created.body.key ?? '';
    // Without the right that the dialog offers to grant, the server says what is missing.
    expect((await runPrinted(key)).stdout).toContain('does not have permission to create project');

    await server.asAdmin.post(`/api/v1/permission/PROJECT_CREATION_UPLOAD/team/${automation?.uuid}`);
    const sent = await runPrinted(key);
    expect(sent.code, sent.stderr).toBe(0);
    expect(JSON.parse(sent.stdout), sent.stdout).toEqual({ token: expect.any(String) });
    await server.runJobs();
    const project = await server.asAdmin.get<Project>('/api/v1/project/lookup?name=shop&version=1.0');
    const found = await server.asAdmin.get<Component[]>(`/api/v1/component/project/${project.body.uuid}`);
    expect(found.body.map(({ name }) => name)).toEqual(['left-pad']);
  });
});
