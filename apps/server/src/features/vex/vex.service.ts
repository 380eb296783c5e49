import type { VexFormat } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { HiddenError, notFound } from '../../http/errors.ts';
import { type OpenOriginal, openOriginal } from '../original/original.service.ts';
import { requireProject } from '../project-reference/project-reference.service.ts';
import { findVexByToken, listVexImports, type VexImportRow, type VexKey } from './vex.queries.ts';

/** The VEX documents of a project, newest first. */
export async function listProjectVex(
  db: Database,
  projectUuid: string,
  page: Page,
  scope: ProjectScope,
): Promise<ListPage<VexImportRow>> {
  const project = await requireProject(db, projectUuid, scope);
  return listVexImports(db, project.project_id, page);
}

/** @throws 404 when there is no such document, 403 when its project is hidden */
export async function requireVex(db: Database, token: string, scope: ProjectScope): Promise<VexImportRow> {
  const row = await findVexByToken(db, token, scope);
  if (!row) throw notFound('VEX document');
  if (!row.allowed) throw new HiddenError('project', 'VEX document');
  return row;
}

export function keyOf({ project_id, vex_id }: VexImportRow): VexKey {
  return { projectId: project_id, vexId: vex_id };
}

const extensions: Readonly<Record<VexFormat, string>> = {
  CYCLONEDX: 'cdx',
  OPENVEX: 'openvex',
  CSAF: 'csaf',
};

/** The document as it was received. */
export async function openVex(
  db: Database,
  token: string,
  scope: ProjectScope,
): Promise<OpenOriginal & { fileName: string }> {
  const row = await requireVex(db, token, scope);
  const original = await openOriginal(db, row.sha256);
  if (!original) throw notFound('VEX document');
  const { format } = row;
  const isXml = original.mediaType.endsWith('xml');
  const name = [row.project_name, row.project_version].filter(Boolean).join('-');
  const kind = format === null ? 'vex' : `vex.${extensions[format]}`;
  return {
    ...original,
    mediaType: isXml || format === 'CYCLONEDX' ? original.mediaType : 'application/json',
    fileName: `${name.replace(/[^\w.-]+/g, '_')}.${kind}.${isXml ? 'xml' : 'json'}`,
  };
}
