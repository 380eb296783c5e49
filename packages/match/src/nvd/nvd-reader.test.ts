import { hasSharedData } from '@waybill/test-kit';
import { describe, expect, it } from 'vitest';
import { cvesOf } from '../testing/shared-records.ts';
import { readNvdCve } from './nvd-reader.ts';

const criterion = (part: string, product: string, version = '*') =>
  `cpe:2.3:${part}:acme:${product}:${version}:*:*:*:*:*:*:*`;
const match = (criteria: string, more = {}) => ({ criteria, vulnerable: true, ...more });

function advisoryOf(cve: unknown) {
  const read = readNvdCve(cve);
  if (!read.ok) throw new Error(`${read.error.path}: ${read.error.message}`);
  return read.advisory;
}

function affectedBy(...configurations: unknown[]) {
  return advisoryOf({ id: 'CVE-2024-0001', configurations }).affected.map((affected) =>
    affected.kind === 'cpe' ? affected.criterion.split(':')[4] : '',
  );
}

describe('readNvdCve', () => {
  it('reads texts, weaknesses, references and dates', () => {
    const advisory = advisoryOf({
      id: 'CVE-2024-0001',
      vulnStatus: 'Analyzed',
      published: '2024-01-02T03:04:05.000',
      lastModified: '2024-02-03T04:05:06.700',
      descriptions: [
        { lang: 'en', value: 'One.' },
        { lang: 'es', value: 'Uno.' },
        { lang: 'en', value: 'Two.' },
      ],
      weaknesses: [
        { type: 'Primary', description: [{ lang: 'en', value: 'CWE-79' }] },
        {
          type: 'Secondary',
          description: [
            { lang: 'en', value: 'NVD-CWE-Other' },
            { lang: 'en', value: 'CWE-20' },
          ],
        },
      ],
      references: [{ url: 'https://example.org/a' }, { url: 'https://example.org/b' }],
    });
    expect(advisory).toEqual({
      feed: 'nvd',
      recordId: 'CVE-2024-0001',
      source: 'NVD',
      vulnId: 'CVE-2024-0001',
      aliases: [],
      description: 'One.\n\nTwo.',
      references: [{ url: 'https://example.org/a' }, { url: 'https://example.org/b' }],
      cwes: [79, 20],
      severity: 'UNASSIGNED',
      published: '2024-01-02T03:04:05.000Z',
      modified: '2024-02-03T04:05:06.700Z',
      affected: [],
    });
  });

  it('prefers primary metrics, 3.1 to 3.0, and the scores of the feed', () => {
    const metric = (vectorString: string, baseScore: number, type: string) => ({
      type,
      cvssData: { vectorString, baseScore },
      impactScore: 1.5,
    });
    const v3 = (version: string, tail: string) => `CVSS:${version}/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:${tail}`;
    const advisory = advisoryOf({
      id: 'CVE-2024-0001',
      metrics: {
        cvssMetricV2: [metric('(AV:N/AC:L/Au:N/C:P/I:P/A:P)', 7.6, 'Secondary')],
        cvssMetricV30: [metric(v3('3.0', 'H'), 1, 'Primary')],
        cvssMetricV31: [metric(v3('3.1', 'L'), 2, 'Secondary'), metric(v3('3.1', 'H'), 9.7, 'Primary')],
      },
    });
    expect(advisory.cvssV2).toEqual({
      vector: 'AV:N/AC:L/Au:N/C:P/I:P/A:P',
      version: '2.0',
      score: 7.6,
      impact: 1.5,
      exploitability: 10,
    });
    expect(advisory.cvssV3).toMatchObject({ vector: v3('3.1', 'H'), score: 9.7 });
    expect(advisory.severity).toBe('CRITICAL');
  });

  it('keeps a vector that cannot be scored with the score that the feed gives', () => {
    const cvssData = { version: '3.1', vectorString: 'CVSS:3.1/AV:N', baseScore: 5 };
    const advisory = advisoryOf({
      id: 'CVE-2024-0001',
      metrics: { cvssMetricV31: [{ type: 'Primary', cvssData }] },
    });
    expect(advisory.cvssV3).toEqual({ vector: 'CVSS:3.1/AV:N', version: '3.1', score: 5 });
  });

  it.each([
    ['a list that is none', { cvssMetricV31: 'high' }, undefined],
    ['an entry that is none', { cvssMetricV31: [null] }, undefined],
    ['an entry without data', { cvssMetricV31: [{ type: 'Primary' }] }, undefined],
    ['a vector that is no text', { cvssMetricV31: [{ cvssData: { vectorString: 7 } }] }, undefined],
    [
      'an unknown version',
      { cvssMetricV31: [{ cvssData: { vectorString: 'x', version: '9.0' } }] },
      undefined,
    ],
    [
      'a vector of 3.0 behind a broken one of 3.1',
      {
        cvssMetricV31: [{ cvssData: { vectorString: 'x' } }],
        cvssMetricV30: [
          { cvssData: { vectorString: 'CVSS:3.0/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H' }, impactScore: 'much' },
        ],
      },
      { version: '3.0', score: 9.8, impact: 5.9, exploitability: 3.9 },
    ],
  ])('computes the scores that the feed leaves out, and leaves out %s', (_name, metrics, expected) => {
    const { cvssV3 } = advisoryOf({ id: 'CVE-2024-0001', metrics });
    if (expected) expect(cvssV3).toMatchObject(expected);
    else expect(cvssV3).toBeUndefined();
  });

  it.each(['2.0', '3.0', '3.1', '4.0'])(
    'takes the version %s from the feed when the vector tells none',
    (version) => {
      const { cvssV2 } = advisoryOf({
        id: 'CVE-2024-0001',
        metrics: { cvssMetricV2: [{ cvssData: { vectorString: 'x', version, baseScore: 5 } }] },
      });
      expect(cvssV2).toEqual({ vector: 'x', version, score: 5 });
    },
  );

  it('takes the words of English in all its forms', () => {
    const descriptions = [
      { value: 'No language.' },
      { lang: 'en-US', value: 'Plain.' },
      { lang: 'en' },
      'none',
    ];
    expect(advisoryOf({ id: 'CVE-2024-0001', descriptions }).description).toBe('Plain.');
  });

  it.each(['0001-01-01T00:00:00Z', 'yesterday', '2024-13-45T00:00:00Z'])(
    'leaves out the time %s',
    (published) => {
      expect(advisoryOf({ id: 'CVE-2024-0001', published })).not.toHaveProperty('published');
    },
  );

  it('keeps bounds and where they stand, and equal criteria once', () => {
    const bounded = match(criterion('a', 'x'), { versionStartIncluding: '1.0', versionEndExcluding: '2.0' });
    const nodes = [{ operator: 'OR', negate: false, cpeMatch: [match(criterion('a', 'y', '-')), bounded] }];
    expect(advisoryOf({ id: 'CVE-2024-0001', configurations: [{ nodes }, { nodes }] }).affected).toEqual([
      { kind: 'cpe', criterion: criterion('a', 'y', '-'), at: [0, 0, 0] },
      {
        kind: 'cpe',
        criterion: criterion('a', 'x'),
        bounds: { startIncluding: '1.0', endExcluding: '2.0' },
        at: [0, 0, 1],
      },
    ]);
  });

  it('skips what is negated or not vulnerable', () => {
    const nodes = (...cpeMatch: unknown[]) => [{ operator: 'OR', cpeMatch }];
    expect(
      affectedBy(
        { negate: true, nodes: nodes(match(criterion('a', 'x'))) },
        { nodes: [{ negate: true, cpeMatch: [match(criterion('a', 'y'))] }] },
        { nodes: nodes(match(criterion('a', 'z'), { vulnerable: false }), match(criterion('a', 'w'))) },
      ),
    ).toEqual(['w']);
  });

  it('keeps only the application where it is joined with a system by AND', () => {
    const nodes = [
      { operator: 'OR', cpeMatch: [match(criterion('a', 'app'))] },
      { operator: 'OR', cpeMatch: [match(criterion('o', 'system')), match(criterion('h', 'device'))] },
    ];
    expect(affectedBy({ operator: 'AND', nodes })).toEqual(['app']);
    expect(affectedBy({ operator: 'OR', nodes })).toEqual(['app', 'system', 'device']);
    expect(affectedBy({ operator: 'AND', nodes: nodes.slice(1) })).toEqual(['system', 'device']);
    const mixed = {
      operator: 'AND',
      cpeMatch: [match(criterion('a', 'app')), match(criterion('o', 'system'))],
    };
    expect(affectedBy({ nodes: [mixed] })).toEqual(['app']);
  });

  it('knows a rejected CVE', () => {
    expect(advisoryOf({ id: 'CVE-2024-0001', vulnStatus: 'Rejected' }).rejected).toBe(true);
  });

  it.each([
    [undefined, '', 'Expected an object, found nothing'],
    [{ id: 'GHSA-1' }, 'id', 'Expected a CVE id, found "GHSA-1"'],
    [
      { id: 'CVE-2024-0001', configurations: {} },
      'configurations',
      'Expected a list, found a value of type object',
    ],
    [
      { id: 'CVE-2024-0001', configurations: [{ nodes: [{ cpeMatch: [match('cpe:2.3:a:x')] }] }] },
      'configurations[0].nodes[0].cpeMatch[0].criteria',
      'Expected a CPE, found "cpe:2.3:a:x"',
    ],
  ])('refuses %j', (cve, path, message) => {
    expect(readNvdCve(cve)).toEqual({ ok: false, error: { path, message } });
  });
});

describe.skipIf(!hasSharedData)('readNvdCve on real records', () => {
  it('reads ratings and weaknesses as the API gives them', () => {
    const [cve] = cvesOf('nvd-samples/api/jsons/cve-2022-1954.json');
    expect(advisoryOf(cve)).toMatchObject({
      vulnId: 'CVE-2022-1954',
      cvssV3: { score: 5.3, exploitability: 3.9, impact: 1.4 },
      cvssV2: { score: 5 },
      severity: 'MEDIUM',
      cwes: expect.arrayContaining([1333]),
    });
  });
});
