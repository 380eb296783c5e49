import { expect, it } from 'vitest';
import { signedUrl } from './oauth1.ts';

it('signs as the recorded value says', () => {
  const url = new URL('https://vulndb.example/api/v1/vulnerabilities/find_by_cpe');
  url.search = 'cpe=cpe%3A2.3%3Aa%3Aacme%3Alib%3A1.0%3A*%3A*%3A*%3A*%3A*%3A*%3A*&size=100&page=1';
  const signed = signedUrl(url, { key: 'ck', secret: 'cs' }, new Date(1_893_456_000_000), 'abc123');
  expect(signed.searchParams.get('oauth_signature')).toBe('woWFF8SWJ1vU1X5U4Qktxh/Pyro=');
  expect(signed.searchParams.get('cpe')).toBe('cpe:2.3:a:acme:lib:1.0:*:*:*:*:*:*:*');
});
