import type { ExchangedToken, OidcGroup, Team } from '@waybill/api-contract';
import {
  type DirectoryServer,
  type IdentityProvider,
  noDirectoryServer,
  startDirectoryServer,
  startIdentityProvider,
} from '@waybill/test-kit';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAuditWorld, type UploadedProject, uploadBom, workshopBom } from '../../../test/audit-world.ts';
import { createClient } from '../../../test/client.ts';
import type { TestServer } from '../../../test/server.ts';
import { entries, usualLdap } from '../ldap/ldap.fixtures.ts';
import { clientId, redirectUri, setOidc, signInBy } from '../oidc/oidc.fixtures.ts';

const own = '/api/waybill/v1';
const audience = 'https://waybill.example.org';
let server: TestServer;
let provider: IdentityProvider;
/** Holds BOM_UPLOAD for `mine` only, and sees every project. */
let team: Team;
let mine: UploadedProject;
let theirs: UploadedProject;

beforeAll(async () => {
  provider = await startIdentityProvider({
    clientId,
    redirectUris: [redirectUri],
    accounts: { 's-ann': { name: 'ann', groups: ['auditors'] } },
  });
  ({ server } = await startAuditWorld());
  const { asAdmin } = server;
  mine = await uploadBom(server, asAdmin, 'Mine', '1', workshopBom);
  theirs = await uploadBom(server, asAdmin, 'Theirs', '1', workshopBom);
  team = (await asAdmin.put<Team>('/api/v1/team', { name: 'Payments' })).body;
  await asAdmin.put('/api/v1/acl/mapping', { team: team.uuid, project: mine.uuid });
  await asAdmin.put(`${own}/team/${team.uuid}/permission/BOM_UPLOAD`, { reach: 'TEAM' });
  await asAdmin.post(`/api/v1/permission/VIEW_PORTFOLIO/team/${team.uuid}`);
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

/** What the team's limited permission lets the bearer of a token do in its own project and in another. */
async function uploadsWith(token: string): Promise<readonly number[]> {
  const client = createClient(server.url, { authorization: `Bearer ${token}` });
  const bom = Buffer.from(JSON.stringify(workshopBom)).toString('base64');
  const statuses: number[] = [];
  for (const { uuid } of [mine, theirs]) {
    expect((await client.get(`/api/v1/project/${uuid}`)).status).toBe(200);
    statuses.push((await client.put('/api/v1/bom', { project: uuid, bom })).status);
  }
  await server.runJobs();
  return statuses;
}

describe('a permission for the own projects of a team', () => {
  it('reaches no further for who is in the team by a group of a provider', async () => {
    await setOidc(server, {
      enabled: 'true',
      issuer: provider.issuer,
      'client.id': clientId,
      'user.provisioning': 'true',
      'username.claim': 'name',
      'team.synchronization': 'true',
      'teams.claim': 'groups',
    });
    await server.asAdmin.put('/api/v1/oidc/group', { name: 'auditors' });
    const groups = (await server.asAdmin.get<OidcGroup[]>('/api/v1/oidc/group')).body;
    const group = groups.find(({ name }) => name === 'auditors')?.uuid;
    await server.asAdmin.put('/api/v1/oidc/mapping', { team: team.uuid, group });
    const { body } = await signInBy(server, provider, 's-ann');
    expect(decodeJwt(body.token)).toMatchObject({ sub: 'ann', idp: 'OPENID_CONNECT' });
    expect(decodeJwt(body.token).teamPermissions).toBe('BOM_UPLOAD');
    expect(await uploadsWith(body.token)).toEqual([200, 403]);
  });

  it('reaches no further for an exchanged token of a service account in the team', async () => {
    await server.asAdmin.put(`${own}/service-account`, { name: 'ci' });
    await server.asAdmin.put(`${own}/service-account/ci/team/${team.uuid}`);
    const rule = { name: 'CI', account: 'ci', issuer: provider.issuer, audience };
    const claims = [{ claim: 'sub', value: 'pipeline' }];
    expect((await server.asAdmin.put(`${own}/token-rule`, { ...rule, claims })).status).toBe(201);
    const seconds = Math.floor(Date.now() / 1000);
    const times = { iat: seconds, exp: seconds + 300 };
    const form = new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token: await provider.sign({ iss: provider.issuer, aud: audience, sub: 'pipeline', ...times }),
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
    });
    const { body } = await server.asNobody.post<ExchangedToken>(`${own}/token`, form);
    expect(await uploadsWith(body.access_token)).toEqual([200, 403]);
  });

  describe.skipIf(noDirectoryServer() !== null)('by a directory', () => {
    let directory: DirectoryServer;
    beforeAll(async () => {
      directory = await startDirectoryServer(entries);
    });
    afterAll(() => directory.close());

    it('reaches no further for who is in the team by a group there', async () => {
      const values = { ...usualLdap(directory), 'team.synchronization': 'true' };
      const settings = Object.entries(values).map(([propertyName, propertyValue]) => ({
        groupName: 'ldap',
        propertyName,
        propertyValue,
      }));
      expect((await server.asAdmin.post('/api/v1/configProperty/aggregate', settings)).status).toBe(200);
      const dn = 'cn=auditors,ou=groups,dc=example,dc=org';
      expect((await server.asAdmin.put('/api/v1/ldap/mapping', { team: team.uuid, dn })).status).toBe(200);
      const form = new URLSearchParams({ username: 'carl', password: 'secret of carl' });
      const { text } = await server.asNobody.post<string>('/api/v1/user/login', form);
      expect(decodeJwt(text)).toMatchObject({ sub: 'carl', idp: 'LDAP' });
      expect(await uploadsWith(text)).toEqual([200, 403]);
    });
  });
});
