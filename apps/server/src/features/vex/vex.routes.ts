import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../feature.ts';
import { endpoint, endpoints } from '../../http/endpoint.ts';
import { sendError } from '../../http/send-error.ts';
import type { App } from '../../http/server.ts';
import type { DocumentReaders } from '../bom/reader/shared-readers.ts';
import { requireCycloneDx } from '../bom/upload/accepted-formats.ts';
import { uploadBodies } from '../bom/upload/shared-bodies.ts';
import { readFormsAsTheyCome, readJsonAsItComes } from '../bom/upload/upload-parsers.ts';
import { maxJsonBytes, maxMultipartBytes } from '../bom/upload/upload-request.ts';
import { requireProject } from '../project-reference/project-reference.service.ts';
import { vexExportRoutes } from './export/vex-export.routes.ts';
import { acceptVex, checkAnyVex, checkCycloneDx } from './upload/accept-vex.ts';
import { documentOf, readFormVex, readJsonVex, requireTarget, tooLong } from './upload/read-vex-upload.ts';
import { keyOf, listProjectVex, openVex, requireVex } from './vex.service.ts';
import { viewVexImport, viewVexStatement } from './vex.view.ts';
import { listVexStatements } from './vex-statement.queries.ts';

export function vexRoutes(app: App, context: Context, readers: DocumentReaders): void {
  const { db } = context;
  uploadRoutes(app, context, readers);
  vexExportRoutes(app, context);

  endpoints(app, {
    'GET /api/waybill/v1/project/{uuid}/vex': async ({ path, page, caller }) => {
      const { rows, ...others } = await listProjectVex(db, path.uuid, page, caller.scope);
      return { ...others, rows: rows.map(viewVexImport) };
    },

    'GET /api/waybill/v1/vex/{token}': async ({ path, caller }) =>
      viewVexImport(await requireVex(db, path.token, caller.scope)),

    'GET /api/waybill/v1/vex/{token}/statements': async ({ path, query, page, caller }) => {
      const key = keyOf(await requireVex(db, path.token, caller.scope));
      const filter = { outcomes: query.outcome, reasons: query.reason };
      const { rows, ...others } = await listVexStatements(db, key, filter, page);
      return { ...others, rows: rows.map(viewVexStatement) };
    },

    'GET /api/waybill/v1/vex/{token}/original': async ({ path, caller, reply }) => {
      const original = await openVex(db, path.token, caller.scope);
      return reply
        .type(original.mediaType)
        .header('content-disposition', `attachment; filename="${original.fileName}"`)
        .send(original.content);
    },
  });
}

/** Uploads share the memory of BOM uploads, each kind is read by its own parser. */
function uploadRoutes(app: App, { db, now }: Context, readers: DocumentReaders): void {
  const tools = { db, now, readers };
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) =>
    uploadBodies.begin(request, reply);

  app.register(async (scope: App) => {
    readJsonAsItComes(scope, uploadBodies);
    endpoint(
      scope,
      'PUT /api/v1/vex',
      async ({ body, caller }) => {
        const { target, document } = readJsonVex(body);
        const project = await requireTarget(db, target, caller.scope);
        await requireCycloneDx(db);
        return { token: await acceptVex(project, document, checkCycloneDx(tools), caller, tools) };
      },
      {
        bodyLimit: maxJsonBytes,
        onRequest,
        errorHandler: (error, request, reply) =>
          sendError(error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLong() : error, request, reply),
      },
    );
  });

  app.register(async (scope: App) => {
    const forms = readFormsAsTheyCome(scope, uploadBodies, 'vex');
    const options = { bodyLimit: maxMultipartBytes, onRequest };
    endpoint(
      scope,
      'POST /api/v1/vex',
      async ({ request, caller }) => {
        const { target, document } = readFormVex(forms.get(request));
        const project = await requireTarget(db, target, caller.scope);
        await requireCycloneDx(db);
        return { token: await acceptVex(project, document, checkCycloneDx(tools), caller, tools) };
      },
      options,
    );
    endpoint(
      scope,
      'POST /api/waybill/v1/project/{uuid}/vex',
      async ({ path, request, caller }) => {
        const document = documentOf(forms.get(request));
        const project = await requireProject(db, path.uuid, caller.scope);
        return { token: await acceptVex(project, document, checkAnyVex(tools), caller, tools) };
      },
      options,
    );
  });
}
