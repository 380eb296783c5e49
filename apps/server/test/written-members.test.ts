import type {
  CreateComponentPropertyBody,
  CreateLicenseBody,
  CreateLicenseGroupBody,
  CreateManagedUserBody,
  CreatePolicyBody,
  CreatePolicyConditionBody,
  CreateProjectPropertyBody,
  CreateRepositoryBody,
  CreateTeamBody,
  CreateVulnerabilityBody,
  Policy,
  UpdateAnalysisBody,
  UpdateLicenseGroupBody,
  UpdateManagedUserBody,
  UpdatePolicyBody,
  UpdatePolicyConditionBody,
  UpdateRepositoryBody,
  UpdateTeamBody,
  UpdateVulnerabilityBody,
} from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../src/db/uuid.ts';
import { type KeyClient, startTestServer, type TestServer, testPassword } from './server.ts';
import { lostMembers, type Writable } from './written-members.ts';

/** `features/project/change` covers projects, components, and services. */
describe('every member of the contract that a client may write comes back', () => {
  let server: TestServer;
  let client: KeyClient;
  let project: string;
  let component: string;

  beforeAll(async () => {
    server = await startTestServer();
    client = await server.asKey(
      'VIEW_PORTFOLIO',
      'PORTFOLIO_MANAGEMENT',
      'ACCESS_MANAGEMENT',
      'SYSTEM_CONFIGURATION',
      'POLICY_MANAGEMENT',
      'VULNERABILITY_MANAGEMENT',
      'VULNERABILITY_ANALYSIS',
      'VIEW_VULNERABILITY',
      'TAG_MANAGEMENT',
    );
    project = await uuidOf('/api/v1/project', { name: uniqueName() });
    const part = { name: uniqueName(), classifier: 'LIBRARY' };
    component = await uuidOf(`/api/v1/component/project/${project}`, part);
  });
  afterAll(() => server.close());

  const uniqueName = () => `w-${newUuid().slice(0, 8)}`;
  const add = async <Body = { uuid: string }>(path: string, body: unknown, status = 201): Promise<Body> => {
    const answer = await client.put<Body>(path, body);
    expect(answer.status, answer.text).toBe(status);
    return answer.body;
  };
  const uuidOf = async (path: string, body: unknown) => (await add(path, body)).uuid;
  const change = async (path: string, body: unknown) => {
    const answer = await client.post(path, body);
    expect(answer.status, answer.text).toBe(200);
  };
  const read = async (path: string) => (await client.get<object>(path)).body;
  const readFrom = async (path: string, name: string, value: string) => {
    const { body } = await client.get<Record<string, unknown>[]>(path);
    return body.find((item) => item[name] === value);
  };

  it('of a team', async () => {
    const path = '/api/v1/team';
    const added: Omit<Writable<CreateTeamBody>, 'uuid'> = { name: uniqueName() };
    const uuid = await uuidOf(path, added);
    expect(lostMembers(added, await read(`${path}/${uuid}`))).toEqual([]);
    const changed: Writable<UpdateTeamBody> = { uuid, name: uniqueName() };
    await change(path, changed);
    expect(lostMembers(changed, await read(`${path}/${uuid}`))).toEqual([]);
  });

  it('of a license', async () => {
    const license: Writable<CreateLicenseBody> = {
      name: uniqueName(),
      licenseId: `LicenseRef-${uniqueName()}`,
      licenseText: 'Do good.',
      standardLicenseTemplate: 'Do <<good>>.',
      standardLicenseHeader: 'See the license.',
      licenseComments: 'Short.',
      isOsiApproved: true,
      isFsfLibre: true,
      isDeprecatedLicenseId: true,
      seeAlso: ['https://license.example'],
    };
    await add('/api/v1/license', license);
    expect(lostMembers(license, await read(`/api/v1/license/${license.licenseId}`))).toEqual([]);
  });

  it('of a license group', async () => {
    const path = '/api/v1/licenseGroup';
    const added: Omit<Writable<CreateLicenseGroupBody>, 'uuid'> = { name: uniqueName(), riskWeight: 7 };
    const uuid = await uuidOf(path, added);
    expect(lostMembers(added, await read(`${path}/${uuid}`))).toEqual([]);
    const changed: Writable<UpdateLicenseGroupBody> = { uuid, name: uniqueName(), riskWeight: 9 };
    await change(path, changed);
    expect(lostMembers(changed, await read(`${path}/${uuid}`))).toEqual([]);
  });

  it('of a policy and its condition', async () => {
    const path = '/api/v1/policy';
    const added: Omit<Writable<CreatePolicyBody>, 'uuid'> = {
      name: uniqueName(),
      operator: 'ALL',
      violationState: 'FAIL',
      includeChildren: true,
      onlyLatestProjectVersion: true,
    };
    const uuid = await uuidOf(path, added);
    // Recorded so: it counts on update only (contract §15.1).
    expect(lostMembers(added, await read(`${path}/${uuid}`))).toEqual([['includeChildren', true]]);
    const changed: Writable<UpdatePolicyBody> = {
      ...added,
      uuid,
      name: uniqueName(),
      operator: 'ANY',
      violationState: 'WARN',
      onlyLatestProjectVersion: false,
    };
    await change(path, changed);
    expect(lostMembers(changed, await read(`${path}/${uuid}`))).toEqual([]);

    const first: Omit<Writable<CreatePolicyConditionBody>, 'uuid'> = {
      operator: 'IS_NOT',
      subject: 'SEVERITY',
      value: 'LOW',
    };
    const condition = await uuidOf(`${path}/${uuid}/condition`, first);
    const conditionNow = async () => ((await read(`${path}/${uuid}`)) as Policy).policyConditions?.[0];
    expect(lostMembers(first, await conditionNow())).toEqual([]);
    const second: Writable<UpdatePolicyConditionBody> = {
      uuid: condition,
      operator: 'MATCHES',
      subject: 'PACKAGE_URL',
      value: 'pkg:npm/.*',
    };
    await change(`${path}/condition`, second);
    expect(lostMembers(second, await conditionNow())).toEqual([]);
  });

  it('of a vulnerability', async () => {
    const path = '/api/v1/vulnerability';
    // `severity` is read where there is no vector; `cwe` is another way to say `cwes`; what is affected and aliases have tests of their own.
    type Elsewhere = 'uuid' | 'severity' | 'cwe' | 'aliases' | 'affectedComponents';
    const sample = (): Omit<
      Writable<CreateVulnerabilityBody> & Writable<UpdateVulnerabilityBody>,
      Elsewhere
    > => ({
      vulnId: `INT-${uniqueName()}`,
      title: 'A flaw',
      subTitle: 'of the shop',
      description: 'It opens the door.',
      detail: 'To anybody.',
      recommendation: 'Close it.',
      references: '* [a](https://a.example)',
      credits: 'Ada',
      created: '2026-01-01T00:00:00Z',
      published: '2026-01-02T00:00:00Z',
      updated: '2026-01-03T00:00:00Z',
      cwes: [{ cweId: 20, name: 'Improper Input Validation' }],
      cvssV2Vector: 'AV:N/AC:L/Au:N/C:P/I:P/A:P',
      cvssV3Vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
      cvssV4Vector: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N',
      owaspRRVector: 'SL:1/M:4/O:4/S:9/ED:7/EE:3/A:4/ID:3/LC:9/LI:1/LAV:5/LAC:1/FD:3/RD:4/NC:7/PV:9',
      vulnerableVersions: '<2',
      patchedVersions: '2',
    });
    const added = sample();
    const whole = await uuidOf(path, added);
    expect(lostMembers(added, await read(`${path}/${whole}`))).toEqual([]);

    const bare = { vulnId: `INT-${uniqueName()}`, severity: 'LOW' };
    const uuid = await uuidOf(path, bare);
    expect(lostMembers(bare, await read(`${path}/${uuid}`))).toEqual([]);
    const changed = { ...sample(), vulnId: bare.vulnId, uuid };
    await change(path, changed);
    expect(lostMembers(changed, await read(`${path}/${uuid}`))).toEqual([]);
  });

  it('of a repository', async () => {
    const path = '/api/v1/repository';
    // The password is never answered.
    const added: Omit<Writable<CreateRepositoryBody>, 'uuid' | 'password'> = {
      type: 'NPM',
      identifier: uniqueName(),
      url: 'https://npm.example/one',
      resolutionOrder: 2,
      enabled: true,
      internal: true,
      authenticationRequired: true,
      username: 'ada',
    };
    const uuid = await uuidOf(path, { ...added, password: testPassword });
    const now = () => readFrom(`${path}/NPM?pageSize=100&pageNumber=1`, 'uuid', uuid);
    expect(lostMembers(added, await now())).toEqual([]);
    const changed: Omit<Writable<UpdateRepositoryBody>, 'password'> = {
      ...added,
      uuid,
      url: 'https://npm.example/two',
      enabled: false,
      internal: false,
      username: 'bob',
    };
    await change(path, { ...changed, password: testPassword });
    expect(lostMembers(changed, await now())).toEqual([]);
  });

  it('of the properties of projects and components', async () => {
    const property: Writable<CreateProjectPropertyBody> & Writable<CreateComponentPropertyBody> = {
      groupName: 'walk',
      propertyName: uniqueName(),
      propertyValue: '7',
      propertyType: 'INTEGER',
      description: 'How many.',
    };
    for (const path of [`/api/v1/project/${project}/property`, `/api/v1/component/${component}/property`]) {
      await add(path, property);
      expect(lostMembers(property, await readFrom(path, 'propertyName', property.propertyName))).toEqual([]);
    }
    const path = `/api/v1/project/${project}/property`;
    const changed = { ...property, propertyValue: '8', description: 'Something else.' };
    await change(path, changed);
    // Recorded so: a change is one of the value.
    const lost = lostMembers(changed, await readFrom(path, 'propertyName', property.propertyName));
    expect(lost).toEqual([['description', 'Something else.']]);
  });

  it('of a managed user', async () => {
    const path = '/api/v1/user/managed';
    type Passwords = 'newPassword' | 'confirmPassword' | 'currentPassword';
    const username = uniqueName();
    const added: Omit<Writable<CreateManagedUserBody>, Passwords> = {
      username,
      fullname: 'Ada',
      email: 'ada@acme.example',
      suspended: true,
      forcePasswordChange: true,
      nonExpiryPassword: true,
    };
    const passwords = { newPassword: testPassword, confirmPassword: testPassword };
    await add(path, { ...added, ...passwords });
    expect(lostMembers(added, await readFrom(path, 'username', username))).toEqual([]);
    const changed: Omit<Writable<UpdateManagedUserBody>, Passwords> = {
      username,
      fullname: 'Bob',
      email: 'bob@acme.example',
      suspended: false,
      forcePasswordChange: false,
      nonExpiryPassword: false,
    };
    await change(path, changed);
    expect(lostMembers(changed, await readFrom(path, 'username', username))).toEqual([]);
  });

  it('of users of LDAP and OpenID Connect, and of a tag', async () => {
    for (const kind of ['ldap', 'oidc']) {
      const username = uniqueName();
      await add(`/api/v1/user/${kind}`, { username });
      expect(await readFrom(`/api/v1/user/${kind}`, 'username', username)).toBeDefined();
    }
    const group = { name: uniqueName() };
    await add('/api/v1/oidc/group', group);
    expect(await readFrom('/api/v1/oidc/group', 'name', group.name)).toMatchObject(group);
    const name = uniqueName();
    await add('/api/v1/tag', [name]);
    expect(await readFrom(`/api/v1/tag?searchText=${name}`, 'name', name)).toBeDefined();
  });

  it('of a setting', async () => {
    const setting = {
      groupName: 'general',
      propertyName: 'base.url',
      propertyValue: 'https://waybill.example',
    };
    await change('/api/v1/configProperty', setting);
    expect(
      lostMembers(setting, await readFrom('/api/v1/configProperty', 'propertyName', 'base.url')),
    ).toEqual([]);
  });

  it('of an analysis', async () => {
    const vulnId = `INT-${uniqueName()}`;
    const vulnerability = await uuidOf('/api/v1/vulnerability', { vulnId, severity: 'LOW' });
    await change(`/api/v1/vulnerability/${vulnerability}/component/${component}`, undefined);
    const analysis: Pick<
      Writable<UpdateAnalysisBody>,
      'analysisState' | 'analysisJustification' | 'analysisResponse' | 'analysisDetails' | 'isSuppressed'
    > = {
      analysisState: 'NOT_AFFECTED',
      analysisJustification: 'CODE_NOT_REACHABLE',
      analysisResponse: 'WILL_NOT_FIX',
      analysisDetails: 'Nobody calls it.',
      isSuppressed: true,
    };
    const place = { project, component, vulnerability };
    await add('/api/v1/analysis', { ...analysis, ...place, comment: 'Looked at.' }, 200);
    const found = await read(`/api/v1/analysis?${new URLSearchParams(place)}`);
    expect(lostMembers(analysis, found)).toEqual([]);
    const { analysisComments } = found as { analysisComments: { comment: string }[] };
    expect(analysisComments.map(({ comment }) => comment)).toContain('Looked at.');
  });
});
