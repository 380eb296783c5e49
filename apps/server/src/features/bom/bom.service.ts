import type { Database } from '../../db/database.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { HiddenError, notFound } from '../../http/errors.ts';
import { type OpenOriginal, openOriginal } from '../original/original.service.ts';
import { requireProject } from '../project-reference/project-reference.service.ts';
import { findImportOriginal, type ImportRow, listImports } from './bom.queries.ts';

/** Uploads of a project, newest first. */
export async function listProjectImports(
  db: Database,
  projectUuid: string,
  page: Page,
  scope: ProjectScope,
): Promise<ListPage<ImportRow>> {
  const project = await requireProject(db, projectUuid, scope);
  return listImports(db, project.project_id, page);
}

interface DownloadableOriginal extends OpenOriginal {
  readonly fileName: string;
}

/** The document of an upload as it was received. */
export async function openImport(
  db: Database,
  uuid: string,
  scope: ProjectScope,
): Promise<DownloadableOriginal> {
  const row = await findImportOriginal(db, uuid, scope);
  if (!row) throw notFound('BOM');
  if (!row.allowed) throw new HiddenError('project', 'BOM');
  const original = await openOriginal(db, row.sha256);
  if (!original) throw notFound('BOM');
  const extension = original.mediaType.endsWith('xml') ? 'xml' : 'json';
  const name = [row.name, row.version].filter(Boolean).join('-');
  return { ...original, fileName: `${name.replace(/[^\w.-]+/g, '_')}.cdx.${extension}` };
}
