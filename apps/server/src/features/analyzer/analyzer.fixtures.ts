import type { Component, Finding } from '@waybill/api-contract';
import {
  type OssIndexState,
  playOssIndex,
  playSnyk,
  playTrivy,
  playVulndb,
  type SnykState,
  type SourceServer,
  startSourceServer,
  type TrivyState,
  type VulndbState,
} from '@waybill/test-kit';
import { uploadBom } from '../../../test/audit-world.ts';
import {
  type KeyClient,
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from '../../../test/server.ts';
import { inTransaction, runSql, sql } from '../../db/database.ts';
import { enqueue } from '../../jobs/task.ts';
import { recurringQuestions } from './analyzer.jobs.ts';
import type { AnalyzerId } from './analyzer-ids.ts';
import { type AnalyzerStateRow, findState } from './analyzer-state.queries.ts';

const hourMs = 3_600_000;

/** The state of the played services. Tests may change it. */
interface Played {
  ossindex: OssIndexState;
  snyk: SnykState;
  trivy: TrivyState;
  vulndb: VulndbState;
}

/** A finding as these tests look at it. */
interface ShownFinding {
  component: string;
  vulnerability: string;
  analyzer: string;
}

/** A component of an uploaded BOM. */
interface BomComponent {
  name: string;
  version?: string;
  group?: string;
  purl?: string;
  cpe?: string;
}

/** The product and played analyzers; each is off, and set up to be asked. */
export interface AnalyzerBench {
  readonly server: TestServer;
  readonly services: SourceServer;
  readonly played: Played;
  readonly ossindex: ReturnType<typeof playOssIndex>;
  readonly vulndb: ReturnType<typeof playVulndb>;
  readonly snyk: ReturnType<typeof playSnyk>;
  readonly trivy: ReturnType<typeof playTrivy>;
  readonly client: KeyClient;
  set(name: string, value: string | null): Promise<void>;
  setSecret(name: string, value: string): Promise<void>;
  skipHours(hours: number): void;
  /** Uploads a project with these components and works until everybody has been asked. */
  upload(project: string, components: readonly BomComponent[]): Promise<{ uuid: string }>;
  /** The findings of a project, in order. */
  findings(project: { uuid: string }): Promise<ShownFinding[]>;
  contractFindings(project: { uuid: string }): Promise<Finding[]>;
  components(project: { uuid: string }): Promise<Component[]>;
  /** Asks about everything that has no answer that counts, as the schedule does; several at once. */
  refresh(...ids: AnalyzerId[]): Promise<void>;
  state(id: AnalyzerId): Promise<AnalyzerStateRow | undefined>;
  close(): Promise<void>;
}

export async function startAnalyzerBench(
  options: Pick<TestServerOptions, 'silenceMs'> = {},
): Promise<AnalyzerBench> {
  const played: Played = {
    ossindex: { reports: {}, authorization: 'Bearer sonatype_pat_1' },
    snyk: { org: 'acme', tokens: ['one', 'two'], issues: {} },
    trivy: { vulnerabilities: {}, token: 'let-me-in' },
    vulndb: { key: 'ck', secret: 'cs', results: {} },
  };
  const ossindex = playOssIndex(() => played.ossindex);
  const vulndb = playVulndb(() => played.vulndb);
  const snyk = playSnyk(() => played.snyk);
  const trivy = playTrivy(() => played.trivy);
  const services = await startSourceServer({
    root: '.',
    services: {
      '/ossindex': ossindex,
      '/snyk': snyk,
      '/trivy': trivy,
      '/vulndb': vulndb,
    },
  });
  const clock = { now: new Date('2026-03-01T12:00:00Z') };
  const server = await startTestServer({ ...options, now: () => clock.now });
  const client = await server.asKey(
    'BOM_UPLOAD',
    'PORTFOLIO_MANAGEMENT',
    'VIEW_PORTFOLIO',
    'VIEW_VULNERABILITY',
    'VULNERABILITY_ANALYSIS',
    'SYSTEM_CONFIGURATION',
  );
  const set = async (name: string, value: string | null) => {
    await runSql(
      server.db,
      sql`update config_property set value = ${value} where group_name = 'scanner' and property_name = ${name}`,
    );
  };
  const setSecret = (name: string, value: string) => set(name, server.context.secrets.encrypt(value));
  for (const id of ['ossindex', 'snyk', 'trivy', 'vulndb']) {
    await set(`${id}.enabled`, 'false');
    await set(`${id}.base.url`, `${services.url}/${id}/`);
    await set(`${id}.requests.per.minute`, '1000000');
  }
  await setSecret('ossindex.api.token', 'sonatype_pat_1');
  await setSecret('snyk.api.token', 'one;two');
  await set('snyk.org.id', 'acme');
  await setSecret('trivy.api.token', 'let-me-in');
  await set('vulndb.api.oauth1.consumerKey', 'ck');
  await setSecret('vulndb.api.oath1.consumerSecret', 'cs');
  const get = async <T>(url: string) => {
    const { status, body, text } = await client.get<T>(url);
    if (status !== 200) throw new Error(text);
    return body;
  };
  const contractFindings = ({ uuid }: { uuid: string }) =>
    get<Finding[]>(`/api/v1/finding/project/${uuid}?suppressed=true`);
  return {
    server,
    services,
    played,
    ossindex,
    vulndb,
    snyk,
    trivy,
    client,
    set,
    setSecret,
    skipHours(hours) {
      clock.now = new Date(clock.now.getTime() + hours * hourMs);
    },
    upload: (project, components) =>
      uploadBom(server, client, project, '1', {
        bomFormat: 'CycloneDX',
        specVersion: '1.6',
        version: 1,
        components: components.map((component, n) => ({
          type: 'library',
          'bom-ref': `${n}`,
          version: '1.0.0',
          ...component,
        })),
      }),
    contractFindings,
    async findings(project) {
      const rows = (await contractFindings(project)).map(({ component, vulnerability, attribution }) => ({
        component: component.name ?? '',
        vulnerability: `${vulnerability.source}/${vulnerability.vulnId}`,
        analyzer: attribution.analyzerIdentity,
      }));
      const keyOf = (row: ShownFinding) => `${row.component} ${row.vulnerability}`;
      return rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    },
    components: ({ uuid }) => get<Component[]>(`/api/v1/component/project/${uuid}`),
    async refresh(...ids) {
      const all = recurringQuestions(clock.now, () => clock.now);
      const wanted = all.filter(({ name }) => ids.some((id) => name === `ask ${id}`));
      if (wanted.length !== ids.length) throw new Error(`Not all of these recur: ${ids}`);
      for (const { task } of wanted) await inTransaction(server.db, (trx) => enqueue(trx, task));
      await server.runJobs();
    },
    state: (id) => findState(server.db, id),
    async close() {
      await server.close();
      await services.close();
    },
  };
}
