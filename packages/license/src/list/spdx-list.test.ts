import { describe, expect, it } from 'vitest';
import {
  findSpdxException,
  findSpdxLicense,
  licenseIdKind,
  licenseTermsOf,
  listSpdxExceptions,
  listSpdxLicenses,
  parseLicenseExpression,
  resolveLicenseId,
  spdxList,
} from '../index.ts';

describe('the SPDX list', () => {
  it('is of the version that the texts are of', () => {
    expect(spdxList).toEqual({ version: '3.28.0', date: '2026-02-20' });
    expect(listSpdxLicenses()).toHaveLength(727);
    expect(listSpdxExceptions()).toHaveLength(84);
  });

  it('has no two identifiers that differ only in case', () => {
    const ids = [...listSpdxLicenses(), ...listSpdxExceptions()].map(({ id }) => id.toLowerCase());
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('finds a license in any case, and none for what is not listed', () => {
    expect(findSpdxLicense('apache-2.0')).toEqual({
      id: 'Apache-2.0',
      name: 'Apache License 2.0',
      osiApproved: true,
      fsfLibre: true,
      deprecated: false,
      successor: undefined,
    });
    expect(findSpdxLicense('JSON')).toMatchObject({ osiApproved: false, fsfLibre: false });
    expect(findSpdxLicense('constructor')).toBeUndefined();
    expect(findSpdxException('bison-exception-2.2')?.id).toBe('Bison-exception-2.2');
    expect(findSpdxException('MIT')).toBeUndefined();
    expect(resolveLicenseId('gpl-2.0+')).toBe('GPL-2.0+');
  });

  it('gives a successor for what is deprecated, in identifiers that are in use', () => {
    for (const { id, deprecated, successor } of [...listSpdxLicenses(), ...listSpdxExceptions()]) {
      if (!deprecated) expect(successor, id).toBeUndefined();
      else if (id !== 'Net-SNMP') expect(isInUse(successor ?? ''), id).toBe(true);
    }
  });
});

describe('licenseIdKind', () => {
  it.each([
    ['MIT', 'listed'],
    ['gpl-2.0+', 'listed'],
    ['LicenseRef-1', 'license-ref'],
    ['licenseref-1', 'license-ref'],
    ['LicenseRef-', 'unknown'],
    ['DocumentRef-a:LicenseRef-1', 'document-ref'],
    ['DocumentRef-a', 'unknown'],
    ['NONE', 'none'],
    ['noassertion', 'no-assertion'],
    ['Classpath-exception-2.0', 'unknown'],
    ['', 'unknown'],
  ] as const)('says of %j that it is %s', (id, kind) => {
    expect(licenseIdKind(id)).toBe(kind);
  });
});

function isInUse(text: string): boolean {
  const exception = findSpdxException(text);
  if (exception) return !exception.deprecated;
  const expression = parseLicenseExpression(text);
  if (!expression) return false;
  return licenseTermsOf(expression).every(
    ({ id, exception: addition }) =>
      findSpdxLicense(id)?.deprecated === false &&
      (addition === undefined || findSpdxException(addition)?.deprecated === false),
  );
}
