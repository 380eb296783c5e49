// Public to other features.
import type { Finding, FindingVulnerability } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import { everyProject } from '../../db/project-scope.ts';
import { type FpfOrigin, fpfDocument } from './document/fpf.ts';
import { listProjectFindings } from './document/project-findings.service.ts';
import { findProject } from './finding.queries.ts';

/** The findings of a project that are not suppressed, for another system. */
interface PackagedFindings {
  readonly total: number;
  readonly batches: AsyncIterable<readonly Finding[]>;
  /**
   * The same as a document in Finding Packaging Format, piece by piece. Only one of the two is read, once.
   * @param toReader adapts a vulnerability for a reader
   */
  document(toReader?: (vulnerability: FindingVulnerability) => FindingVulnerability): AsyncIterable<string>;
}

/** Undefined when the project has gone meanwhile. Acts for nobody: it reads a project whoever may see it. */
export async function packageFindings(
  db: Database,
  projectUuid: string,
  origin: FpfOrigin,
): Promise<PackagedFindings | undefined> {
  const project = await findProject(db, projectUuid, everyProject);
  if (!project) return undefined;
  const { total = 0, batches } = await listProjectFindings(db, project, { withSuppressed: false });
  return { total, batches, document: (toReader) => fpfDocument(project, batches, origin, toReader) };
}
