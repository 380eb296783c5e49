import { expect, it } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';

it.each([
  ['https://waybill.example.org/', { id: 'waybill.example.org', origin: 'https://waybill.example.org' }],
  [
    'https://waybill.example.org:8443/w',
    { id: 'waybill.example.org', origin: 'https://waybill.example.org:8443' },
  ],
  ['http://localhost:8080', { id: 'localhost', origin: 'http://localhost:8080' }],
  ['http://waybill.example.org', undefined],
  ['http://127.0.0.1:8080', undefined],
  ['https://192.0.2.1', undefined],
  ['https://[2001:db8::1]:8443', undefined],
  ['ftp://localhost', undefined],
  ['waybill.example.org', undefined],
  ['', undefined],
])('passkeys at %j are for %j', (address, expected) => {
  expect(relyingPartyOf(address)).toEqual(expected);
});
