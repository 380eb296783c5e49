import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

test('uses the place it is served from when the file names no API', () => {
  expect(parseConfig({ API_BASE_URL: '' }, 'http://host/base/')).toEqual({
    apiBaseUrl: 'http://host/base',
    withCredentials: false,
  });
  expect(parseConfig(null, 'http://host/').apiBaseUrl).toBe('http://host');
  expect(parseConfig('nonsense', 'http://host/').apiBaseUrl).toBe('http://host');
});

test('reads the flag in any case, and OpenID Connect only when it is complete', () => {
  const raw = {
    API_BASE_URL: 'https://api/',
    API_WITH_CREDENTIALS: 'True',
    OIDC_ISSUER: 'https://id',
    OIDC_SCOPE: 'x',
  };
  expect(parseConfig(raw, '')).toEqual({ apiBaseUrl: 'https://api', withCredentials: true });
  expect(parseConfig({ ...raw, OIDC_CLIENT_ID: 'waybill' }, '').oidc).toMatchObject({
    flow: 'code',
    clientId: 'waybill',
  });
});

test('reads what there is before the sign-in', () => {
  const config = parseConfig({ DEFAULT_LOCALE: 'ja', WELCOME_MESSAGE: 'TRUE' }, '');
  expect(config).toMatchObject({ defaultLocale: 'ja', hasWelcome: true });
  expect(parseConfig({ DEFAULT_LOCALE: ' ', WELCOME_MESSAGE: 'no' }, '')).not.toHaveProperty('hasWelcome');
});
