// Public to other features.
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { createJsonReader } from '../../../http/json-body.ts';
import type { App } from '../../../http/server.ts';
import { type DocumentPart, readForm, type UploadForm } from './read-form.ts';

import type { UploadBodies } from './upload-body.ts';

export type { UploadForm } from './read-form.ts';

/** Reads the JSON bodies of this scope within their shares of memory, compressed ones too. */
export function readJsonAsItComes(scope: App, bodies: UploadBodies): void {
  const readJson = createJsonReader(scope);
  leaveOtherBodies(scope);
  scope.addContentTypeParser('application/json', (request, payload: Readable, done) => {
    const chunks: Buffer[] = [];
    const keep = async (chunk: Buffer) => {
      chunks.push(chunk);
    };
    bodies.read(request, payload, keep).then(
      () => readJson(request, Buffer.concat(chunks), done),
      (error: Error) => done(error),
    );
  });
}

/** Reads the multipart forms of this scope within their shares of memory; `get` finds the form of a request. */
export function readFormsAsTheyCome(
  scope: App,
  bodies: UploadBodies,
  part: DocumentPart,
): { get(request: FastifyRequest): UploadForm | undefined } {
  const forms = new WeakMap<FastifyRequest, UploadForm>();
  leaveOtherBodies(scope);
  scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
    forms.set(request, await readForm(request.headers, part, (take) => bodies.read(request, payload, take)));
  });
  return forms;
}

/** Other bodies are not read at all: the parsers of other routes know nothing of shares of memory. */
function leaveOtherBodies(scope: App): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
}
