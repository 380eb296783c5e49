import { describe, expect, it } from 'vitest';
import {
  type AliasIds,
  aliasesOfAdvisory,
  aliasesOfRecord,
  aliasField,
  aliasGroups,
  cvesOfAdvisory,
  mergeAliases,
} from '../index.ts';

describe('aliasesOfRecord', () => {
  it('pairs the own id with every alias of another source that has a column', () => {
    expect(aliasesOfRecord('OSV', 'PYSEC-1', ['CVE-1', 'GHSA-1', 'CVE-1', 'BIT-x', 'GSD-1'])).toEqual([
      { osvId: 'PYSEC-1', cveId: 'CVE-1' },
      { osvId: 'PYSEC-1', ghsaId: 'GHSA-1' },
      { osvId: 'PYSEC-1', gsdId: 'GSD-1' },
    ]);
    expect(aliasesOfRecord('GITHUB', 'GHSA-1', ['GHSA-2', 'CVE-1'])).toEqual([
      { ghsaId: 'GHSA-1', cveId: 'CVE-1' },
    ]);
  });

  it('uses internalId for sources without a column', () => {
    expect(aliasField('NPM')).toBe('internalId');
    expect(aliasField('OSSINDEX')).toBe('sonatypeId');
  });
});

describe('aliasesOfAdvisory', () => {
  const aliasesOf = (vulnId: string, upstream: string[], aliases: string[] = []) =>
    aliasesOfAdvisory({ source: 'OSV', vulnId, aliases, upstream });

  it.each([
    ['UBUNTU-CVE-2025-6297', ['CVE-2025-6297']],
    ['ALPINE-CVE-2025-6297', ['CVE-2025-6297', 'CVE-2025-6297']],
    ['RHSA-2025:1234', ['CVE-2025-6297']],
    ['USN-7000-1', ['CVE-2025-6297', 'UBUNTU-CVE-2025-6297']],
    ['CGA-xxxx-yyyy-zzzz', ['CVE-2025-6297', 'GHSA-aaaa-bbbb-cccc', 'GO-2025-1']],
  ])('takes the one CVE that %s is about', (vulnId, upstream) => {
    expect(aliasesOf(vulnId, upstream)).toEqual([{ osvId: vulnId, cveId: 'CVE-2025-6297' }]);
  });

  it.each([
    ['USN-7000-1', ['CVE-2025-6297', 'CVE-2025-6298']],
    ['USN-7000-1', ['CVE-2025-6297', 'UBUNTU-CVE-2025-6298']],
    ['DSA-6000-1', ['CVE-2025-6297', 'GHSA-aaaa-bbbb-cccc', 'GHSA-dddd-eeee-ffff']],
    ['DEBIAN-CVE-2025-62970', ['CVE-2025-6297']],
    ['MGASA-2025-1', ['GHSA-aaaa-bbbb-cccc']],
  ])('takes none of %s, which rests on %j', (vulnId, upstream) => {
    expect(aliasesOf(vulnId, upstream)).toEqual([]);
  });

  it('keeps the aliases of a record that rests on another CVE', () => {
    expect(aliasesOf('BIT-1', ['CVE-2025-6297'], ['CVE-2025-6298'])).toEqual([
      { osvId: 'BIT-1', cveId: 'CVE-2025-6298' },
    ]);
  });
});

describe('cvesOfAdvisory', () => {
  type Named = Parameters<typeof cvesOfAdvisory>[0];
  const advisory: Named = { source: 'OSV', vulnId: 'PYSEC-2024-1', aliases: [] };
  const cases: [string, Partial<Named>, string[] | undefined][] = [
    ['its own id', { source: 'NVD', vulnId: 'CVE-2024-0001' }, ['CVE-2024-0001']],
    ['an id of its own that is none', { source: 'NVD', vulnId: 'CVE-2024-1,{}' }, undefined],
    [
      'aliases and what it rests on, each once',
      { aliases: ['CVE-2024-0002', 'GHSA-aaaa-bbbb-cccc'], upstream: ['CVE-2024-0001', 'CVE-2024-0002'] },
      ['CVE-2024-0001', 'CVE-2024-0002'],
    ],
    ['an alias that is none', { aliases: ['CVE-2024-"1"'] }, undefined],
    [
      'no aliases of one that is withdrawn',
      { aliases: ['CVE-2024-0002'], withdrawn: '2024-05-01' },
      undefined,
    ],
    ['nothing', {}, undefined],
  ];

  it.each(cases)('has %s', (_title, said, cves) => {
    expect(cvesOfAdvisory({ ...advisory, ...said })).toEqual(cves);
  });
});

describe('mergeAliases', () => {
  const cases: [string, (AliasIds & { id: number })[], AliasIds[], unknown][] = [
    [
      'adds a row when none shares an id',
      [],
      [{ cveId: 'C1', ghsaId: 'G1' }],
      { inserted: [{ cveId: 'C1', ghsaId: 'G1' }] },
    ],
    [
      'completes the row that shares an id',
      [{ id: 1, cveId: 'C1' }],
      [{ cveId: 'C1', ghsaId: 'G1' }],
      { updated: [{ id: 1, cveId: 'C1', ghsaId: 'G1' }] },
    ],
    [
      'leaves a row alone that has all of it',
      [{ id: 1, cveId: 'C1', ghsaId: 'G1', osvId: 'O1' }],
      [{ cveId: 'C1', ghsaId: 'G1' }],
      {},
    ],
    [
      'adds a row when the only related one contradicts',
      [{ id: 1, cveId: 'C1', ghsaId: 'G1' }],
      [{ cveId: 'C1', ghsaId: 'G2' }],
      { inserted: [{ cveId: 'C1', ghsaId: 'G2' }] },
    ],
    [
      'takes the row that shares most',
      [
        { id: 1, osvId: 'O1' },
        { id: 2, cveId: 'C1', osvId: 'O1' },
      ],
      [{ cveId: 'C1', osvId: 'O1', ghsaId: 'G1' }],
      { updated: [{ id: 2, cveId: 'C1', osvId: 'O1', ghsaId: 'G1' }] },
    ],
    [
      'lets later aliases join a new row',
      [],
      [
        { osvId: 'O1', cveId: 'C1' },
        { osvId: 'O1', ghsaId: 'G1' },
        { osvId: 'O1', cveId: 'C2' },
      ],
      {
        inserted: [
          { osvId: 'O1', cveId: 'C1', ghsaId: 'G1' },
          { osvId: 'O1', cveId: 'C2' },
        ],
      },
    ],
    [
      'never joins rows, even when an alias would connect them',
      [
        { id: 1, cveId: 'C1' },
        { id: 2, ghsaId: 'G1' },
      ],
      [{ cveId: 'C1', ghsaId: 'G1' }],
      { updated: [{ id: 1, cveId: 'C1', ghsaId: 'G1' }] },
    ],
  ];

  it.each(cases)('%s', (_title, existing, incoming, change) => {
    const before = structuredClone(existing);
    expect(mergeAliases(existing, incoming)).toMatchObject({
      updated: [],
      inserted: [],
      ...(change as object),
    });
    expect(existing).toEqual(before);
  });

  it('comes to nothing when run again on its own result', () => {
    const incoming = [
      { osvId: 'O1', cveId: 'C1' },
      { osvId: 'O1', ghsaId: 'G1' },
    ];
    const { inserted } = mergeAliases([], incoming);
    expect(mergeAliases(inserted, incoming)).toEqual({ updated: [], inserted: [], met: incoming });
  });

  it('tells aliases that met a row from those that made one or joined a new one', () => {
    const known = { osvId: 'O1', cveId: 'C1' };
    const incoming = [known, { osvId: 'O2', cveId: 'C2' }, { osvId: 'O2', ghsaId: 'G2' }];
    expect(mergeAliases([{ cveId: 'C1' }], incoming).met).toEqual([known]);
  });
});

describe('aliasGroups', () => {
  it('joins rows that share an id, directly or through others', () => {
    const groups = aliasGroups([
      { osvId: 'O1', cveId: 'C1' },
      { osvId: 'O2', cveId: 'C2' },
      { osvId: 'O1', ghsaId: 'G1' },
      { cveId: 'C2' },
      { cveId: 'C3', internalId: 'I3' },
      { ghsaId: 'G1', cveId: 'C3' },
    ]);
    expect(groups).toEqual([
      [
        { source: 'GITHUB', vulnId: 'G1' },
        { source: 'INTERNAL', vulnId: 'I3' },
        { source: 'NVD', vulnId: 'C1' },
        { source: 'NVD', vulnId: 'C3' },
        { source: 'OSV', vulnId: 'O1' },
      ],
      [
        { source: 'NVD', vulnId: 'C2' },
        { source: 'OSV', vulnId: 'O2' },
      ],
    ]);
  });

  it('leaves out an id without an alias', () => {
    expect(aliasGroups([{ cveId: 'C1' }, {}])).toEqual([]);
  });
});
