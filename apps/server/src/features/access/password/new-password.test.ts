import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { configPropertyFeature } from '../../config-property/config-property.feature.ts';
import { sessionFeature } from '../../session/session.feature.ts';
import { accessFeature } from '../access.feature.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [configPropertyFeature, accessFeature, sessionFeature] });
});
afterAll(() => server.close());

let users = 0;

function add(newPassword: string, username = `user ${++users}`) {
  const body = { username, fullname: 'A', email: 'b', newPassword, confirmPassword: newPassword };
  return server.asAdmin.put('/api/v1/user/managed', body);
}

describe('a new password', () => {
  it.each([
    ['seven characters', 'gQ7-x2k', 'ada', 'at least 8 characters'],
    ['seven characters of two units each', '😀😃😄😁😆😅😂', 'ada', 'at least 8 characters'],
    ['a common one', 'sunshine1', 'ada', 'most common'],
    ['a common one in capitals', 'PassWord123', 'ada', 'most common'],
    ['the user name', 'Magdalena', 'magdalena', 'user name'],
    ['the user name with a year', 'magdalena2026!', 'magdalena', 'user name'],
    ['the product name', 'Waybill-2026', 'ada', 'product name'],
    ['both names', 'ada-waybill-ada', 'ada', 'product name'],
  ])('is not %s', async (_what, password, username, words) => {
    const answer = await add(password, username);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject([{ path: 'newPassword', invalidValue: null }]);
    expect(answer.text.toLowerCase()).toContain(words);
    expect(answer.text).not.toContain(password);
  });

  it.each([
    ['eight characters', 'gQ7-x2kp', 'ada'],
    ['a long one with a name in it', 'the-ada-of-tranquil-rivers', 'ada2'],
    ['one with a name of two characters', 'al-gQ7-x', 'al'],
  ])('may be %s', async (_what, password, username) => {
    expect((await add(password, username)).status).toBe(201);
  });

  it('is held to the rules wherever it is set, and the old one stays', async () => {
    const [old, weak] = ['gQ7-x2kp', 'password123'];
    expect((await add(old, 'changing')).status).toBe(201);
    const profile = { username: 'changing', fullname: 'A', email: 'b' };
    const weakly = { newPassword: weak, confirmPassword: weak };
    const byAdmin = await server.asAdmin.post('/api/v1/user/managed', { ...profile, ...weakly });
    expect(byAdmin.body).toMatchObject([{ path: 'newPassword' }]);
    const fields = new URLSearchParams({ username: 'changing', password: old, ...weakly });
    const forced = await server.asNobody.post('/api/v1/user/forceChangePassword', fields);
    expect([forced.status, forced.headers.get('content-type')]).toEqual([406, 'text/plain']);
    expect(forced.text).toContain('most common');
    const signIn = (password: string) =>
      server.asNobody.post('/api/v1/user/login', new URLSearchParams({ username: 'changing', password }));
    expect((await signIn(weak)).status).toBe(401);
    expect((await signIn(old)).status).toBe(200);
  });

  it('has as many characters as the setting says', async () => {
    const set = (propertyValue: string) =>
      server.asAdmin.post('/api/v1/configProperty', {
        groupName: 'password',
        propertyName: 'min.length',
        propertyValue,
      });
    expect((await set('15')).status).toBe(200);
    expect((await add('gQ7-x2kp-mW9_z')).text).toContain('At least 15');
    expect((await add('gQ7-x2kp-mW9_zz')).status).toBe(201);
    for (const value of ['0', '129', '-1']) expect((await set(value)).status).toBe(400);
    expect((await set('8')).status).toBe(200);
  });
});
