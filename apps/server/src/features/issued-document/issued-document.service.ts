// Public to other features.
import { type Database, inTransaction } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { stableUuid } from '../vulnerability/stable-uuid.ts';
import { addVersion, listVersions, lockVersions } from './issued-document.queries.ts';

/** The export format of a project. Each has its own id and versions. */
type DocumentKind = 'OPENVEX' | 'CSAF' | 'CYCLONEDX_VEX';

/** A version of a document that goes out: the same content always goes out as the same one. */
export interface IssuedDocument {
  /** A UUID that is always the same for a project and kind. */
  readonly uuid: string;
  readonly version: number;
  /** When the first version and this one were exported first, in ISO 8601 without fractions. */
  readonly firstIssued: string;
  readonly issued: string;
  /** All versions, the first one first. */
  readonly revisions: readonly { readonly number: number; readonly date: string }[];
}

/**
 * The version of a content: that of the last export if the content is equal, else a new one.
 *
 * @param digest of everything in the document except its version and times
 * @throws 404 if the project is gone
 */
export async function issueDocument(
  db: Database,
  project: { readonly projectId: number; readonly uuid: string },
  kind: DocumentKind,
  { digest, at }: { digest: Buffer; at: Date },
): Promise<IssuedDocument> {
  const rows = await inTransaction(db, async (trx) => {
    await lockVersions(trx, project.projectId);
    await addVersion(trx, project.projectId, { kind, digest, at });
    return listVersions(trx, project.projectId, kind);
  });
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) throw notFound('project');
  return {
    uuid: stableUuid(project.uuid, kind),
    version: last.version,
    firstIssued: seconds(first.issued_at),
    issued: seconds(last.issued_at),
    revisions: rows.map(({ version, issued_at }) => ({ number: version, date: seconds(issued_at) })),
  };
}

function seconds(at: Date): string {
  return at.toISOString().replace(/\.\d+Z$/, 'Z');
}
