import { describe, expect, it } from 'vitest';
import { readGithubAdvisory } from './github-reader.ts';

const vulnerability = (ecosystem: string, name: string, vulnerableVersionRange: string) => ({
  package: { ecosystem, name },
  vulnerableVersionRange,
});

const node = (...nodes: unknown[]) => ({ ghsaId: 'GHSA-aaaa-bbbb-cccc', vulnerabilities: { nodes } });

function affectedOf(...nodes: unknown[]) {
  const read = readGithubAdvisory(node(...nodes));
  return read.ok ? read.advisory.affected : read.error;
}

describe('readGithubAdvisory', () => {
  it('reads all parts of a node', () => {
    const read = readGithubAdvisory({
      ...node(vulnerability('MAVEN', 'org.apache.tomcat:tomcat', '>= 8.0.0, < 8.5.38')),
      summary: 'Denial of service',
      description: 'Long',
      severity: 'MODERATE',
      publishedAt: '2021-05-24T18:12:20Z',
      updatedAt: '2021-05-25T18:12:20Z',
      identifiers: [
        { type: 'GHSA', value: 'GHSA-aaaa-bbbb-cccc' },
        { type: 'CVE', value: 'CVE-2019-0199' },
      ],
      references: [{ url: 'https://example.org' }],
      cwes: { edges: [{ node: { cweId: 'CWE-400' } }] },
      cvssSeverities: {
        cvssV3: { vectorString: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H', score: 7.5 },
        cvssV4: { vectorString: null, score: 0 },
      },
    });
    expect(read).toEqual({
      ok: true,
      advisory: {
        feed: 'github',
        recordId: 'GHSA-aaaa-bbbb-cccc',
        source: 'GITHUB',
        vulnId: 'GHSA-aaaa-bbbb-cccc',
        aliases: ['CVE-2019-0199'],
        title: 'Denial of service',
        description: 'Long',
        references: [{ url: 'https://example.org' }],
        cwes: [400],
        cvssV3: {
          vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H',
          version: '3.1',
          score: 7.5,
          impact: 3.6,
          exploitability: 3.9,
        },
        severity: 'MEDIUM',
        published: '2021-05-24T18:12:20.000Z',
        modified: '2021-05-25T18:12:20.000Z',
        affected: [
          {
            kind: 'purl',
            type: 'maven',
            namespace: 'org.apache.tomcat',
            name: 'tomcat',
            ecosystem: 'Maven',
            ranges: [{ kind: 'bounds', bounds: { startIncluding: '8.0.0', endExcluding: '8.5.38' } }],
            versions: [],
            at: 0,
          },
        ],
      },
    });
  });

  it.each([
    ['= 1.0', { startIncluding: '1.0', endIncluding: '1.0' }],
    ['<= 1.4.1', { endIncluding: '1.4.1' }],
    ['> 5.13.15, < 6.4.6', { startExcluding: '5.13.15', endExcluding: '6.4.6' }],
    ['>=11.4.9', { startIncluding: '11.4.9' }],
  ])('reads the range %j', (range, bounds) => {
    expect(affectedOf(vulnerability('NPM', 'x', range))).toMatchObject([{ ranges: [{ bounds }] }]);
  });

  it.each(['OTHER', 'MARS'])('keeps packages of the ecosystem %s as generic ones', (ecosystem) => {
    expect(affectedOf(vulnerability(ecosystem, 'acme/tools/x', '< 1'))).toMatchObject([
      { type: 'generic', namespace: 'acme/tools', name: 'x', ranges: [{ bounds: { endExcluding: '1' } }] },
    ]);
    expect(affectedOf(vulnerability(ecosystem, 'x', '< 1'))).toMatchObject([{ namespace: '', name: 'x' }]);
    expect(affectedOf(vulnerability(ecosystem, 'x', 'before 1'))).toEqual([]);
  });

  it('refuses a range that it cannot read', () => {
    expect(affectedOf(vulnerability('NPM', 'x', 'before 1'))).toEqual({
      path: 'vulnerabilities.nodes[0].vulnerableVersionRange',
      message: 'Expected a version range, found "before 1"',
    });
  });

  it('keeps the likelihood of an exploit, where it is one', () => {
    const epssOf = (epss: unknown) => {
      const read = readGithubAdvisory({ ...node(), epss });
      return read.ok ? read.advisory.epss : read.error;
    };
    expect(epssOf({ percentage: 0.005, percentile: 0.66 })).toEqual({ score: 0.005, percentile: 0.66 });
    for (const none of [null, 'x', { percentage: 0.005 }, { percentage: 5, percentile: 0.66 }])
      expect(epssOf(none)).toBeUndefined();
  });

  it('knows a withdrawn advisory', () => {
    const read = readGithubAdvisory({ ...node(), withdrawnAt: '2021-05-04T20:26:20Z' });
    expect(read).toMatchObject({ ok: true, advisory: { withdrawn: '2021-05-04T20:26:20.000Z' } });
    expect(readGithubAdvisory({ ...node(), withdrawnAt: 'soon' })).toEqual({
      ok: false,
      error: { path: 'withdrawnAt', message: 'Expected a time, found "soon"' },
    });
  });
});
