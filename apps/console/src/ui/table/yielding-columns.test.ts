import { expect, test } from 'vitest';
import type { Column } from './types.ts';
import { fittingColumns } from './yielding-columns.ts';

const header = { id: 'x' };
const columns: readonly Column<object>[] = [
  { id: 'severity', header, width: 7, narrow: { place: 1, width: 6 } },
  { id: 'title', header, width: 10, yields: 2 },
  { id: 'component', header, width: 8, yields: 1 },
  { id: 'found', header, width: 5, yields: 3 },
  { id: 'state', header, width: 7 },
];

test.each([
  [40, ['severity', 'title', 'component', 'found', 'state']],
  // As narrow as it may be, the whole still fits.
  [36, ['severity', 'title', 'component', 'found', 'state']],
  [35, ['severity', 'title', 'component', 'state']],
  [30, ['severity', 'component', 'state']],
  [14, ['severity', 'state']],
  [5, ['severity', 'state']],
])('in %d rem those columns stay that one decides by', (roomRem, ids) => {
  expect(fittingColumns(columns, roomRem, false).map(({ id }) => id)).toEqual(ids);
});

test('check boxes need room, too', () => {
  expect(fittingColumns(columns, 36, true).map(({ id }) => id)).not.toContain('found');
});
