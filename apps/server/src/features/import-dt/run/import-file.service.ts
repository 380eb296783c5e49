import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { type Database, inTransaction } from '../../../db/database.ts';
import { storableText } from '../../../db/storable-text.ts';
import { newUuid } from '../../../db/uuid.ts';
import { AppError } from '../../../http/errors.ts';
import {
  completeImportFile,
  deleteImportFile,
  findImportChunk,
  type ImportFileRow,
  insertImportChunk,
  insertImportFile,
} from './import-file.queries.ts';

/** A row of the database. */
const chunkBytes = 4 * 1024 * 1024;
/** A script of an installation with a million components is some GiB, a tenth of it when packed. */
const maxBytes = 16 * 1024 * 1024 * 1024;

/**
 * Keeps the file of a form as it comes, some MiB at a time, so that any node can import it.
 * @throws 400 for a form that cannot be read or has no file, 413
 */
export async function receiveImportFile(
  db: Database,
  headers: IncomingHttpHeaders,
  form: Readable,
): Promise<ImportFileRow> {
  const uuid = newUuid();
  try {
    const { name, content } = await openForm(headers, form);
    await inTransaction(db, (trx) => insertImportFile(trx, uuid, name));
    const bytes = await keep(db, uuid, content);
    await inTransaction(db, (trx) => completeImportFile(trx, uuid, bytes));
    return { uuid, name, bytes };
  } catch (cause) {
    await inTransaction(db, (trx) => deleteImportFile(trx, uuid));
    throw cause;
  }
}

function openForm(
  { 'content-type': type = '' }: IncomingHttpHeaders,
  form: Readable,
): Promise<{ name: string; content: Readable }> {
  return new Promise((resolve, reject) => {
    const refuse = (cause: unknown) => reject(unreadable(cause));
    let parser: InstanceType<typeof Busboy>;
    try {
      parser = new Busboy({ headers: { 'content-type': type }, limits: { files: 1, fields: 10, parts: 20 } });
    } catch (cause) {
      refuse(cause);
      return;
    }
    parser.on('file', (_part, content: BusboyFileStream, fileName?: string) => {
      parser.on('error', (cause) => content.destroy(unreadable(cause)));
      form.on('error', (cause) => content.destroy(unreadable(cause)));
      resolve({ name: storableText(path.basename(fileName ?? '') || 'script.sql').slice(0, 255), content });
    });
    parser.on('error', refuse);
    parser.on('finish', () => refuse(new Error('The form has no file')));
    form.on('error', refuse);
    form.pipe(parser);
  });
}

async function keep(db: Database, uuid: string, content: Readable): Promise<number> {
  let parts: Buffer[] = [];
  let size = 0;
  let bytes = 0;
  let seq = 0;
  const store = async () => {
    const data = Buffer.concat(parts);
    parts = [];
    size = 0;
    await inTransaction(db, (trx) => insertImportChunk(trx, uuid, seq++, data));
  };
  for await (const part of content) {
    parts.push(part);
    size += part.length;
    bytes += part.length;
    if (bytes > maxBytes) throw tooLarge();
    if (size >= chunkBytes) await store();
  }
  if (size > 0) await store();
  return bytes;
}

/** Writes an uploaded file to the disk for as long as something works on it. */
export async function withImportFile<T>(
  db: Database,
  file: ImportFileRow,
  work: (onDisk: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'waybill-import-'));
  try {
    const onDisk = path.join(folder, path.basename(file.name) || 'script.sql');
    await pipeline(Readable.from(chunksOf(db, file.uuid)), createWriteStream(onDisk));
    return await work(onDisk);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function* chunksOf(db: Database, uuid: string): AsyncGenerator<Buffer> {
  for (let seq = 0; ; seq++) {
    const chunk = await findImportChunk(db, uuid, seq);
    if (!chunk) return;
    yield chunk;
  }
}

function unreadable(cause: unknown): AppError {
  return new AppError('import.unreadable', {
    status: 400,
    title: 'The upload could not be read',
    detail: cause instanceof Error ? cause.message : String(cause),
    cause,
  });
}

function tooLarge(): AppError {
  return new AppError('import.too_large', {
    status: 413,
    title: 'The file is too large',
    detail: `A script can have up to ${maxBytes / 1024 ** 3} GiB. Pack it with gzip, or use the command line.`,
  });
}
