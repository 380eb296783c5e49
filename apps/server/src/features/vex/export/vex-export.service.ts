import { streamCsafVex, streamOpenVex, type VexHead, type VexStatement } from '@waybill/sbom';
import type { Database } from '../../../db/database.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { newUuid } from '../../../db/uuid.ts';
import { AppError } from '../../../http/errors.ts';
import {
  type DocumentText,
  type JudgedProject,
  readJudgedProject,
} from '../../bom/export/vex-export.service.ts';
import { readSetting } from '../../config-property/setting.service.ts';

/** The analyses of a project as an OpenVEX document. @throws 404, 403, 409 when nothing has been stated */
export async function exportOpenVex(
  db: Database,
  uuid: string,
  scope: ProjectScope,
  now: Date,
): Promise<DocumentText> {
  const project = await readJudgedProject(db, uuid, scope);
  return streamOpenVex(headOf(project, now), await withStatements(project));
}

/** The analyses of a project as a CSAF document. @throws 404, 403, 409 when nothing has been stated */
export async function exportCsaf(
  db: Database,
  uuid: string,
  scope: ProjectScope,
  now: Date,
): Promise<DocumentText> {
  const project = await readJudgedProject(db, uuid, scope);
  const baseUrl = await readSetting(db, 'general', 'base.url');
  const namespace = baseUrl && URL.canParse(baseUrl) ? baseUrl : `urn:uuid:${uuid}`;
  return streamCsafVex(headOf(project, now), await withStatements(project), { namespace });
}

function headOf({ name, version, author }: JudgedProject, now: Date): VexHead {
  return {
    id: `urn:uuid:${newUuid()}`,
    author: author ?? name,
    title: `VEX of ${[name, version].filter(Boolean).join(' ')}`,
    timestamp: now.toISOString().replace(/\.\d+Z$/, 'Z'),
    version: '1',
  };
}

/** Neither format has a document that says nothing, so the first statements are read before the answer begins. */
async function withStatements({
  statements,
}: JudgedProject): Promise<AsyncIterable<readonly VexStatement[]>> {
  const first = await statements.next();
  if (first.done) {
    throw new AppError('vex.nothing_stated', {
      status: 409,
      title: 'Nothing to export',
      detail: 'No finding of the project has an analysis yet, and the format has no empty documents.',
    });
  }
  return (async function* () {
    try {
      yield first.value;
      yield* statements;
    } finally {
      await statements.return();
    }
  })();
}
