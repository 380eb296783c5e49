import type { FastifyReply, FastifyRequest } from 'fastify';
import { everyProject } from '../../db/project-scope.ts';
import type { Context } from '../../feature.ts';
import { attachment, fileNameOf } from '../../http/attachment.ts';
import { endpoints } from '../../http/endpoint.ts';
import { sendTexts } from '../../http/send-texts.ts';
import type { App } from '../../http/server.ts';
import { exportProjectBom } from '../bom/export/bom-export.service.ts';
import { exportProjectVex } from '../bom/export/vex-export.service.ts';
import { exportCsaf, exportOpenVex } from '../vex/export/vex-export.service.ts';
import type { SharedRow } from './share-link.queries.ts';
import { viewSharedRelease } from './share-link.view.ts';
import { noteUse, requireShared } from './shared.service.ts';

const specVersion = '1.6';

/**
 * What a link shows without a sign-in. A link stands for its project alone, whatever access control says: who made it saw the
 * project. Pages with the secret in their address are kept by nobody.
 */
export function sharedRoutes(app: App, context: Context): void {
  const { db, now } = context;

  async function send(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    link: SharedRow,
    file: { kind: string; extension: string; text: AsyncIterable<string> },
    at: Date,
  ): Promise<FastifyReply> {
    await noteUse(db, link, file.kind, { address: request.ip, at });
    const fileName = fileNameOf({ name: link.name, version: link.version, ...file, at });
    reply.header('content-disposition', attachment(fileName)).header('cache-control', 'no-store');
    return sendTexts(reply.type('application/octet-stream'), file.text);
  }

  endpoints(app, {
    'GET /api/waybill/v1/shared/{token}': async ({ path, reply }) => {
      reply.header('cache-control', 'no-store');
      return viewSharedRelease(await requireShared(db, path.token, now()));
    },

    'GET /api/waybill/v1/shared/{token}/sbom': async ({ path, request, reply }) => {
      const at = now();
      const link = await requireShared(db, path.token, at, 'sbom');
      const form = { format: 'json', specVersion } as const;
      const { text } = await exportProjectBom(db, link.project_uuid, everyProject, 'inventory', form, at);
      return send({ request, reply }, link, { kind: 'bom', extension: 'cdx.json', text }, at);
    },

    'GET /api/waybill/v1/shared/{token}/vex/{format}': async ({ path, request, reply }) => {
      const at = now();
      const link = await requireShared(db, path.token, at, 'vex');
      const { extension, text } = await exportVex(link.project_uuid, path.format, at);
      return send({ request, reply }, link, { kind: 'vex', extension, text }, at);
    },
  });

  async function exportVex(uuid: string, format: 'cyclonedx' | 'openvex' | 'csaf', at: Date) {
    switch (format) {
      case 'openvex':
        return { extension: 'openvex.json', ...(await exportOpenVex(db, uuid, everyProject, at)) };
      case 'csaf':
        return { extension: 'csaf.json', ...(await exportCsaf(db, uuid, everyProject, at)) };
      case 'cyclonedx':
        return {
          extension: 'cdx.json',
          ...(await exportProjectVex(db, uuid, everyProject, specVersion, at)),
        };
    }
  }
}
