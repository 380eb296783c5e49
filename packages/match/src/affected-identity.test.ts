import { expect, it } from 'vitest';
import { type AffectedIdentity, affectedIdentityFault } from './affected-identity.ts';

type Case = [
  AffectedIdentity['identityType'],
  string,
  AffectedIdentity['versionType'],
  ReturnType<typeof affectedIdentityFault>,
];

it.each<Case>([
  ['PURL', 'pkg:npm/left-pad@1.3.0', 'EXACT', undefined],
  ['PURL', 'pkg:npm/left-pad', 'EXACT', 'no_version'],
  ['PURL', ' pkg:npm/left-pad ', 'RANGE', undefined],
  ['PURL', 'pkg:npm/left-pad@1.3.0', 'RANGE', undefined],
  ['PURL', 'left-pad', 'RANGE', 'unreadable'],
  ['PURL', '', 'EXACT', 'unreadable'],
  ['CPE', 'cpe:2.3:a:acme:rocket:1.0:*:*:*:*:*:*:*', 'EXACT', undefined],
  ['CPE', 'cpe:2.3:a:acme:rocket:*:*:*:*:*:*:*:*', 'EXACT', 'no_version'],
  ['CPE', 'cpe:2.3:a:acme:rocket:-:*:*:*:*:*:*:*', 'EXACT', 'no_version'],
  ['CPE', 'cpe:/a:acme:rocket', 'RANGE', undefined],
  ['CPE', 'cpe:/a:acme:rocket', 'EXACT', 'no_version'],
  ['CPE', 'pkg:npm/left-pad', 'RANGE', 'unreadable'],
])('%s %s with %s: %s', (identityType, identity, versionType, fault) => {
  expect(affectedIdentityFault({ identityType, identity, versionType })).toBe(fault);
});
