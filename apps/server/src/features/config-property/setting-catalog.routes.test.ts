import type { ProblemDetails, Setting } from '@waybill/api-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { rowsOf } from '../../db/database.ts';
import { accessFeature } from '../access/access.feature.ts';
import { sourceFeature } from '../source/source.feature.ts';
import { configPropertyFeature } from './config-property.feature.ts';
import { readSecretSetting, readSetting } from './setting.service.ts';

const path = '/api/waybill/v1/settings';

describe('the catalog of settings', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ features: [configPropertyFeature, accessFeature, sourceFeature] });
  });
  afterAll(() => server.close());

  const find = async (group: string, name: string): Promise<Setting | undefined> =>
    (await server.asAdmin.get<Setting[]>(path)).body.find(
      (setting) => setting.group === group && setting.name === name,
    );
  const change = (...changes: { group: string; name: string; value?: string | null }[]) =>
    server.asAdmin.patch<Setting[]>(path, changes);

  it('tells the default of each setting and what values it takes', async () => {
    expect(await find('task-scheduler', 'osv.mirror.cadence')).toMatchObject({
      type: 'INTEGER',
      value: '24',
      default: '24',
      unit: 'hours',
      min: 1,
      isSet: true,
    });
    expect(await find('task-scheduler', 'kev.mirror.cadence')).toMatchObject({ unit: 'hours', min: 1 });
    expect(await find('retention', 'task.days')).toMatchObject({ unit: 'days', min: 0, max: 100_000 });
    expect(await find('internal-components', 'match-mode')).toMatchObject({ choices: ['OR', 'AND'] });
    expect(await find('artifact', 'bom.validation.tags.inclusive')).toMatchObject({ list: 'json' });
    expect(await find('vuln-source', 'google.osv.enabled')).toMatchObject({ list: 'semicolons' });
  });

  it('tells of a secret only whether there is one', async () => {
    expect((await find('metrics', 'auth.password'))?.isSet).toBe(false);
    const saved = await change({ group: 'metrics', name: 'auth.password', value: 'hush' });
    expect(saved.status, saved.text).toBe(200);
    expect(saved.text).not.toContain('hush');
    const secret = saved.body.find(({ name }) => name === 'auth.password');
    expect(secret).toMatchObject({ isSet: true, type: 'ENCRYPTEDSTRING' });
    expect(secret).not.toHaveProperty('value');
    expect(await readSecretSetting(server.db, server.context.secrets, 'metrics', 'auth.password')).toBe(
      'hush',
    );
    await change({ group: 'metrics', name: 'auth.password', value: null });
    expect((await find('metrics', 'auth.password'))?.isSet).toBe(false);
  });

  it('refuses another host for a stored secret, unless it is set again or removed with it', async () => {
    const [group, secret, url] = ['vuln-source', 'nvd.api.key', 'nvd.api.url'];
    const key = () => readSecretSetting(server.db, server.context.secrets, group, secret);
    const address = (value: string) => ({ group, name: url, value });
    expect((await find(group, secret))?.sentTo).toEqual([url]);
    await change({ group, name: secret, value: 'hush' });
    const refused = await server.asAdmin.patch<ProblemDetails>(path, [address('https://evil.example')]);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('stored for another host');
    expect(refused.text).not.toContain('hush');
    expect(await readSetting(server.db, group, url)).toBe('https://services.nvd.nist.gov/rest/json/cves/2.0');
    expect(await key()).toBe('hush');
    expect((await change(address('https://services.nvd.nist.gov/other'))).status).toBe(200);
    expect((await change({ group, name: secret, value: 'new' }, address('https://a.example'))).status).toBe(
      200,
    );
    expect(await key()).toBe('new');
    expect((await change(address('https://b.example'), { group, name: secret, value: null })).status).toBe(
      200,
    );
    expect(await key()).toBeUndefined();
    expect((await change(address('https://c.example'))).status).toBe(200);
  });

  it('knows of each secret where it is sent', async () => {
    const { body } = await server.asAdmin.get<Setting[]>(path);
    for (const { type, group, name, sentTo } of body) {
      if (type !== 'ENCRYPTEDSTRING') continue;
      expect(sentTo, `${group}/${name}`).toBeDefined();
      // The settings of analyzers are not part of this server.
      for (const address of sentTo ?? [])
        if (address !== 'vulndb.base.url')
          expect(
            body.some((one) => one.group === group && one.name === address),
            address,
          ).toBe(true);
    }
  });

  it('changes several settings at once, each with an entry in the audit log', async () => {
    const saved = await change(
      { group: 'general', name: 'base.url', value: 'https://waybill.example' },
      { group: 'retention', name: 'task.days', value: '14' },
    );
    expect(saved.status, saved.text).toBe(200);
    expect(await readSetting(server.db, 'general', 'base.url')).toBe('https://waybill.example');
    const entries = await rowsOf(
      server.db,
      sql`select target from audit_log where target in ('general/base.url', 'retention/task.days') order by 1`,
    );
    expect(entries).toEqual([{ target: 'general/base.url' }, { target: 'retention/task.days' }]);
    await change({ group: 'general', name: 'base.url', value: '' });
    expect(await find('general', 'base.url')).toMatchObject({ isSet: false });
  });

  it('changes nothing when one value is refused, and names every refused one by its place', async () => {
    const before = await readSetting(server.db, 'retention', 'event.days');
    const refused = await server.asAdmin.patch<ProblemDetails>(path, [
      { group: 'retention', name: 'event.days', value: '3' },
      { group: 'task-scheduler', name: 'osv.mirror.cadence', value: '0' },
      { group: 'vuln-source', name: 'nvd.feeds.url', value: 'javascript:alert(1)' },
      { group: 'no', name: 'such', value: 'x' },
    ]);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      violations: [
        { path: '1.value', message: expect.stringContaining('greater than 0') },
        { path: '2.value', message: expect.stringContaining('http or https URL') },
        { path: '3.value', message: expect.stringContaining('could not be found') },
      ],
    });
    expect(await readSetting(server.db, 'retention', 'event.days')).toBe(before);
  });

  it('answers bad input with a problem', async () => {
    for (const body of [[], [{}], [{ group: 'general', name: 'base.url', value: 'a\u0000b' }], {}, 'x']) {
      const answer = await server.asAdmin.patch(path, body);
      expect(answer.status, JSON.stringify(body)).toBe(400);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
    }
  });

  it('is closed to those who may not configure the system', async () => {
    const key = await server.asKey('ACCESS_MANAGEMENT', 'VIEW_PORTFOLIO');
    expect((await key.get(path)).status).toBe(403);
    expect((await key.patch(path, [{ group: 'general', name: 'base.url' }])).status).toBe(403);
    expect((await server.asNobody.get(path)).status).toBe(401);
  });
});
