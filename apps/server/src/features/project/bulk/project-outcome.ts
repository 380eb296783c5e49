import type { BulkSkipReason } from '@waybill/api-contract';
import type { BulkOutcome } from '../../../jobs/bulk-kind.ts';
import type { HeldProject } from './project-bulk.queries.ts';

/** A project that is left alone. */
export function skipped(project: HeldProject, reason: BulkSkipReason): BulkOutcome {
  return { ref: project.uuid, reason, label: [project.name, project.version].filter(Boolean).join(' ') };
}
