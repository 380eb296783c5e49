import type { Context } from '../../../feature.ts';
import { endpoint } from '../../../http/endpoint.ts';
import type { App } from '../../../http/server.ts';
import { uploadBodies } from '../../bom/upload/shared-bodies.ts';
import { readJsonAsItComes } from '../../bom/upload/upload-parsers.ts';
import { maxJsonBytes } from '../../bom/upload/upload-request.ts';
import { receiveShadowBom } from './shadow.service.ts';

/** Messages carry whole documents, so they are read as uploads are. */
export function shadowRoutes(app: App, context: Context): void {
  app.register(async (scope: App) => {
    readJsonAsItComes(scope, uploadBodies);
    endpoint(
      scope,
      'POST /api/waybill/v1/import/dt/bom',
      async ({ body, caller }) => ({ token: await receiveShadowBom(context, body, caller) }),
      { bodyLimit: maxJsonBytes, onRequest: async (request, reply) => uploadBodies.begin(request, reply) },
    );
  });
}
