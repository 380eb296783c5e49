import { describe, expect, it } from 'vitest';
import { readReleaseOptions } from './options.ts';

const readOptions = (...args: string[]) => readReleaseOptions(args, '0.1.0', '/repo');

describe('the options of a release', () => {
  it('are everything for both architectures, of the version in package.json, when none is given', () => {
    expect(readOptions()).toEqual({
      version: '0.1.0',
      platforms: [
        { os: 'linux', cpu: 'x64' },
        { os: 'linux', cpu: 'arm64' },
      ],
      forms: ['tarball', 'deb', 'image'],
      out: '/repo/dist/release',
      keyFile: undefined,
      advisories: undefined,
      from: undefined,
      commit: 'HEAD',
      isShort: false,
    });
  });

  it('choose version, forms, architectures, place, and key', () => {
    const args = [
      '--version',
      '0.1.1',
      '--only',
      'deb,tarball',
      '--arch',
      'arm64',
      '--out',
      '../there',
      '--advisories',
      'data',
      '--key',
      'k.pem',
      '--commit',
      'v0.1.1',
      '--short',
    ];
    expect(readOptions(...args)).toEqual({
      version: '0.1.1',
      platforms: [{ os: 'linux', cpu: 'arm64' }],
      forms: ['deb', 'tarball'],
      out: '/there',
      keyFile: 'k.pem',
      advisories: 'data',
      from: undefined,
      commit: 'v0.1.1',
      isShort: true,
    });
  });

  it.each([
    [['--version', 'v1'], '"v1" is not a version'],
    [['--only', 'rpm'], '--only does not know "rpm"; it takes tarball, deb, image.'],
    [['--arch', 'x64,ia32'], '--arch does not know "ia32"'],
    [['--sign'], "Unknown option '--sign'"],
    [['now'], "Unexpected argument 'now'"],
  ])('refuse %j and say why', (args, reason) => {
    expect(() => readOptions(...args)).toThrow(reason);
  });
});
