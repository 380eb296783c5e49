import { hasSharedData, runVectors } from '@waybill/test-kit';
import { describe, expect, it } from 'vitest';
import { scoreCvss } from './index.ts';
import { CVSS_VECTORS } from './testing/shared-vectors.ts';
import { V2_EXAMPLES } from './testing/v2-examples.ts';

describe('scoreCvss', () => {
  it('scores a base vector of each version', () => {
    expect(scoreCvss('AV:N/AC:L/Au:N/C:P/I:P/A:P')).toMatchObject({
      version: '2.0',
      base: 7.5,
      severity: 'HIGH',
      impact: 6.4,
      exploitability: 10,
    });
    expect(scoreCvss('CVSS:3.0/AV:A/AC:H/PR:H/UI:N/S:C/C:H/I:H/A:H')).toMatchObject({
      version: '3.0',
      base: 7.6,
    });
    expect(scoreCvss('CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H')).toMatchObject({
      base: 9.8,
      severity: 'CRITICAL',
    });
    expect(scoreCvss('CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:L/VI:H/VA:L/SC:N/SI:H/SA:L')).toMatchObject({
      version: '4.0',
      base: 9.2,
      severity: 'CRITICAL',
    });
  });

  it.each([
    ['', { base: 9.3, score: 9.3, severity: 'CRITICAL' }],
    ['/E:A', { base: 9.3, score: 9.3, severity: 'CRITICAL' }],
    ['/E:U', { base: 9.3, score: 8.1, severity: 'HIGH' }],
    ['/MAV:P', { base: 9.3, severity: 'HIGH' }],
  ])('counts threat and environment of a v4 vector: %s', (more, expected) => {
    const base = 'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N';
    expect(scoreCvss(`${base}${more}`)).toMatchObject(expected);
  });

  it('counts the base score of a v3 vector with a temporal metric', () => {
    const scored = scoreCvss('CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H/E:U');
    expect(scored).toMatchObject({ base: 9.8, score: 9.8, severity: 'CRITICAL' });
  });

  // The specification of v4, §4: a modified metric takes the place of its base metric; not defined, E counts as A, CR, IR
  // and AR as H; what lowers a requirement or the threat never raises the score.
  it.each([
    ['N/L/N/N/N/H/H/H/N/N/N', 'L/L/N/L/N/H/H/H/N/N/N'],
    ['P/H/P/H/A/L/L/L/N/N/N', 'N/L/N/N/N/H/H/H/H/H/H'],
    ['A/L/P/L/P/H/N/L/L/H/N', 'A/H/N/N/P/N/L/H/H/N/L'],
    ['N/L/N/N/N/H/H/H/H/H/H', 'N/L/N/N/N/N/N/N/N/N/N'],
  ])('scores the threat and the environment of v4 from %s to %s', (given, modified) => {
    const names = ['AV', 'AC', 'AT', 'PR', 'UI', 'VC', 'VI', 'VA', 'SC', 'SI', 'SA'];
    const metrics = (values: string, prefix = '') =>
      values.split('/').map((value, index) => `${prefix}${names[index]}:${value}`);
    const scoreOf = (...parts: readonly string[]) => {
      const scored = scoreCvss(['CVSS:4.0', ...parts].join('/'));
      if (!scored.ok) throw new Error(scored.error.code);
      return scored;
    };
    const before = metrics(given);
    const { base } = scoreOf(...before);
    const overall = scoreOf(...metrics(modified)).base;
    expect(scoreOf(...before, ...metrics(modified, 'M'))).toMatchObject({ base, overall });
    expect(scoreOf(...before, 'E:A', 'CR:H', 'IR:H', 'AR:H').overall).toBe(base);
    const proven = scoreOf(...before, 'E:P').overall;
    expect(proven).toBeLessThanOrEqual(base);
    expect(scoreOf(...before, 'E:U').overall).toBeLessThanOrEqual(proven);
    expect(scoreOf(...before, 'CR:L', 'IR:L', 'AR:L').overall).toBeLessThanOrEqual(base);
  });

  it.each(V2_EXAMPLES)('scores the groups of %s', (vector, base, temporal, environmental) => {
    const scored = scoreCvss(vector);
    expect(scored).toMatchObject({ base, overall: environmental ?? temporal ?? base });
    expect(scored.ok && [scored.temporal, scored.environmental]).toEqual([temporal, environmental]);
  });

  it('leaves out the scores of groups that the vector does not have', () => {
    const scored = scoreCvss('AV:N/AC:L/Au:N/C:P/I:P/A:P');
    expect(scored).not.toHaveProperty('temporal');
    expect(scored).not.toHaveProperty('environmental');
    expect(scoreCvss('AV:N/AC:L/Au:N/C:P/I:P/A:P/E:U')).toMatchObject({ temporal: 6.4 });
  });

  it('normalizes order, parentheses, undefined metrics and a final slash', () => {
    expect(scoreCvss(' (AC:L/AV:N/Au:N/C:P/I:P/A:P/E:ND) ')).toMatchObject({
      vector: 'AV:N/AC:L/Au:N/C:P/I:P/A:P',
    });
    expect(scoreCvss('CVSS:3.1/A:H/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/E:X/')).toMatchObject({
      vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
    });
  });

  it('reads a vector without a prefix as 3.0 when it has PR', () => {
    expect(scoreCvss('(AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H)')).toMatchObject({
      version: '3.0',
      vector: 'CVSS:3.0/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
    });
  });

  it.each([
    ['', 'empty', ''],
    ['garbage', 'unknown_version', 'garbage'],
    ['CVSS:5.0/AV:N', 'unknown_version', 'CVSS:5.0'],
    ['CVSS:3.1/AV:A', 'incomplete', 'AC'],
    ['CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A', 'malformed', 'A'],
    ['CVSS:3.1/AV:Z/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', 'bad_value', 'AV:Z'],
    ['CVSS:3.1/AV:X/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', 'bad_value', 'AV:X'],
    ['CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H/FOO:1', 'unknown_metric', 'FOO'],
    ['CVSS:3.1/AV:N/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', 'duplicate', 'AV'],
    ['CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:L/VI:H/VA:L/SC:N/SI:S/SA:L', 'bad_value', 'SI:S'],
    [`AV:N/PR:${'N'.repeat(600)}`, 'malformed', `AV:N/PR:${'N'.repeat(32)}…`],
  ])('refuses %j as %s', (vector, code, quoted) => {
    expect(scoreCvss(vector)).toEqual({ ok: false, error: { code, data: quoted } });
  });
});

describe.skipIf(!hasSharedData)('vectors of CVSS (needs ../shared)', () => {
  it.each(CVSS_VECTORS)('$set', async (source) => {
    expect(await runVectors(source)).toMatchObject({ cases: source.count, failed: [], excluded: [] });
  });
});
