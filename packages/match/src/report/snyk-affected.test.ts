import { describe, expect, it } from 'vitest';
import { coordsOf, decide, hitOf, rangesOf, readSnykIssue } from '../index.ts';
import { boundsOfSnykRange } from './snyk-affected.ts';

describe('a range of Snyk', () => {
  it.each([
    ['[,4.2.15),[5.0,5.0.8)', [{ endExcluding: '4.2.15' }, { startIncluding: '5.0', endExcluding: '5.0.8' }]],
    ['[,1.0.1)', [{ endExcluding: '1.0.1' }]],
    ['(1.0, 2.0]', [{ startExcluding: '1.0', endIncluding: '2.0' }]],
    ['[1.0,)', [{ startIncluding: '1.0' }]],
    ['[1.3]', [{ startIncluding: '1.3', endIncluding: '1.3' }]],
    ['>=1.0.0 <2.0.0', [{ startIncluding: '1.0.0', endExcluding: '2.0.0' }]],
    ['<4.17.21', [{ endExcluding: '4.17.21' }]],
    ['< 2.1 || >= 3.0, <= 3.4', [{ endExcluding: '2.1' }, { startIncluding: '3.0', endIncluding: '3.4' }]],
    ['=1.2', [{ startIncluding: '1.2', endIncluding: '1.2' }]],
    ['1.2.3', [{ startIncluding: '1.2.3', endIncluding: '1.2.3' }]],
    ['*', [{}]],
  ])('%s', (text, bounds) => {
    expect(boundsOfSnykRange(text)).toEqual(bounds);
  });

  it.each([
    '',
    '[',
    '[1.0',
    '(1.0)',
    '[1,2,3]',
    '^1.2',
    '>=',
    '<1 || ',
    'x y >'.repeat(20_000),
    '[,1.0) or so',
  ])('that cannot be read is none: %s', (text) => {
    expect(boundsOfSnykRange(text)).toBeUndefined();
  });
});

const left = { package: { name: 'left', version: '1.0.0', type: 'npm', url: 'pkg:npm/left@1.0.0' } };
const read = (coordinates: unknown, asked?: string) => {
  const issue = readSnykIssue({ id: 'SNYK-JS-LEFT-1', attributes: { coordinates } }, 'NVD', asked);
  if (!issue.ok) throw new Error(issue.error.message);
  return issue.advisory;
};

describe('what an issue says of versions', () => {
  const expected = {
    kind: 'purl',
    type: 'npm',
    namespace: '',
    name: 'left',
    ranges: [{ kind: 'bounds', bounds: { endExcluding: '1.0.1' } }],
    versions: [],
    at: 0,
  };

  it.each([
    ['names its package', [{ representations: [{ resource_path: '[,1.0.1)' }, left] }], undefined],
    ['leaves its package out', [{ representations: [{ resource_path: '<1.0.1' }] }], 'pkg:npm/left@1.0.0'],
    ['is of an old version of the API', [{ representation: ['<1.0.1'] }], 'pkg:npm/left@1.0.0'],
    [
      'has a range beside that cannot be read',
      [{ representations: [{ resource_path: '[,1.0.1)' }, { resource_path: '^9' }, left] }],
      undefined,
    ],
  ])('is read where it %s', (_how, coordinates, asked) => {
    expect(read(coordinates, asked).affected).toEqual([expected]);
  });

  it.each([
    ['nothing', undefined],
    ['no range', [{ representations: [left] }]],
    ['no package', [{ representations: [{ resource_path: '[,1.0.1)' }] }]],
    ['something else', 'anything'],
  ])('is nothing where there is %s', (_what, coordinates) => {
    expect(read(coordinates).affected).toEqual([]);
  });

  it('mends what it is an answer about, explains it, and matches no version', () => {
    const advisory = read([{ representations: [{ resource_path: '[,1.0.1),[2.0.0,2.3.0)' }, left] }]);
    const rows = rangesOf(advisory);
    expect(rows.map(({ fixed }) => fixed)).toEqual(['1.0.1', '2.3.0']);
    for (const version of ['@0.9.0', '@1.0.0', '@1.0.1', '@2.2.0', '@2.3.0', '@latest', '']) {
      const hits = coordsOf({ purl: `pkg:npm/left${version}` }).flatMap((each) =>
        rows.map((row) => hitOf(row, each)),
      );
      expect(hits).toEqual(['none', 'none']);
    }
    expect(decide({ purl: 'pkg:npm/left@1.0.0' }, advisory).verdict).toBe('affected');
    expect(decide({ purl: 'pkg:npm/left@1.0.1' }, advisory).verdict).toBe('not_affected');
    expect(rangesOf({ ...advisory, feed: 'osv' }).some((row) => row.lo < row.hi)).toBe(true);
  });
});
