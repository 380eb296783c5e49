import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeyClient, startTestServer, type TestServer } from '../../../test/server.ts';
import { findRow, rowsOf, sql } from '../../db/database.ts';
import { accessFeature } from '../access/access.feature.ts';
import { configPropertyFeature } from '../config-property/config-property.feature.ts';
import { bomFeature } from './bom.feature.ts';

let server: TestServer;
let uploader: KeyClient;

beforeAll(async () => {
  server = await startTestServer({ features: [configPropertyFeature, accessFeature, bomFeature] });
  uploader = await server.asKey('BOM_UPLOAD', 'PROJECT_CREATION_UPLOAD', 'VIEW_PORTFOLIO');
});
afterAll(() => server.close());

const base64 = (document: unknown) => Buffer.from(JSON.stringify(document)).toString('base64');

const bom = (components: object[], more: object = {}) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  components,
  ...more,
});

async function upload(document: unknown, name = 'acme', version = '1') {
  return uploader.put<{ token: string }>('/api/v1/bom', {
    projectName: name,
    projectVersion: version,
    autoCreate: true,
    bom: base64(document),
  });
}

describe('an uploaded BOM', () => {
  it('creates the project and its components', async () => {
    const answer = await upload(
      bom([{ type: 'library', name: 'left-pad', version: '1.0.0', purl: 'pkg:npm/left-pad@1.0.0' }]),
    );
    expect(answer.status).toBe(200);
    await server.runJobs();
    const task = await findRow(
      server.db,
      sql<{
        state: string;
        error: string | null;
        result: unknown;
      }>`select state, error, result from task where token = ${answer.body.token}`,
    );
    expect(task).toMatchObject({ state: 'done' });
    const rows = await rowsOf(
      server.db,
      sql`select i.name, i.version, i.purl from component c join identity i using (identity_id)`,
    );
    expect(rows).toEqual([{ name: 'left-pad', version: '1.0.0', purl: 'pkg:npm/left-pad@1.0.0' }]);
  });
});
