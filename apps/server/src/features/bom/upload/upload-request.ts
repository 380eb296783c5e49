import { ValidationError, violation } from '../../../http/errors.ts';

/** An upload as both endpoints understand it. */
export interface BomUpload {
  readonly target: UploadTarget;
  /** The document as received; readers skip a byte-order mark (contract §7.1). */
  readonly document: Buffer;
}

/** Which project the BOM is for; names are trimmed. */
export interface UploadTarget {
  readonly projectUuid: string | undefined;
  readonly projectName: string | undefined;
  readonly projectVersion: string | undefined;
  readonly autoCreate: boolean;
  readonly parentUuid: string | undefined;
  readonly parentName: string | undefined;
  readonly parentVersion: string | undefined;
  readonly isLatest: boolean;
  /** Undefined: none were sent. */
  readonly tags: readonly string[] | undefined;
}

/** Largest document of a multipart upload. */
export const maxDocumentBytes = 100 * 1024 * 1024;
/** Longest Base64 text of a JSON upload (contract §7.1). */
export const maxBase64Length = 20_000_000;

const alphabet = /^[A-Za-z0-9+/]*={0,2}$/;

/** Decodes padded standard Base64. @throws ValidationError */
export function decodeBase64(text: string): Buffer {
  if (text.length % 4 !== 0 || !alphabet.test(text)) {
    throw new ValidationError([violation('bom', 'The BOM must be Base64 encoded')]);
  }
  return Buffer.from(text, 'base64');
}
