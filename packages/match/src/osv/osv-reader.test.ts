import { hasSharedData, readSharedText } from '@waybill/test-kit';
import { describe, expect, it } from 'vitest';
import { aliasesOfAdvisory } from '../alias/alias-ids.ts';
import { readOsvRecord } from './osv-reader.ts';

const minimal = { id: 'GO-2024-1', modified: '2024-05-20T16:03:47Z' };

function advisoryOf(record: unknown) {
  const read = readOsvRecord(record);
  if (!read.ok) throw new Error(`${read.error.path}: ${read.error.message}`);
  return read.advisory;
}

describe('readOsvRecord', () => {
  it('reads all parts of a record', () => {
    const advisory = advisoryOf({
      ...minimal,
      aliases: ['CVE-2024-1', 'GHSA-aaaa-bbbb-cccc'],
      published: '2024-01-02T03:04:05.678901Z',
      summary: 'Short',
      details: 'Long',
      credits: [{ name: 'Ada' }, { name: 'Bob', type: 'FINDER' }, {}],
      references: [
        { type: 'WEB', url: 'https://example.org/a' },
        { type: 'FIX', url: 'https://example.org/a' },
      ],
      severity: [{ type: 'CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H' }],
      database_specific: { cwe_ids: ['CWE-79', 'CWE-79', 'NVD-CWE-noinfo'], severity: 'LOW' },
      affected: [
        {
          package: { ecosystem: 'Go', name: 'github.com/Azure/thing' },
          ranges: [
            { type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '1.2.3' }] },
            { type: 'GIT', repo: 'https://example.org', events: [{ introduced: '0' }] },
          ],
          versions: ['1.0.0', '1.0.0'],
        },
      ],
    });
    expect(advisory).toEqual({
      feed: 'osv',
      recordId: 'GO-2024-1',
      source: 'OSV',
      vulnId: 'GO-2024-1',
      aliases: ['CVE-2024-1', 'GHSA-aaaa-bbbb-cccc'],
      title: 'Short',
      description: 'Long',
      credits: 'Ada, Bob',
      references: [{ url: 'https://example.org/a' }],
      cwes: [79],
      cvssV3: {
        vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
        version: '3.1',
        score: 9.8,
        impact: 5.9,
        exploitability: 3.9,
      },
      severity: 'CRITICAL',
      published: '2024-01-02T03:04:05.678Z',
      modified: '2024-05-20T16:03:47.000Z',
      affected: [
        {
          kind: 'purl',
          type: 'golang',
          namespace: 'github.com/azure',
          name: 'thing',
          exactName: 'github.com/Azure/thing',
          ecosystem: 'Go',
          ranges: [{ kind: 'events', events: [{ introduced: '0' }, { fixed: '1.2.3' }] }, { kind: 'git' }],
          versions: ['1.0.0'],
          at: 0,
        },
      ],
    });
    expect(JSON.parse(JSON.stringify(advisory))).toEqual(advisory);
  });

  it.each([
    ['GHSA-aaaa-bbbb-cccc', 'GITHUB'],
    ['CVE-2024-1', 'NVD'],
    ['PYSEC-2024-1', 'OSV'],
    ['SNYK-JS-1', 'OSV'],
  ])('takes %s for an id of %s', (id, source) => {
    expect(advisoryOf({ ...minimal, id })).toMatchObject({ source, vulnId: id, recordId: id });
  });

  it.each([
    ['Go', 'github.com/a/b', 'golang', 'github.com/a', 'b'],
    ['PyPI', 'JW.Util', 'pypi', '', 'jw-util'],
    ['crates.io', 'serde', 'cargo', '', 'serde'],
    ['npm', '@angular/core', 'npm', '@angular', 'core'],
    ['Maven', 'org.apache.tomcat:tomcat', 'maven', 'org.apache.tomcat', 'tomcat'],
    ['Maven:https://repo.example.org', 'a.b:c', 'maven', 'a.b', 'c'],
    ['NuGet', 'Newtonsoft.Json', 'nuget', '', 'newtonsoft.json'],
    ['RubyGems', 'rails', 'gem', '', 'rails'],
    ['Packagist', 'Symfony/Yaml', 'composer', 'symfony', 'yaml'],
    ['Hex', 'phoenix', 'hex', '', 'phoenix'],
    ['Pub', 'http', 'pub', '', 'http'],
    ['Hackage', 'aeson', 'hackage', '', 'aeson'],
    ['CRAN', 'jsonlite', 'cran', '', 'jsonlite'],
    ['SwiftURL', 'github.com/apple/swift-nio', 'swift', 'github.com/apple', 'swift-nio'],
    ['SwiftURL', 'https://github.com/Vapor/vapor.git', 'swift', 'github.com/Vapor', 'vapor'],
    ['Julia', 'HTTP', 'julia', '', 'HTTP'],
    ['opam', 'cohttp', 'opam', '', 'cohttp'],
    ['VSCode', 'ms-python/python', 'vscode-extension', 'ms-python', 'python'],
    ['GitHub Actions', 'actions/checkout', 'github', 'actions', 'checkout'],
    ['Rocky Linux:8', 'curl', 'rpm', 'rocky', 'curl'],
  ])('takes %s package %s for pkg:%s', (ecosystem, name, type, namespace, pkg) => {
    const advisory = advisoryOf({ ...minimal, affected: [{ package: { ecosystem, name } }] });
    expect(advisory.affected).toEqual([expect.objectContaining({ type, namespace, name: pkg, ecosystem })]);
  });

  it.each([
    ['Debian:12', 'debian-12'],
    ['Ubuntu:Pro:16.04:LTS', 'ubuntu-16.04'],
    ['Alpine:v3.18', 'alpine-3.18'],
    ['Rocky Linux:8', 'rocky-8'],
    ['Red Hat:enterprise_linux:8::baseos', 'redhat-8'],
  ])('keeps the release of %s as %s', (ecosystem, distro) => {
    const advisory = advisoryOf({ ...minimal, affected: [{ package: { ecosystem, name: 'curl' } }] });
    expect(advisory.affected).toEqual([expect.objectContaining({ distro })]);
  });

  it('prefers the purl to ecosystem and name, and leaves out packages that it cannot name', () => {
    const advisory = advisoryOf({
      ...minimal,
      affected: [
        { package: { ecosystem: 'Elsewhere', name: 'x', purl: 'pkg:cargo/serde' } },
        { package: { ecosystem: 'Elsewhere', name: 'x' } },
        { ranges: [] },
      ],
    });
    expect(advisory.affected).toEqual([expect.objectContaining({ type: 'cargo', name: 'serde', at: 0 })]);
  });

  it('takes the end of an open range from what GitHub last knew', () => {
    const affected = (events: unknown[], range: string) => ({
      package: { ecosystem: 'npm', name: 'x' },
      ranges: [{ type: 'SEMVER', events }],
      database_specific: { last_known_affected_version_range: range },
    });
    const events = (entry: unknown) => {
      const [first] = advisoryOf({ ...minimal, affected: [entry] }).affected;
      return first?.kind === 'purl' && first.ranges[0]?.kind === 'events'
        ? first.ranges[0].events
        : undefined;
    };
    expect(events(affected([{ introduced: '0' }], '<= 1.2.3'))).toEqual([
      { introduced: '0' },
      { last_affected: '1.2.3' },
    ]);
    expect(events(affected([{ introduced: '0' }], '< 1.2.3'))).toEqual([
      { introduced: '0' },
      { fixed: '1.2.3' },
    ]);
    expect(events(affected([{ introduced: '0' }, { fixed: '2' }], '<= 1.2.3'))).toHaveLength(2);
    expect(events(affected([{ introduced: '0' }], 'unclear'))).toHaveLength(1);
  });

  it('takes the severity from vectors, else from words, else from the worst package', () => {
    expect(advisoryOf(minimal).severity).toBe('UNASSIGNED');
    expect(advisoryOf({ ...minimal, database_specific: { severity: 'MODERATE' } }).severity).toBe('MEDIUM');
    const packages = [
      { ecosystem_specific: { severity: 'low' } },
      { database_specific: { cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H' } },
    ];
    expect(advisoryOf({ ...minimal, affected: packages }).severity).toBe('HIGH');
    const v2 = [{ type: 'CVSS_V2', score: 'AV:N/AC:L/Au:N/C:P/I:P/A:P' }];
    expect(advisoryOf({ ...minimal, severity: v2, database_specific: { severity: 'LOW' } }).severity).toBe(
      'HIGH',
    );
  });

  it.each([
    ['Ubuntu', 'negligible', 'INFO'],
    ['Ubuntu', 'untriaged', 'UNASSIGNED'],
    ['Red Hat', 'Important', 'HIGH'],
    [undefined, 'moderate', 'MEDIUM'],
    [undefined, 'critical', 'CRITICAL'],
  ])('reads the word of a distribution beside vectors: %s %s', (type, score, severity) => {
    const word = { ...(type === undefined ? {} : { type }), score };
    expect(advisoryOf({ ...minimal, severity: [word] }).severity).toBe(severity);
    expect(advisoryOf({ ...minimal, affected: [{ severity: [word] }] }).severity).toBe(severity);
    const vector = { type: 'CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H' };
    expect(advisoryOf({ ...minimal, severity: [word, vector] }).severity).toBe('CRITICAL');
  });

  it.each([
    [{ ecosystem_specific: { ubuntu_priority: 'low' } }, 'LOW'],
    [{ ecosystem_specific: { urgency: 'unimportant' } }, 'INFO'],
    [{ ecosystem_specific: { urgency: 'not yet assigned' } }, 'UNASSIGNED'],
    [{ database_specific: { severity: 'Important' } }, 'HIGH'],
  ])('reads the word that %j has for a package', (affected, severity) => {
    expect(advisoryOf({ ...minimal, affected: [affected] }).severity).toBe(severity);
  });

  it('reads what the record of a distribution rests on', () => {
    const upstream = ['CVE-2025-6297', 'CVE-2025-6297', 7, 'GHSA-aaaa-bbbb-cccc'];
    expect(advisoryOf({ ...minimal, upstream }).upstream).toEqual(['CVE-2025-6297', 'GHSA-aaaa-bbbb-cccc']);
    expect(advisoryOf({ ...minimal, upstream: 'CVE-2025-6297' })).not.toHaveProperty('upstream');
    expect(advisoryOf({ ...minimal, upstream: [] })).not.toHaveProperty('upstream');
  });

  it.runIf(hasSharedData)('knows a real record of Ubuntu by its CVE, and rates it by its vector', () => {
    const text = readSharedText('osv-samples/dependency-track/osv-UBUNTU-CVE-2025-6297.json');
    const advisory = advisoryOf(JSON.parse(text));
    expect(advisory).toMatchObject({ aliases: [], upstream: ['CVE-2025-6297'], severity: 'HIGH' });
    expect(aliasesOfAdvisory(advisory)).toEqual([{ osvId: 'UBUNTU-CVE-2025-6297', cveId: 'CVE-2025-6297' }]);
  });

  it('knows a withdrawn record and an unknown date', () => {
    const advisory = advisoryOf({
      ...minimal,
      withdrawn: '2024-06-01T00:00:00Z',
      published: '0001-01-01T00:00:00Z',
    });
    expect(advisory.withdrawn).toBe('2024-06-01T00:00:00.000Z');
    expect(advisory.published).toBeUndefined();
  });

  it('cuts a long title to 255 characters', () => {
    const { title } = advisoryOf({ ...minimal, summary: 'x'.repeat(300) });
    expect(title).toBe(`${'x'.repeat(253)}..`);
  });

  it.each([
    [null, '', 'Expected an object, found nothing'],
    ['text', '', 'Expected an object, found a value of type string'],
    [{}, 'id', 'Expected a text'],
    [{ ...minimal, aliases: 'CVE-1' }, 'aliases', 'Expected a list, found a value of type string'],
    [{ ...minimal, withdrawn: 'soon' }, 'withdrawn', 'Expected a time, found "soon"'],
    [
      { ...minimal, affected: [{ package: 'x' }] },
      'affected[0].package',
      'Expected an object, found a value of type string',
    ],
    [
      { ...minimal, affected: [{ package: { ecosystem: 'Go', name: 'x' }, versions: [1] }] },
      'affected[0].versions[0]',
      'Expected a text, found a value of type number',
    ],
    [
      {
        ...minimal,
        affected: [{ package: { ecosystem: 'Go', name: 'x' }, ranges: [{ type: 'SEMVER', events: [[]] }] }],
      },
      'affected[0].ranges[0].events[0]',
      'Expected an object, found a list',
    ],
  ])('refuses %j', (record, path, message) => {
    expect(readOsvRecord(record)).toEqual({ ok: false, error: { path, message } });
  });

  it('keeps no character that a database cannot store', () => {
    const advisory = advisoryOf({ ...minimal, id: 'X\0-1', details: 'a\0b\ud800c' });
    expect(advisory).toMatchObject({ vulnId: 'X�-1', description: 'a�b�c' });
  });

  it('leaves out broken ornaments', () => {
    const record = {
      ...minimal,
      credits: 'me',
      references: [1, { url: 2 }],
      severity: {},
      database_specific: [],
    };
    expect(advisoryOf(record)).toMatchObject({ references: [], cwes: [], severity: 'UNASSIGNED' });
  });
});
