import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../../feature.ts';
import { endpoint, endpoints } from '../../../http/endpoint.ts';
import { illegalArgument, notFound } from '../../../http/errors.ts';
import type { App } from '../../../http/server.ts';
import { receiveImportFile } from './import-file.service.ts';
import { findImportRun, listImportRuns } from './import-run.queries.ts';
import { startImport } from './import-run.service.ts';
import { viewImportReport, viewImportRun } from './import-run.view.ts';

export function importRoutes(app: App, context: Context): void {
  const { db } = context;
  endpoints(app, {
    'GET /api/waybill/v1/import/dt': async ({ page }) => {
      const { rows, ...others } = await listImportRuns(db, page);
      return { ...others, rows: rows.map(viewImportRun) };
    },
    'GET /api/waybill/v1/import/dt/{token}': async ({ path }) => {
      const run = await findImportRun(db, path.token);
      if (!run) throw notFound('import');
      return viewImportReport(run);
    },
    'POST /api/waybill/v1/import/dt': async ({ body, caller }) => ({
      token: await startImport(context, body, caller),
    }),
  });

  app.register(async (scope: App) => {
    // The form is not read into memory: what has come of it is stored before more is asked for.
    const forms = new WeakMap<FastifyRequest, Readable>();
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
    scope.addContentTypeParser('multipart/form-data', (request: FastifyRequest, payload: Readable, done) => {
      forms.set(request, payload);
      done(null, undefined);
    });
    endpoint(scope, 'POST /api/waybill/v1/import/dt/file', async ({ request }) => {
      const form = forms.get(request);
      if (!form) throw illegalArgument('Send the file as multipart/form-data.');
      return receiveImportFile(db, request.headers, form);
    });
  });
}
