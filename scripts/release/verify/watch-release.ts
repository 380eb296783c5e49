import type { Coverage } from '@waybill/api-contract';
import type { DemoClient } from '../../../apps/server/src/demo/demo-client.ts';
import { uploadBom } from '../../../bench/server-process.ts';

/** What Waybill finds in its own parts. */
export interface Watched {
  components: number;
  /** Those about which some source could have said something. */
  covered: number;
  /** Findings that no statement of ours answers, such as `CVE-2022-0778 in openssl 1.1.1 (HIGH)`. */
  open: string[];
  /** Findings that a statement answers. */
  answered: number;
}

interface Finding {
  component: { name: string; version?: string };
  vulnerability: { vulnId: string; severity: string };
  analysis: { state?: string; isSuppressed: boolean };
}

/** States by which a finding needs no work of ours. */
const ANSWERED = new Set(['NOT_AFFECTED', 'FALSE_POSITIVE', 'RESOLVED']);

/** Uploads the bill of materials and the VEX document of a release to a server and reads what it finds. */
export async function watchRelease(
  client: DemoClient,
  { version, sbom, vex }: { version: string; sbom: Buffer; vex: Buffer },
): Promise<Watched> {
  await uploadBom(client, { name: 'waybill', version }, sbom);
  const project = (await client.send('GET', `api/v1/project/lookup?name=waybill&version=${version}`)) as {
    uuid: string;
  };
  const { token } = (await client.send('PUT', 'api/v1/vex', {
    project: project.uuid,
    vex: vex.toString('base64'),
  })) as { token: string };
  await client.wait(token, 50);
  const { components, judgeable } = (await client.send(
    'GET',
    `api/waybill/v1/project/${project.uuid}/coverage`,
  )) as Coverage;
  const findings = (await client.send(
    'GET',
    `api/v1/finding/project/${project.uuid}?suppressed=true`,
  )) as Finding[];
  const open = findings.filter(
    ({ analysis }) => !ANSWERED.has(analysis.state ?? '') && !analysis.isSuppressed,
  );
  return {
    components,
    covered: judgeable,
    open: open.map(describe).sort(),
    answered: findings.length - open.length,
  };
}

function describe({ component, vulnerability }: Finding): string {
  return `${vulnerability.vulnId} in ${component.name} ${component.version ?? ''} (${vulnerability.severity})`;
}

/** What a release says of it. @returns sentences, the first one a verdict */
export function formatWatched({ components, covered, open, answered }: Watched): string[] {
  const coverage =
    covered === 0
      ? `Not covered: no source says anything of the ${components} components, so nothing is known of them.`
      : `${covered} of ${components} components are covered, ${components - covered} are not.`;
  return [
    coverage,
    `${open.length} findings are open, ${answered} are answered by packaging/vex.json.`,
    ...open.map((line) => `  ${line}`),
  ];
}
