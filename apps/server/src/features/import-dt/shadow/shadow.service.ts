import type { ReceiveShadowBomBody } from '@waybill/api-contract';
import { inTransaction } from '../../../db/database.ts';
import type { Context } from '../../../feature.ts';
import { AppError, ValidationError } from '../../../http/errors.ts';
import type { Principal } from '../../../http/principal.ts';
import { documentReaders } from '../../bom/reader/shared-readers.ts';
import { acceptUpload } from '../../bom/upload/accept-upload.ts';
import { noteMessage } from './shadow-day.queries.ts';
import { readShadowMessage } from './shadow-message.ts';

/**
 * Puts the BOM of a message into the project that has the same UUID here. The other installation does not repeat a message and shows
 * no answer, so what was refused is kept for the page of the comparison.
 * @throws 400 for a message without a BOM, 404 for a project that is not here, and what an upload is refused for
 */
export async function receiveShadowBom(
  { db, now }: Context,
  body: ReceiveShadowBomBody,
  caller: Principal,
): Promise<string> {
  const note = (refusal?: string) => inTransaction(db, (trx) => noteMessage(trx, now(), refusal));
  try {
    const { projectUuid, document } = readShadowMessage(body);
    const token = await acceptUpload({ target: targetOf(projectUuid), document }, caller, {
      db,
      now,
      readers: documentReaders,
    });
    await note();
    return token;
  } catch (error) {
    if (error instanceof AppError || error instanceof ValidationError) await note(reasonOf(error, body));
    throw error;
  }
}

function targetOf(projectUuid: string) {
  return {
    projectUuid,
    projectName: undefined,
    projectVersion: undefined,
    autoCreate: false,
    parentUuid: undefined,
    parentName: undefined,
    parentVersion: undefined,
    isLatest: false,
    tags: undefined,
    accessTeams: [],
  };
}

/** Longest reason that is kept. */
const maxReason = 500;

function reasonOf(error: Error, { notification: { subject } }: ReceiveShadowBomBody): string {
  const { name, version } = subject?.project ?? {};
  const project = [name, version].filter(Boolean).join(' ');
  return `${project === '' ? '' : `${project}: `}${error.message}`.slice(0, maxReason);
}
