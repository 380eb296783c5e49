// Public to other features.
import {
  type BomStreams,
  type JsonSpecVersion,
  toVexStatements,
  type VexProduct,
  type VexStatement,
  type Vulnerability,
} from '@waybill/sbom';
import { type Database, inSnapshot, type StreamInSnapshot } from '../../../db/database.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { illegalArgument } from '../../../http/errors.ts';
import { present } from '../../../http/present.ts';
import { requireVisible } from '../../../http/require-visible.ts';
import { issueDocument } from '../../issued-document/issued-document.service.ts';
import { rehearse } from '../../issued-document/rehearse.ts';
import {
  type ExportedComponent,
  type ExportedProduct,
  type ExportedProject,
  exportedComponents,
  exportedDecisions,
  exportedFindings,
  findExportedProject,
  listExportedProducts,
  vexExtent,
} from './bom-export.queries.ts';
import { exportComponent } from './export-component.ts';
import { type ExportedEntry, exportEntries, exportVulnerabilities } from './export-findings.ts';
import { type DocumentText, each, headOf, projectMetadata, write } from './write-document.ts';

export { readJsonVersion } from './export-options.ts';
export type { DocumentText } from './write-document.ts';

/**
 * The analyses of a project as a CycloneDX document (contract §9). The affected product is the project. If
 * decisions differ by component, the document contains and names the components.
 */
export async function exportProjectVex(
  db: Database,
  uuid: string,
  scope: ProjectScope,
  specVersion: JsonSpecVersion,
  now: Date,
): Promise<{ project: ExportedProject; text: DocumentText }> {
  const project = requireVisible(await findExportedProject(db, uuid, scope), 'project');
  const text = inSnapshot(db, async function* (stream) {
    const { digest, streams } = await vexLists(db, stream, project, specVersion);
    const about = { projectId: project.project_id, uuid };
    const issued = await issueDocument(db, about, 'CYCLONEDX_VEX', { digest, at: now });
    const head = {
      ...headOf(new Date(issued.issued), projectMetadata(project)),
      serialNumber: `urn:uuid:${issued.uuid}`,
      version: issued.version,
    };
    yield* write(head, streams, { format: 'json', specVersion });
  });
  return { project, text };
}

/** The members of the document in any version of CycloneDX, and its lists without empty ones. */
async function vexLists(
  db: Database,
  stream: StreamInSnapshot,
  project: ExportedProject,
  version: JsonSpecVersion,
): Promise<{ digest: Buffer; streams: BomStreams }> {
  const { project_id, uuid, is_collection } = project;
  const extent = await onlyRow(stream(vexExtent(project_id)));
  const hasFindings = !is_collection && extent?.has_findings === true;
  const hasContested = hasFindings && extent?.has_contested === true;
  const components = await rehearse(projectMetadata(project), () =>
    hasContested ? stream(exportedComponents(project_id, 'contested')) : nothing<ExportedComponent>(),
  );
  const vulnerabilities = await rehearse(components.digest.toString('hex'), () =>
    hasFindings
      ? exportVulnerabilities(db, stream(exportedFindings(project_id)), { withAnalyses: true, whole: uuid })
      : nothing<Vulnerability>(),
  );
  return {
    digest: vulnerabilities.digest,
    streams: {
      ...(hasContested
        ? { components: each(components.batches(), (row) => exportComponent(row, version)) }
        : {}),
      ...(hasFindings ? { vulnerabilities: vulnerabilities.batches() } : {}),
    },
  };
}

async function* nothing<T>(): AsyncGenerator<T[], void, undefined> {
  yield [];
}

async function onlyRow<Row>(batches: AsyncIterable<readonly Row[]>): Promise<Row | undefined> {
  for await (const [row] of batches) return row;
  return undefined;
}

/** A project whose analyses are exported as statements. */
export interface JudgedProject {
  readonly projectId: number;
  readonly uuid: string;
  readonly name: string;
  readonly version: string | null;
  /** The author of the document. */
  readonly author: string | undefined;
}

/**
 * @throws 404, 403; 400 for a collection: its members are the products, and a document without statements would say that there
 *   are none
 */
export async function findJudgedProject(
  db: Database,
  uuid: string,
  scope: ProjectScope,
): Promise<JudgedProject & { readonly product: VexProduct }> {
  const project = requireVisible(await findExportedProject(db, uuid, scope), 'project');
  const { name, version, bom_metadata, supplier, manufacturer } = project;
  if (project.is_collection)
    throw illegalArgument(`"${name}" is a collection and has no analyses. Export its projects.`);
  return {
    projectId: project.project_id,
    uuid,
    name,
    version,
    author: bom_metadata?.supplier?.name ?? supplier?.name ?? manufacturer?.name,
    product: productOf({ ...project, is_repeated: false }),
  };
}

/**
 * The analyses of a project as statements, one for each flaw, decision and fix, that name its components as parts of it; all on
 * one flaw one after the other.
 */
export async function* streamStatements(
  db: Database,
  stream: StreamInSnapshot,
  { projectId, product }: Awaited<ReturnType<typeof findJudgedProject>>,
): AsyncGenerator<VexStatement[], void, undefined> {
  const decisions = stream(exportedDecisions(projectId));
  for await (const entries of exportEntries(db, decisions, { withAnalyses: true, isByFix: true })) {
    const refs = entries.flatMap(({ vulnerability: { affects = [] } }) => affects.map(({ ref }) => ref));
    const rows = await listExportedProducts(db, projectId, refs);
    const parts = new Map(rows.map((row) => [row.uuid, productOf(row)]));
    yield entries.flatMap((entry) =>
      toVexStatements(entry.vulnerability, parts).map((statement) => ({
        ...statement,
        vulnerability: { ...namesOf(entry), ...present('description', entry.vulnerability.description) },
        products: [{ ...product, subcomponents: statement.products }],
        ...present('fix', entry.fix),
      })),
    );
  }
}

/** By its CVE, as most look for it, with all other ids; by its own id alone where other records say something else. */
function namesOf({ flaw, isContested }: ExportedEntry): { id: string; aliases?: string[] } {
  if (isContested) return { id: flaw.vulnId };
  const [id = flaw.vulnId, ...aliases] = flaw.ids;
  return { id, ...(aliases.length > 0 ? { aliases } : {}) };
}

/** By its package URL, as tools look for it; by its UUID where that would name another as well. */
function productOf({ uuid, group_name, name, version, purl, cpe, is_repeated }: ExportedProduct): VexProduct {
  return {
    id: purl === null || is_repeated ? `urn:uuid:${uuid}` : purl,
    name: [group_name, name].filter(Boolean).join('/'),
    ...present('version', version),
    ...present('purl', purl),
    ...present('cpe', cpe),
  };
}
