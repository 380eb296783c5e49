// Public to other features.
import type { Refusal } from '@waybill/sbom';
import { type Database, inTransaction } from '../../../db/database.ts';
import { AppError } from '../../../http/errors.ts';
import { type EventProject, recordValidationFailed } from '../bom.events.ts';

/** Largest refused document that travels in its event. */
const maxEventBytes = 256 * 1024;

/** Tells of a document that its schema refuses; answers the error for its sender. Nothing else is left of it. */
export async function refuseDocument(
  db: Database,
  project: EventProject,
  document: Buffer,
  sha256: Buffer,
  refusal: Refusal,
): Promise<AppError> {
  const errors = refusal.violations.map(({ path, message }) => `${path}: ${message}`);
  const event = {
    sha256: sha256.toString('hex'),
    format: 'CycloneDX',
    ...(document.length <= maxEventBytes ? { content: document.toString('base64') } : {}),
  };
  await inTransaction(db, (trx) =>
    recordValidationFailed(trx, project, event, errors.length > 0 ? errors : [refusal.detail]),
  );
  return new AppError('upload.invalid_bom', {
    status: 400,
    title: refusal.title,
    detail: refusal.detail,
    violations: refusal.violations,
    ...(errors.length > 0 ? { extra: { errors } } : {}),
  });
}
