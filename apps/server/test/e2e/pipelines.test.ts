import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Policy, Project } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Finished, finished } from '../process.ts';
import { type KeyClient, startTestServer, type TestServer } from '../server.ts';

const folder = path.resolve(import.meta.dirname, '../../../../deploy/pipelines');
const readText = (name: string) => readFileSync(path.join(folder, name), 'utf8');

const bom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  components: [{ type: 'library', name: 'left-pad', version: '1.3.0', purl: 'pkg:npm/left-pad@1.3.0' }],
};

/** The step that uploads, as each platform would run it, with the variables that it sets. */
const platforms: Record<string, { script: string; sets: Record<string, string>; project: [string, string] }> =
  {
    'GitHub Actions': {
      script: parse(readText('github-actions.yml')).jobs.waybill.steps.at(-1).run,
      sets: { GITHUB_REPOSITORY: 'acme/shop', GITHUB_REF_NAME: 'main' },
      project: ['acme/shop', 'main'],
    },
    'GitLab CI/CD': {
      script: [
        ...parse(readText('gitlab-ci.yml')).waybill.before_script,
        ...parse(readText('gitlab-ci.yml')).waybill.script,
      ].join('\n'),
      sets: { CI_PROJECT_PATH: 'group/shop', CI_COMMIT_REF_NAME: 'trunk' },
      project: ['group/shop', 'trunk'],
    },
    Jenkins: {
      script: /sh '''([\s\S]*?)'''/.exec(readText('Jenkinsfile'))?.[1] ?? '',
      sets: { JOB_NAME: 'shop nightly' },
      project: ['shop nightly', 'main'],
    },
    'Azure Pipelines': {
      script: parse(readText('azure-pipelines.yml')).steps.at(-1).script,
      sets: { BUILD_REPOSITORY_NAME: 'shop-azure', BUILD_SOURCEBRANCHNAME: 'main' },
      project: ['shop-azure', 'main'],
    },
  };

const hasTools = ['curl', 'jq'].every((tool) => spawnSync(tool, ['--version']).status === 0);

describe.skipIf(!hasTools)('ready-made pipeline steps (need curl and jq)', () => {
  let server: TestServer;
  let key: KeyClient;
  let work: string;
  let timer: NodeJS.Timeout;
  beforeAll(async () => {
    server = await startTestServer();
    key = await server.asKey(
      'BOM_UPLOAD',
      'PROJECT_CREATION_UPLOAD',
      'VIEW_PORTFOLIO',
      'VIEW_POLICY_VIOLATION',
    );
    work = mkdtempSync(path.join(tmpdir(), 'waybill-pipelines-'));
    mkdirSync(path.join(work, 'ci'));
    copyFileSync(path.join(folder, 'waybill-upload.sh'), path.join(work, 'ci/waybill-upload.sh'));
    writeFileSync(path.join(work, 'bom.json'), JSON.stringify(bom));
    // The step waits for the processing.
    let isBusy = false;
    timer = setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      server.runJobs().finally(() => {
        isBusy = false;
      });
    }, 300);
  });
  afterAll(async () => {
    clearInterval(timer);
    await server.runJobs();
    await server.close();
    rmSync(work, { recursive: true, force: true });
  });

  function run(script: string, sets: Record<string, string>): Promise<Finished> {
    const env = { PATH: process.env.PATH, WAYBILL_URL: `${server.url}/`, WAYBILL_KEY: key.key, ...sets };
    return finished(spawn('sh', ['-ec', script], { cwd: work, env, stdio: 'pipe' }));
  }

  it.each(Object.entries(platforms))('of %s uploads a BOM and finds nothing', async (_name, platform) => {
    const ran = await run(platform.script, platform.sets);
    expect(ran.code, ran.stderr + ran.stdout).toBe(0);
    expect(ran.stdout).toContain('No violations');
    const [name, version] = platform.project;
    const query = new URLSearchParams({ name, version });
    const project = await server.asAdmin.get<Project>(`/api/v1/project/lookup?${query}`);
    expect(project.status).toBe(200);
    expect(ran.stdout).toContain(`/projects/${project.body.uuid}`);
  });

  it('fail on violations of the state that is asked for, and name them', async () => {
    const { body: policy } = await server.asAdmin.put<Policy>('/api/v1/policy', {
      name: 'No left-pad',
      operator: 'ANY',
      violationState: 'WARN',
    });
    await server.asAdmin.put(`/api/v1/policy/${policy.uuid}/condition`, {
      subject: 'PACKAGE_URL',
      operator: 'MATCHES',
      value: 'pkg:npm/left-pad',
    });
    const { script, sets } = platforms['GitHub Actions'] ?? { script: '', sets: {} };
    const warned = await run(script, { ...sets, WAYBILL_FAIL_ON: 'WARN' });
    expect([warned.code, warned.stdout]).toEqual([1, expect.stringContaining('No left-pad: left-pad 1.3.0')]);
    expect((await run(script, sets)).code).toBe(0);
  });

  it('say what is missing', async () => {
    const { script, sets } = platforms['GitHub Actions'] ?? { script: '', sets: {} };
    const keyless = await run(script, { ...sets, WAYBILL_KEY: '' });
    expect([keyless.code, keyless.stderr]).toEqual([2, 'waybill: WAYBILL_KEY is not set.\n']);
    const wrong = await run(script, { ...sets, WAYBILL_KEY: 'wrong' });
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('The BOM was not taken')]);
    const lost = await run(script, { ...sets, WAYBILL_BOM: 'none.json' });
    expect([lost.code, lost.stderr]).toEqual([2, 'waybill: "none.json" cannot be read.\n']);
  });
});
