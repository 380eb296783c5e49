import { workMs } from '@waybill/test-kit';
import { describe, expect, it } from 'vitest';
import {
  compareVersions,
  isSchemeId,
  MAX_KEY_LENGTH,
  MAX_VERSION_LENGTH,
  type SchemeId,
  schemeCode,
  schemeForOsvEcosystem,
  schemeForPurlType,
  schemeForVersName,
  schemeFromCode,
  schemeIds,
  versionKey,
} from './index.ts';
import { getScheme } from './registry.ts';

describe('versionKey', () => {
  // Keys are stored: a change here needs a new key for every stored version.
  it.each<[SchemeId, string, string]>([
    ['semver', '1.10.0', '1A10.'],
    ['semver', '1.10.0-rc.1', '1A10-_rc!1'],
    ['pep440', '1.10', '1A10.'],
    ['pep440', '2.0rc1', "2'1."],
    ['pep440', '2.0.post1.dev3', '2/1!3'],
    ['pep440', '1!2.0', '^12.'],
    ['cpe', '1.10', '1A10%'],
    ['cpe', '7.4.2d', "742'd!%"],
    ['generic', '1.0-rc1', '1#1!61%'],
    ['deb', '1:1.2-3', '11|2#3#'],
    ['rpm', '1.10-2.el8', '01A10#2&el!8#'],
    ['arch', '1.10-2', '01aA10#2#'],
    ['gem', '2.0.rc1', '2!rc!1%'],
    ['nuget', '1.0.0-Beta', '1-_beta'],
    ['pub', '1.10.0-dev.2+1', '1A100-_dev!2!1!'],
    ['cran', '1.10-2', '1A102'],
    ['hackage', '1.10.2', '1A102'],
    ['cpan', '1.002003', '123'],
    ['composer', '1.10-beta2', '1A10.%2*'],
    ['conan', '1.10.1k', '1A101]k!.!'],
    ['maven', '1.0-beta-2', "1#!1'2%"],
    ['apk', '1.10b_rc1-r2', '1A10.b$1%2'],
    ['lexicographic', 'a~b', 'a}00007eb'],
    ['intdot', '1.10.0-rc1', '1A10'],
  ])('of %s %s is %s', (scheme, version, key) => {
    expect(versionKey(scheme, version)).toBe(key);
  });

  it('is absent when it would be too long for an index', () => {
    const short = 'é'.repeat(Math.floor(MAX_KEY_LENGTH / 7));
    expect(versionKey('lexicographic', short)?.length).toBeLessThanOrEqual(MAX_KEY_LENGTH);
    expect(versionKey('lexicographic', `${short}é`)).toBeUndefined();
  });

  it('is absent for a version that is too long', () => {
    const longest = '1'.repeat(MAX_VERSION_LENGTH - 10);
    expect(versionKey('semver', longest)).toMatch(/^\[B9901{990}\.$/);
    expect(compareVersions('semver', longest, '1')).toBe(1);
    expect(versionKey('semver', `${longest}12345678901`)).toBeUndefined();
    expect(compareVersions('semver', `${longest}12345678901`, '1')).toBeUndefined();
    expect(compareVersions('semver', '1', `${longest}12345678901`)).toBeUndefined();
  });

  it.each(schemeIds)('and order of %s come at once for hostile text', (scheme) => {
    const tookMs = workMs(() => {
      for (const piece of ['1', '0.', '1.', '-', 'a', 'a1', '.a', '~', ' ', '_p1', '1-', '!', 'é', '{']) {
        const text = `1${piece.repeat(MAX_VERSION_LENGTH)}`.slice(0, MAX_VERSION_LENGTH - 1);
        expect([-1, 0, 1, undefined]).toContain(compareVersions(scheme, text, `${text}x`));
        expect(versionKey(scheme, text)).not.toBe('');
      }
    });
    expect(tookMs).toBeLessThan(2_000);
  });
});

describe('compareVersions', () => {
  it('answers undefined for what it cannot read', () => {
    expect(compareVersions('semver', '1.10.0', '1.9.0')).toBe(1);
    expect(compareVersions('semver', '1.10.0', 'latest')).toBeUndefined();
  });
});

describe('schemes', () => {
  it('keep their stored numbers', () => {
    expect(Object.fromEntries(schemeIds.map((id) => [id, schemeCode(id)]))).toEqual({
      semver: 1,
      pep440: 2,
      cpe: 3,
      generic: 4,
      deb: 5,
      rpm: 6,
      arch: 7,
      gem: 8,
      nuget: 9,
      pub: 10,
      cran: 11,
      hackage: 12,
      cpan: 13,
      composer: 14,
      conan: 15,
      maven: 16,
      apk: 17,
      lexicographic: 18,
      datetime: 19,
      intdot: 20,
    });
  });

  it('are found by their numbers', () => {
    expect(schemeIds.map((id) => schemeFromCode(schemeCode(id)))).toEqual(schemeIds);
    expect(schemeFromCode(0)).toBeUndefined();
  });

  it('are known by name', () => {
    expect(isSchemeId('maven')).toBe(true);
    expect(isSchemeId('constructor')).toBe(false);
    expect(() => getScheme('other' as SchemeId)).toThrow("There is no version scheme 'other'");
  });

  it.each([
    ['golang', 'semver'],
    ['NPM', 'semver'],
    ['pypi', 'pep440'],
    ['alpm', 'arch'],
    ['cocoapods', 'gem'],
    ['docker', 'generic'],
    ['', 'generic'],
  ])('of purl type %j is %s', (type, scheme) => {
    expect(schemeForPurlType(type)).toBe(scheme);
  });

  it.each([
    ['npm', 'semver'],
    ['Alpine:v3.20', 'apk'],
    ['Ubuntu:22.04:LTS', 'deb'],
    ['Red Hat:enterprise_linux:9::appstream', 'rpm'],
    ['Root:Alpine:3.18', 'apk'],
    ['Root:PyPI', 'pep440'],
    ['Packagist:https://packages.drupal.org/8', 'composer'],
    ['Unheard of', undefined],
    ['Unheard of:1', undefined],
    ['', undefined],
  ])('of OSV ecosystem %j is %s', (ecosystem, scheme) => {
    expect(schemeForOsvEcosystem(ecosystem)).toBe(scheme);
  });

  it.each([
    ['datetime', 'datetime'],
    ['alpine', 'apk'],
    ['gem', 'gem'],
    ['dart', 'pub'],
    ['gentoo', 'apk'],
    ['nginx', 'intdot'],
    ['all', 'generic'],
  ])('of vers name %s is %s', (name, scheme) => {
    expect(schemeForVersName(name)).toBe(scheme);
  });
});
