import type { AuditLogEntry, PolicyConditionSubject } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/client.ts';
import { startTestServer, type TestServer, testPassword } from '../../../test/server.ts';

interface Thing {
  uuid: string;
}

describe('the audit log of deletions', () => {
  let server: TestServer;
  let admin: TestClient;
  let project: Thing;
  let component: Thing;
  let vulnerability: Thing;
  beforeAll(async () => {
    server = await startTestServer();
    admin = server.asAdmin;
    project = await put('/api/v1/project', { name: 'Shop', version: '1' });
    component = await put(`/api/v1/component/project/${project.uuid}`, {
      name: 'part',
      version: '2',
      classifier: 'LIBRARY',
    });
    vulnerability = await put('/api/v1/vulnerability', { vulnId: 'INT-1', title: 'Flaw', severity: 'HIGH' });
  });
  afterAll(() => server.close());

  async function put(path: string, body?: object): Promise<Thing> {
    const answer = await admin.put<Thing>(path, body);
    expect([200, 201], `${path}: ${answer.text}`).toContain(answer.status);
    return answer.body;
  }
  async function remove(path: string, body?: object): Promise<void> {
    const answer = await admin.delete(path, body);
    expect([200, 204], `${path}: ${answer.text}`).toContain(answer.status);
  }
  const addPolicy = (name: string) =>
    put('/api/v1/policy', { name, operator: 'ANY', violationState: 'INFO' });
  const property = {
    groupName: 'own',
    propertyName: 'secret',
    propertyType: 'STRING',
    propertyValue: 'hush',
  };

  type Deleted = { target: string; detail?: object };
  const deletions: Record<string, () => Promise<Deleted>> = {
    'policy.deleted': async () => {
      const { uuid } = await addPolicy('Gone');
      await remove(`/api/v1/policy/${uuid}`);
      return { target: uuid, detail: { name: 'Gone' } };
    },
    'policy.condition_deleted': async () => {
      const policy = await addPolicy('Stays');
      const subject: PolicyConditionSubject = 'SEVERITY';
      const condition = { subject, operator: 'IS', value: 'LOW' };
      const { uuid } = await put(`/api/v1/policy/${policy.uuid}/condition`, condition);
      await remove(`/api/v1/policy/condition/${uuid}`);
      return { target: uuid, detail: { policy: 'Stays', ...condition } };
    },
    'project.property_deleted': async () => {
      await put(`/api/v1/project/${project.uuid}/property`, property);
      await remove(`/api/v1/project/${project.uuid}/property`, property);
      return { target: project.uuid, detail: { group: 'own', name: 'secret' } };
    },
    'component.property_deleted': async () => {
      const { uuid } = await put(`/api/v1/component/${component.uuid}/property`, property);
      await remove(`/api/v1/component/${component.uuid}/property/${uuid}`);
      return { target: component.uuid, detail: { group: 'own', name: 'secret' } };
    },
    'component.vulnerability_removed': async () => {
      const path = `/api/v1/vulnerability/${vulnerability.uuid}/component/${component.uuid}`;
      expect((await admin.post(path)).status).toBe(200);
      await remove(path);
      await remove(path);
      return { target: component.uuid, detail: { source: 'INTERNAL', vulnId: 'INT-1' } };
    },
    'user.saved_view_deleted': async () => {
      const { uuid } = await put('/api/waybill/v1/views', { list: 'findings', name: 'Mine', search: 'q=1' });
      await remove(`/api/waybill/v1/views/${uuid}`);
      return { target: 'admin', detail: { list: 'findings', name: 'Mine' } };
    },
    'user.deleted': async () => {
      const passwords = { newPassword: testPassword, confirmPassword: testPassword };
      await put('/api/v1/user/managed', { username: 'leaver', fullname: 'A', email: 'b', ...passwords });
      await remove('/api/v1/user/managed', { username: 'leaver' });
      return { target: 'leaver', detail: { kind: 'managed' } };
    },
    'oidc_group.deleted': async () => {
      const { uuid } = await put('/api/v1/oidc/group', { name: 'gone' });
      await remove(`/api/v1/oidc/group/${uuid}`);
      return { target: uuid, detail: { name: 'gone' } };
    },
    'team.deleted': async () => {
      const { uuid } = await put('/api/v1/team', { name: 'Short-lived' });
      await remove('/api/v1/team', { uuid });
      return { target: uuid, detail: { name: 'Short-lived' } };
    },
    'api_key.deleted': async () => {
      const team = await put('/api/v1/team', { name: 'With a key' });
      const answer = await admin.put<{ publicId: string; key: string }>(`/api/v1/team/${team.uuid}/key`);
      await remove(`/api/v1/team/key/${answer.body.key}`);
      return { target: answer.body.publicId };
    },
    'repository.deleted': async () => {
      const body = {
        type: 'NPM',
        identifier: 'mirror',
        url: 'https://ada:hush@npm.example.org/',
        enabled: true,
      };
      const { uuid } = await put('/api/v1/repository', { ...body, internal: false });
      await remove(`/api/v1/repository/${uuid}`);
      const url = 'https://npm.example.org/';
      return { target: uuid, detail: { ...body, url, internal: false } };
    },
    'license.deleted': async () => {
      await put('/api/v1/license', { licenseId: 'Own-1', name: 'Our own' });
      await remove('/api/v1/license/Own-1');
      return { target: 'Own-1', detail: { name: 'Our own' } };
    },
    'license_group.deleted': async () => {
      const { uuid } = await put('/api/v1/licenseGroup', { name: 'Unwanted' });
      await remove(`/api/v1/licenseGroup/${uuid}`);
      return { target: uuid, detail: { name: 'Unwanted' } };
    },
    'vulnerability.deleted': async () => {
      const { uuid } = await put('/api/v1/vulnerability', { vulnId: 'INT-2', title: 'A', severity: 'LOW' });
      await remove(`/api/v1/vulnerability/${uuid}`);
      return { target: uuid, detail: { source: 'INTERNAL', vulnId: 'INT-2' } };
    },
    'service.deleted': async () => {
      const { uuid } = await put(`/api/v1/service/project/${project.uuid}`, { name: 'api', version: '3' });
      await remove(`/api/v1/service/${uuid}`);
      return { target: uuid, detail: { project: project.uuid, group: null, name: 'api', version: '3' } };
    },
  };

  it.each(Object.keys(deletions))(
    'has one row for %s, which names what went and no secret',
    async (action) => {
      const deleted = await deletions[action]?.();
      const query = `/api/waybill/v1/audit-log?kind=${action}&target=${deleted?.target}`;
      const { body } = await admin.get<AuditLogEntry[]>(query);
      const row = {
        id: expect.any(Number),
        at: expect.any(Number),
        actor: 'admin',
        address: '127.0.0.1',
        action,
      };
      expect(body).toEqual([{ ...row, ...deleted }]);
      expect(JSON.stringify(body)).not.toContain('hush');
    },
  );
});
