import { expect, it } from 'vitest';
import { createSecrets } from '../../config/secrets.ts';
import { createKnownDevices } from './known-device.ts';

const now = new Date('2026-03-01T10:00:00Z');
const devices = createKnownDevices(createSecrets(Buffer.alloc(32, 1)));
const [pair = ''] = devices.cookieFor('ada', now, false).split(';');

it('knows a device by its cookie, among others', () => {
  const device = devices.deviceOf(`a=b; ${pair}; c=d`, 'ada', now);
  expect(device).toMatch(/^[\w-]{22}$/);
  expect(devices.deviceOf(pair, 'ada', now)).toBe(device);
});

it.each([
  ['no cookie', undefined, 'ada', now],
  ['another user', pair, 'grace', now],
  ['a month later', pair, 'ada', new Date('2026-04-01T10:00:00Z')],
  ['a longer time', pair.replace(/=\d/, '=9'), 'ada', now],
  ['another device', pair.replace(/\..{3}/, '.abc'), 'ada', now],
  ['no signature', pair.replace(/\.[^.]*$/, ''), 'ada', now],
  ['an empty one', 'Waybill-Device=', 'ada', now],
])('knows nobody by %s', (_what, cookies, username, at) => {
  expect(devices.deviceOf(cookies, username, at)).toBeUndefined();
});

it('knows no device of another installation', () => {
  const others = createKnownDevices(createSecrets(Buffer.alloc(32, 2)));
  expect(others.deviceOf(pair, 'ada', now)).toBeUndefined();
});

it('is bound to the host and to https where the browser came by https', () => {
  const cookie = devices.cookieFor('ada', now, true);
  expect(cookie).toMatch(
    /^__Host-Waybill-Device=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/,
  );
  expect(devices.deviceOf(cookie.split(';')[0], 'ada', now)).toBeDefined();
});
