import { workMs } from '@waybill/test-kit';
import { describe, expect, it } from 'vitest';
import { compareComponentVersions, tokenizeVersion } from './component-version.ts';

describe('tokenizeVersion', () => {
  it.each([
    ['1.2.3', ['1', '2', '3']],
    ['v1.2', ['v1', '2']],
    ['1.0-RC1', ['1', '0', 'rc1']],
    ['1.0rc_2', ['1', '0', 'rc_2']],
    ['1.0.2k', ['1', '0', '2k']],
    ['1.0.2k.1', ['1', '0', '2', 'k', '1'].filter((token) => token !== 'k')],
    ['5.0.0.RELEASE', ['5', '0', '0', 'release']],
    ['1.0-SNAPSHOT', ['1', '0', 'snapshot']],
    ['1.0.Final', ['1', '0']],
    ['1:2.3.4-5ubuntu1.2', ['2', '3', '4']],
    ['1:2.3-4', ['1', '2', '3', '4']],
    ['latest', ['latest']],
    ['', ['']],
  ])('splits %j', (version, tokens) => {
    expect(tokenizeVersion(version)).toEqual(tokens);
  });
});

describe('compareComponentVersions', () => {
  it.each([
    ['1.9.3', '1.10', -1],
    ['1.10', '1.9.3', 1],
    ['1.0', '1.0', 0],
    ['1', '1.0', 0],
    ['1.0', '1', 0],
    ['1', '1.0.0', -1],
    ['1', '1.1', -1],
    ['1.0.0', '1.0', 0],
    ['1.0-rc1', '1.0', 1],
    ['1.0-rc1', '1.0-rc2', -1],
    ['1.0.2k', '1.0.2l', -1],
    ['1.0.10a', '1.0.9', -1],
    ['2147483647', '2147483648', -1],
    ['10', '2147483648', -1],
    ['9', '21474836480', 1],
    ['1.0', '1.0.RELEASE', -1],
    ['1.0.BETA', '1.0.alpha', 1],
    ['latest', '1.0', 1],
    ['1:1.0-1ubuntu2', '1.0', 0],
  ])('orders %s and %s: %i', (a, b, order) => {
    const [left, right] = [tokenizeVersion(a), tokenizeVersion(b)];
    expect(compareComponentVersions(left, right)).toBe(order);
    expect(compareComponentVersions(right, left) + order).toBe(0);
  });

  it('has circles, as in the system that policies come from', () => {
    const order = (a: string, b: string) => compareComponentVersions(tokenizeVersion(a), tokenizeVersion(b));
    expect([order('2', '10'), order('10', '1a'), order('1a', '2')]).toEqual([-1, -1, -1]);
  });

  it('takes time in proportion to the version', () => {
    const compare = (a: string, b: string) =>
      compareComponentVersions(tokenizeVersion(a), tokenizeVersion(b));
    const tookMs = workMs(() => {
      compare('1'.repeat(100_000), '1a'.repeat(50_000));
      compare('-ubuntu'.repeat(20_000), '1:'.repeat(50_000));
    });
    expect(tookMs).toBeLessThan(500);
  });
});
