import type { CreateLicenseBody } from '@waybill/api-contract';
import { newUuid } from '../../db/uuid.ts';
import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { actorOf } from '../audit-log/audit-log.service.ts';
import { listConcise, listLicenses, type NewLicense } from './license.queries.ts';
import {
  changeLicense,
  createLicense,
  getLicense,
  pageOfGroups,
  pageOfSummaries,
  removeLicense,
} from './license.service.ts';
import { viewLicense, viewLicenseText } from './license.view.ts';
import { getLicenseUse } from './use/license-use.service.ts';

export function licenseRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'GET /api/v1/license': async ({ page }) => {
      const { rows, ...others } = await listLicenses(db, page);
      return { ...others, rows: rows.map(viewLicenseText) };
    },

    'GET /api/v1/license/concise': async () => {
      const rows = await listConcise(db);
      // The concise list does not load this flag (contract §6).
      return rows.map((row) => ({ ...viewLicense(row), isDeprecatedLicenseId: false }));
    },

    'GET /api/v1/license/{licenseId}': async ({ path }) =>
      viewLicenseText(await getLicense(db, path.licenseId)),

    'PUT /api/v1/license': async ({ body }) =>
      viewLicenseText(await createLicense(db, licenseOf(body, body.licenseId))),

    'DELETE /api/v1/license/{licenseId}': ({ path, caller }) =>
      removeLicense(db, actorOf(caller, now()), path.licenseId),

    'GET /api/waybill/v1/licenses': ({ query, page, caller }) =>
      pageOfSummaries(db, query, page, caller.scope),

    'GET /api/waybill/v1/licenses/groups': ({ query, page, caller }) => {
      const { by, ...filter } = query;
      return pageOfGroups(db, by, filter, page, caller);
    },

    'GET /api/waybill/v1/licenses/{licenseId}/use': ({ path, caller }) =>
      getLicenseUse(db, path.licenseId, caller.scope),

    'POST /api/waybill/v1/licenses/{licenseId}': async ({ path, body }) =>
      viewLicenseText(await changeLicense(db, licenseOf(body, path.licenseId))),
  });
}

function licenseOf(body: Omit<CreateLicenseBody, 'licenseId'>, licenseId: string): NewLicense {
  return {
    uuid: newUuid(),
    spdxId: licenseId,
    name: body.name.trim(),
    osiApproved: body.isOsiApproved ?? false,
    fsfLibre: body.isFsfLibre ?? false,
    deprecated: body.isDeprecatedLicenseId ?? false,
    seeAlso: (body.seeAlso ?? []).filter((url) => url !== ''),
    text: body.licenseText ?? null,
    template: body.standardLicenseTemplate ?? null,
    header: body.standardLicenseHeader ?? null,
    comment: body.licenseComments ?? null,
  };
}
