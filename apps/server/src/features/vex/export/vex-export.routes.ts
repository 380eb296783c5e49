import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../feature.ts';
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
      const document = await exportProjectVex(db, path.uuid, caller.scope, specVersion, now());
      return send(reply, document, query.download ? `${path.uuid}-vex.cdx.json` : undefined, mediaType);
    },
    { errorHandler: sendSentence },
  );

  endpoints(app, {
    'GET /api/waybill/v1/vex/openvex/project/{uuid}': async ({ path, query, caller, reply }) => {
      const document = await exportOpenVex(db, path.uuid, caller.scope, now());
      return send(reply, document, query.download ? `${path.uuid}.openvex.json` : undefined);
    },
    'GET /api/waybill/v1/vex/csaf/project/{uuid}': async ({ path, query, caller, reply }) => {
      const document = await exportCsaf(db, path.uuid, caller.scope, now());
      return send(reply, document, query.download ? `${path.uuid}.csaf.json` : undefined);
    },
  });
}

function send(
  reply: FastifyReply,
  document: AsyncIterable<string>,
  fileName: string | undefined,
  type = 'application/json',
): Promise<FastifyReply> {
  if (fileName !== undefined) reply.header('content-disposition', `attachment; filename="${fileName}"`);
  return sendTexts(reply.type(fileName === undefined ? type : 'application/octet-stream'), document);
}

/** The sentences of this endpoint are labeled as what it sends: so clients know them. */
function sendSentence(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isSentence = error instanceof AppError && error.as === 'text';
  if (!isSentence) return sendError(error, request, reply);
  const { code, status, message } = error;
  const headers = { 'content-type': mediaType };
  return sendError(new AppError(code, { status, title: message, as: 'text', headers }), request, reply);
}
