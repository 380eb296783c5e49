import { describe, expect, it } from 'vitest';
import { bareVersion } from './bare-version.ts';

describe('a version without what is written behind it', () => {
  it.each([
    ['gem', '1.19.3-x86_64-linux', '1.19.3'],
    ['gem', '1.19.3-x86-mingw32', '1.19.3'],
    ['gem', '1.19.3-jruby', '1.19.3'],
    ['gem', '1.19.3.rc1-java', '1.19.3.rc1'],
    ['gem', '1.0-beta', '1.0-beta'],
    ['gem', '1.0-linux', '1.0-linux'],
    ['pypi', '2.0-cp39-cp39-win_amd64', '2.0'],
    ['pypi', '2.0-1-cp39-abi3-macosx_11_0_arm64.whl', '2.0'],
    ['pypi', '2.0.dev1', '2.0.dev1'],
    ['pypi', '2.0-1', '2.0-1'],
    ['nuget', '8.0.1-win-x64', '8.0.1'],
    ['nuget', '8.0.1-preview.1', '8.0.1-preview.1'],
    ['nuget', '8.0.1-preview.1-linux-arm64', '8.0.1-preview.1'],
    ['conda', '1.21.0-py39h2e5f7a1_0', '1.21.0'],
    ['conda', '1.21.0=py39h2e5f7a1_0', '1.21.0'],
    ['conda', '1.21.0', '1.21.0'],
    ['conda', '2023c', '2023c'],
    ['deb', '1:1.0-1_amd64', '1:1.0-1'],
    ['deb', '1.0-1ubuntu2', '1.0-1ubuntu2'],
    ['rpm', '1.0-1.el9.x86_64', '1.0-1.el9'],
    ['rpm', '1.0-1.el9', '1.0-1.el9'],
    ['golang', 'v1.2.3', '1.2.3'],
    ['npm', '1.2.3-linux-x64', '1.2.3-linux-x64'],
    ['maven', '33.0-jre', '33.0-jre'],
  ])('of %s %s is %s', (type, version, bare) => {
    expect(bareVersion(type, version)).toBe(bare);
  });

  it('takes time in proportion to its length', () => {
    for (const type of ['gem', 'pypi', 'nuget', 'conda']) {
      const long = `1${'-x86_64-linux-'.repeat(14)}!`;
      expect(bareVersion(type, long)).toBe(long);
    }
  });
});
