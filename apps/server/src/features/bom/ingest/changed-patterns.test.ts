import type { Component, Project } from '@waybill/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type KeyClient, startTestServer, type TestServer } from '../../../../test/server.ts';
import { features } from '../../../app.ts';
import { base64, cycloneDx, library } from '../bom.fixtures.ts';
import { processBomJob } from '../bom.jobs.ts';
import type { BomReaders } from '../reader/bom-readers.ts';
import { documentReaders } from '../reader/shared-readers.ts';

let server: TestServer;
let client: KeyClient;
let read = 0;
let afterReading: () => Promise<void> = async () => {};

/** As the product reads, but something happens between reading and storing. */
const readers: BomReaders = {
  ...documentReaders,
  async prepare(bytes, settings) {
    read += 1;
    const result = await documentReaders.prepare(bytes, settings);
    await afterReading();
    return result;
  },
};

beforeAll(async () => {
  const own = features.map((feature) =>
    feature.name === 'bom' ? { ...feature, jobs: () => [processBomJob(readers)] } : feature,
  );
  server = await startTestServer({ features: own });
  client = await server.asKey('BOM_UPLOAD', 'PORTFOLIO_MANAGEMENT', 'VIEW_PORTFOLIO', 'SYSTEM_CONFIGURATION');
});
afterAll(() => server.close());

it('a BOM that was read by patterns that changed meanwhile is read again', async () => {
  afterReading = async () => {
    afterReading = async () => {};
    const answer = await client.post('/api/v1/configProperty', {
      groupName: 'internal-components',
      propertyName: 'names.regex',
      propertyValue: 'our-.*',
    });
    expect(answer.status).toBe(200);
  };
  const uploaded = await client.put<{ token: string }>('/api/v1/bom', {
    projectName: 'shop',
    projectVersion: '1',
    autoCreate: true,
    bom: base64(cycloneDx([library('our-lib'), library('their-lib')])),
  });
  expect(uploaded.status).toBe(200);
  await server.runJobs();
  expect(read).toBe(2);
  const { uuid } = (await client.get<Project>('/api/v1/project/lookup?name=shop&version=1')).body;
  const { body } = await client.get<Component[]>(`/api/v1/component/project/${uuid}`);
  expect(body.map(({ name, isInternal }) => [name, isInternal]).toSorted()).toEqual([
    ['our-lib', true],
    ['their-lib', false],
  ]);
});
