import type { LicenseGroup, Policy, Project, Team } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { createLocalClient } from '../api-client.ts';
import { configApi } from './config-api.ts';
import { type ConfigDocument, exportConfig, importConfig, parseConfig } from './transfer.ts';

interface Done {
  made: string[];
  changed: string[];
  left: string[];
}

async function read(server: TestServer): Promise<{ document: ConfigDocument; left: string[] }> {
  const client = await createLocalClient(server.context);
  const left: string[] = [];
  const document = await exportConfig(configApi(client), { left: (sentence) => left.push(sentence) });
  await client.close();
  return { document, left };
}

async function apply(server: TestServer, document: ConfigDocument): Promise<Done> {
  const client = await createLocalClient(server.context);
  const done: Done = { made: [], changed: [], left: [] };
  await importConfig(configApi(client), document, {
    made: (what) => done.made.push(what),
    changed: (what) => done.changed.push(what),
    left: (sentence) => done.left.push(sentence),
  });
  await client.close();
  return done;
}

describe('a configuration', () => {
  let from: TestServer;
  let to: TestServer;
  beforeAll(async () => {
    [from, to] = [await startTestServer(), await startTestServer()];
    await configure(from);
  });
  afterAll(async () => {
    await from.close();
    await to.close();
  });

  it('moves into another installation, entry by entry, and is the same text there', async () => {
    const { document, left } = await read(from);
    expect(JSON.stringify(document)).not.toContain('s3cret');
    expect(left).toEqual([
      'The password of the repository "NPM ours" is a secret. Enter it again after an import.',
      'The setting "email/smtp.password" is a secret. Enter it again after an import.',
    ]);
    const again = parseConfig(JSON.stringify(document), 'file');
    const done = await apply(to, again);
    expect(done.made.sort()).toEqual([
      'license group Ours',
      'policy No GPL',
      'policy Shop only',
      'repository NPM ours',
      'team Shop',
    ]);
    expect(done.changed).toEqual(['setting email/subject.prefix', 'setting general/base.url']);
    expect(done.left).toEqual(['The repository "NPM ours" needs its password.']);
    expect(JSON.stringify((await read(to)).document)).toBe(JSON.stringify(document));
  });

  it('changes nothing when it is imported again', async () => {
    expect(await apply(to, (await read(from)).document)).toEqual({ made: [], changed: [], left: [] });
  });

  it('takes back what was changed there, permissions that were added included', async () => {
    const { document } = await read(from);
    const team = (await to.asAdmin.get<Team[]>('/api/v1/team')).body.find(({ name }) => name === 'Shop');
    await to.asAdmin.post(`/api/v1/permission/ACCESS_MANAGEMENT/team/${team?.uuid}`);
    await to.asAdmin.post('/api/v1/configProperty', {
      groupName: 'general',
      propertyName: 'base.url',
      propertyValue: 'https://elsewhere.example',
    });
    expect((await apply(to, document)).changed).toEqual(['team Shop', 'setting general/base.url']);
    expect(JSON.stringify((await read(to)).document)).toBe(JSON.stringify(document));
  });

  it('leaves out a policy whose projects are not there, which would hold for all of them', async () => {
    const project = (await from.asAdmin.put<Project>('/api/v1/project', { name: 'only here', version: '1' }))
      .body;
    const policy = (
      await from.asAdmin.put<Policy>('/api/v1/policy', {
        name: 'Limited',
        operator: 'ANY',
        violationState: 'FAIL',
      })
    ).body;
    await from.asAdmin.post(`/api/v1/policy/${policy.uuid}/project/${project.uuid}`);
    const done = await apply(to, (await read(from)).document);
    expect(done).toEqual({
      made: [],
      changed: [],
      left: ['The policy "Limited" is limited to projects that are not here, so it was left out.'],
    });
  });
});

describe('a file that is no configuration', () => {
  it.each([
    ['{', 'is not JSON'],
    ['[]', 'is no configuration'],
    [
      '{"format":"waybill-configuration","version":2}',
      'has the version 2 of the format; this Waybill reads version 1',
    ],
    [
      '{"format":"waybill-configuration","version":1,"people":[]}',
      'has "people", which this version does not know',
    ],
  ])('such as %s is refused with a sentence', (text, sentence) => {
    expect(() => parseConfig(text, 'config.json')).toThrow(sentence);
  });
});

async function configure({ asAdmin }: TestServer): Promise<void> {
  const team = (await asAdmin.put<Team>('/api/v1/team', { name: 'Shop' })).body;
  await asAdmin.post(`/api/v1/permission/VIEW_PORTFOLIO/team/${team.uuid}`);
  await asAdmin.put(`/api/waybill/v1/team/${team.uuid}/permission/BOM_UPLOAD`, { reach: 'TEAM' });
  await asAdmin.put('/api/v1/ldap/mapping', { team: team.uuid, dn: 'cn=shop,dc=example' });

  const group = (await asAdmin.put<LicenseGroup>('/api/v1/licenseGroup', { name: 'Ours', riskWeight: 4 }))
    .body;
  const mit = (await asAdmin.get<{ uuid: string }>('/api/v1/license/MIT')).body;
  await asAdmin.post(`/api/v1/licenseGroup/${group.uuid}/license/${mit.uuid}`);

  const gpl = await addPolicy(asAdmin, 'No GPL', 'FAIL');
  await asAdmin.put(`/api/v1/policy/${gpl}/condition`, {
    subject: 'LICENSE_GROUP',
    operator: 'IS',
    value: group.uuid,
  });
  await asAdmin.put(`/api/v1/policy/${gpl}/condition`, {
    subject: 'LICENSE',
    operator: 'IS',
    value: mit.uuid,
  });
  const shop = await addPolicy(asAdmin, 'Shop only', 'WARN');
  await asAdmin.put(`/api/v1/policy/${shop}/condition`, {
    subject: 'PACKAGE_URL',
    operator: 'MATCHES',
    value: 'pkg:npm/.*',
  });
  await asAdmin.put('/api/v1/tag', ['shop']);
  await asAdmin.post(`/api/v1/policy/${shop}/tag/shop`);

  await asAdmin.put('/api/v1/repository', {
    type: 'NPM',
    identifier: 'ours',
    url: 'https://npm.example.com',
    enabled: true,
    internal: true,
    authenticationRequired: true,
    username: 'reader',
    password: 's3cret',
  });
  for (const [groupName, propertyName, propertyValue] of [
    ['general', 'base.url', 'https://waybill.example.com'],
    ['email', 'subject.prefix', '[Shop]'],
    ['email', 'smtp.password', 's3cret'],
  ]) {
    await asAdmin.post('/api/v1/configProperty', { groupName, propertyName, propertyValue });
  }
}

async function addPolicy(
  asAdmin: TestServer['asAdmin'],
  name: string,
  violationState: string,
): Promise<string> {
  const answer = await asAdmin.put<Policy>('/api/v1/policy', { name, operator: 'ANY', violationState });
  return answer.body.uuid;
}
