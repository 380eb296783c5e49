import type { Context, Feature } from '../../feature.ts';
import { attachment, fileNameOf } from '../../http/attachment.ts';
import { endpoints } from '../../http/endpoint.ts';
import { sendTexts } from '../../http/send-texts.ts';
import type { App } from '../../http/server.ts';
import { exportNotices } from './notices.service.ts';

/** Third-party notices of a project as a file. */
export const noticesFeature: Feature = { name: 'notices', routes: noticesRoutes };

function noticesRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'GET /api/waybill/v1/project/{uuid}/notices': async ({ path, caller, reply }) => {
      const at = now();
      const { project, text } = await exportNotices(db, path.uuid, caller.scope, at);
      const fileName = fileNameOf({ ...project, kind: 'notices', at, extension: 'txt' });
      reply.type('text/plain; charset=utf-8').header('content-disposition', attachment(fileName));
      return sendTexts(reply, text);
    },
  });
}
