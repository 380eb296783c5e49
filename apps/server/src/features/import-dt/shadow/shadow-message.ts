import type { ReceiveShadowBomBody } from '@waybill/api-contract';
import { illegalArgument } from '../../../http/errors.ts';
import { isBase64, maxBase64Length } from '../../bom/upload/upload-request.ts';

/** A BOM that the other installation has processed. */
export interface ShadowBom {
  readonly projectUuid: string;
  /** The project as people know it there. */
  readonly projectName: string | undefined;
  readonly document: Buffer;
}

const at = 'notification';

/**
 * Reads what an alert with the template webhook posts.
 * @throws 400 that says which part of the message is not what it must be
 */
export function readShadowMessage({ notification: { group, subject } }: ReceiveShadowBomBody): ShadowBom {
  if (group !== 'BOM_PROCESSED') {
    throw refused(`${at}.group`, `Only messages of the event BOM_PROCESSED are taken, not "${group ?? ''}".`);
  }
  const uuid = subject?.project?.uuid;
  if (!uuid)
    throw refused(`${at}.subject.project.uuid`, 'The message does not say which project it is about.');
  const content = subject?.bom?.content ?? '';
  if (!isBase64(content) || content === '') {
    throw refused(
      `${at}.subject.bom.content`,
      'The message has no BOM: its content is empty, omitted, or that of a test message. A message about an upload carries it in Base64.',
    );
  }
  if (content.length > maxBase64Length) {
    throw refused(
      `${at}.subject.bom.content`,
      `A BOM in a message can have up to ${maxBase64Length} characters of Base64. Upload larger ones to both installations.`,
    );
  }
  return {
    projectUuid: uuid,
    projectName: subject?.project?.name ?? undefined,
    document: Buffer.from(content, 'base64'),
  };
}

function refused(path: string, message: string) {
  return illegalArgument(message, [{ path, message }]);
}
