import { schemeCode } from '@waybill/version';
import { describe, expect, it } from 'vitest';
import { chooseFix } from './fix-choice.ts';

const semver = schemeCode('semver');
const of = (versions: readonly string[], kind = 0, scheme = semver) =>
  versions.map((fixed) => ({ fixed, kind, scheme }));

describe('what mends a finding', () => {
  it.each([
    ['the least version', ['1.2.3', '2.0.1'], { nearest: '1.2.3', isPrerelease: false, latest: '2.0.1' }],
    [
      'a release for a pre-release',
      ['20.10.0-beta1', '20.10.9'],
      { nearest: '20.10.9', isPrerelease: false, latest: '20.10.9' },
    ],
    [
      'the least of releases',
      ['1.0.0-rc.1', '1.0.0-rc.2', '1.0.1', '1.4.0'],
      { nearest: '1.0.1', isPrerelease: false, latest: '1.4.0' },
    ],
    [
      'a pre-release where only another major version has a release',
      ['2.0.0-rc.1', '3.0.1'],
      { nearest: '2.0.0-rc.1', isPrerelease: true, latest: '3.0.1' },
    ],
    [
      'a pre-release where there is nothing else',
      ['1.0.0-beta.1'],
      { nearest: '1.0.0-beta.1', isPrerelease: true, latest: '1.0.0-beta.1' },
    ],
    [
      'a release as the greatest',
      ['1.2.3', '2.0.0', '3.0.0-alpha'],
      { nearest: '1.2.3', isPrerelease: false, latest: '2.0.0' },
    ],
    [
      'what is written with a v',
      ['v1.0.0-rc.1', '1.0.0'],
      { nearest: '1.0.0', isPrerelease: false, latest: '1.0.0' },
    ],
    [
      'the same major version only, not one that begins alike',
      ['1.0.0-rc.1', '10.0.0'],
      { nearest: '1.0.0-rc.1', isPrerelease: true, latest: '10.0.0' },
    ],
  ])('is %s', (_what, versions, expected) => {
    const chosen = chooseFix(of(versions));
    expect(chosen && { ...chosen, nearest: chosen.nearest.fixed, latest: chosen.latest.fixed }).toEqual(
      expected,
    );
  });

  it('is what package URLs say, whatever CPEs do', () => {
    const chosen = chooseFix([...of(['1.0.0-rc.1']), ...of(['1.0.0', '9.0.0'], 1, schemeCode('cpe'))]);
    expect(chosen).toMatchObject({ nearest: { fixed: '1.0.0-rc.1' }, isPrerelease: true });
    expect(chosen?.latest.fixed).toBe('1.0.0-rc.1');
  });

  it('keeps epochs of Python apart, and what a distribution numbers', () => {
    const python = chooseFix(of(['1!2.0rc1', '2.1', '1!2.0'], 0, schemeCode('pep440')));
    expect(python?.nearest.fixed).toBe('1!2.0');
    const debian = chooseFix(of(['1.0~rc1-1', '1.0-1'], 0, schemeCode('deb')));
    expect(debian).toMatchObject({ nearest: { fixed: '1.0~rc1-1' }, isPrerelease: false });
  });

  it('is unknown without a version', () => {
    expect(chooseFix([])).toBeUndefined();
  });
});
