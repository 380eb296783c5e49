import { expect, test } from 'vitest';
import { readTrailLine, type TrailForm, trailForms, trailLine, unknownDay } from './trail-lines.ts';

const parts = {
  from: 'NOT_SET',
  to: 'FALSE_POSITIVE',
  details: 'Not reachable.\nSee the ticket.',
  reasons: 'RANGE, EPSS',
  vulnerability: 'CVE-2026-0001',
  origin: 'version 1.2, the same component, decided by ada',
  source: 'NVD',
  until: '2027-03-31',
  day: '2026-03-01',
  record: 'GHSA-aaaa-bbbb-cccc',
};

test.each(Object.keys(trailForms) as TrailForm[])(
  'a line of the form %s is read as it was written',
  (form) => {
    const line = trailLine(form, parts);
    expect(line).not.toMatch(/[{}]/);
    const read = readTrailLine(line);
    expect(read?.form).toBe(form);
    expect(parts).toMatchObject({ ...read?.parts });
    expect(line).toBe(trailLine(form, { ...parts, ...read?.parts }));
  },
);

test('a line may lack its day', () => {
  const line = trailLine('withdrawn', { ...parts, day: unknownDay });
  expect(line).toBe('Finding ended: withdrawn by NVD on an unknown day (GHSA-aaaa-bbbb-cccc)');
  expect(readTrailLine(line)?.parts).toMatchObject({ source: 'NVD', day: unknownDay });
});

test.each(['Suppressed by hand', 'Stated for the record', 'a → b', 'Finding ended: I closed it'])(
  'what people wrote is no line of the server: %s',
  (comment) => {
    expect(readTrailLine(comment)).toBeUndefined();
  },
);
