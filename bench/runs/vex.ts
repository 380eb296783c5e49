import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSourceServer, writeSources } from '@waybill/test-kit';
import type { Bench } from '../bench.ts';
import { driftOf } from '../drift.ts';
import { bomOf, osvRecords } from '../generate/aliased-findings.ts';
import { atMost, median, reported } from '../report.ts';
import { type BenchServer, mirror, setSources, uploadBom, withServer } from '../server-process.ts';

const shape = { flaws: 500, versions: 20 };
const findings = shape.flaws * shape.versions;
const runs = 5;

/** The VEX of a project with 10,000 findings, each with a statement of its own, taken out and applied to another version. */
export const vex: Bench = {
  id: 'vex',
  title: 'a VEX document of 10,000 statements',
  async run(size) {
    const root = await mkdtemp(join(tmpdir(), 'waybill-feed-'));
    await writeSources(root, { osv: { npm: osvRecords(shape) } });
    const sources = await startSourceServer({ root });
    try {
      return await withServer(async ({ client, db }) => {
        await setSources(client, { osv: sources.urls.osv }, ['npm']);
        await mirror(client, 'osv');
        const times: Times[] = [];
        for (let run = 0; run <= runs; run++) {
          const project = { name: 'vex', version: String(run) };
          await uploadBom(client, project, bomOf(shape));
          const measured = await applyTwice(client, project);
          // The first project warms the caches and is not counted.
          if (run > 0) times.push(measured);
        }
        const drift = await driftOf(db);
        return {
          id: 'vex',
          title: this.title,
          size,
          runs,
          figures: [
            reported('accepted after', median(times.map((one) => one.accepted)), 's'),
            reported('from the upload to the last finding', median(times.map((one) => one.applied)), 's'),
            reported('the same again, nothing changed', median(times.map((one) => one.again)), 's'),
            atMost('counters that differ', drift, '', 0),
          ],
          notes: [
            'each finding with its analysis and two lines in its trail, each statement with its outcome',
          ],
        };
      });
    } finally {
      await sources.close();
      await rm(root, { recursive: true, force: true });
    }
  },
};

interface Times {
  accepted: number;
  applied: number;
  again: number;
}

interface Found {
  component: { purl?: string };
  vulnerability: { vulnId: string };
}

async function applyTwice(
  client: BenchServer['client'],
  { name, version }: { name: string; version: string },
): Promise<Times> {
  const { uuid } = (await client.send('GET', `api/v1/project/lookup?name=${name}&version=${version}`)) as {
    uuid: string;
  };
  const listed = (await client.send('GET', `api/v1/finding/project/${uuid}`)) as Found[];
  const document = documentOf(listed);
  const first = await apply(client, uuid, document, findings);
  const second = await apply(client, uuid, document, 0);
  return { ...first, again: second.applied };
}

function documentOf(listed: readonly Found[]): object {
  if (listed.length !== findings) throw new Error(`There are ${listed.length} findings`);
  const purls = [...new Set(listed.map(({ component }) => component.purl ?? ''))];
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    components: purls.map((purl) => ({ type: 'library', name: purl, 'bom-ref': purl, purl })),
    vulnerabilities: listed.map(({ component, vulnerability }) => ({
      id: vulnerability.vulnId,
      analysis: { state: 'not_affected', justification: 'code_not_reachable' },
      affects: [{ ref: component.purl }],
    })),
  };
}

async function apply(
  client: BenchServer['client'],
  project: string,
  document: object,
  changed: number,
): Promise<{ accepted: number; applied: number }> {
  const begin = performance.now();
  const body = { project, vex: Buffer.from(JSON.stringify(document)).toString('base64') };
  const { token } = (await client.send('PUT', 'api/v1/vex', body)) as { token: string };
  const accepted = performance.now();
  await client.wait(token, 10);
  const applied = performance.now();
  const result = (await client.send('GET', `api/waybill/v1/vex/${token}`)) as {
    statements?: number;
    findings?: number;
  };
  if (result.statements !== findings || result.findings !== changed) {
    throw new Error(`Of ${result.statements} statements ${result.findings} changed a finding`);
  }
  return { accepted: (accepted - begin) / 1000, applied: (applied - begin) / 1000 };
}
