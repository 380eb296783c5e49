import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type UserClient } from '../../../test/server.ts';
import {
  importFrom,
  makeFolder,
  outcomesOf,
  smallInstallation,
  type Tables,
  tableOf,
  writeScript,
} from './import-dt.fixtures.ts';

const folder = makeFolder();
let server: TestServer;
let manager: UserClient;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.asUser('VIEW_PORTFOLIO', 'POLICY_MANAGEMENT');
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

let files = 0;
const importTables = (tables: Tables) =>
  importFrom(
    server.context,
    folder.write(`script-${++files}.sql`, writeScript({ ...smallInstallation, ...tables })),
  );

const uuid = (n: number) => `44444444-0000-4000-8000-${String(n).padStart(12, '0')}`;
const license = (id: number, spdxId: string, more: object = {}) => ({
  ID: id,
  COMMENT: null,
  ISCUSTOMLICENSE: true,
  ISDEPRECATED: false,
  FSFLIBRE: false,
  HEADER: null,
  LICENSEID: spdxId,
  NAME: `License ${spdxId}`,
  ISOSIAPPROVED: false,
  SEEALSO: null,
  TEMPLATE: null,
  TEXT: null,
  UUID: uuid(id),
  ...more,
});

const tables = {
  LICENSE: [
    license(1, 'LicenseRef-Ours', {
      TEXT: 'Alle Rechte\nvorbehalten.',
      HEADER: 'Kopf',
      COMMENT: 'Ü',
      ISOSIAPPROVED: true,
    }),
    license(2, 'MIT', { ISCUSTOMLICENSE: false, NAME: 'MIT License', TEXT: 'not read' }),
    license(3, 'Future-1.0', { ISCUSTOMLICENSE: null }),
  ],
  LICENSEGROUP: [
    { ID: 1, NAME: 'Verboten', RISKWEIGHT: 7, UUID: uuid(11) },
    { ID: 2, NAME: 'Copyleft', RISKWEIGHT: 8, UUID: uuid(12) },
  ],
  LICENSEGROUP_LICENSE: [
    { LICENSEGROUP_ID: 1, LICENSE_ID: 1 },
    { LICENSEGROUP_ID: 1, LICENSE_ID: 2 },
    { LICENSEGROUP_ID: 2, LICENSE_ID: 9 },
  ],
};

describe('licenses and their groups', () => {
  it('come with UUIDs and texts; those of the SPDX list are those that are here', async () => {
    const report = await importTables(tables);
    expect(outcomesOf(report, 'LICENSE')).toEqual({ written: 2, merged: 1 });
    expect(tableOf(report, 'LICENSE').notes.map(({ row }) => row)).toEqual(['Future-1.0']);
    expect(outcomesOf(report, 'LICENSEGROUP')).toEqual({ written: 2 });
    expect(tableOf(report, 'LICENSEGROUP').notes).toMatchObject([{ row: 'Copyleft', outcome: 'written' }]);
    expect(outcomesOf(report, 'LICENSEGROUP_LICENSE')).toEqual({ written: 2, refused: 1 });
    const ours = await manager.get<object>('/api/v1/license/LicenseRef-Ours');
    expect(ours.body).toMatchObject({
      uuid: uuid(1),
      name: 'License LicenseRef-Ours',
      licenseText: 'Alle Rechte\nvorbehalten.',
      standardLicenseHeader: 'Kopf',
      licenseComments: 'Ü',
      isOsiApproved: true,
      isCustomLicense: true,
    });
    const mit = await manager.get<{ licenseText: string; uuid: string }>('/api/v1/license/MIT');
    expect(mit.body.licenseText).not.toBe('not read');
    const group = await manager.get<{ licenses: { licenseId: string }[] }>(
      `/api/v1/licenseGroup/${uuid(11)}`,
    );
    expect(group.body).toMatchObject({ name: 'Verboten', riskWeight: 7 });
    expect(group.body.licenses.map(({ licenseId }) => licenseId).sort()).toEqual(['LicenseRef-Ours', 'MIT']);
  });

  it('whose links are no serialized list are refused, and only these', async () => {
    const script = writeScript({
      ...smallInstallation,
      LICENSE: [license(21, 'LicenseRef-Odd', { SEEALSO: 'odd' }), license(22, 'LicenseRef-Even')],
    });
    const bytes = (hex: string) => folder.write(`odd-${hex}.sql`, script.replace("U&'odd'", `X'${hex}'`));
    const told = [];
    // No stream of Java; one that is cut; an object of a class that has no place there.
    for (const hex of ['00ff', 'aced0005757200', 'aced0005737200116a6176612e7574696c2e486173684d6170']) {
      const report = await importFrom(server.context, bytes(hex), { isPreview: true });
      expect(outcomesOf(report, 'LICENSE')).toEqual({ written: 1, refused: 1 });
      told.push(...tableOf(report, 'LICENSE').notes);
    }
    expect(told).toEqual(
      Array.from({ length: 3 }, () => ({
        row: 'LicenseRef-Odd',
        outcome: 'refused',
        reason: 'SEEALSO is no serialized list of texts.',
      })),
    );
  });

  it('come once, and stay deleted when they were deleted here', async () => {
    expect((await server.asAdmin.delete('/api/v1/license/LicenseRef-Ours')).status).toBe(204);
    const again = await importTables(tables);
    expect(outcomesOf(again, 'LICENSE')).toEqual({ present: 3 });
    expect(outcomesOf(again, 'LICENSEGROUP')).toEqual({ present: 2 });
    expect(outcomesOf(again, 'LICENSEGROUP_LICENSE')).toEqual({ present: 2, refused: 1 });
    expect((await manager.get('/api/v1/license/LicenseRef-Ours')).status).toBe(404);
  });
});
