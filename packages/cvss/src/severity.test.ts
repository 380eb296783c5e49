import { describe, expect, it } from 'vitest';
import {
  scoreOwasp,
  severityFromScores,
  severityLevel,
  severityOfCvssV2,
  severityOfCvssV3,
  severityOfLevel,
  severityOfOwasp,
} from './index.ts';

const owasp = (likelihood: number, technicalImpact: number, businessImpact = 0) => ({
  likelihood,
  technicalImpact,
  businessImpact,
});

describe('severity bands', () => {
  it.each([
    [0, 'UNASSIGNED', 'UNASSIGNED'],
    [0.1, 'LOW', 'LOW'],
    [3.9, 'LOW', 'LOW'],
    [4, 'MEDIUM', 'MEDIUM'],
    [6.9, 'MEDIUM', 'MEDIUM'],
    [7, 'HIGH', 'HIGH'],
    [8.9, 'HIGH', 'HIGH'],
    [9, 'HIGH', 'CRITICAL'],
    [10, 'HIGH', 'CRITICAL'],
  ])('rates %d as %s by v2 and as %s by v3', (score, v2, v3) => {
    expect(severityOfCvssV2(score)).toBe(v2);
    expect(severityOfCvssV3(score)).toBe(v3);
  });

  it('turns levels into severities and back', () => {
    for (const level of [0, 1, 2, 3, 4, 5]) expect(severityLevel(severityOfLevel(level))).toBe(level);
    expect(severityOfLevel(9)).toBe('UNASSIGNED');
  });

  it.each([
    [1, 1, 'INFO'],
    [1, 3, 'LOW'],
    [1, 6, 'MEDIUM'],
    [3, 1, 'LOW'],
    [5, 5, 'MEDIUM'],
    [3, 9, 'HIGH'],
    [6, 2, 'MEDIUM'],
    [7, 3, 'HIGH'],
    [9, 9, 'CRITICAL'],
    [0, 9, 'UNASSIGNED'],
    [9, 0, 'UNASSIGNED'],
  ])('rates OWASP likelihood %d and impact %d as %s', (likelihood, impact, severity) => {
    expect(severityOfOwasp(owasp(likelihood, impact))).toBe(severity);
    expect(severityOfOwasp(owasp(likelihood, 0, impact))).toBe(severity);
  });

  it('prefers v4 to v3 to v2 and takes the worse of CVSS and OWASP', () => {
    expect(severityFromScores({})).toBe('UNASSIGNED');
    expect(severityFromScores({ v2: 9.5 })).toBe('HIGH');
    expect(severityFromScores({ v2: 9.5, v3: 5 })).toBe('MEDIUM');
    expect(severityFromScores({ v2: 9.5, v3: 5, v4: 2 })).toBe('LOW');
    expect(severityFromScores({ v3: 5, owasp: owasp(9, 9) })).toBe('CRITICAL');
    expect(severityFromScores({ v3: 9.8, owasp: owasp(1, 1) })).toBe('CRITICAL');
    expect(severityFromScores({ owasp: owasp(1, 1) })).toBe('INFO');
  });
});

describe('scoreOwasp', () => {
  const vector = 'SL:1/M:4/O:7/S:9/ED:3/EE:5/A:6/ID:8/LC:2/LI:3/LAV:5/LAC:1/FD:9/RD:9/NC:7/PV:9';

  it('takes the means of the three groups', () => {
    expect(scoreOwasp(`(${vector})`)).toEqual({
      ok: true,
      vector,
      scores: { likelihood: 5.375, technicalImpact: 2.75, businessImpact: 8.5 },
      levels: { likelihood: 'MEDIUM', technicalImpact: 'LOW', businessImpact: 'HIGH' },
    });
  });

  it.each(['', 'garbage', vector.replace('SL:1', 'SL:12'), vector.replace('M:4', 'X:4'), `${vector}/PV:1`])(
    'refuses %j',
    (text) => {
      expect(scoreOwasp(text)).toMatchObject({ ok: false, error: expect.stringContaining('Expected') });
    },
  );
});
