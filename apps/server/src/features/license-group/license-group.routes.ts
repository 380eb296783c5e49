import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { actorOf } from '../audit-log/audit-log.service.ts';
import {
  addLicense,
  createLicenseGroup,
  getLicenseGroup,
  pageOfLicenseGroups,
  removeLicense,
  removeLicenseGroup,
  updateLicenseGroup,
} from './license-group.service.ts';

export function licenseGroupRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'GET /api/v1/licenseGroup': ({ page }) => pageOfLicenseGroups(db, page),
    'GET /api/v1/licenseGroup/{uuid}': ({ path }) => getLicenseGroup(db, path.uuid),
    'PUT /api/v1/licenseGroup': ({ body }) => createLicenseGroup(db, body.name.trim(), body.riskWeight ?? 0),
    'POST /api/v1/licenseGroup': ({ body }) =>
      updateLicenseGroup(db, body.uuid, body.name.trim(), body.riskWeight ?? 0),
    'DELETE /api/v1/licenseGroup/{uuid}': ({ path, caller }) =>
      removeLicenseGroup(db, actorOf(caller, now()), path.uuid),

    'POST /api/v1/licenseGroup/{uuid}/license/{licenseUuid}': async ({ path, reply }) =>
      (await addLicense(db, path.uuid, path.licenseUuid)) ?? reply.code(304).send(),
    'DELETE /api/v1/licenseGroup/{uuid}/license/{licenseUuid}': async ({ path, reply }) =>
      (await removeLicense(db, path.uuid, path.licenseUuid)) ?? reply.code(304).send(),
  });
}
