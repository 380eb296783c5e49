import { describe, expect, it } from 'vitest';
import { compareDistances, formatDistance, versionDistance } from './version-distance.ts';

describe('versionDistance', () => {
  it.each([
    ['1.2.3', '1.2.3', '0:0.0.0'],
    ['1.2.3', '1.2.5', '0:0.0.2'],
    ['1.2.3', '1.4.0', '0:0.2.?'],
    ['3.0', '1.2.3', '0:2.?.?'],
    ['1:1.0', '3:9.9', '2:?.?.?'],
    ['1', '1.0.0', '0:0.0.0'],
    ['v1.2', '0:v1.3', '0:0.1.?'],
    ['1.2.3.RELEASE', '1.2.4.4-x', '0:0.0.1'],
  ])('from %s to %s is %s', (a, b, text) => {
    const distance = versionDistance(a, b);
    expect(distance && formatDistance(distance)).toBe(text);
  });

  it.each(['1a', '1.2.3-rc1', '', 'latest', '1..2', 'x:1', '1.2.', '1234567890123456'])(
    'does not know a distance from %j',
    (version) => {
      expect(versionDistance(version, '1.0')).toBeUndefined();
      expect(versionDistance('1.0', version)).toBeUndefined();
    },
  );
});

describe('compareDistances', () => {
  it.each([
    ['2.0', '1.0', 1],
    ['0.1', '0.2', -1],
    ['0.0.1', '0.0.1', 0],
    ['0.0.2', '0.0.1', 1],
    ['1.0', '0.9', 1],
    ['1:0', '9.0', 1],
  ])('compares a change by %s with one by %s: %i', (a, b, order) => {
    const [left, right] = [versionDistance('0', a), versionDistance('0', b)];
    expect(left && right && Math.sign(compareDistances(left, right))).toBe(order);
  });
});
