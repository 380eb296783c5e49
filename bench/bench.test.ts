import { describe, expect, it } from 'vitest';
import { isFailed } from './bench.ts';
import { atLeast, atMost, reported } from './report.ts';
import { hostile } from './runs/hostile.ts';
import { outside } from './runs/outside/outside.ts';
import { vex } from './runs/vex.ts';

const missed = {
  fault: atLeast('403: nvd (got over)', 0, '', 1),
  reading: atMost('nvd-api read twice', 1, 'records', 0),
  limit: atMost('hex.pm: most in 60 s, two nodes', 101, 'requests', 100),
  use: atLeast('hex.pm: of its limit used', 79, '%', 80),
  rate: atLeast('B1 rate by page', 1_499, 'CVE/s', 1_500),
  wait: atMost('idle: /health/ready, worst', 1, 's', 0.5),
};

describe('the command ends with 1', () => {
  it.each([
    ['a fault', missed.fault],
    ['what may be read twice', missed.reading],
  ])('when %s of outside is missed', (_what, figure) => {
    const met = [reported('403: all runs', 9, 's'), atMost('403: peak of the process', 300, 'MB', 512)];
    expect(isFailed(outside, met)).toBe(false);
    expect(isFailed(outside, [...met, figure])).toBe(true);
  });

  it('not for what a busy machine changes of outside', () => {
    expect(isFailed(outside, [missed.limit, missed.use, missed.rate])).toBe(false);
  });

  it('when any limit of hostile is missed, and not for goals of others', () => {
    expect(isFailed(hostile, [missed.wait])).toBe(true);
    expect(isFailed(vex, [missed.wait])).toBe(false);
  });
});
