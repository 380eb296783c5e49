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
import { createUploadBodies } from './upload/upload-body.ts';
import { type BudgetOptions, createUploadBudget } from './upload/upload-budget.ts';
import { readFormsAsTheyCome, readJsonAsItComes } from './upload/upload-parsers.ts';
import { maxBase64Length, maxDocumentBytes } from './upload/upload-request.ts';

const MiB = 1024 * 1024;
/**
 * Bytes of request bodies that are taken in at once, 128 MiB in all; each costs about four times as much memory. What is
 * kept for small ones lets sixty-four uploads begin, and most of them end, however many large ones wait.
 */
const uploadBudget: BudgetOptions = {
  totalBytes: 112 * MiB,
  keptBytes: 16 * MiB,
  smallBytes: MiB / 4,
  patienceMs: 120_000,
};
const maxJsonBytes = maxBase64Length + 64 * 1024;
/** Room for the parts beside the document. */
const maxMultipartBytes = maxDocumentBytes + MiB;

export function bomRoutes(app: App, context: Context, readers: BomReaders, budget = uploadBudget): void {
  uploadRoutes(app, context, readers, budget);
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
function uploadRoutes(app: App, { db, now }: Context, readers: BomReaders, budget: BudgetOptions): void {
  const bodies = createUploadBodies(createUploadBudget(budget));
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
    const forms = readFormsAsTheyCome(scope, bodies);
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
