import { describe, expect, it } from 'vitest';
import type { Advisory } from '../advisory.ts';
import { decide } from '../decide.ts';
import { readVulnDbResult } from './vulndb-reader.ts';

/** A result of our own making, in the shape that VulnDB's clients read. */
const result = {
  vulndb_id: 123_456,
  title: 'Acme Anvil Drop Remote Code\u00ad Execution',
  description: 'The anvil\u00a0drops.',
  t_description: 'It drops far.',
  solution: 'Upgrade to 1.2.',
  manual_notes: null,
  disclosure_date: '2026-01-05T00:00:00Z',
  vulndb_last_modified: '2026-02-06T07:08:09+01:00',
  authors: [
    { id: 1, name: 'Wile', company: 'Acme' },
    { id: 2, name: 'Road Runner' },
  ],
  ext_references: [
    { type: 'Other Advisory URL', value: 'https://example.com/1' },
    { type: 'CVE ID', value: '2026-0007' },
    { type: 'Vendor URL', value: 'https://example.com/1' },
  ],
  cvss_metrics: [
    {
      id: 1,
      access_vector: 'NETWORK',
      access_complexity: 'LOW',
      authentication: 'NONE',
      confidentiality_impact: 'COMPLETE',
      integrity_impact: 'COMPLETE',
      availability_impact: 'COMPLETE',
    },
    {
      id: 2,
      cve_id: 'CVE-2026-0007',
      access_vector: 'ADJACENT_NETWORK',
      access_complexity: 'MEDIUM',
      authentication: 'SINGLE_INSTANCE',
      confidentiality_impact: 'PARTIAL',
      integrity_impact: 'NONE',
      availability_impact: 'PARTIAL',
    },
  ],
  cvss_version_three_metrics: [
    {
      id: 3,
      attack_vector: 'NETWORK',
      attack_complexity: 'LOW',
      privileges_required: 'NONE',
      user_interaction: 'NONE',
      scope: 'UNCHANGED',
      confidentiality_impact: 'HIGH',
      integrity_impact: 'HIGH',
      availability_impact: 'HIGH',
    },
  ],
  nvd_additional_information: [
    { summary: 's', cwe_id: 'CWE-20', cve_id: 'CVE-2026-0001' },
    { summary: 's', cwe_id: 'CWE-787', cve_id: 'CVE-2026-0007' },
  ],
  vendors: [
    {
      vendor: {
        id: 1,
        name: 'Acme',
        products: [
          {
            id: 2,
            name: 'Anvil',
            versions: [
              { id: 3, name: '1.0', affected: true, cpe: [{ cpe: 'cpe:/a:acme:anvil:1.0', type: 'a' }] },
              { id: 4, name: '1.2', affected: false, cpe: [{ cpe: 'cpe:/a:acme:anvil:1.2', type: 'a' }] },
            ],
          },
        ],
      },
    },
    {
      id: 5,
      name: 'Acme Labs',
      products: [
        {
          id: 6,
          name: 'Anvil',
          versions: [
            {
              id: 7,
              name: '2.0',
              affected: true,
              cpe: [{ cpe: 'cpe:2.3:a:acme_labs:anvil:2.0:*:*:*:*:*:*:*', type: 'a' }],
            },
          ],
        },
      ],
    },
  ],
};

function advisoryOf(changes: object = {}): Advisory {
  const read = readVulnDbResult({ ...result, ...changes });
  if (!read.ok) throw new Error(`${read.error.path}: ${read.error.message}`);
  return read.advisory;
}

describe('readVulnDbResult', () => {
  it('reads what describes the vulnerability', () => {
    expect(advisoryOf()).toMatchObject({
      feed: 'vulndb',
      recordId: '123456',
      source: 'VULNDB',
      vulnId: '123456',
      aliases: ['CVE-2026-0007'],
      title: 'Acme Anvil Drop Remote Code Execution',
      description: 'The anvil drops. It drops far. Upgrade to 1.2.',
      credits: 'Wile (Acme), Road Runner',
      references: [{ url: 'https://example.com/1' }],
      otherReferences: ['2026-0007 (CVE ID)'],
      cwes: [787],
      cvssV2: { vector: 'AV:A/AC:M/Au:S/C:P/I:N/A:P' },
      cvssV3: { vector: 'CVSS:3.0/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', score: 9.8 },
      severity: 'CRITICAL',
      published: '2026-01-05T00:00:00.000Z',
      modified: '2026-02-06T06:08:09.000Z',
    });
  });

  it('takes the CPE names of affected versions, whatever their form, with or without the wrapper of vendors', () => {
    expect(advisoryOf().affected).toEqual([
      { kind: 'cpe', criterion: 'cpe:2.3:a:acme:anvil:1.0:*:*:*:*:*:*:*', at: [0, 0, 0] },
      { kind: 'cpe', criterion: 'cpe:2.3:a:acme_labs:anvil:2.0:*:*:*:*:*:*:*', at: [1, 0, 0] },
    ]);
    const verdict = (cpe: string) => decide({ cpe }, advisoryOf()).verdict;
    expect(verdict('cpe:2.3:a:acme:anvil:1.0:*:*:*:*:*:*:*')).toBe('affected');
    expect(verdict('cpe:2.3:a:acme:anvil:1.2:*:*:*:*:*:*:*')).not.toBe('affected');
  });

  it('does without whatever is missing or half there', () => {
    expect(readVulnDbResult({ vulndb_id: 7 })).toMatchObject({
      ok: true,
      advisory: { vulnId: '7', aliases: [], affected: [], severity: 'UNASSIGNED' },
    });
    const half = advisoryOf({
      cvss_version_three_metrics: [{ attack_vector: 'NETWORK' }],
      cvss_metrics: null,
    });
    expect([half.cvssV2, half.cvssV3, half.severity]).toEqual([undefined, undefined, 'UNASSIGNED']);
    expect(advisoryOf({ nvd_additional_information: [{ cve_id: 'none' }] }).aliases).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['no id', { vulndb_id: null }, 'vulndb_id'],
    ['an id that is no number', { vulndb_id: '7' }, 'vulndb_id'],
    ['vendors that are no list', { vendors: {} }, 'vendors'],
    [
      'a CPE name that cannot be read',
      { vendors: [{ products: [{ versions: [{ affected: true, cpe: [{ cpe: 'anvil' }] }] }] }] },
      'vendors[0].products[0].versions[0].cpe[0].cpe',
    ],
  ])('refuses %s, with the place', (_what, changes, path) => {
    expect(readVulnDbResult({ ...result, ...changes })).toMatchObject({ ok: false, error: { path } });
  });
});
