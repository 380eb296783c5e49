// Public to other features.
import type { BomVariant } from '@waybill/api-contract';
import type { BomStreams, SpecVersion } from '@waybill/sbom';
import { type Database, inSnapshot, type StreamInSnapshot } from '../../../db/database.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { present } from '../../../http/present.ts';
import { requireVisible } from '../../../http/require-visible.ts';
import {
  type ExportedProject,
  exportedComponents,
  exportedEdges,
  exportedFindings,
  exportedServices,
  findExportedComponent,
  findExportedProject,
} from './bom-export.queries.ts';
import { exportComponent, exportService } from './export-component.ts';
import { exportVulnerabilities } from './export-findings.ts';
import type { ExportForm } from './export-options.ts';
import { type DocumentText, each, headOf, projectMetadata, write } from './write-document.ts';

/**
 * A project as a CycloneDX document (contract §9, §26.5), in memory that does not grow with it and as it is at one
 * moment, whatever is uploaded meanwhile.
 */
export async function exportProjectBom(
  db: Database,
  uuid: string,
  scope: ProjectScope,
  variant: BomVariant,
  form: ExportForm,
  now: Date,
): Promise<{ project: ExportedProject; text: DocumentText }> {
  const project = requireVisible(await findExportedProject(db, uuid, scope), 'project');
  const head = headOf(now, projectMetadata(project));
  const text = inSnapshot(db, (stream) =>
    write(head, projectStreams(db, stream, project, variant, form.specVersion), form),
  );
  return { project, text };
}

/** One component as a CycloneDX document. */
export async function exportComponentBom(
  db: Database,
  uuid: string,
  scope: ProjectScope,
  form: ExportForm,
  now: Date,
): Promise<DocumentText> {
  const found = requireVisible(await findExportedComponent(db, uuid, scope), 'component');
  return inSnapshot(db, (stream) => {
    const rows = stream(exportedComponents(found.project_id, { componentId: found.component_id }));
    const components = each(rows, (row) => exportComponent(row, form.specVersion));
    return write(headOf(now, {}), { components, dependencies: nothing() }, form);
  });
}

/** A collection project has nothing of its own: its document says only what it is. */
function projectStreams(
  db: Database,
  stream: StreamInSnapshot,
  project: ExportedProject,
  variant: BomVariant,
  version: SpecVersion,
): BomStreams {
  if (project.is_collection) return {};
  const { project_id } = project;
  const choice = variant === 'vdr' ? 'vulnerable' : 'all';
  const findings = () => stream(exportedFindings(project_id));
  return {
    components: each(stream(exportedComponents(project_id, choice)), (row) => exportComponent(row, version)),
    ...(variant === 'vdr' ? {} : { services: each(stream(exportedServices(project_id)), exportService) }),
    dependencies: each(stream(exportedEdges(project, choice)), ({ uuid, depends_on }) => ({
      ref: uuid,
      ...present('dependsOn', depends_on),
    })),
    ...(variant === 'inventory'
      ? {}
      : {
          vulnerabilities: exportVulnerabilities(db, findings(), {
            withAnalyses: variant === 'vdr',
            withFigures: true,
          }),
        }),
  };
}

async function* nothing(): AsyncGenerator<never[], void, undefined> {
  yield [];
}
