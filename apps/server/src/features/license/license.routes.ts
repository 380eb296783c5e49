import { Type } from 'typebox';
import type { Context } from '../../feature.ts';
import { ValidationError, violation } from '../../http/errors.ts';
import { newUuid } from '../../http/ids.ts';
import { pagingQuery, parsePage } from '../../http/paging.ts';
import type { App } from '../../http/server.ts';
import { trimmed } from '../../http/text.ts';
import { listConcise, listLicenses, type NewLicense } from './license.queries.ts';
import { type LicenseBody, licenseBody, licenseParams } from './license.schema.ts';
import { createLicense, getLicense, removeLicense } from './license.service.ts';
import { viewLicense, viewLicenseText } from './license.view.ts';

const tags = ['license'];

export function licenseRoutes(app: App, { db }: Context): void {
  app.get(
    '/api/v1/license',
    { config: { access: 'authenticated' }, schema: { querystring: Type.Object(pagingQuery), tags } },
    async (request, reply) => {
      const rows = await listLicenses(db, parsePage(request.query));
      reply.header('x-total-count', rows[0]?.total ?? 0);
      return rows.map(viewLicenseText);
    },
  );

  app.get('/api/v1/license/concise', { config: { access: 'authenticated' }, schema: { tags } }, async () => {
    const rows = await listConcise(db);
    // The concise list does not load this flag (contract §6).
    return rows.map((row) => ({ ...viewLicense(row), isDeprecatedLicenseId: false }));
  });

  app.get(
    '/api/v1/license/:licenseId',
    { config: { access: 'authenticated' }, schema: { params: licenseParams, tags } },
    async (request) => viewLicenseText(await getLicense(db, request.params.licenseId)),
  );

  app.put(
    '/api/v1/license',
    { config: { access: 'SYSTEM_CONFIGURATION' }, schema: { body: licenseBody, tags } },
    async (request, reply) => {
      reply.code(201);
      return viewLicenseText(await createLicense(db, newLicense(request.body)));
    },
  );

  app.delete(
    '/api/v1/license/:licenseId',
    { config: { access: 'SYSTEM_CONFIGURATION' }, schema: { params: licenseParams, tags } },
    async (request, reply) => {
      await removeLicense(db, request.params.licenseId);
      return reply.code(204).send();
    },
  );
}

function newLicense(body: LicenseBody): NewLicense {
  const name = trimmed(body.name);
  if (name === undefined) throw new ValidationError([violation('name', 'The name must not be blank')]);
  return {
    uuid: newUuid(),
    spdxId: body.licenseId.trim(),
    name,
    osiApproved: body.isOsiApproved ?? false,
    fsfLibre: body.isFsfLibre ?? false,
    deprecated: body.isDeprecatedLicenseId ?? false,
    seeAlso: (body.seeAlso ?? []).map((url) => url.trim()).filter((url) => url !== ''),
    text: trimmed(body.licenseText) ?? null,
    template: trimmed(body.standardLicenseTemplate) ?? null,
    header: trimmed(body.standardLicenseHeader) ?? null,
    comment: trimmed(body.licenseComments) ?? null,
  };
}
