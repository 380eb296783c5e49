import type { Database } from '../../../db/database.ts';
import { openOriginal } from '../../original/original.service.ts';
import type { Subject } from '../event/subject.ts';

/** A larger document is left out of messages. */
const maxBytes = 10 * 1024 * 1024;

/** The bytes of an uploaded document as Base64; undefined for other subjects, and for one that is gone or too large. */
export async function readDocument(db: Database, subject: Subject | null): Promise<string | undefined> {
  if (subject?.kind !== 'document' || subject.document.sha256 === undefined) return undefined;
  const original = await openOriginal(db, Buffer.from(subject.document.sha256, 'hex'));
  if (!original) return undefined;
  if (original.byteSize > maxBytes) {
    original.content.destroy();
    return undefined;
  }
  const parts: Buffer[] = [];
  for await (const part of original.content) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('base64');
}
