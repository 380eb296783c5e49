import type { ConfigProperty } from '@waybill/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { readStartValues } from '../../config/env.ts';
import { prepareDatabase } from '../../prepare.ts';
import { accessFeature } from '../access/access.feature.ts';
import { configPropertyFeature } from '../config-property/config-property.feature.ts';
import { ldapFeature } from '../ldap/ldap.feature.ts';
import { oidcFeature } from './oidc.feature.ts';

const features = [configPropertyFeature, accessFeature, oidcFeature, ldapFeature];
const env = {
  ALPINE_OIDC_ENABLED: 'true',
  ALPINE_OIDC_ISSUER: 'https://id.example.org/realm',
  ALPINE_OIDC_CLIENT_ID: 'dependency-track',
  ALPINE_OIDC_TEAMS_DEFAULT: '',
  ALPINE_LDAP_SERVER_URL: 'ldaps://directory.example.org',
  ALPINE_LDAP_BASEDN: 'dc=example,dc=org',
  ALPINE_LDAP_BIND_PASSWORD: 'a secret of the directory',
  ALPINE_LDAP_SECURITY_AUTH: 'strong',
  ALPINE_DATABASE_MODE: 'external',
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features, config: { startValues: readStartValues(env) } });
});
afterAll(() => server.close());

async function values(): Promise<Record<string, string | undefined>> {
  const { body } = await server.asAdmin.get<ConfigProperty[]>('/api/v1/configProperty');
  return Object.fromEntries(
    body.map(({ groupName, propertyName, propertyValue }) => [
      `${groupName}/${propertyName}`,
      propertyValue ?? undefined,
    ]),
  );
}

it('gives settings their first value by the variables of the predecessor', async () => {
  expect(await values()).toMatchObject({
    'oidc/enabled': 'true',
    'oidc/issuer': 'https://id.example.org/realm',
    'oidc/client.id': 'dependency-track',
    'oidc/username.claim': 'name',
    'ldap/server.url': 'ldaps://directory.example.org',
    'ldap/basedn': 'dc=example,dc=org',
    'ldap/bind.password': 'HiddenDecryptedPropertyPlaceholder',
  });
  expect((await values())['oidc/teams.default']).toBeUndefined();
});

it('leaves out a value that does not fit', async () => {
  expect((await values())['ldap/security.auth']).toBe('simple');
});

it('changes nothing at a later start', async () => {
  const change = { groupName: 'oidc', propertyName: 'client.id', propertyValue: 'waybill' };
  expect((await server.asAdmin.post('/api/v1/configProperty', change)).status).toBe(200);
  await prepareDatabase(server.context, features);
  expect((await values())['oidc/client.id']).toBe('waybill');
});
