import { expect, it } from 'vitest';
import { parseCatalog } from './kev-entry.ts';

it('reads entries and counts those without a CVE', () => {
  const vulnerabilities = [
    {
      cveID: 'CVE-2024-0001',
      dateAdded: '2024-02-30',
      dueDate: '2024-03-01',
      knownRansomwareCampaignUse: 'Known',
    },
    { cveID: 'nothing' },
    null,
  ];
  expect(parseCatalog({ vulnerabilities })).toEqual({
    entries: [
      {
        cve: 'CVE-2024-0001',
        addedOn: null,
        dueOn: '2024-03-01',
        ransomware: true,
        name: null,
        requiredAction: null,
      },
    ],
    malformed: 2,
  });
});

it.each([
  null,
  'text',
  {},
  { vulnerabilities: {} },
  { count: 2, vulnerabilities: [{ cveID: 'CVE-2024-0001' }] },
  { count: 0, vulnerabilities: [{ cveID: 'CVE-2024-0001' }] },
  { count: 'many', vulnerabilities: [{ cveID: 'CVE-2024-0001' }] },
])('takes %j for no catalog', (document) => {
  expect(parseCatalog(document)).toBeUndefined();
});

it('reads the id of an entry however it is written, and counts entries as the catalog does', () => {
  const vulnerabilities = [{ cveID: ' cve-2024-0001 ' }, { cveID: 'CVE-2024-0001' }, {}];
  const catalog = parseCatalog({ count: 3, vulnerabilities });
  expect(catalog?.entries.map(({ cve }) => cve)).toEqual(['CVE-2024-0001']);
  expect(catalog?.malformed).toBe(1);
});
