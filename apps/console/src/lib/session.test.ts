import { expect, test } from 'vitest';
import { readClaims } from './session.ts';

function token(payload: unknown): string {
  return `x.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.y`;
}

test('reads permissions, name and identity provider, in any script', () => {
  const claims = readClaims(
    token({ sub: 'ユーザー', permissions: 'VIEW_PORTFOLIO, BOM_UPLOAD', idp: 'LOCAL' }),
  );
  expect(claims).toMatchObject({ username: 'ユーザー', identityProvider: 'LOCAL' });
  expect([...(claims?.permissions ?? [])]).toEqual(['VIEW_PORTFOLIO', 'BOM_UPLOAD']);
});

test.each(['', 'abc', 'a.b.c', 'a.!!!.c', `a.${btoa('7')}.c`])('%j is no token', (text) => {
  expect(readClaims(text)).toBeUndefined();
});

test('a token without permissions grants none', () => {
  expect(readClaims(token({ sub: 'ada' }))?.permissions.size).toBe(0);
});
