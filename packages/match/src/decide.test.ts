import { describe, expect, it } from 'vitest';
import {
  type Advisory,
  type Affected,
  coordsOf,
  decide,
  hitOf,
  type Identity,
  type OsvEvent,
  rangesOf,
  type Step,
} from './index.ts';

const advisory = (affected: Affected[], more: Partial<Advisory> = {}): Advisory => ({
  feed: 'osv',
  recordId: 'X-1',
  source: 'OSV',
  vulnId: 'X-1',
  aliases: [],
  references: [],
  cwes: [],
  modified: '2024-01-01T00:00:00.000Z',
  affected,
  ...more,
});

const pkg = (
  type: string,
  name: string,
  events: OsvEvent[],
  more: Partial<Affected & { kind: 'purl' }> = {},
): Affected => ({
  kind: 'purl',
  type,
  namespace: '',
  name,
  ranges: events.length > 0 ? [{ kind: 'events', events }] : [],
  versions: [],
  at: 0,
  ...more,
});

const cpe = (criterion: string, bounds?: Record<string, string>): Affected => ({
  kind: 'cpe',
  criterion,
  ...(bounds ? { bounds } : {}),
  at: [0, 0, 0],
});

const verdict = (identity: Identity, affected: Affected, more?: Partial<Advisory>) =>
  decide(identity, advisory([affected], more)).verdict;

const codes = (steps: Step[]) => steps.map((step) => step.code);

describe('decide for packages', () => {
  it.each([
    ['pypi', 'not-a-version'],
    ['pypi', 'deadbeef'],
    ['npm', 'not-a-version'],
    ['nuget', 'not-a-version'],
    ['gem', 'not-a-version'],
    ['deb', 'not-a-version'],
  ])('cannot tell of %s whether %s is affected', (type, version) => {
    const old = pkg(type, 'x', [{ introduced: '0' }, { fixed: '2.0' }], { versions: ['1.0'] });
    const purl = `pkg:${type}/x@${version}`;
    expect(verdict({ purl }, old)).toBe('cannot_tell');
    const ranges = rangesOf(advisory([old]));
    expect(ranges).not.toEqual([]);
    for (const coord of coordsOf({ purl }))
      for (const range of ranges) expect(hitOf(range, coord)).toBe('none');
  });

  const serde = pkg('cargo', 'serde', [{ introduced: '1.0.0' }, { fixed: '1.2.0' }]);

  it('explains a match: record, component, entry, and the bounds nearest to the version', () => {
    const decision = decide({ purl: 'pkg:cargo/serde@1.1.0' }, advisory([pkg('cargo', 'other', []), serde]));
    expect(decision).toEqual({
      verdict: 'affected',
      steps: [
        {
          code: 'source',
          data: {
            feed: 'osv',
            recordId: 'X-1',
            source: 'OSV',
            vulnId: 'X-1',
            modified: '2024-01-01T00:00:00.000Z',
          },
        },
        {
          code: 'purl',
          data: { type: 'cargo', namespace: '', name: 'serde', version: '1.1.0', scheme: expect.any(String) },
        },
        { code: 'same_package', data: { type: 'cargo', namespace: '', name: 'serde', at: 0 } },
        {
          code: 'range_inside',
          data: {
            scheme: expect.any(String),
            version: '1.1.0',
            lower: { bound: 'introduced', version: '1.0.0', order: 1 },
            upper: { bound: 'fixed', version: '1.2.0', order: -1 },
          },
        },
      ],
    });
  });

  it('explains a version outside the range by the bound that it has passed', () => {
    const decision = decide({ purl: 'pkg:cargo/serde@1.2.0' }, advisory([serde]));
    expect(decision.verdict).toBe('not_affected');
    expect(decision.steps.at(-1)).toMatchObject({
      code: 'range_outside',
      data: { lower: { bound: 'fixed', version: '1.2.0', order: 0 } },
    });
  });

  it('says when the record speaks about other packages', () => {
    const decision = decide({ purl: 'pkg:cargo/tokio@1.0.0' }, advisory([serde]));
    expect(decision.verdict).toBe('not_affected');
    expect(decision.steps.at(-1)).toEqual({
      code: 'other_packages',
      data: { count: 1, examples: ['pkg:cargo/serde'] },
    });
  });

  it.each([
    ['{"withdrawn"}', { withdrawn: '2024-01-01T00:00:00.000Z' }, 'withdrawn'],
    ['{"rejected"}', { rejected: true }, 'rejected'],
  ])('finds nothing affected by a record that is %s', (_title, more, code) => {
    const record = advisory([serde], more);
    const decision = decide({ purl: 'pkg:cargo/serde@1.1.0' }, record);
    expect(decision.verdict).toBe('not_affected');
    expect(codes(decision.steps)).toEqual(['source', code]);
    expect(rangesOf(record)).toEqual([]);
  });

  it.each<[string, Identity, string]>([
    ['no identifier', {}, 'identity_none'],
    ['a broken purl', { purl: 'pkg:' }, 'purl_unreadable'],
    ['only a CPE', { cpe: 'cpe:2.3:a:serde:serde:1.1.0:*:*:*:*:*:*:*' }, 'no_common_identifier'],
    ['no version', { purl: 'pkg:cargo/serde' }, 'version_missing'],
    ['an unreadable version', { purl: 'pkg:cargo/serde@unknown!' }, 'version_unreadable'],
  ])('cannot tell for a component with %s', (_title, identity, code) => {
    const decision = decide(identity, advisory([serde]));
    expect(decision.verdict).toBe('cannot_tell');
    expect(codes(decision.steps)).toContain(code);
  });

  it('takes the version of the component when the purl has none', () => {
    const decision = decide({ purl: 'pkg:cargo/serde', version: '1.1.0' }, advisory([serde]));
    expect(decision.verdict).toBe('affected');
    expect(codes(decision.steps)).toContain('version_from_component');
  });

  it('knows that every version is affected, even one that it cannot read', () => {
    const all = pkg('cargo', 'evil', [{ introduced: '0' }]);
    expect(verdict({ purl: 'pkg:cargo/evil' }, all)).toBe('affected');
    expect(verdict({ purl: 'pkg:cargo/evil@unknown!' }, all)).toBe('affected');
    const bounds = pkg('cargo', 'evil', [], { ranges: [{ kind: 'bounds', bounds: {} }] });
    expect(verdict({ purl: 'pkg:cargo/evil@unknown!' }, bounds)).toBe('affected');
  });

  it('cannot tell from commits alone, but from the list beside them', () => {
    const git = pkg('generic', 'radare2', [], { ranges: [{ kind: 'git' }] });
    expect(verdict({ purl: 'pkg:generic/radare2@5.0.0' }, git)).toBe('cannot_tell');
    const listed = { ...git, versions: ['5.0.0'] };
    expect(verdict({ purl: 'pkg:generic/radare2@5.0.0' }, listed)).toBe('affected');
    expect(verdict({ purl: 'pkg:generic/radare2@5.1.0' }, listed)).toBe('not_affected');
  });

  it.each<[string, Affected, string, string | undefined]>([
    ['commits', pkg('cargo', 'x', [], { ranges: [{ kind: 'git' }] }), '1.0.0', 'commits'],
    ['nothing of versions', pkg('cargo', 'x', []), '1.0.0', 'no_versions'],
    ['a bound', pkg('cargo', 'x', [{ introduced: '0' }, { fixed: 'odd!' }]), '1.0.0', 'bound_unreadable'],
    ['the component', pkg('cargo', 'x', [{ introduced: '0' }, { fixed: '2.0.0' }]), 'odd!', undefined],
  ])('says whose fault it is that it cannot tell: %s', (_, affected, version, fault) => {
    const decision = decide({ purl: 'pkg:cargo/x', version }, advisory([affected]));
    expect([decision.verdict, decision.fault]).toEqual(['cannot_tell', fault]);
  });

  it('takes a range of versions beside commits for the same in versions', () => {
    const both = pkg('pypi', 'x', [{ introduced: '0' }, { fixed: '1.7.0' }]);
    if (both.kind === 'purl') both.ranges.unshift({ kind: 'git' });
    expect(verdict({ purl: 'pkg:pypi/x@1.6.0' }, both)).toBe('affected');
    expect(verdict({ purl: 'pkg:pypi/x@1.7.0' }, both)).toBe('not_affected');
  });

  it('finds listed versions by their order, and unreadable ones by their text', () => {
    const listed = pkg('pypi', 'x', [], { versions: ['1.0', 'not a version!'] });
    expect(verdict({ purl: 'pkg:pypi/x@1.0.0' }, listed)).toBe('affected');
    expect(verdict({ purl: 'pkg:pypi/x@not%20a%20version%21' }, listed)).toBe('affected');
    expect(verdict({ purl: 'pkg:pypi/x@1.1' }, listed)).toBe('not_affected');
  });

  it('cannot tell from a range whose bound it cannot read', () => {
    const odd = pkg('cargo', 'x', [{ introduced: '0' }, { fixed: 'not a version!' }]);
    expect(verdict({ purl: 'pkg:cargo/x@1.0.0' }, odd)).toBe('cannot_tell');
  });

  it.each([
    ['pkg:golang/github.com/azure/x@v1.0.0', 'affected'],
    ['pkg:golang/github.com/Azure/x@v1.0.0', 'affected'],
    ['pkg:golang/github.com/AZURE/x@v1.0.0', 'not_affected'],
    ['pkg:golang/github.com/Azure/x@1.0.0', 'affected'],
    ['pkg:golang/github.com/Azure/x@v2.0.0', 'not_affected'],
  ])('reads Go paths with case where both sides show it: %s is %s', (purl, expected) => {
    const azure = pkg('golang', 'x', [{ introduced: '0' }, { fixed: '2.0.0' }], {
      namespace: 'github.com/azure',
      exactName: 'github.com/Azure/x',
    });
    expect(verdict({ purl }, azure)).toBe(expected);
  });

  it('reads versions of the Go standard library however tools write them', () => {
    const stdlib = pkg('golang', 'stdlib', [
      { introduced: '0' },
      { fixed: '1.21.8' },
      { introduced: '1.22.0-0' },
      { fixed: '1.22.1' },
    ]);
    for (const purl of ['stdlib@1.22.0', 'stdlib@v1.22.0', 'stdlib@go1.22.0', 'std@1.21.7']) {
      expect(verdict({ purl: `pkg:golang/${purl}` }, stdlib)).toBe('affected');
    }
    expect(verdict({ purl: 'pkg:golang/stdlib@1.22.1' }, stdlib)).toBe('not_affected');
  });

  it.each([
    ['pkg:deb/debian/curl@7.88.1-10?distro=debian-12', 'affected'],
    ['pkg:deb/debian/curl@7.88.1-10?distro=bookworm', 'affected'],
    ['pkg:deb/debian/curl@7.88.1-10?distro=debian-13', 'not_affected'],
    ['pkg:deb/debian/curl@7.88.1-10?distro=something', 'not_affected'],
    ['pkg:deb/debian/curl@7.88.1-10', 'affected'],
  ])('compares distribution packages within their release: %s is %s', (purl, expected) => {
    const curl = pkg('deb', 'curl', [{ introduced: '0' }, { fixed: '7.88.1-10+deb12u6' }], {
      namespace: 'debian',
      distro: 'debian-12',
    });
    expect(verdict({ purl }, curl)).toBe(expected);
  });

  it('puts the epoch that a qualifier holds before the version of a deb or rpm', () => {
    const versionOf = (purl: string) => {
      const step = decide({ purl }, advisory([])).steps.find(({ code }) => code === 'purl');
      return step?.code === 'purl' ? step.data.version : undefined;
    };
    expect(versionOf('pkg:rpm/fedora/curl@7.88.1-10?epoch=1')).toBe('1:7.88.1-10');
    expect(versionOf('pkg:deb/debian/curl@2:7.88.1-10?epoch=1')).toBe('2:7.88.1-10');
    expect(versionOf('pkg:npm/curl@7.88.1?epoch=1')).toBe('7.88.1');
  });

  it('stops at the highest limit', () => {
    const limited = pkg('cargo', 'x', [{ introduced: '0' }, { limit: '1.0.0' }, { limit: '2.0.0' }]);
    expect(verdict({ purl: 'pkg:cargo/x@1.5.0' }, limited)).toBe('affected');
    expect(verdict({ purl: 'pkg:cargo/x@2.0.0' }, limited)).toBe('not_affected');
  });

  it('explains at most 25 entries', () => {
    const entries = Array.from({ length: 40 }, () => serde);
    const { steps } = decide({ purl: 'pkg:cargo/serde@2.0.0' }, advisory(entries));
    expect(steps.filter((step) => step.code === 'same_package')).toHaveLength(25);
    expect(steps.at(-1)).toEqual({ code: 'more', data: { count: 15 } });
  });
});

describe('decide for CPE', () => {
  const name = (rest: string) => `cpe:2.3:a:acme:tool:${rest}`;

  it.each<[string, string, string, string]>([
    ['1.0:*:*:*:*:*:*:*', '1.0:*:*:*:*:*:*:*', 'affected', 'version_equal'],
    ['1.1:*:*:*:*:*:*:*', '1.0:*:*:*:*:*:*:*', 'not_affected', 'version_differs'],
    ['1.0:*:*:*:*:*:*:*', '*:*:*:*:*:*:*:*', 'affected', 'any_version'],
    ['*:*:*:*:*:*:*:*', '1.0:*:*:*:*:*:*:*', 'affected', 'every_version'],
    ['*:*:*:*:*:*:*:*', '-:*:*:*:*:*:*:*', 'affected', 'every_version'],
    ['-:*:*:*:*:*:*:*', '-:*:*:*:*:*:*:*', 'affected', 'version_not_applicable'],
    ['-:*:*:*:*:*:*:*', '1.0:*:*:*:*:*:*:*', 'not_affected', 'version_not_applicable'],
    ['1.0:*:*:*:*:*:*:*', '-:*:*:*:*:*:*:*', 'not_affected', 'version_not_applicable'],
    ['1.*:*:*:*:*:*:*:*', '1.7:*:*:*:*:*:*:*', 'affected', 'version_pattern'],
    ['1.*:*:*:*:*:*:*:*', '2.7:*:*:*:*:*:*:*', 'not_affected', 'version_pattern'],
    ['1.0:rc1:*:*:*:*:*:*', '1.0:rc2:*:*:*:*:*:*', 'not_affected', 'cpe_attribute_differs'],
    ['1.0:rc1:*:*:*:*:*:*', '1.0:*:*:*:*:*:*:*', 'affected', 'version_equal'],
    ['*:*:*:*:*:wordpress:*:*', '1.0:*:*:*:*:joomla:*:*', 'not_affected', 'cpe_attribute_differs'],
  ])('holds criterion %s against %s: %s', (criterion, component, expected, code) => {
    const decision = decide({ cpe: name(component) }, advisory([cpe(name(criterion))]));
    expect(decision.verdict).toBe(expected);
    expect(decision.steps.at(-1)?.code).toBe(code);
  });

  it.each([
    ['1.0', 'affected'],
    ['1.5', 'affected'],
    ['2.0', 'not_affected'],
    ['0.9', 'not_affected'],
    ['*', 'affected'],
    ['-', 'affected'],
  ])('holds version %s against bounds: %s', (version, expected) => {
    const bounded = cpe(name('*:*:*:*:*:*:*:*'), { startIncluding: '1.0', endExcluding: '2.0' });
    expect(verdict({ cpe: name(`${version}:*:*:*:*:*:*:*`) }, bounded)).toBe(expected);
  });

  it('says that no bound leaves out a component whose version does not apply', () => {
    const bounded = advisory([cpe(name('*:*:*:*:*:*:*:*'), { endExcluding: '2.0' })]);
    const { steps } = decide({ cpe: name('-:*:*:*:*:*:*:*') }, bounded);
    expect(steps.at(-1)).toEqual({ code: 'range_without_version', data: {} });
    const other = cpe(name('1.0:*:*:*:*:*:*:*'), { endExcluding: '2.0' });
    expect(verdict({ cpe: name('-:*:*:*:*:*:*:*') }, other)).toBe('not_affected');
  });

  it('knows products without versions that a record bounds by "-"', () => {
    const bounded = cpe(name('*:*:*:*:*:*:*:*'), { endIncluding: '-' });
    expect(verdict({ cpe: name('-:*:*:*:*:*:*:*') }, bounded)).toBe('affected');
    expect(verdict({ cpe: name('1.0:*:*:*:*:*:*:*') }, bounded)).toBe('cannot_tell');
  });

  it('cannot tell where a version is only a word for "not known", but finds the same word', () => {
    const latest = { cpe: name('latest:*:*:*:*:*:*:*') };
    const bounded = cpe(name('*:*:*:*:*:*:*:*'), { startIncluding: '1.0', endExcluding: '2.0' });
    expect(verdict(latest, bounded)).toBe('cannot_tell');
    expect(verdict(latest, cpe(name('*:*:*:*:*:*:*:*')))).toBe('affected');
    expect(verdict(latest, cpe(name('latest:*:*:*:*:*:*:*')))).toBe('affected');
    expect(verdict(latest, cpe(name('1.0:*:*:*:*:*:*:*')))).toBe('cannot_tell');
  });

  it('ignores the case of the component', () => {
    expect(verdict({ cpe: 'cpe:2.3:a:ACME:Tool:1.0:*:*:*:*:*:*:*' }, cpe(name('1.0:*:*:*:*:*:*:*')))).toBe(
      'affected',
    );
  });

  it('follows wildcards in vendor and product, but not crosswise', () => {
    const any = 'cpe:2.3:a:*:tool:1.0:*:*:*:*:*:*:*';
    expect(verdict({ cpe: name('1.0:*:*:*:*:*:*:*') }, cpe(any))).toBe('affected');
    expect(verdict({ cpe: any }, cpe(name('1.0:*:*:*:*:*:*:*')))).toBe('affected');
    expect(verdict({ cpe: 'cpe:2.3:a:acme:*:1.0:*:*:*:*:*:*:*' }, cpe(any))).toBe('not_affected');
    expect(verdict({ cpe: name('1.0:*:*:*:*:*:*:*') }, cpe('cpe:2.3:a:acme:to*:1.0:*:*:*:*:*:*:*'))).toBe(
      'affected',
    );
  });

  it('holds a purl only against packages and a CPE only against criteria', () => {
    const both = advisory([pkg('cargo', 'serde', [{ introduced: '1.0.0' }]), cpe(name('2.0:*:*:*:*:*:*:*'))]);
    const identity = { purl: 'pkg:cargo/serde@0.1.0', cpe: name('2.0:*:*:*:*:*:*:*') };
    expect(decide(identity, both).verdict).toBe('affected');
    expect(decide({ purl: identity.purl }, both).verdict).toBe('not_affected');
  });
});
