import { type Advisory, type Identity, readNvdCve, readOsvRecord } from '@waybill/match';
import { describe, expect, it } from 'vitest';
import { nvdCve, osvRecord } from '../../source/source.fixtures.ts';
import { judgePair, type Pair } from './judge-pair.ts';

const reading = { at: new Date('2026-11-30T09:00:00Z'), isFuzzy: false };

function osv(changes: Parameters<typeof osvRecord>[1] = {}): Advisory {
  const read = readOsvRecord(osvRecord('GO-2026-0001', changes));
  if (!read.ok) throw new Error(read.error.message);
  return read.advisory;
}

function nvd(changes: Parameters<typeof nvdCve>[1] = {}): Advisory {
  const read = readNvdCve(nvdCve('CVE-2026-0001', changes));
  if (!read.ok) throw new Error(read.error.message);
  return read.advisory;
}

const debian = (fixed: string) =>
  osv({
    affected: [
      {
        package: { ecosystem: 'Debian:12', name: 'curl' },
        ranges: [{ type: 'ECOSYSTEM', events: [{ introduced: '0' }, { fixed }] }],
      },
    ],
  });

const judge = (side: Pair['side'], identity: Identity, advisory: Advisory, isFuzzy = false) =>
  judgePair({ side, identity, advisories: [advisory], source: advisory.source }, { ...reading, isFuzzy });

const go = (version: string): Identity => ({ purl: `pkg:golang/example.com/one@${version}` });
const anvil = (version: string): Identity => ({ cpe: `cpe:2.3:a:acme:anvil:${version}:*:*:*:*:*:*:*` });

describe('the cause of a finding that only the other installation has', () => {
  it.each([
    ['a version outside of the range', go('v1.3.0'), osv(), 'VERSION_ORDER'],
    [
      'the same of a distribution',
      { purl: 'pkg:deb/debian/curl@7.88.1-10+deb12u5?distro=debian-12' },
      debian('7.88.1-10+deb12u5'),
      'BACKPORT',
    ],
    [
      'a record of another release',
      { purl: 'pkg:deb/debian/curl@7.74.0-1?distro=debian-11' },
      debian('7.88.1-10+deb12u5'),
      'BACKPORT',
    ],
    ['a record that is withdrawn', go('v1.0.0'), osv({ withdrawn: '2026-02-02T00:00:00Z' }), 'WITHDRAWN'],
    ['a record of another package', go('v1.0.0'), osv({ name: 'example.com/two' }), 'OTHER_PACKAGE'],
    ['a record of CPEs', go('v1.0.0'), nvd(), 'IDENTIFIER'],
    ['a version that cannot be read', { purl: 'pkg:golang/example.com/one' }, osv(), 'VERSION_UNREADABLE'],
    ['a version beyond the criterion', anvil('3.0'), nvd(), 'VERSION_ORDER'],
  ] as const)('is told of %s', (_what, identity, advisory, cause) => {
    expect(judge('there', identity, advisory)?.cause).toBe(cause);
  });

  it('is the similar name where it looked for these', () => {
    const other = osv({ name: 'example.com/two' });
    expect(judge('there', go('v1.0.0'), other, true)?.cause).toBe('FUZZY_CPE');
  });

  it('is unknown where the rule matches here, too', () => {
    expect(judge('there', go('v1.0.0'), osv())).toBeUndefined();
  });
});

describe('the cause of a finding that is only here', () => {
  it.each([
    [
      'a record that changed since',
      go('v1.0.0'),
      osv({ modified: '2026-12-01T00:00:00Z' }),
      'RECORD_CHANGED',
      'osv',
    ],
    ['a version inside of the range', go('v1.0.0'), osv(), 'VERSION_ORDER', expect.any(String)],
    ['a CPE', anvil('1.0'), nvd(), 'FUZZY_CPE', ''],
  ] as const)('is told of %s', (_what, identity, advisory, cause, detail) => {
    expect(judge('here', identity, advisory)).toEqual({ cause, detail });
  });

  it('is unknown where no record matches', () => {
    expect(judge('here', go('v1.3.0'), osv())).toBeUndefined();
  });
});
