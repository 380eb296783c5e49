import type { CreateLicenseBody } from '@waybill/api-contract';
import { newUuid } from '../../db/uuid.ts';
import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { listConcise, listLicenses, type NewLicense } from './license.queries.ts';
import { createLicense, getLicense, removeLicense } from './license.service.ts';
import { viewLicense, viewLicenseText } from './license.view.ts';

export function licenseRoutes(app: App, { db }: Context): void {
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

    'PUT /api/v1/license': async ({ body }) => viewLicenseText(await createLicense(db, newLicense(body))),

    'DELETE /api/v1/license/{licenseId}': ({ path }) => removeLicense(db, path.licenseId),
  });
}

function newLicense(body: CreateLicenseBody): NewLicense {
  return {
    uuid: newUuid(),
    spdxId: body.licenseId,
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
