import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError, illegalArgument } from '../../../http/errors.ts';
import { isUuid } from '../../../http/ids.ts';
import { trimmed } from '../../../http/text.ts';
import { wrongNames } from './target-names.ts';
import { type BomUpload, maxDocumentBytes, type UploadTarget } from './upload-request.ts';

/** Longest text part. */
const maxFieldBytes = 64 * 1024;

/** Reads a multipart upload as it arrives; only the first `bom` part counts (contract §7.1). */
export async function readMultipartUpload(request: FastifyRequest): Promise<BomUpload> {
  if (!request.isMultipart()) {
    throw new AppError('upload.not_multipart', {
      status: 415,
      title: 'A multipart request is needed',
      detail: 'Send the BOM as multipart/form-data, or as Base64 in JSON with PUT.',
    });
  }
  const { fields, document } = await readParts(request);
  if (!document) {
    throw new AppError('upload.no_bom', {
      status: 400,
      title: 'No BOM was sent',
      detail: 'There is no part "bom".',
    });
  }
  return { target: targetOf(fields), document };
}

interface Parts {
  readonly fields: ReadonlyMap<string, string>;
  readonly document: Buffer | undefined;
}

async function readParts(request: FastifyRequest): Promise<Parts> {
  const fields = new Map<string, string>();
  let document: Buffer | undefined;
  try {
    const parts = request.parts({
      limits: {
        fileSize: maxDocumentBytes,
        fieldSize: maxFieldBytes,
        fields: 50,
        files: 10,
        headerPairs: 50,
      },
      isPartAFile: (name, _type, fileName) => name === 'bom' || fileName !== undefined,
    });
    for await (const part of parts) {
      if (part.type === 'file') {
        // Every file must be read to its end, or the parts behind it never come.
        const content = await readFile(part);
        document ??= content;
      } else if (typeof part.value === 'string') fields.set(part.fieldname, part.value);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw unreadable(error);
  }
  return { fields, document };
}

/** The parser's own errors are about what was sent: no boundary, too many parts, an end that never came. */
function unreadable(error: unknown): AppError {
  return new AppError('upload.unreadable', {
    status: 400,
    title: 'The upload could not be read',
    detail: error instanceof Error ? error.message : String(error),
    cause: error,
  });
}

/** The content of the part `bom`; others are read over. */
async function readFile(part: Extract<Multipart, { type: 'file' }>): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) if (part.fieldname === 'bom') chunks.push(chunk);
  if (part.file.truncated) {
    throw new AppError('upload.too_large', {
      status: 413,
      title: 'The BOM is too large',
      detail: `A BOM may have at most ${maxDocumentBytes / 1024 / 1024} MiB.`,
    });
  }
  return part.fieldname === 'bom' ? Buffer.concat(chunks) : undefined;
}

function targetOf(fields: ReadonlyMap<string, string>): UploadTarget {
  const text = (name: string) => trimmed(fields.get(name));
  const tags = text('projectTags');
  const target: UploadTarget = {
    projectUuid: uuidOf(text('project'), 'project'),
    projectName: text('projectName'),
    projectVersion: text('projectVersion'),
    autoCreate: text('autoCreate')?.toLowerCase() === 'true',
    parentUuid: uuidOf(text('parentUUID'), 'parentUUID'),
    parentName: text('parentName'),
    parentVersion: text('parentVersion'),
    isLatest: [text('isLatest'), text('isLatestProjectVersion')].some(
      (flag) => flag?.toLowerCase() === 'true',
    ),
    tags: tags?.split(','),
  };
  if (target.projectUuid === undefined && target.projectName === undefined) {
    throw illegalArgument('The project must be named by project or projectName');
  }
  const wrong = wrongNames(target).map(({ path, message }) => ({ path, message }));
  const sentences = wrong.map(({ path, message }) => `${path} ${message}`);
  if (wrong.length > 0) throw illegalArgument(sentences.join('; '), wrong);
  return target;
}

function uuidOf(text: string | undefined, name: string): string | undefined {
  if (text === undefined || isUuid(text)) return text;
  throw illegalArgument(`${name}: "${text}" is not a UUID`);
}
