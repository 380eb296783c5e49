import { type Database, inSnapshot } from '../../db/database.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { illegalArgument } from '../../http/errors.ts';
import { requireVisible } from '../../http/require-visible.ts';
import { noticeOf } from './component-notice.ts';
import {
  findNoticedProject,
  licenseTexts,
  type NoticedProjectRow,
  noticedComponents,
} from './notices.queries.ts';
import { headText, licenseText, NoticeWriter, nothingText, textsHead } from './write-notices.ts';

/** License texts are long. */
const textBatch = 20;

/**
 * The third-party notices of a project, as a text in pieces: memory does not grow with the number of components, only
 * with that of different license texts' digests.
 * @throws 404, 403; 400 for a collection, which has no components
 */
export async function exportNotices(
  db: Database,
  uuid: string,
  scope: ProjectScope,
  now: Date,
): Promise<{ project: NoticedProjectRow; text: AsyncGenerator<string, void, undefined> }> {
  const project = requireVisible(await findNoticedProject(db, uuid, scope), 'project');
  if (project.is_collection)
    throw illegalArgument(`"${project.name}" is a collection and has no components. Export its projects.`);
  const day = now.toISOString().slice(0, 10);
  const text = inSnapshot(db, async function* (stream) {
    yield headText({ ...project, day });
    const writer = new NoticeWriter();
    for await (const rows of stream(noticedComponents(project.project_id)))
      yield rows.map((row) => writer.write(noticeOf(row))).join('');
    if (writer.isEmpty) yield nothingText;
    let isFirst = true;
    for await (const rows of stream(licenseTexts(writer.licenseIds), textBatch)) {
      const texts = rows.map(licenseText).join('');
      if (texts === '') continue;
      yield isFirst ? `${textsHead}${texts}` : texts;
      isFirst = false;
    }
  });
  return { project, text };
}
