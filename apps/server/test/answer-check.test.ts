import type { License } from '@waybill/api-contract';
import { describe, expect, it } from 'vitest';
import type { Feature } from '../src/feature.ts';
import { type EndpointHandler, endpoints } from '../src/http/endpoint.ts';
import { startTestServer } from './server.ts';

const license: License = {
  uuid: '5dec0000-0000-4000-8000-000000000000',
  name: 'ACME terms',
  licenseId: 'LicenseRef-Acme',
  isOsiApproved: false,
  isFsfLibre: false,
  isDeprecatedLicenseId: false,
  isCustomLicense: true,
};

async function violationsOf(answer: EndpointHandler<'GET /api/v1/license/{licenseId}'>): Promise<string> {
  const feature: Feature = {
    name: 'odd',
    routes: (app) => endpoints(app, { 'GET /api/v1/license/{licenseId}': answer }),
  };
  const server = await startTestServer({ features: [feature] });
  await (await server.asKey()).get('/api/v1/license/x');
  return server.close().then(
    () => '',
    (error: Error) => error.message,
  );
}

describe('an answer of a server under test', () => {
  it('passes when it is as the contract says', async () => {
    expect(await violationsOf(async () => license)).toBe('');
  });

  it('fails the test with a member too many, too few, or of another type', async () => {
    expect(await violationsOf(async () => ({ ...license, color: 'red' }))).toContain('color');
    const { name: _, ...nameless } = license;
    expect(await violationsOf(async () => nameless as License)).toContain('name');
    expect(await violationsOf(async () => ({ ...license, uuid: 'none' }))).toContain('/uuid');
  });

  it('fails the test with a status that is not declared', async () => {
    const message = await violationsOf(async ({ reply }) => reply.code(418).send());
    expect(message).toContain('GET /api/v1/license/{licenseId} answered 418: this status is not declared');
  });

  it('arrives whole when it is streamed, and is looked at', async () => {
    const rows = Array.from({ length: 50 }, () => ({ ...license, licenseText: 'Pay. '.repeat(100) }));
    async function* batches() {
      yield rows;
      yield [{ ...license, color: 'red' }];
    }
    const feature: Feature = {
      name: 'odd',
      routes: (app) =>
        endpoints(app, { 'GET /api/v1/license/concise': async () => ({ batches: batches() }) }),
    };
    const server = await startTestServer({ features: [feature] });
    const answer = await (await server.asKey()).get<License[]>('/api/v1/license/concise');
    expect([answer.status, answer.body.length]).toEqual([200, 51]);
    await expect(server.close()).rejects.toThrow('color');
  });

  it('is looked at when it is packed, too', async () => {
    const long = { ...license, licenseText: 'Pay. '.repeat(1000), color: 'red' };
    expect(await violationsOf(async () => long)).toContain('color');
  });
});
