import type { BulkSkipReason } from '@waybill/api-contract';
import type { BulkOutcome } from '../../../jobs/bulk-kind.ts';

/** As much of a project as a report shows. */
interface NamedProject {
  readonly uuid: string;
  readonly name: string;
  readonly version: string | null;
}

/** A project that is left alone. */
export function skipped(project: NamedProject, reason: BulkSkipReason): BulkOutcome {
  return { ref: project.uuid, reason, label: [project.name, project.version].filter(Boolean).join(' ') };
}
