import { type Permission, permissions } from '@waybill/api-contract';
import { startIdentityProvider } from '@waybill/test-kit';
import { inTransaction, runSql, sql } from '../../src/db/database.ts';
import { createClient, type TestClient } from '../client.ts';
import type { KeyClient, TestServer } from '../server.ts';

export interface Principal {
  readonly name: string;
  readonly client: TestClient;
  /** Sees everything, so what is hidden from others must be found. */
  readonly seesAll?: true;
}

const own = '/api/waybill/v1';
const views: readonly Permission[] = [
  'VIEW_PORTFOLIO',
  'VIEW_VULNERABILITY',
  'VIEW_POLICY_VIOLATION',
  'VIEW_BADGES',
];
const allButAccess = permissions.filter((one) => one !== 'ACCESS_MANAGEMENT');

/**
 * All principals.
 * @param seen the projects that principals with partial access see; the first one is above the others
 * @param tag which all of these have, and nothing else
 */
export async function makePrincipals(
  server: TestServer,
  seen: readonly string[],
  tag: string,
): Promise<Principal[]> {
  const { asAdmin } = server;
  const show = async ({ team }: KeyClient, projects: readonly string[]) => {
    for (const project of projects) await asAdmin.put('/api/v1/acl/mapping', { team: team.uuid, project });
  };
  const keyFor = async (projects: readonly string[], held: readonly Permission[]) => {
    const client = await server.asKey(...held);
    await show(client, projects);
    return client;
  };
  const scoped = await keyFor(seen, allButAccess);
  await asAdmin.post(`${own}/api-key/${publicIdOf(scoped)}`, { projects: seen.map((uuid) => ({ uuid })) });
  const expired = await keyFor(seen, permissions);
  await inTransaction(server.db, (trx) =>
    runSql(
      trx,
      sql`update api_key set expires_at = now() - interval '1 day' where public_id = ${publicIdOf(expired)}`,
    ),
  );
  const byTag = await server.asKey(...views);
  await asAdmin.put(`${own}/acl/team/${byTag.team.uuid}/tag/${tag}`);
  const one = seen.at(-1) ?? '';
  return [
    { name: 'nobody', client: server.asNobody },
    { name: 'no team', client: await server.asUser(...views) },
    { name: 'viewer', client: await keyFor(seen, views) },
    { name: 'tag only', client: byTag },
    { name: 'parent only', client: await keyFor(seen.slice(0, 1), views) },
    { name: 'key scoped', client: scoped },
    { name: 'key expired', client: expired },
    { name: 'uploader', client: await keyFor(seen, ['BOM_UPLOAD', 'PROJECT_CREATION_UPLOAD']) },
    {
      name: 'auditor of one project',
      client: await keyFor([one], [...views, 'VULNERABILITY_ANALYSIS', 'POLICY_VIOLATION_ANALYSIS']),
    },
    { name: 'everything but access', client: await keyFor(seen, allButAccess) },
    ...(await accountsOf(server, seen)),
    { name: 'access manager', client: await server.asUser(...views, 'ACCESS_MANAGEMENT'), seesAll: true },
    { name: 'administrator', client: asAdmin, seesAll: true },
  ];
}

/**
 * Principals with access to projects through a parent that is mapped by hand or has a tag; and an
 * administrator.
 */
export async function makeHeirs(
  server: TestServer,
  [above = '', , , beside = '']: readonly string[],
  tag: string,
): Promise<Principal[]> {
  const { asAdmin } = server;
  const heir = await server.asKey(...views);
  for (const project of [above, beside])
    await asAdmin.put('/api/v1/acl/mapping', { team: heir.team.uuid, project });
  const byTag = await server.asKey(...views);
  await asAdmin.put(`${own}/acl/team/${byTag.team.uuid}/tag/${tag}`);
  return [
    { name: 'inherited child', client: heir },
    { name: 'inherited child by tag', client: byTag },
    { name: 'administrator', client: asAdmin, seesAll: true },
  ];
}

const publicIdOf = ({ key }: KeyClient) => key.split('_')[1] ?? '';

/** A service account by its API key, and by tokens of pipelines that were exchanged, of which one is limited to a project. */
async function accountsOf(server: TestServer, seen: readonly string[]): Promise<Principal[]> {
  const { asAdmin } = server;
  const { body: team } = await asAdmin.put<{ uuid: string }>('/api/v1/team', { name: 'Pipelines' });
  for (const permission of views) await asAdmin.post(`/api/v1/permission/${permission}/team/${team.uuid}`);
  for (const project of seen) await asAdmin.put('/api/v1/acl/mapping', { team: team.uuid, project });
  await asAdmin.put(`${own}/service-account`, { name: 'pipeline' });
  await asAdmin.put(`${own}/service-account/pipeline/team/${team.uuid}`);
  const key = await asAdmin.put<{ key: string }>(`${own}/service-account/pipeline/api-key`, {
    comment: 'CI',
  });
  const token = await exchangedToken(server, 'pipeline');
  const limit = { projects: seen.slice(0, 1).map((uuid) => ({ uuid })) };
  const limited = await exchangedToken(server, 'limited pipeline', limit);
  return [
    { name: 'service account', client: createClient(server.url, { 'x-api-key': key.body.key }) },
    { name: 'exchanged token', client: createClient(server.url, { authorization: `Bearer ${token}` }) },
    { name: 'limited token', client: createClient(server.url, { authorization: `Bearer ${limited}` }) },
  ];
}

/** @param limit what the rule says besides */
async function exchangedToken(
  { asAdmin, asNobody }: TestServer,
  subject: string,
  limit: object = {},
): Promise<string> {
  const issuer = await startIdentityProvider({
    clientId: 'other',
    redirectUris: ['http://127.0.0.1:1/x'],
    accounts: {},
  });
  try {
    const audience = 'https://waybill.example.org';
    await asAdmin.put(`${own}/token-rule`, {
      ...limit,
      name: subject,
      account: 'pipeline',
      issuer: issuer.issuer,
      audience,
      claims: [{ claim: 'sub', value: subject }],
    });
    const seconds = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer.issuer, aud: audience, sub: subject, iat: seconds, exp: seconds + 300 };
    const form = new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token: await issuer.sign(claims),
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
    });
    const answer = await asNobody.post<{ access_token: string }>(`${own}/token`, form);
    if (answer.status !== 200) throw new Error(`The token was not exchanged: ${answer.text}`);
    return answer.body.access_token;
  } finally {
    await issuer.close();
  }
}
