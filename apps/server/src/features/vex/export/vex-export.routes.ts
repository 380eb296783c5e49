import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../feature.ts';
import { attachment, fileNameOf } from '../../../http/attachment.ts';
import { endpoint, endpoints } from '../../../http/endpoint.ts';
import { AppError } from '../../../http/errors.ts';
import { sendError } from '../../../http/send-error.ts';
import { sendTexts } from '../../../http/send-texts.ts';
import type { App } from '../../../http/server.ts';
import { exportProjectVex, readJsonVersion } from '../../bom/export/vex-export.service.ts';
import { exportCsaf, exportOpenVex } from './vex-export.service.ts';

const mediaType = 'application/vnd.cyclonedx+json';

export function vexExportRoutes(app: App, { db, now }: Context): void {
  endpoint(
    app,
    'GET /api/v1/vex/cyclonedx/project/{uuid}',
    async ({ path, query, caller, reply }) => {
      const specVersion = readJsonVersion(query.version);
      const at = now();
      const { project, text } = await exportProjectVex(db, path.uuid, caller.scope, specVersion, at);
      const fileName = fileNameOf({ ...project, kind: 'vex', at, extension: 'cdx.json' });
      const disposition = attachment(fileName, `${path.uuid}-vex.cdx.json`);
      return send(reply, text, query.download ? disposition : undefined, mediaType);
    },
    { errorHandler: sendSentence },
  );

  endpoints(app, {
    'GET /api/waybill/v1/vex/openvex/project/{uuid}': async ({ path, query, caller, reply }) => {
      const at = now();
      const { project, text } = await exportOpenVex(db, path.uuid, caller.scope, at);
      const fileName = fileNameOf({ ...project, kind: 'vex', at, extension: 'openvex.json' });
      return send(reply, text, query.download ? attachment(fileName) : undefined);
    },
    'GET /api/waybill/v1/vex/csaf/project/{uuid}': async ({ path, query, caller, reply }) => {
      const at = now();
      const { project, text } = await exportCsaf(db, path.uuid, caller.scope, at);
      const fileName = fileNameOf({ ...project, kind: 'vex', at, extension: 'csaf.json' });
      return send(reply, text, query.download ? attachment(fileName) : undefined);
    },
  });
}

function send(
  reply: FastifyReply,
  document: AsyncIterable<string>,
  disposition: string | undefined,
  type = 'application/json',
): Promise<FastifyReply> {
  if (disposition !== undefined) reply.header('content-disposition', disposition);
  return sendTexts(reply.type(disposition === undefined ? type : 'application/octet-stream'), document);
}

/** The sentences of this endpoint are labeled as what it sends: so clients know them. */
function sendSentence(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isSentence = error instanceof AppError && error.as === 'text';
  if (!isSentence) return sendError(error, request, reply);
  const { code, status, message } = error;
  const headers = { 'content-type': mediaType };
  return sendError(new AppError(code, { status, title: message, as: 'text', headers }), request, reply);
}
