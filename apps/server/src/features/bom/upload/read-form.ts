import type { IncomingHttpHeaders } from 'node:http';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { AppError } from '../../../http/errors.ts';
import { maxDocumentBytes } from './upload-request.ts';

/** Longest text part. */
const maxFieldBytes = 64 * 1024;

/** The name of the part that has the document. */
export type DocumentPart = 'bom' | 'vex';

/** The parts of a multipart upload. */
export interface UploadForm {
  readonly fields: ReadonlyMap<string, string>;
  /** The first part of that name, whether it was sent as a file or as a text. */
  readonly document: Buffer | undefined;
}

/** Gives all of a body to `take`, chunk by chunk. */
type EachChunk = (take: (chunk: Buffer) => Promise<void>) => Promise<void>;

/**
 * Takes a multipart form apart as it arrives; of the parts with a document only the first counts (contract §7.1).
 *
 * @throws 413 when the document is too large, 400 when the form cannot be read
 */
export async function readForm(
  headers: IncomingHttpHeaders,
  part: DocumentPart,
  eachChunk: EachChunk,
): Promise<UploadForm> {
  const parser = openParser(headers, part);
  const fields = new Map<string, string>();
  const documents: Buffer[][] = [];
  const failed = new Promise<never>((_resolve, reject) => {
    const refuse = (what: string) => () => reject(unreadable(new Error(`The form has too many ${what}`)));
    parser
      .on('error', (error) => reject(unreadable(error)))
      .on('partsLimit', refuse('parts'))
      .on('filesLimit', refuse('files'))
      .on('fieldsLimit', refuse('fields'));
    parser.on('field', (name, value) => fields.set(name, value));
    parser.on('file', (name, stream: BusboyFileStream) => {
      // Every file must be read to its end, or the parts behind it never come.
      const chunks: Buffer[] | undefined = name === part && documents.length === 0 ? [] : undefined;
      if (chunks) documents.push(chunks);
      stream.on('data', (chunk: Buffer) => chunks?.push(chunk));
      stream.on('limit', () => reject(tooLarge(part)));
      stream.on('error', (error) => reject(unreadable(error)));
    });
  });
  failed.catch(() => undefined);
  const finished = new Promise<void>((resolve) => parser.on('finish', resolve));
  await eachChunk((chunk) => Promise.race([write(parser, chunk), failed]));
  parser.end();
  await Promise.race([finished, failed]);
  return { fields, document: documents[0] && Buffer.concat(documents[0]) };
}

function openParser({ 'content-type': type = '' }: IncomingHttpHeaders, part: DocumentPart) {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: {
        fileSize: maxDocumentBytes,
        fieldSize: maxFieldBytes,
        fields: 50,
        files: 10,
        parts: 1000,
        headerPairs: 50,
      },
      isPartAFile: (name, _type, fileName) => name === part || fileName !== undefined,
    });
  } catch (error) {
    throw unreadable(error);
  }
}

function write(parser: InstanceType<typeof Busboy>, chunk: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    parser.write(chunk, (error) => (error ? reject(unreadable(error)) : resolve()));
  });
}

/** The parser's own errors are about what was sent: no boundary, too many parts, an end that never came. */
function unreadable(cause: unknown): AppError {
  return new AppError('upload.unreadable', {
    status: 400,
    title: 'The upload could not be read',
    detail: cause instanceof Error ? cause.message : String(cause),
    cause,
  });
}

function tooLarge(part: DocumentPart): AppError {
  const what = part.toUpperCase();
  return new AppError('upload.too_large', {
    status: 413,
    title: `The ${what} is too large`,
    detail: `A ${what} can be up to ${maxDocumentBytes / 1024 / 1024} MiB.`,
  });
}
