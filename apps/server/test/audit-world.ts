import { noteRead, nvdCve, osvRecord, storeTestRecords } from '../src/features/source/source.fixtures.ts';
import type { TestClient } from './client.ts';
import { type KeyClient, startTestServer, type TestServer, type TestServerOptions } from './server.ts';

/** A project as tests ask for it. */
export interface UploadedProject {
  uuid: string;
  /** uuids of its components by name. */
  components: Readonly<Record<string, string>>;
}

/** Two projects with the same components, uploaded as BOMs, and advisories that speak about them. */
export interface AuditWorld {
  server: TestServer;
  /** Holds VIEW_PORTFOLIO and VIEW_VULNERABILITY. */
  viewer: KeyClient;
  /** Holds every permission that these tests need. */
  auditor: KeyClient;
  first: UploadedProject;
  second: UploadedProject;
}

/** Ids of vulnerabilities by severity; each affects the component named. */
export const flaws = {
  /** `anvil`, CVSS 9.8, CWE-79. */
  critical: 'CVE-2026-0001',
  /** `anvil`, CVSS 5. */
  medium: 'CVE-2026-0002',
  /** `hammer` by its CPE, CVSS 7.5; the same flaw as `alias`. */
  high: 'CVE-2026-0003',
  /** `hammer` by its purl, without a score; the same flaw as `high`. */
  alias: 'GO-2026-0003',
  /** `nail`, without a score. */
  unassigned: 'GO-2026-0004',
} as const;

const library = <T extends { name: string }>(component: T) => ({
  type: 'library',
  version: '1.5',
  ...component,
});

/** anvil and hammer are what the product depends on; hammer depends on nail; nothing depends on mystery. */
export const workshopBom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': 'root', name: 'workshop', version: '1' } },
  components: [
    library({
      'bom-ref': 'anvil',
      name: 'anvil',
      cpe: 'cpe:2.3:a:acme:anvil:1.5:*:*:*:*:*:*:*',
      scope: 'required',
    }),
    library({
      'bom-ref': 'hammer',
      group: 'example.com',
      name: 'hammer',
      purl: 'pkg:golang/example.com/hammer@v1.5.0',
      cpe: 'cpe:2.3:a:acme:hammer:1.5:*:*:*:*:*:*:*',
    }),
    library({ 'bom-ref': 'nail', name: 'nail', purl: 'pkg:golang/example.com/nail@v1.5.0' }),
    library({ 'bom-ref': 'mystery', name: 'mystery' }),
  ],
  services: [{ 'bom-ref': 'forge', name: 'forge' }],
  dependencies: [
    { ref: 'root', dependsOn: ['anvil', 'hammer', 'forge'] },
    { ref: 'hammer', dependsOn: ['nail'] },
  ],
};

/** Starts the product with both projects and their findings. */
export async function startAuditWorld(options: TestServerOptions = {}): Promise<AuditWorld> {
  const server = await startTestServer(options);
  const viewer = await server.asKey('VIEW_PORTFOLIO', 'VIEW_VULNERABILITY');
  const auditor = await server.asKey(
    'BOM_UPLOAD',
    'PORTFOLIO_MANAGEMENT',
    'VIEW_PORTFOLIO',
    'VIEW_VULNERABILITY',
    'VULNERABILITY_ANALYSIS',
    'SYSTEM_CONFIGURATION',
  );
  await storeWorkshopAdvisories(server);
  const first = await uploadBom(server, auditor, 'Workshop', '1', workshopBom);
  const second = await uploadBom(server, auditor, 'Workshop', '2', workshopBom);
  return { server, viewer, auditor, first, second };
}

export async function storeWorkshopAdvisories({ db }: TestServer): Promise<void> {
  await noteRead(db, 'nvd', 'nvdcve-2.0-2026');
  await noteRead(db, 'osv', 'Go');
  await storeTestRecords(db, {
    nvd: [
      nvdCve(flaws.critical),
      nvdCve(flaws.medium, { score: 5, weaknesses: [] }),
      nvdCve(flaws.high, {
        score: 7.5,
        configurations: [
          {
            nodes: [
              {
                operator: 'OR',
                negate: false,
                cpeMatch: [
                  {
                    vulnerable: true,
                    criteria: 'cpe:2.3:a:acme:hammer:*:*:*:*:*:*:*:*',
                    versionEndExcluding: '2.0',
                    matchCriteriaId: '00000000-0000-4000-8000-000000000003',
                  },
                ],
              },
            ],
          },
        ],
      }),
    ],
    osv: [
      osvRecord(flaws.alias, { name: 'example.com/hammer', fixed: '2.0.0', aliases: [flaws.high] }),
      osvRecord(flaws.unassigned, { name: 'example.com/nail', fixed: '2.0.0' }),
    ],
  });
}

/** Uploads a BOM as a client would and works until its findings are there. */
export async function uploadBom(
  server: TestServer,
  client: TestClient,
  name: string,
  version: string,
  bom: unknown,
): Promise<UploadedProject> {
  const answer = await client.put('/api/v1/bom', {
    projectName: name,
    projectVersion: version,
    autoCreate: true,
    bom: Buffer.from(JSON.stringify(bom)).toString('base64'),
  });
  if (answer.status !== 200) throw new Error(`The BOM was refused: ${answer.text}`);
  await server.runJobs();
  const query = `name=${encodeURIComponent(name)}&version=${encodeURIComponent(version)}`;
  const { body: project } = await client.get<{ uuid: string }>(`/api/v1/project/lookup?${query}`);
  const { body: components } = await client.get<{ uuid: string; name: string }[]>(
    `/api/v1/component/project/${project.uuid}?pageNumber=1&pageSize=0`,
  );
  return {
    uuid: project.uuid,
    components: Object.fromEntries(components.map((row) => [row.name, row.uuid])),
  };
}

/** Switches access control on or off; callers without ACCESS_MANAGEMENT then see the projects of their teams only. */
export async function setAccessControl(server: TestServer, on: boolean): Promise<void> {
  const answer = await server.asAdmin.post('/api/v1/configProperty', {
    groupName: 'access-management',
    propertyName: 'acl.enabled',
    propertyValue: String(on),
  });
  if (answer.status !== 200) throw new Error(`Access control was not changed: ${answer.text}`);
}

/** Gives a team of the caller's key a project to see. */
export async function showProject(
  server: TestServer,
  client: KeyClient,
  project: UploadedProject,
): Promise<void> {
  const answer = await server.asAdmin.put('/api/v1/acl/mapping', {
    team: client.team.uuid,
    project: project.uuid,
  });
  if (answer.status !== 200) throw new Error(`The project was not given: ${answer.text}`);
}
