import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../feature.ts';
import { attachment, fileNameOf } from '../../../http/attachment.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { AppError } from '../../../http/errors.ts';
import { sendError } from '../../../http/send-error.ts';
import { sendTexts } from '../../../http/send-texts.ts';
import type { App } from '../../../http/server.ts';
import { exportComponentBom, exportProjectBom } from './bom-export.service.ts';
import { readForm, readVariant } from './export-options.ts';

const mediaTypes = { json: 'application/vnd.cyclonedx+json', xml: 'application/vnd.cyclonedx+xml' } as const;

export function bomExportRoutes(app: App, { db, now }: Context): void {
  endpoint(
    app,
    'GET /api/v1/bom/cyclonedx/project/{uuid}',
    async ({ path, query, caller, reply }) => {
      const form = readForm(query);
      const variant = readVariant(query.variant);
      const at = now();
      const { project, text } = await exportProjectBom(db, path.uuid, caller.scope, variant, form, at);
      if (!query.download) return send(reply, mediaTypes[form.format], text);
      // Old clients look for this name for XML as well.
      const known = `${path.uuid}-${variant.toLowerCase()}.cdx.json`;
      const kind = variant === 'inventory' ? 'bom' : variant.toLowerCase();
      const fileName = fileNameOf({ ...project, kind, at, extension: `cdx.${form.format}` });
      reply.header('content-disposition', attachment(fileName, known));
      return send(reply, 'application/octet-stream', text);
    },
    { errorHandler: sendSentence },
  );

  endpoint(
    app,
    'GET /api/v1/bom/cyclonedx/component/{uuid}',
    async ({ path, query, caller, reply }) => {
      const form = readForm(query);
      const document = await exportComponentBom(db, path.uuid, caller.scope, form, now());
      return send(reply, mediaTypes[form.format], document);
    },
    { errorHandler: sendSentence },
  );
}

function send(
  reply: FastifyReply,
  mediaType: string,
  document: AsyncIterable<string>,
): Promise<FastifyReply> {
  return sendTexts(reply.type(mediaType), document);
}

/** The sentences of these endpoints are labeled as XML, whatever was asked for: so clients know them. */
function sendSentence(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isSentence = error instanceof AppError && error.as === 'text';
  if (!isSentence) return sendError(error, request, reply);
  const { code, status, message } = error;
  const headers = { 'content-type': mediaTypes.xml };
  return sendError(new AppError(code, { status, title: message, as: 'text', headers }), request, reply);
}
