import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidCursor, type Page } from './page.ts';
import { Positions } from './positions.ts';
import { type Figures, pageOfSorted } from './sorted-list.ts';

const page: Page = { offset: 0, limit: 100, search: undefined, order: undefined };
const upwards: Page = { ...page, order: { field: 'n', descending: false } };
const figuresOf = (values: ReadonlyMap<number, number>): Figures => ({
  ids: Float64Array.from(values.keys()),
  values: Int32Array.from(values.values()),
});
const read = (asked: Page, values: ReadonlyMap<number, number>, known = new Positions()) =>
  pageOfSorted(asked, 'list', figuresOf(values), known);

/** Few different values, so most rows are ordered by their ids, some beyond 32 bits. */
const lists = fc
  .uniqueArray(fc.oneof(fc.nat(500), fc.integer({ min: 2 ** 40, max: 2 ** 40 + 50 })), { maxLength: 80 })
  .chain((ids) =>
    fc
      .array(fc.constantFrom(0, 1, 7, 2 ** 31 - 1), { minLength: ids.length, maxLength: ids.length })
      .map((values) => new Map(ids.map((id, at) => [id, values[at] ?? 0]))),
  );

describe('a list that is sorted in memory', () => {
  it('has the pages that its ids have when all are sorted', () => {
    fc.assert(
      fc.property(
        lists,
        fc.nat(90),
        fc.integer({ min: 1, max: 30 }),
        fc.boolean(),
        (values, offset, limit, descending) => {
          const turn = descending ? -1 : 1;
          const sorted = [...values]
            .sort(([id, value], [other, its]) => turn * (value - its) || id - other)
            .map(([id]) => id);
          const order = { field: 'n', descending };
          expect(read({ ...page, order, offset, limit }, values)).toEqual({
            rows: sorted.slice(offset, offset + limit),
            total: sorted.length,
            next: undefined,
          });
          expect(read({ ...page, order, limit: undefined }, values).rows).toEqual(sorted);
        },
      ),
    );
  });

  it('goes on by cursor behind the last row, also when that one is gone and others came before it', () => {
    const values = new Map([...Array(10).keys()].map((id) => [id + 1, id < 5 ? 3 : 1]));
    const first = read({ ...upwards, limit: 4, hasCursor: true }, values);
    expect(first.rows).toEqual([6, 7, 8, 9]);
    values.delete(9);
    values.set(20, 0);
    const next = read({ ...upwards, limit: 4, hasCursor: true, cursor: first.next }, values);
    expect(next).toMatchObject({ rows: [10, 1, 2, 3], total: undefined });
    const last = read({ ...upwards, limit: 4, hasCursor: true, cursor: next.next }, values);
    expect(last).toMatchObject({ rows: [4, 5], next: undefined });
  });

  it('goes on behind the row where the page before ended, although rows came before it', () => {
    const values = new Map([...Array(1_500).keys()].map((id) => [id + 1, 5]));
    const known = new Positions();
    read({ ...page, offset: 900 }, values, known);
    values.set(5_000, 9);
    const { rows, total } = read({ ...page, offset: 1_000 }, values, known);
    expect(rows[0]).toBe(1_001);
    expect(total).toBe(1_501);
  });

  it.each([
    ['another list', ['other', '1', '2']],
    ['a key too few', ['list', '1']],
    ['no number', ['list', 'a', '2']],
    ['no value', ['list', null, '2']],
  ])('refuses a cursor of %s', (_name, parts) => {
    const cursor = Buffer.from(JSON.stringify(parts)).toString('base64url');
    expect(() => read({ ...page, hasCursor: true, cursor }, new Map([[1, 1]]))).toThrow(InvalidCursor);
  });
});
