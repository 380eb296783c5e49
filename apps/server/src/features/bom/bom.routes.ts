import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../feature.ts';
import { endpoint, endpoints } from '../../http/endpoint.ts';
import { sendError } from '../../http/send-error.ts';
import type { App } from '../../http/server.ts';
import { listProjectImports, openImport } from './bom.service.ts';
import { viewBomImport } from './bom.view.ts';
import { bomExportRoutes } from './export/bom-export.routes.ts';
import type { BomReaders } from './reader/bom-readers.ts';
import { acceptUpload } from './upload/accept-upload.ts';
import { readJsonUpload, tooLong } from './upload/json-upload.ts';
import { readMultipartUpload } from './upload/multipart-upload.ts';
import { type UploadBodies, uploadBodies } from './upload/shared-bodies.ts';
import { readFormsAsTheyCome, readJsonAsItComes } from './upload/upload-parsers.ts';
import { maxJsonBytes, maxMultipartBytes } from './upload/upload-request.ts';

export function bomRoutes(app: App, context: Context, readers: BomReaders, bodies = uploadBodies): void {
  uploadRoutes(app, context, readers, bodies);
  bomExportRoutes(app, context);

  endpoints(app, {
    'GET /api/waybill/v1/project/{uuid}/bom': async ({ path, page, caller }) => {
      const { rows, ...others } = await listProjectImports(context.db, path.uuid, page, caller.scope);
      return { ...others, rows: rows.map(viewBomImport) };
    },

    'GET /api/waybill/v1/bom/{uuid}/original': async ({ path, caller, reply }) => {
      const original = await openImport(context.db, path.uuid, caller.scope);
      return reply
        .type(original.mediaType)
        .header('content-disposition', `attachment; filename="${original.fileName}"`)
        .send(original.content);
    },
  });
}

/** Uploads are read as memory for them is free, each kind by its own parser. */
function uploadRoutes(app: App, { db, now }: Context, readers: BomReaders, bodies: UploadBodies): void {
  const tools = { db, now, readers };
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => bodies.begin(request, reply);

  app.register(async (scope: App) => {
    readJsonAsItComes(scope, bodies);
    endpoint(
      scope,
      'PUT /api/v1/bom',
      async ({ body, caller }) => ({ token: await acceptUpload(readJsonUpload(body), caller, tools) }),
      {
        bodyLimit: maxJsonBytes,
        onRequest,
        errorHandler: (error, request, reply) =>
          sendError(error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLong() : error, request, reply),
      },
    );
  });

  app.register(async (scope: App) => {
    const forms = readFormsAsTheyCome(scope, bodies, 'bom');
    endpoint(
      scope,
      'POST /api/v1/bom',
      async ({ request, caller }) => ({
        token: await acceptUpload(readMultipartUpload(forms.get(request)), caller, tools),
      }),
      { bodyLimit: maxMultipartBytes, onRequest },
    );
  });
}
