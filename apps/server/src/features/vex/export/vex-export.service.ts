// Public to other features.
import { OWN_TOOL, streamCsafVex, streamOpenVex, type VexHead, type VexStatement } from '@waybill/sbom';
import { type Database, inSnapshot } from '../../../db/database.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { productVersion } from '../../../http/about.ts';
import { AppError } from '../../../http/errors.ts';
import {
  type DocumentText,
  findJudgedProject,
  type JudgedProject,
  streamStatements,
} from '../../bom/export/vex-export.service.ts';
import { type IssuedDocument, issueDocument } from '../../issued-document/issued-document.service.ts';
import { rehearse } from '../../issued-document/rehearse.ts';
import { type Publisher, readPublisher } from './publisher.service.ts';

/** A document and the project that it is about. */
interface ExportedVex {
  readonly project: JudgedProject;
  readonly text: DocumentText;
}

/** The analyses of a project as an OpenVEX document. @throws 404, 403, 409 when nothing has been stated */
export function exportOpenVex(
  db: Database,
  uuid: string,
  scope: ProjectScope,
  now: Date,
): Promise<ExportedVex> {
  return exportVex(db, { uuid, scope, now }, 'OPENVEX', (issued, about, statements) =>
    streamOpenVex(headOf(`urn:uuid:${issued.uuid}`, issued, about), statements),
  );
}

/** The analyses of a project as a CSAF document. @throws 404, 403, 409 when nothing has been stated */
export function exportCsaf(db: Database, uuid: string, scope: ProjectScope, now: Date): Promise<ExportedVex> {
  return exportVex(db, { uuid, scope, now }, 'CSAF', (issued, about, statements) =>
    streamCsafVex(headOf(`vex-${uuid}`, issued, about), statements, about.publisher),
  );
}

/** The parts of a document besides its statements. */
interface About {
  readonly title: string;
  readonly publisher: Publisher;
}

async function exportVex(
  db: Database,
  { uuid, scope, now }: { uuid: string; scope: ProjectScope; now: Date },
  kind: 'OPENVEX' | 'CSAF',
  write: (
    issued: IssuedDocument,
    about: About,
    statements: AsyncIterable<readonly VexStatement[]>,
  ) => DocumentText,
): Promise<ExportedVex> {
  const project = await findJudgedProject(db, uuid, scope);
  const title = `VEX of ${[project.name, project.version].filter(Boolean).join(' ')}`;
  const about = { title, publisher: await readPublisher(db, project) };
  const text = inSnapshot(db, async function* (stream) {
    const statements = await rehearse(about, () => streamStatements(db, stream, project));
    if (statements.isEmpty) throw nothingStated();
    const issued = await issueDocument(db, project, kind, { digest: statements.digest, at: now });
    yield* write(issued, about, statements.batches());
  });
  return { project, text };
}

function headOf(id: string, issued: IssuedDocument, { title, publisher }: About): VexHead {
  const { version, firstIssued, issued: current, revisions } = issued;
  return {
    id,
    author: publisher.name,
    title,
    tool: { name: OWN_TOOL, version: productVersion },
    timestamp: firstIssued,
    ...(version === 1 ? {} : { lastUpdated: current }),
    version: String(version),
    revisions,
  };
}

/** Neither format has a document that says nothing. */
function nothingStated(): AppError {
  return new AppError('vex.nothing_stated', {
    status: 409,
    title: 'Nothing to export',
    detail: 'No finding of the project has an analysis yet, and the format has no empty documents.',
  });
}
