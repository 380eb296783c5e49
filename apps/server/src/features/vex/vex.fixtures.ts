import type { Analysis, Finding, VexImport, VexStatement } from '@waybill/api-contract';
import type { AuditWorld, UploadedProject } from '../../../test/audit-world.ts';

/** The entry of a CycloneDX VEX about one vulnerability. */
export function vexEntry(id: string, ref: string, analysis: object, more: object = {}): object {
  return { id, source: { name: 'NVD' }, analysis, affects: [{ ref }], ...more };
}

/** A CycloneDX VEX; `root` is the project, components are named by their bom-refs. */
export function cycloneDxVex(vulnerabilities: readonly object[], components: readonly object[] = []): object {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'root', name: 'workshop' } },
    components,
    vulnerabilities,
  };
}

export function openVex(statements: readonly object[]): object {
  return {
    '@context': 'https://openvex.dev/ns/v0.2.0',
    '@id': 'urn:vex:1',
    author: 'Acme',
    timestamp: '2026-01-01T00:00:00Z',
    version: 1,
    statements,
  };
}

export function vexForm(document: unknown, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  form.set('vex', new Blob([text]), 'vex.json');
  return form;
}

/** Uploads a document of any format and applies it. */
export async function applyVexTo(
  { server, auditor }: AuditWorld,
  project: { uuid: string },
  document: unknown,
): Promise<{ token: string; result: VexImport; statements: VexStatement[] }> {
  const path = `/api/waybill/v1/project/${project.uuid}/vex`;
  const answer = await auditor.post<{ token: string }>(path, vexForm(document));
  if (answer.status !== 202) throw new Error(`${answer.status} ${answer.text}`);
  await server.runJobs();
  const { token } = answer.body;
  const { body: result } = await auditor.get<VexImport>(`/api/waybill/v1/vex/${token}`);
  const list = await auditor.get<VexStatement[]>(
    `/api/waybill/v1/vex/${token}/statements?pageNumber=1&pageSize=1000`,
  );
  if (result.processedAt === undefined) {
    throw new Error((await auditor.get(`/api/waybill/v1/tasks/${token}`)).text);
  }
  return { token, result, statements: list.body };
}

/** The analyses of a project by vulnerability and name of the component, with the lines of their trails. */
export async function analysesOf(
  { viewer }: AuditWorld,
  project: UploadedProject,
): Promise<Record<string, Omit<Analysis, 'analysisComments'> & { trail: string[] }>> {
  const findings = await viewer.get<Finding[]>(`/api/v1/finding/project/${project.uuid}?suppressed=true`);
  const entries = await Promise.all(
    findings.body.map(async ({ component, vulnerability }) => {
      const query = `project=${project.uuid}&component=${component.uuid}&vulnerability=${vulnerability.uuid}`;
      const { status, body } = await viewer.get<Analysis>(`/api/v1/analysis?${query}`);
      if (status !== 200) return [];
      const { analysisComments, ...fields } = body;
      const trail = analysisComments.map(({ commenter, comment }) => `${commenter}: ${comment}`);
      return [[`${vulnerability.vulnId} ${component.name}`, { ...fields, trail }] as const];
    }),
  );
  return Object.fromEntries(entries.flat().sort(([a], [b]) => (a < b ? -1 : 1)));
}
