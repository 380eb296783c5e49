// Public to other features.
import {
  type BomStreams,
  type JsonSpecVersion,
  toVexStatements,
  type VexProduct,
  type VexStatement,
} from '@waybill/sbom';
import { type Database, inSnapshot, type StreamInSnapshot } from '../../../db/database.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { present } from '../../../http/present.ts';
import { requireVisible } from '../../../http/require-visible.ts';
import {
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
import { exportVulnerabilities } from './export-findings.ts';
import { type DocumentText, each, headOf, projectMetadata, write } from './write-document.ts';

export { readJsonVersion } from './export-options.ts';
export type { DocumentText } from './write-document.ts';

/**
 * The analyses of a project as a CycloneDX document (contract §9). What is affected is the project; where its components are
 * decided about differently, the document has these and names them.
 */
export async function exportProjectVex(
  db: Database,
  uuid: string,
  scope: ProjectScope,
  specVersion: JsonSpecVersion,
  now: Date,
): Promise<DocumentText> {
  const project = requireVisible(await findExportedProject(db, uuid, scope), 'project');
  const head = headOf(now, projectMetadata(project));
  return inSnapshot(db, async function* (stream) {
    const streams = await vexStreams(db, stream, project, specVersion);
    yield* write(head, streams, { format: 'json', specVersion });
  });
}

/** Lists that would be empty are left out. */
async function vexStreams(
  db: Database,
  stream: StreamInSnapshot,
  { project_id, uuid, is_collection }: ExportedProject,
  version: JsonSpecVersion,
): Promise<BomStreams> {
  const extent = await onlyRow(stream(vexExtent(project_id)));
  if (is_collection || !extent?.has_findings) return {};
  const components = () => stream(exportedComponents(project_id, 'contested'));
  return {
    ...(extent.has_contested
      ? { components: each(components(), (row) => exportComponent(row, version)) }
      : {}),
    vulnerabilities: exportVulnerabilities(db, stream(exportedFindings(project_id)), {
      withAnalyses: true,
      whole: uuid,
    }),
  };
}

async function onlyRow<Row>(batches: AsyncIterable<readonly Row[]>): Promise<Row | undefined> {
  for await (const [row] of batches) return row;
  return undefined;
}

/** A project whose analyses are told as statements. */
export interface JudgedProject {
  readonly uuid: string;
  readonly name: string;
  readonly version: string | null;
  /** Who answers for it. */
  readonly author: string | undefined;
  readonly statements: AsyncGenerator<VexStatement[], void, undefined>;
}

/**
 * The analyses of a project as statements, one for each flaw and decision, that name its components as parts of it; all on
 * one flaw one after the other.
 */
export async function readJudgedProject(
  db: Database,
  uuid: string,
  scope: ProjectScope,
): Promise<JudgedProject> {
  const project = requireVisible(await findExportedProject(db, uuid, scope), 'project');
  const { name, version, bom_metadata, supplier, manufacturer } = project;
  return {
    uuid,
    name,
    version,
    author: bom_metadata?.supplier?.name ?? supplier?.name ?? manufacturer?.name,
    statements: inSnapshot(db, (stream) => statementsOf(db, stream, project)),
  };
}

async function* statementsOf(
  db: Database,
  stream: StreamInSnapshot,
  project: ExportedProject,
): AsyncGenerator<VexStatement[], void, undefined> {
  if (project.is_collection) return;
  const whole = productOf({ ...project, is_repeated: false });
  const decisions = stream(exportedDecisions(project.project_id));
  for await (const entries of exportVulnerabilities(db, decisions, { withAnalyses: true })) {
    const refs = entries.flatMap(({ affects = [] }) => affects.map(({ ref }) => ref));
    const rows = await listExportedProducts(db, project.project_id, refs);
    const parts = new Map(rows.map((row) => [row.uuid, productOf(row)]));
    yield entries.flatMap((entry) =>
      toVexStatements(entry, parts).map((statement) => ({
        ...statement,
        products: [{ ...whole, subcomponents: statement.products }],
      })),
    );
  }
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
