import { expect, it } from 'vitest';
import { readDescription, supportsFlow, unlistedClaims, usableKeys } from './provider-description.ts';

const whole = {
  issuer: 'https://id.example.org',
  jwks_uri: 'https://id.example.org/keys',
  authorization_endpoint: 'https://id.example.org/auth',
  token_endpoint: 'https://id.example.org/token',
  response_types_supported: ['code', 'token id_token'],
  code_challenge_methods_supported: ['plain', 'S256'],
  claims_supported: ['sub', 'name', 'realm_access'],
};
const describe = (changes: object = {}) => {
  const description = readDescription({ ...whole, ...changes });
  if (!description) throw new Error('no description');
  return description;
};

it.each([undefined, null, 'text', [], {}, { issuer: 5 }, { issuer: 'id' }])('takes %j for none', (value) => {
  expect(readDescription(value)).toBeUndefined();
});

it.each<[object, 'code' | 'implicit', string[]]>([
  [{}, 'code', []],
  [{}, 'implicit', []],
  [{ code_challenge_methods_supported: undefined }, 'code', []],
  [{ code_challenge_methods_supported: ['plain'] }, 'code', ['code_challenge_method S256']],
  [{ response_types_supported: ['code'] }, 'implicit', ['response_type id_token token']],
  [{ token_endpoint: undefined }, 'code', ['token_endpoint']],
  [{ token_endpoint: undefined }, 'implicit', []],
])('with %j lacks for %s: %j', (changes, flow, expected) => {
  expect(supportsFlow(describe(changes), flow)).toEqual(expected);
});

it('looks for nested claims by the outermost', () => {
  expect(unlistedClaims(describe(), ['name', 'realm_access.roles', 'groups'])).toEqual(['groups']);
  expect(unlistedClaims(describe({ claims_supported: undefined }), ['name'])).toBeUndefined();
});

it('counts the keys that signatures can be checked with', () => {
  const keys = [{ kty: 'RSA' }, { kty: 'EC', use: 'sig' }, { kty: 'RSA', use: 'enc' }, { kty: 'oct' }, 5];
  expect(usableKeys({ keys })).toBe(2);
  expect(usableKeys({ keys: [] })).toBe(0);
  expect(usableKeys({})).toBeUndefined();
});
