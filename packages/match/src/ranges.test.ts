import { runs } from '@waybill/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Advisory,
  type Affected,
  type Bounds,
  coordsOf,
  decide,
  hitOf,
  type Identity,
  type OsvEvent,
  type PackageRange,
  rangesOf,
} from './index.ts';

const record = (affected: Affected[]): Advisory => ({
  feed: 'osv',
  recordId: 'X-1',
  source: 'OSV',
  vulnId: 'X-1',
  aliases: [],
  references: [],
  cwes: [],
  affected,
});

const tool = (
  ranges: PackageRange[],
  versions: string[] = [],
  more: Partial<Affected & { kind: 'purl' }> = {},
): Affected => ({
  kind: 'purl',
  type: 'cargo',
  namespace: '',
  name: 'tool',
  ranges,
  versions,
  at: 0,
  ...more,
});

const events = (...list: OsvEvent[]): PackageRange => ({ kind: 'events', events: list });

function expectSame(identity: Identity, advisory: Advisory): void {
  const rows = rangesOf(advisory);
  const { verdict, fault } = decide(identity, advisory);
  const isAffected = verdict === 'affected';
  const hits = coordsOf(identity).flatMap((coordinate) => rows.map((row) => hitOf(row, coordinate)));
  const found = hits.includes('affected') || (hits.includes('recheck') && isAffected);
  expect(found, JSON.stringify({ identity, affected: advisory.affected, rows })).toBe(isAffected);
  // An inconclusive record is among the pairs that the rule decides.
  if (fault !== undefined)
    expect(hits, JSON.stringify({ identity, affected: advisory.affected, rows })).toContain('recheck');
}

describe('rangesOf', () => {
  it.each<[string, Affected[], (string | null)[]]>([
    ['a fix', [tool([events({ introduced: '0' }, { fixed: '1.2.3' })])], ['1.2.3']],
    [
      'a fix for each branch',
      [tool([events({ introduced: '0' }, { fixed: '1.2.3' }, { introduced: '2.0.0' }, { fixed: '2.0.1' })])],
      ['1.2.3', '2.0.1'],
    ],
    [
      'no fix where only the last affected version is known',
      [tool([events({ introduced: '0' }, { last_affected: '1.2.3' })])],
      [null],
    ],
    ['no fix where there is no end', [tool([events({ introduced: '1.0.0' })])], [null]],
    ['a bound', [tool([{ kind: 'bounds', bounds: { endExcluding: '1.2.3' } }])], ['1.2.3']],
    [
      'no fix for the last version of a bound',
      [tool([{ kind: 'bounds', bounds: { endIncluding: '1.2.3' } }])],
      [null],
    ],
    [
      'no fix that another entry takes in',
      [
        tool([events({ introduced: '0' }, { fixed: '1.2.3' })]),
        tool([events({ introduced: '1.2.3' }, { fixed: '1.2.5' })]),
      ],
      ['1.2.5'],
    ],
    [
      'no fix behind a limit',
      [tool([events({ introduced: '0' }, { fixed: '3.0.0' }, { limit: '2.0.0' })])],
      [null],
    ],
  ])('names %s', (_, affected, fixed) => {
    expect(rangesOf(record(affected)).map((row) => row.fixed)).toEqual(fixed);
  });

  it('joins what overlaps or touches and drops what is listed inside', () => {
    const rows = rangesOf(
      record([
        tool([events({ introduced: '1.0.0' }, { fixed: '2.0.0' })], ['1.5.0', '3.0.0']),
        tool([events({ introduced: '2.0.0' }, { fixed: '2.5.0' })]),
      ]),
    );
    expect(rows).toHaveLength(2);
    expect(
      rows.every((row) => row.kind === 0 && row.k1 === 'cargo' && row.k3 === 'tool' && !row.recheck),
    ).toBe(true);
  });

  it('has one row for every version, and one for commits that leaves the answer to the rule', () => {
    expect(rangesOf(record([tool([events({ introduced: '0' })], ['1.0.0'])]))).toEqual([
      expect.objectContaining({ lo: '', hi: '~~~', attrs: null }),
    ]);
    const silent = [expect.objectContaining({ lo: '', hi: '~~', fixed: null, recheck: true })];
    expect(rangesOf(record([tool([{ kind: 'git' }])]))).toEqual(silent);
    expect(rangesOf(record([tool([])]))).toEqual(silent);
    const both = tool([{ kind: 'git' }, events({ introduced: '0' }, { fixed: '1.0.0' })]);
    expect(rangesOf(record([both])).map(({ recheck }) => recheck)).toEqual([false]);
  });

  it('ends an open range before what is no ordinary version', () => {
    expect(rangesOf(record([tool([events({ introduced: '1.0.0' })])]))).toEqual([
      expect.objectContaining({ hi: '~~' }),
    ]);
  });

  it('keeps releases apart unless a row for every release covers them', () => {
    const range = events({ introduced: '0' }, { fixed: '2' });
    const deb = { type: 'deb', namespace: 'debian' };
    const apart = [
      tool([range], [], { ...deb, distro: 'debian-12' }),
      tool([range], [], { ...deb, distro: 'debian-13' }),
    ];
    expect(rangesOf(record(apart)).map((row) => row.attrs)).toEqual(['distro=debian-12', 'distro=debian-13']);
    expect(rangesOf(record([...apart, tool([range], [], deb)])).map((row) => row.attrs)).toEqual([null]);
  });

  it('marks criteria that keys cannot express', () => {
    const cpe = (criterion: string, bounds?: Bounds): Affected => ({
      kind: 'cpe',
      criterion,
      ...(bounds ? { bounds } : {}),
      at: [0, 0, 0],
    });
    const row = (affected: Affected) => rangesOf(record([affected]))[0];
    expect(row(cpe('cpe:2.3:a:acme:tool:1.0:*:*:*:*:*:*:*'))).toMatchObject({
      recheck: false,
      wildcard: false,
    });
    expect(row(cpe('cpe:2.3:a:acme:tool:-:*:*:*:*:*:*:*'))).toMatchObject({ lo: '~~-', hi: '~~- ' });
    expect(row(cpe('cpe:2.3:a:acme:tool:1.*:*:*:*:*:*:*:*'))).toMatchObject({
      recheck: true,
      lo: '',
      hi: '~~~',
    });
    expect(row(cpe('cpe:2.3:a:acme:to*:1.0:*:*:*:*:*:*:*'))).toMatchObject({
      recheck: true,
      wildcard: true,
      k3: 'to*',
    });
    expect(row(cpe('cpe:2.3:a:acme:tool:*:*:*:*:*:wordpress:*:*'))).toMatchObject({
      attrs: 'cpe=*:*:*:*:wordpress:*:*',
    });
  });
});

const version = fc.constantFrom(
  '0',
  '0.5.0',
  '1.0.0-rc1',
  '1.0.0',
  '1.0.1',
  '1.5.0',
  '2.0.0',
  '10.0.0',
  'bad version!',
);
const event: fc.Arbitrary<OsvEvent> = fc.oneof(
  { weight: 4, arbitrary: version.map((introduced) => ({ introduced })) },
  { weight: 4, arbitrary: version.map((fixed) => ({ fixed })) },
  { weight: 2, arbitrary: version.map((last_affected) => ({ last_affected })) },
  { weight: 1, arbitrary: fc.oneof(version, fc.constant('*')).map((limit) => ({ limit })) },
);
const bounds: fc.Arbitrary<Bounds> = fc.record(
  { startIncluding: version, startExcluding: version, endIncluding: version, endExcluding: version },
  { requiredKeys: [] },
);
const range: fc.Arbitrary<PackageRange> = fc.oneof(
  { weight: 5, arbitrary: fc.array(event, { maxLength: 6 }).map((list) => events(...list)) },
  { weight: 2, arbitrary: bounds.map((some): PackageRange => ({ kind: 'bounds', bounds: some })) },
  { weight: 1, arbitrary: fc.constant<PackageRange>({ kind: 'git' }) },
);

describe('rows and rule', () => {
  it.each(['cargo', 'pypi', 'golang'])('agree on any ranges, lists and versions of %s', (type) => {
    const entry = fc
      .tuple(fc.array(range, { maxLength: 3 }), fc.array(version, { maxLength: 3 }))
      .map(([ranges, versions]) => tool(ranges, versions, { type }));
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 3 }), (affected) => {
        const advisory = record(affected);
        for (const own of [
          '',
          '@0.1.0',
          '@1.0.0-rc1',
          '@1.0.0',
          '@1.0.1',
          '@1.7.0',
          '@2.0.0',
          '@10.0.0',
          '@bad%20version%21',
        ]) {
          expectSame({ purl: `pkg:${type}/tool${own}` }, advisory);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('agree on any criteria and CPE names', () => {
    const part = fc.constantFrom('a', '*');
    const vendor = fc.constantFrom('acme', 'ac*', '*', '-', 'other');
    const attribute = fc.constantFrom('*', '-', '1.0', '1.0.0', '1.5', '2.0', '1.*', '?.0');
    const update = fc.constantFrom('*', '*', '*', '-', 'rc1', 'rc*');
    const name = fc
      .tuple(part, vendor, vendor, attribute, update, update)
      .map(([p, v, q, a, u, t]) => `cpe:2.3:${p}:${v}:${q}:${a}:${u}:*:*:*:${t}:*:*`);
    const cpeBounds = fc.oneof(
      bounds,
      fc.constant<Bounds>({ endIncluding: '-' }),
      fc.constant<Bounds>({ startIncluding: '*' }),
    );
    const criterion = fc.tuple(name, fc.option(cpeBounds, { nil: undefined })).map(
      ([text, some]): Affected => ({
        kind: 'cpe',
        criterion: text,
        ...(some ? { bounds: some } : {}),
        at: [0, 0, 0],
      }),
    );
    fc.assert(
      fc.property(
        fc.array(criterion, { minLength: 1, maxLength: 4 }),
        fc.array(name, { maxLength: 4 }),
        (affected, names) => {
          const advisory = record(affected);
          for (const cpe of names) expectSame({ cpe }, advisory);
        },
      ),
      { numRuns: runs(1500) },
    );
  });

  it('agree on spellings and releases', () => {
    const distro = fc.constantFrom(undefined, 'debian-12', 'debian-13', '?odd');
    const exact = fc.constantFrom(undefined, 'Tool', 'TOOL');
    fc.assert(
      fc.property(
        distro,
        exact,
        fc.constantFrom('', '?distro=bookworm', '?distro=odd'),
        fc.constantFrom('tool', 'Tool'),
        (d, e, q, n) => {
          const range = events({ introduced: '0' }, { fixed: '2.0.0' });
          const deb = tool([range], [], { type: 'deb', namespace: 'debian', ...(d ? { distro: d } : {}) });
          expectSame({ purl: `pkg:deb/debian/tool@1.0.0${q}` }, record([deb]));
          const go = tool([range], [], { type: 'golang', ...(e ? { exactName: e } : {}) });
          expectSame({ purl: `pkg:golang/${n}@1.0.0` }, record([go]));
        },
      ),
    );
  });

  it('agree on streams of a release', () => {
    const stream = fc.constantFrom(undefined, '9.0', '9.2', '9.4', '9.10');
    const version = fc.constantFrom('1.0.0-1.el9', '1.0.0-1.el9_2', '1.0.0-1.el9_10', '1.0.0-1');
    const release = fc.constantFrom(
      '',
      '?distro=rhel-9',
      '?distro=rhel-9.2',
      '?distro=redhat-9.10',
      '?distro=rhel-8.4',
    );
    const upstream = fc.constantFrom(undefined, 'tool', 'source');
    fc.assert(
      fc.property(fc.array(stream, { minLength: 1 }), version, release, upstream, (streams, v, r, u) => {
        const range = events({ introduced: '0' }, { fixed: '1.0.0-2' });
        const entries = streams.map((one) =>
          tool([range], [], {
            type: 'rpm',
            namespace: 'redhat',
            distro: 'redhat-9',
            ...(one === undefined ? {} : { stream: one }),
          }),
        );
        expectSame({ purl: `pkg:rpm/redhat/tool@${v}${r}`, ...(u ? { upstream: u } : {}) }, record(entries));
      }),
    );
  });
});
