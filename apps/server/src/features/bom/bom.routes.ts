import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../../feature.ts';
import { requireUuid, uuidParams } from '../../http/ids.ts';
import { pagingQuery, parsePage } from '../../http/paging.ts';
import { sendError } from '../../http/send-error.ts';
import { type App, callerOf } from '../../http/server.ts';
import { listProjectImports, openImport } from './bom.service.ts';
import { viewImport } from './bom.view.ts';
import type { BomReaders } from './reader/bom-readers.ts';
import { acceptUpload } from './upload/accept-upload.ts';
import { bomSubmitRequest, readJsonUpload, tooLong } from './upload/json-upload.ts';
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

const tags = ['bom'];

export function bomRoutes(app: App, context: Context, readers: BomReaders, budget = uploadBudget): void {
  uploadRoutes(app, context, readers, budget);

  app.get(
    '/api/waybill/v1/project/:uuid/bom',
    {
      config: { access: 'VIEW_PORTFOLIO' },
      schema: { params: uuidParams, querystring: Type.Object(pagingQuery), tags },
    },
    async (request, reply) => {
      const uuid = requireUuid(request.params.uuid, 'uuid');
      const page = parsePage(request.query);
      const rows = await listProjectImports(context.db, uuid, page, callerOf(request).scope);
      reply.header('x-total-count', rows[0]?.total ?? 0);
      return rows.map(viewImport);
    },
  );

  app.get(
    '/api/waybill/v1/bom/:uuid/original',
    { config: { access: 'VIEW_PORTFOLIO' }, schema: { params: uuidParams, tags } },
    async (request, reply) => {
      const uuid = requireUuid(request.params.uuid, 'uuid');
      const original = await openImport(context.db, uuid, callerOf(request).scope);
      return reply
        .type(original.mediaType)
        .header('content-disposition', `attachment; filename="${original.fileName}"`)
        .send(original.content);
    },
  );
}

/** Uploads are read as memory for them is free, each kind by its own parser. */
function uploadRoutes(app: App, { db, now }: Context, readers: BomReaders, budget: BudgetOptions): void {
  const bodies = createUploadBodies(createUploadBudget(budget));
  const tools = { db, now, readers };
  const config = { access: 'BOM_UPLOAD' } as const;
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => bodies.begin(request, reply);

  app.register(async (scope: App) => {
    readJsonAsItComes(scope, bodies);
    scope.put(
      '/api/v1/bom',
      {
        config,
        schema: { body: bomSubmitRequest, tags },
        bodyLimit: maxJsonBytes,
        onRequest,
        errorHandler: (error, request, reply) =>
          sendError(error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLong() : error, request, reply),
      },
      async (request) => ({
        token: await acceptUpload(readJsonUpload(request.body), callerOf(request), tools),
      }),
    );
  });

  app.register(async (scope: App) => {
    const forms = readFormsAsTheyCome(scope, bodies);
    scope.post(
      '/api/v1/bom',
      { config, schema: { tags }, bodyLimit: maxMultipartBytes, onRequest },
      async (request) => ({
        token: await acceptUpload(readMultipartUpload(forms.get(request)), callerOf(request), tools),
      }),
    );
  });
}
