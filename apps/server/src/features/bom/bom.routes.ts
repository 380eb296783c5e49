import multipart from '@fastify/multipart';
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
import { createUploadBudget } from './upload/upload-budget.ts';
import { maxBase64Length, maxDocumentBytes } from './upload/upload-request.ts';

/** Bytes of request bodies that are taken in at once; each costs about four times as much memory. */
const budgetBytes = 128 * 1024 * 1024;
const maxJsonBytes = maxBase64Length + 64 * 1024;
/** Room for the parts beside the document. */
const maxMultipartBytes = maxDocumentBytes + 1024 * 1024;

const tags = ['bom'];

export function bomRoutes(app: App, context: Context, readers: BomReaders): void {
  uploadRoutes(app, context, readers);

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

/** Uploads wait for their share of memory before their body is read. */
function uploadRoutes(app: App, { db, now }: Context, readers: BomReaders): void {
  const budget = createUploadBudget(budgetBytes);
  const tools = { db, now, readers };
  const waitForRoom = (maxBytes: number) => async (request: FastifyRequest, reply: FastifyReply) => {
    const declared = Number(request.headers['content-length'] ?? maxBytes);
    const release = await budget.take(Math.min(Number.isNaN(declared) ? maxBytes : declared, maxBytes));
    reply.raw.once('close', release);
  };

  app.register(async (scope: App) => {
    await scope.register(multipart, { throwFileSizeLimit: false });

    scope.put(
      '/api/v1/bom',
      {
        config: { access: 'BOM_UPLOAD' },
        schema: { body: bomSubmitRequest, tags },
        bodyLimit: maxJsonBytes,
        onRequest: waitForRoom(maxJsonBytes),
        errorHandler: (error, request, reply) =>
          sendError(error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLong() : error, request, reply),
      },
      async (request) => ({
        token: await acceptUpload(readJsonUpload(request.body), callerOf(request), tools),
      }),
    );

    scope.post(
      '/api/v1/bom',
      {
        config: { access: 'BOM_UPLOAD' },
        schema: { tags },
        bodyLimit: maxMultipartBytes,
        onRequest: waitForRoom(maxMultipartBytes),
      },
      async (request) => ({
        token: await acceptUpload(await readMultipartUpload(request), callerOf(request), tools),
      }),
    );
  });
}
