import type { ConfigProperty } from '@waybill/api-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { rowsOf } from '../../db/database.ts';
import { accessFeature } from '../access/access.feature.ts';
import { configPropertyFeature } from './config-property.feature.ts';
import { readSecretSetting, readSetting } from './setting.service.ts';

const path = '/api/v1/configProperty';

describe('config properties', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ features: [configPropertyFeature, accessFeature] });
  });
  afterAll(() => server.close());

  const set = (groupName: string, propertyName: string, propertyValue: string | null) =>
    server.asAdmin.post<ConfigProperty>(path, { groupName, propertyName, propertyValue });

  it('lists every property with type, default and description', async () => {
    const { body } = await server.asAdmin.get<ConfigProperty[]>(path);
    expect(body.find((item) => item.propertyName === 'nvd.feeds.url')).toEqual({
      groupName: 'vuln-source',
      propertyName: 'nvd.feeds.url',
      propertyValue: 'https://nvd.nist.gov/feeds',
      propertyType: 'URL',
      description: 'Where the NVD feed files are',
    });
    expect(body.length).toBeGreaterThan(100);
    expect(body.find((item) => item.propertyName === 'jira.url')).not.toHaveProperty('propertyValue');
  });

  it('refuses callers without SYSTEM_CONFIGURATION', async () => {
    expect((await server.asNobody.get(path)).status).toBe(401);
    const key = await server.asKey('ACCESS_MANAGEMENT');
    expect((await key.get(path)).status).toBe(403);
    expect((await key.post(path, { groupName: 'general', propertyName: 'base.url' })).status).toBe(403);
  });

  it('changes a value and shows it to other features', async () => {
    const answer = await set('general', 'base.url', 'https://waybill.example/');
    expect(answer.status).toBe(200);
    expect(answer.body.propertyValue).toBe('https://waybill.example/');
    expect(await readSetting(server.db, 'general', 'base.url')).toBe('https://waybill.example/');
  });

  it('keeps user and password of an address out of the audit log', async () => {
    const standard = 'https://nvd.nist.gov/feeds';
    expect((await set('vuln-source', 'nvd.feeds.url', 'https://ada:hush@mirror.example/feeds')).status).toBe(
      200,
    );
    expect((await set('vuln-source', 'nvd.feeds.url', standard)).status).toBe(200);
    const rows = await rowsOf<{ detail: object }>(
      server.db,
      sql`select detail from audit_log where target = 'vuln-source/nvd.feeds.url' order by audit_id`,
    );
    const mirror = 'https://mirror.example/feeds';
    expect(rows.map(({ detail }) => detail)).toEqual([
      { from: standard, to: mirror },
      { from: mirror, to: standard },
    ]);
  });

  it('writes who changed what to the audit log', async () => {
    await set('email', 'smtp.from.address', 'a@example.org');
    const rows = await rowsOf(
      server.db,
      sql`select actor, action, detail from audit_log where target = 'email/smtp.from.address'`,
    );
    expect(rows).toEqual([
      { actor: 'admin', action: 'setting.changed', detail: { from: null, to: 'a@example.org' } },
    ]);
  });

  it.each([
    ['badge.enabled', ' TRUE ', 'true'],
    ['badge.enabled', '1', 'true'],
    ['badge.enabled', 'yes', 'false'],
    ['badge.enabled', null, 'false'],
  ])('reads a boolean: %s = %s becomes %s', async (name, value, stored) => {
    expect((await set('general', name, value)).body.propertyValue).toBe(stored);
  });

  it.each([
    ['email', 'smtp.server.port', 'abc'],
    ['email', 'smtp.server.port', '12.5'],
    ['task-scheduler', 'osv.mirror.cadence', '0'],
    ['search-indexes', 'consistency.check.delta.threshold', '101'],
    ['scanner', 'analysis.cache.validity.period', 'soon'],
    ['general', 'base.url', 'not a url'],
    ['general', 'base.url', 'javascript:alert(1)'],
    ['vuln-source', 'nvd.feeds.url', 'file:///etc/passwd'],
    ['integrations', 'jira.url', 'ftp://example.org/'],
    ['artifact', 'bom.validation.mode', 'SOMETIMES'],
    ['artifact', 'bom.validation.tags.inclusive', '["a", 1]'],
  ])('refuses %s/%s = %s with a sentence and keeps the old value', async (group, name, value) => {
    const before = await readSetting(server.db, group, name);
    const answer = await set(group, name, value);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('value');
    expect(await readSetting(server.db, group, name)).toBe(before);
  });

  it('removes blanks and repetitions from the list of ecosystems, and puts it in order', async () => {
    const answer = await set('vuln-source', 'google.osv.enabled', ' PyPI ; Go;;PyPI');
    expect(answer.body.propertyValue).toBe('Go;PyPI');
  });

  it('stores an encrypted value sealed and never shows it', async () => {
    const answer = await set('scanner', 'snyk.api.token', 'hush');
    expect(answer.body.propertyValue).toBe('HiddenDecryptedPropertyPlaceholder');
    expect(await readSetting(server.db, 'scanner', 'snyk.api.token')).not.toContain('hush');
    const { secrets } = server.context;
    expect(await readSecretSetting(server.db, secrets, 'scanner', 'snyk.api.token')).toBe('hush');
    const again = await set('scanner', 'snyk.api.token', 'HiddenDecryptedPropertyPlaceholder');
    expect(again.status).toBe(304);
    expect(await readSecretSetting(server.db, secrets, 'scanner', 'snyk.api.token')).toBe('hush');
    // Shown whether it is set or not, so that nobody can tell.
    const cleared = await set('scanner', 'snyk.api.token', null);
    expect(cleared.body.propertyValue).toBe('HiddenDecryptedPropertyPlaceholder');
    expect(await readSecretSetting(server.db, secrets, 'scanner', 'snyk.api.token')).toBeUndefined();
  });

  const moved = async (changes: object[], path = '/api/v1/configProperty/aggregate') => {
    const { secrets } = server.context;
    await set('scanner', 'snyk.base.url', 'https://snyk.example/api');
    await set('scanner', 'snyk.api.token', 'hush');
    const answer = await server.asAdmin.post<object[]>(path, changes);
    expect(answer.status, answer.text).toBe(200);
    return (await readSecretSetting(server.db, secrets, 'scanner', 'snyk.api.token')) ?? null;
  };
  const snyk = (name: string, propertyValue: string | null) => ({
    groupName: 'scanner',
    propertyName: `snyk.${name}`,
    propertyValue,
  });

  it.each([
    ['https://evil.example/api', null],
    ['http://snyk.example/api', null],
    ['https://snyk.example:444/api', null],
    [null, null],
    ['https://snyk.example/other', 'hush'],
  ])('drops the secret of another host when an address becomes %s: %s', async (url, secret) => {
    expect(await moved([snyk('base.url', url)])).toBe(secret);
    const [entry] = await rowsOf(
      server.db,
      sql<{
        detail: object;
      }>`select detail from audit_log where target = 'scanner/snyk.api.token' order by audit_id desc limit 1`,
    );
    expect(entry?.detail).toEqual(secret === null ? { removed: true } : {});
    // As one property as well.
    await set('scanner', 'snyk.base.url', 'https://snyk.example/api');
    await set('scanner', 'snyk.api.token', 'hush');
    await set('scanner', 'snyk.base.url', url);
    const { secrets } = server.context;
    expect((await readSecretSetting(server.db, secrets, 'scanner', 'snyk.api.token')) ?? null).toBe(secret);
  });

  it('keeps a secret that the same request sets, in any order, and not one that comes back as it is shown', async () => {
    const url = snyk('base.url', 'https://new.example');
    expect(await moved([url, snyk('api.token', 'fresh')])).toBe('fresh');
    expect(await moved([snyk('api.token', 'fresh'), url])).toBe('fresh');
    expect(await moved([url, snyk('api.token', 'HiddenDecryptedPropertyPlaceholder')])).toBeNull();
    // There and back in one request leaves nothing to find out either.
    expect(await moved([url, snyk('base.url', 'https://snyk.example/api')])).toBeNull();
  });

  it('does not drop the secret of another address', async () => {
    const { secrets } = server.context;
    await set('scanner', 'trivy.api.token', 'kept');
    await moved([snyk('base.url', 'https://new.example')]);
    expect(await readSecretSetting(server.db, secrets, 'scanner', 'trivy.api.token')).toBe('kept');
  });

  it('answers 404 for an unknown property', async () => {
    expect((await set('general', 'no.such', 'x')).status).toBe(404);
  });

  it('answers an array of validation errors for a missing name', async () => {
    const answer = await server.asAdmin.post(path, { groupName: 'general' });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject([{ path: 'propertyName', message: expect.any(String) }]);
  });

  it('answers a problem for an unknown member or a wrong type', async () => {
    for (const extra of [{ unknown: 1 }, { propertyValue: {} }]) {
      const answer = await server.asAdmin.post(path, {
        groupName: 'general',
        propertyName: 'base.url',
        ...extra,
      });
      expect(answer.status).toBe(400);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(answer.body).toMatchObject({
        status: 400,
        title: expect.any(String),
        detail: expect.any(String),
      });
    }
  });

  it('answers a sentence for broken JSON', async () => {
    const answer = await server.asAdmin.post(path, '{', { headers: { 'content-type': 'application/json' } });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('text/plain');
  });

  it('refuses an empty value, in a list of changes too', async () => {
    const change = { groupName: 'email', propertyName: 'subject.prefix', propertyValue: '' };
    expect((await server.asAdmin.post(path, change)).body).toMatchObject([{ path: 'propertyValue' }]);
    const other = { groupName: 'email', propertyName: 'subject.prefix', propertyValue: 'changed' };
    const answer = await server.asAdmin.post(`${path}/aggregate`, [other, change]);
    expect(answer).toMatchObject({ status: 400, body: [{ path: '1.propertyValue' }] });
    expect(await readSetting(server.db, 'email', 'subject.prefix')).not.toBe('changed');
  });

  it('answers a problem for a URL that is none', async () => {
    const answer = await set('general', 'base.url', 'nonsense');
    expect(answer).toMatchObject({ status: 400, body: { title: 'Illegal argument provided' } });
  });

  it('changes several at once and reports the failed ones in their place', async () => {
    const answer = await server.asAdmin.post(`${path}/aggregate`, [
      { groupName: 'email', propertyName: 'smtp.server.port', propertyValue: '25' },
      { groupName: 'email', propertyName: 'smtp.server.port', propertyValue: 'x' },
      { groupName: 'email', propertyName: 'nothing', propertyValue: 'x' },
      {
        groupName: 'email',
        propertyName: 'smtp.password',
        propertyValue: 'HiddenDecryptedPropertyPlaceholder',
      },
    ]);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual([
      expect.objectContaining({ propertyValue: '25' }),
      expect.stringContaining('integer'),
      expect.stringContaining('could not be found'),
      null,
    ]);
    expect(await readSetting(server.db, 'email', 'smtp.server.port')).toBe('25');
  });

  it('refuses the whole list when one item is invalid', async () => {
    const answer = await server.asAdmin.post(`${path}/aggregate`, [
      { groupName: 'email', propertyName: 'smtp.server.port', propertyValue: '26' },
      { groupName: '', propertyName: 'x' },
    ]);
    expect(answer.status).toBe(400);
    expect(await readSetting(server.db, 'email', 'smtp.server.port')).not.toBe('26');
  });

  it('shows public properties to anyone and no others', async () => {
    const shown = await server.asNobody.get(`${path}/public/access-management/acl.enabled`);
    expect(shown.body).toMatchObject({ propertyValue: 'false' });
    expect((await server.asNobody.get(`${path}/public/email/smtp.enabled`)).status).toBe(403);
    expect((await server.asNobody.get(`${path}/public/no/such`)).status).toBe(403);
  });

  it('keeps changed values when the server starts again', async () => {
    await set('email', 'subject.prefix', '[Ours]');
    await configPropertyFeature.seed?.(server.context);
    expect(await readSetting(server.db, 'email', 'subject.prefix')).toBe('[Ours]');
  });
});
