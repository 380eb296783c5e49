import { describe, expect, it } from 'vitest';
import { errorsByCause } from './causes.ts';
import { casesOfLabels, type Label } from './labels.ts';
import { measureQuality, precisionOf, recallOf } from './measure.ts';
import type { QualityCase } from './quality-set.ts';
import { formatReport } from './report.ts';
import { sampleOf } from './sample.ts';
import { readFigures, readSample } from './sample-files.ts';

const RECORD = {
  id: 'PYSEC-2020-1',
  aliases: ['CVE-2020-0001', 'GHSA-2222-3333-4444'],
  details: 'Prose of its maker.',
  affected: [
    {
      package: { ecosystem: 'PyPI', name: 'Acme_Rocket' },
      ranges: [{ type: 'ECOSYSTEM', events: [{ introduced: '0' }, { fixed: '1.4' }] }],
    },
  ],
};

const LABEL: Label = {
  image: 'registry.example/app@sha256:1',
  package: { name: 'acme-rocket', version: '1.3' },
  vulnerability_id: 'GHSA-2222-3333-4444',
  effective_cve: 'CVE-2020-0001',
  label: 'TP',
};

const truth = (
  component: string,
  must: string[],
  mustNot: QualityCase['mustNot'] = 'others',
): QualityCase => ({
  truth: 'match-truth',
  source: 'OSV',
  ecosystem: 'PyPI',
  component,
  must,
  mustNot,
});

describe('the quality of matching', () => {
  const measured = measureQuality(readSample());

  it.each(readFigures())('of $truth by $source for $ecosystem is not lower than recorded', (recorded) => {
    const row = measured.rows.find(
      (one) =>
        one.truth === recorded.truth &&
        one.source === recorded.source &&
        one.ecosystem === recorded.ecosystem,
    );
    expect(row).toBeDefined();
    if (!row) return;
    expect(row.components).toBe(recorded.components);
    expect(row.found + row.missed).toBe(recorded.found + recorded.missed);
    expect(recallOf(row) ?? 1).toBeGreaterThanOrEqual(recallOf(recorded) ?? 1);
    expect(precisionOf(row) ?? 1).toBeGreaterThanOrEqual(precisionOf(recorded) ?? 1);
  });

  it('is recorded for all that is measured', () => {
    expect(measured.rows).toHaveLength(readFigures().length);
  });

  it('leaves no error without a cause', () => {
    expect(errorsByCause(measured.errors).get(undefined) ?? []).toEqual([]);
  });

  it('is no worse with the package URLs that the causes speak of', () => {
    const cases = [
      'pkg:maven/org.jenkins-ci.plugins/mercurial@2.14',
      'pkg:npm/protobuf@0.0.0-DEVELOPMENT',
      'pkg:rpm/redhat/python3-urllib3@1.24.2-5.el8?distro=rhel-8',
      'pkg:deb/ubuntu/python3-yaml@3.10-4?distro=ubuntu-14.04',
    ].map((purl) => truth(purl, []));
    expect(measureQuality({ ...readSample(), cases }).errors).toEqual([]);
  });

  it('is counted by what is found, missed and found wrongly', () => {
    const cases = [
      truth('pkg:pypi/acme-rocket@1.3', ['PYSEC-2020-1']),
      truth('pkg:pypi/acme-rocket@1.4', ['PYSEC-2020-1']),
      truth('pkg:pypi/acme-rocket@1.2', []),
      truth('pkg:pypi/acme-rocket@1.5', [], ['PYSEC-2020-1']),
    ];
    const { rows, errors } = measureQuality({ osv: [RECORD], nvd: [], cases });
    expect(rows).toMatchObject([{ components: 4, found: 1, missed: 1, foundWrongly: 1, leftOut: 1 }]);
    expect(errors.map(({ kind, component }) => [kind, component])).toEqual([
      ['missed', 'pkg:pypi/acme-rocket@1.4'],
      ['found wrongly', 'pkg:pypi/acme-rocket@1.2'],
    ]);
    const page = formatReport({ rows, errors }, { rows, errors }, { judged: 2 });
    expect(page).toContain('| match-truth | OSV | PyPI | 4 | 4 | 1 | 1 | 1 | – | 50.0 % | 50.0 % |');
    expect(page).toContain('No known cause');
  });
});

describe('labels', () => {
  it('are judged once where a record knows the id and names the package', () => {
    const same = { ...LABEL, vulnerability_id: 'CVE-2020-0001' };
    const { cases, counts } = casesOfLabels([LABEL, same, { ...LABEL, label: 'FP' }], [RECORD]);
    expect(cases).toMatchObject([
      { component: 'pkg:pypi/acme-rocket@1.3', must: ['PYSEC-2020-1'], mustNot: [] },
      { component: 'pkg:pypi/acme-rocket@1.3', must: [], mustNot: ['PYSEC-2020-1'] },
    ]);
    expect(counts).toEqual({ judged: 3 });
  });

  it.each([
    ['the person could not tell', { label: '??' }],
    ['names no package', { package: null }],
    [
      'package of a distribution whose advisories are not in the data',
      { package: { name: 'acme-rocket', version: '1.3-2.el9' } },
    ],
    ['the OSV records of the id name other packages', { package: { name: 'other', version: '1.3' } }],
    [
      'no OSV record of the data knows the id; the label names no CPE for the NVD',
      { vulnerability_id: 'CVE-2020-9999', effective_cve: null },
    ],
  ] as const)('are left out as: %s', (reason, change) => {
    expect(casesOfLabels([{ ...LABEL, ...change } as Label], [RECORD])).toEqual({
      cases: [],
      counts: { [reason]: 1 },
    });
  });
});

describe('the sample', () => {
  it('has the records of a package without their prose', () => {
    const { details: _, ...facts } = RECORD;
    const one = truth('pkg:pypi/acme-rocket@1.3', ['PYSEC-2020-1']);
    const other = { ...RECORD, id: 'PYSEC-2020-2', affected: [] };
    expect(sampleOf({ osv: [RECORD, other], nvd: [], cases: [one] })).toEqual({
      osv: [facts],
      nvd: [],
      cases: [one],
    });
  });
});
