import type { Transaction } from '../../db/database.ts';
import { recordEvent } from '../../jobs/outbox.ts';

/** A project as events name it. */
export interface EventProject {
  readonly projectId?: number;
  readonly uuid?: string;
  readonly name: string;
  readonly version: string | null;
}

/**
 * The document of an event. Its bytes are not copied into the event: `sha256` finds the original, from which delivery
 * fills the contract's `content`.
 */
export interface EventDocument {
  readonly sha256: string;
  readonly format: string;
  readonly specVersion?: string;
}

export async function recordConsumed(
  trx: Transaction,
  project: EventProject,
  bom: EventDocument,
): Promise<void> {
  await recordBomEvent(trx, 'BOM_CONSUMED', 'INFORMATIONAL', project, { bom });
}

export async function recordProcessed(
  trx: Transaction,
  project: EventProject,
  bom: EventDocument,
): Promise<void> {
  await recordBomEvent(trx, 'BOM_PROCESSED', 'INFORMATIONAL', project, { bom });
}

export async function recordProcessingFailed(
  trx: Transaction,
  project: EventProject,
  bom: EventDocument,
  cause: string,
): Promise<void> {
  await recordBomEvent(trx, 'BOM_PROCESSING_FAILED', 'ERROR', project, { bom, cause });
}

/** A refused document is not kept, so small ones travel in the event; of others only the hash is left. */
export async function recordValidationFailed(
  trx: Transaction,
  project: EventProject,
  bom: EventDocument & { readonly content?: string },
  errors: readonly string[],
): Promise<void> {
  await recordBomEvent(trx, 'BOM_VALIDATION_FAILED', 'ERROR', project, { bom, errors });
}

async function recordBomEvent(
  trx: Transaction,
  group: string,
  level: 'INFORMATIONAL' | 'ERROR',
  { projectId, ...project }: EventProject,
  rest: Record<string, unknown>,
): Promise<void> {
  await recordEvent(trx, {
    group,
    scope: 'PORTFOLIO',
    level,
    ...(projectId === undefined ? {} : { projectId }),
    subject: { project, ...rest },
  });
}
