// Public to other features.
import { ValidationError, violation } from '../../../http/errors.ts';
import type { TeamReference } from '../../project/access-teams.service.ts';
import type { DocumentPart } from './read-form.ts';

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
  /** Teams that shall see a project that is created. */
  readonly accessTeams: readonly TeamReference[];
}

/** Largest document of a multipart upload. */
export const maxDocumentBytes = 100 * 1024 * 1024;
/** Longest Base64 text of a JSON upload (contract §7.1). */
export const maxBase64Length = 20_000_000;
/** Includes room for the members beside the document. */
export const maxJsonBytes = maxBase64Length + 64 * 1024;
export const maxMultipartBytes = maxDocumentBytes + 1024 * 1024;

/** A longer wrong text does not go back with the refusal. */
const maxShown = 200;
const alphabet = /^[A-Za-z0-9+/]*={0,2}$/;

/** Whether a text is padded standard Base64. */
export function isBase64(text: string): boolean {
  return text.length % 4 === 0 && alphabet.test(text);
}

/** Decodes padded standard Base64. @throws ValidationError that names the member */
export function decodeBase64(text: string, member: DocumentPart): Buffer {
  if (!isBase64(text)) {
    throw new ValidationError([
      violation(
        member,
        `The ${member.toUpperCase()} must be Base64 encoded`,
        text.length <= maxShown ? text : undefined,
      ),
    ]);
  }
  return Buffer.from(text, 'base64');
}
