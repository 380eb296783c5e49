import { describe, expect, it } from 'vitest';
import { attrsMatch, coordinatesMeet, coordsOf, type Identity } from './index.ts';

const one = (identity: Identity) => {
  const rows = coordsOf(identity);
  expect(rows).toHaveLength(1);
  return rows[0];
};

describe('coordsOf', () => {
  it('gives one row for the purl and one for the CPE', () => {
    const rows = coordsOf({
      purl: 'pkg:npm/%40angular/core@17.0.0',
      cpe: 'cpe:2.3:a:Google:Angular:17.0.0:*:*:*:*:node.js:*:*',
    });
    expect(rows).toMatchObject([
      { kind: 0, k1: 'npm', k2: '@angular', k3: 'core', verKind: 0, attrs: null, wildcard: false },
      {
        kind: 1,
        k1: 'a',
        k2: 'google',
        k3: 'angular',
        verKind: 0,
        attrs: 'cpe=*:*:*:*:node.js:*:*',
        wildcard: false,
      },
    ]);
  });

  it('gives the same key to a Go version with and without v', () => {
    const key = (version: string) => one({ purl: `pkg:golang/github.com/a/b@${version}` })?.verKey;
    expect(key('v1.2.3')).toBe(key('1.2.3'));
    expect(key('v1.2.3')).not.toBe(key('v1.2.4'));
  });

  it.each([
    ['1.24rc2', '1.24.0-rc.2'],
    ['go1.24rc2', '1.24.0-rc.2'],
    ['1.22beta1', '1.22.0-beta.1'],
    ['go1.9.2rc2', '1.9.2-rc.2'],
    ['go1.22', '1.22.0'],
    ['go1.22.1%20X:boringcrypto', '1.22.1'],
  ])('reads the Go release %s as %s', (release, version) => {
    const key = (text: string) => one({ purl: `pkg:golang/stdlib@${text}` })?.verKey;
    expect(key(release)).toBe(key(version));
    expect(key(version)).not.toMatch(/^~~/);
  });

  it.each([
    ['cpe:2.3:a:x:y:*:*:*:*:*:*:*:*', 1, '~~*'],
    ['cpe:2.3:a:x:y:-:*:*:*:*:*:*:*', 2, '~~-'],
    ['cpe:2.3:a:x:y:1.*:*:*:*:*:*:*:*', 3, '~~?1.*'],
  ])('knows the version kind of %s', (cpe, verKind, verKey) => {
    expect(one({ cpe })).toMatchObject({ verKind, verKey });
  });

  it('keeps unreadable and missing versions apart from ordinary ones', () => {
    expect(one({ purl: 'pkg:cargo/x@no%20version' })).toMatchObject({
      verKind: 3,
      verKey: '~~?no%20version',
    });
    expect(one({ purl: 'pkg:cargo/x' })).toMatchObject({ verKind: 3, verKey: '~~?' });
    const long = one({ purl: `pkg:cargo/x@${'9'.repeat(100_000)}` });
    expect(long?.verKind).toBe(3);
    expect(long?.verKey.length).toBeLessThan(250);
  });

  it('marks wildcards in part, vendor or product', () => {
    expect(one({ cpe: 'cpe:2.3:a:*:y:1:*:*:*:*:*:*:*' })).toMatchObject({ k2: '*', wildcard: true });
    expect(one({ cpe: 'cpe:2.3:a:x:y\\*:1:*:*:*:*:*:*:*' })).toMatchObject({ k3: 'y\\*', wildcard: false });
  });

  it('gives nothing for what it cannot read or index', () => {
    expect(coordsOf({})).toEqual([]);
    expect(coordsOf({ purl: 'nonsense', cpe: 'nonsense' })).toEqual([]);
    expect(
      coordsOf({
        purl: `pkg:npm/${'x'.repeat(3_000)}@1.0.0`,
        cpe: `cpe:2.3:a:${'x'.repeat(2_000)}:y:1:*:*:*:*:*:*:*`,
      }),
    ).toEqual([]);
  });
});

describe('attrsMatch', () => {
  it.each([
    [null, null, true],
    [null, 'cpe=rc1:*:*:*:*:*:*', true],
    ['cpe=rc1:*:*:*:*:*:*', null, true],
    ['cpe=rc1:*:*:*:*:*:*', 'cpe=rc2:*:*:*:*:*:*', false],
    ['cpe=rc*:*:*:*:*:*:*', 'cpe=rc2:*:*:*:*:*:*', true],
    ['cpe=-:*:*:*:*:*:*', 'cpe=rc2:*:*:*:*:*:*', false],
    ['cpe=*:*:*:*:wordpress:*:*', 'cpe=rc2:*:*:*:*:*:*', true],
    ['distro=debian-12', 'distro=debian-12', true],
    ['distro=debian-12', 'distro=debian-13', false],
    ['name=github.com/Azure/x', 'name=github.com/AZURE/x', false],
    ['name=github.com/Azure/x', null, true],
    ['cpe=*:*:*:*:wordpress:*:*', 'distro=debian-12', false],
    ['cpe=broken', 'cpe=*:*:*:*:wordpress:*:*', false],
    ['cpe=*:*:*:*:wordpress:*:*', 'cpe=broken', false],
  ])('row %s lets %s through: %s', (row, coordinate, expected) => {
    expect(attrsMatch(row, coordinate)).toBe(expected);
  });
});

describe('coordinatesMeet', () => {
  const key = (k2: string, k3: string, wildcard = false) => ({ kind: 1 as const, k1: 'a', k2, k3, wildcard });

  it('is equality without wildcards and the CPE relation with them', () => {
    expect(coordinatesMeet(key('x', 'y'), key('x', 'y'))).toBe(true);
    expect(coordinatesMeet(key('x', 'y'), key('x', 'z'))).toBe(false);
    expect(coordinatesMeet(key('x', 'y*', true), key('x', 'yz'))).toBe(true);
    expect(coordinatesMeet(key('x', 'y'), key('*', 'y', true))).toBe(true);
    expect(coordinatesMeet(key('x', 'y*', true), key('x', 'z'))).toBe(false);
    expect(coordinatesMeet(key('x', 'y', true), { ...key('x', 'y'), kind: 0 })).toBe(false);
    expect(coordinatesMeet(key('x\\', 'y', true), key('x', 'y'))).toBe(false);
  });
});
