import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import {
  addLicense,
  createLicenseGroup,
  getLicenseGroup,
  pageOfLicenseGroups,
  removeLicense,
  removeLicenseGroup,
  updateLicenseGroup,
} from './license-group.service.ts';

export function licenseGroupRoutes(app: App, { db }: Context): void {
  endpoints(app, {
    'GET /api/v1/licenseGroup': ({ page }) => pageOfLicenseGroups(db, page),
    'GET /api/v1/licenseGroup/{uuid}': ({ path }) => getLicenseGroup(db, path.uuid),
    'PUT /api/v1/licenseGroup': ({ body }) => createLicenseGroup(db, body.name.trim(), body.riskWeight ?? 0),
    'POST /api/v1/licenseGroup': ({ body }) =>
      updateLicenseGroup(db, body.uuid, body.name.trim(), body.riskWeight ?? 0),
    'DELETE /api/v1/licenseGroup/{uuid}': ({ path }) => removeLicenseGroup(db, path.uuid),

    'POST /api/v1/licenseGroup/{uuid}/license/{licenseUuid}': async ({ path, reply }) =>
      (await addLicense(db, path.uuid, path.licenseUuid)) ?? reply.code(304).send(),
    'DELETE /api/v1/licenseGroup/{uuid}/license/{licenseUuid}': async ({ path, reply }) =>
      (await removeLicense(db, path.uuid, path.licenseUuid)) ?? reply.code(304).send(),
  });
}
