import { runs } from '@waybill/test-kit';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../../test/database.ts';
import { closeDatabase, type Database, openDatabase, rowsOf, runSql } from '../database.ts';
import type { CountedDrivers } from './drivers.ts';
import { ascending, neverNull, type Order, orderBy, orderOf, type SortColumns } from './order.ts';
import { InvalidCursor, type Page } from './page.ts';
import { type ListSql, readList } from './read-list.ts';

interface Item {
  id: number;
}

const rowCount = 2_400;
const page: Page = { offset: 0, limit: 100, search: undefined, order: undefined };

describe('a list', () => {
  let created: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    created = await createEmptyDatabase();
    db = openDatabase({ connection: { connectionString: created.url }, onError: () => undefined });
    await runSql(
      db,
      sql`create table item (id int primary key, word text, score real, at timestamptz, flag boolean, rank int not null)`,
    );
    // Few different values and many nulls, so most rows are ordered by later keys.
    await runSql(
      db,
      sql`insert into item select n, case when n % 7 > 0 then chr(65 + n % 5) end, case when n % 5 > 0 then (n % 9) / 7.0 end,
        case when n % 3 > 0 then timestamptz '2026-01-01' + (n % 11) * interval '1.000001 second' end, n % 2 = 0, n % 13
        from generate_series(1, ${rowCount}::int) n`,
    );
  });
  afterAll(async () => {
    await closeDatabase(db);
    await created.drop();
  });

  const columns: SortColumns = {
    word: sql`word`,
    score: sql`score`,
    at: sql`at`,
    flag: sql`flag`,
    rank: neverNull(sql`rank`),
    'word and score': [sql`lower(word)`, sql`score`],
  };
  const byId: Order = [ascending(neverNull(sql`id`))];
  const listOf = (asked: Page, where: RawBuilder<unknown> = sql`true`): ListSql<Item> => ({
    select: sql<Item>`id`,
    from: sql`item`,
    where,
    order: orderOf(asked, columns, [], byId),
  });
  const read = (asked: Page, where?: RawBuilder<unknown>) => readList(db, asked, listOf(asked, where));
  const idsOf = (rows: readonly Item[]) => rows.map((row) => row.id);

  const orders = fc.constantFrom(...Object.keys(columns), 'nothing that is a column');

  it('is the same, whether it is read whole, by page, or by cursor', async () => {
    await fc.assert(
      fc.asyncProperty(
        orders,
        fc.boolean(),
        fc.integer({ min: 150, max: 900 }),
        async (field, down, limit) => {
          const order = { field, descending: down };
          const whole = await read({ ...page, order, limit: undefined });
          expect(whole.total).toBe(rowCount);

          const byPage: number[] = [];
          for (let offset = 0; offset < rowCount; offset += limit) {
            const { rows, total } = await read({ ...page, order, limit, offset });
            expect(total).toBe(rowCount);
            byPage.push(...idsOf(rows));
          }
          expect(byPage).toEqual(idsOf(whole.rows));

          const byCursor: number[] = [];
          let cursor: string | undefined;
          do {
            const { rows, next }: Awaited<ReturnType<typeof read>> = await read({
              ...page,
              order,
              limit,
              hasCursor: true,
              cursor,
            });
            byCursor.push(...idsOf(rows));
            cursor = next;
          } while (cursor !== undefined);
          expect(byCursor).toEqual(idsOf(whole.rows));
        },
      ),
      { numRuns: runs(25) },
    );
  });

  it('is the same when all of it is gathered and counted at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        orders,
        fc.boolean(),
        fc.integer({ min: 0, max: rowCount + 100 }),
        fc.integer({ min: 1, max: 13 }),
        async (field, down, offset, ranks) => {
          const asked = { ...page, order: { field, descending: down }, offset, hasCursor: true };
          const where = sql`rank < ${ranks}`;
          const list = listOf(asked, where);
          const plain = await readList(db, asked, list);
          const gathered = await readList(db, asked, { ...list, isGathered: true });
          expect([gathered.total, gathered.next]).toEqual([plain.total, plain.next]);
          expect(idsOf(gathered.rows)).toEqual(idsOf(plain.rows));
          if (gathered.next === undefined) return;
          const behind = { ...asked, offset: 0, cursor: gathered.next };
          const further = await readList(db, behind, { ...list, isGathered: true });
          expect(idsOf(further.rows)).toEqual(idsOf((await readList(db, behind, list)).rows));
        },
      ),
      { numRuns: runs(50) },
    );
  });

  describe('whose rows hang on something', () => {
    beforeAll(async () => {
      await runSql(db, sql`create table owner (id int primary key, word text, score real)`);
      // Most own a few rows, one a third of all; words and scores repeat or are missing.
      await runSql(
        db,
        sql`insert into owner select n, case when n % 6 > 0 then chr(65 + n % 4) end, case when n % 4 > 0 then (n % 5) / 3.0 end
          from generate_series(0, 400) n`,
      );
    });

    const ownerColumns: SortColumns = { word: sql`o.word`, score: sql`o.score`, id: neverNull(sql`o.id`) };
    const isOwnedBy = sql`case when i.id % 3 = 0 then 7 else i.id % 400 end`;
    const owned = sql`item i join owner o on o.id = ${isOwnedBy}`;
    const ownedList = (asked: Page, where: RawBuilder<unknown>): ListSql<Item> => ({
      select: sql<Item>`i.id`,
      from: owned,
      where,
      order: orderOf(asked, ownerColumns, [], [...byOwner, ascending(neverNull(sql`i.id`))]),
    });
    const byOwner: Order = [ascending(neverNull(sql`o.id`))];
    const driven = (asked: Page, where: RawBuilder<unknown>): ListSql<Item> => ({
      ...ownedList(asked, where),
      drivers: {
        // In two parts, as the same driver may come more than once.
        from: sql`(select ${isOwnedBy} as id, count(*)::int as n from item i where ${where} and i.flag group by 1
          union all select ${isOwnedBy}, count(*)::int from item i where ${where} and not i.flag group by 1) d
          join owner o on o.id = d.id`,
        order: orderOf(asked, ownerColumns, [], byOwner),
        listOf: (ids) => ({ from: owned, where: sql`o.id = any(${ids}) and ${where}` }),
      },
    });

    /** The same with owners that are read before. */
    const counted = async (asked: Page, where: RawBuilder<unknown>): Promise<ListSql<Item>> => {
      const order = orderOf(asked, ownerColumns, [], byOwner);
      const rows = await rowsOf(
        db,
        sql<{ id: number; n: number }>`select o.id, count(*)::int as n from ${owned} where ${where}
          group by o.id ${orderBy(order)}`,
      );
      const drivers: CountedDrivers = {
        ids: Int32Array.from(rows, (row) => row.id),
        counts: Int32Array.from(rows, (row) => row.n),
        idAt: order.length - 1,
        listOf: (ids) => ({ from: owned, where: sql`o.id = any(${ids}) and ${where}` }),
      };
      return { ...ownedList(asked, where), drivers };
    };

    it.each([
      ['read along', driven],
      ['counted before', counted],
    ])(
      'is the same as when all of them are sorted, by page and by cursor, with owners %s',
      async (_kind, listed) => {
        await fc.assert(
          fc.asyncProperty(
            fc.constantFrom(...Object.keys(ownerColumns)),
            fc.boolean(),
            fc.integer({ min: 0, max: rowCount + 50 }),
            fc.integer({ min: 1, max: 300 }),
            fc.integer({ min: 1, max: 13 }),
            async (field, down, offset, limit, ranks) => {
              const asked = { ...page, order: { field, descending: down }, limit, hasCursor: true };
              const where = sql`i.rank < ${ranks}`;
              const whole = await readList(db, { ...asked, limit: undefined }, ownedList(asked, where));
              const expected = idsOf(whole.rows);

              const at = await readList(db, { ...asked, offset }, await listed(asked, where));
              expect(idsOf(at.rows)).toEqual(expected.slice(offset, offset + limit));
              expect(at.total).toBe(expected.length);

              const walked: number[] = [];
              let cursor = at.next;
              while (cursor !== undefined && walked.length < 5 * limit) {
                const further: Awaited<ReturnType<typeof read>> = await readList(
                  db,
                  { ...asked, cursor },
                  await listed(asked, where),
                );
                walked.push(...idsOf(further.rows));
                cursor = further.next;
              }
              const from = offset + limit;
              if (at.next !== undefined) expect(walked).toEqual(expected.slice(from, from + walked.length));
              if (at.next !== undefined && cursor === undefined)
                expect(from + walked.length).toBe(expected.length);
            },
          ),
          { numRuns: runs(60) },
        );
      },
    );

    it('goes on behind a row whose counted owner is gone', async () => {
      const asked = { ...page, order: { field: 'id', descending: false }, limit: 20, hasCursor: true };
      const whole = await readList(db, { ...asked, limit: undefined }, ownedList(asked, sql`true`));
      const list = await counted(asked, sql`true`);
      const { next } = await readList(db, asked, list);
      const none = { ids: new Int32Array(), counts: new Int32Array() };
      const drivers = list.drivers && { ...list.drivers, ...none };
      const { rows } = await readList(db, { ...asked, cursor: next }, { ...list, drivers });
      expect(idsOf(rows)).toEqual(idsOf(whole.rows).slice(20, 40));
    });

    it('refuses a cursor whose values are none of their types', async () => {
      const asked = { ...page, order: { field: 'score', descending: true }, hasCursor: true };
      const { next = '' } = await readList(db, asked, driven(asked, sql`true`));
      const [name] = JSON.parse(Buffer.from(next, 'base64url').toString());
      const cursor = Buffer.from(JSON.stringify([name, 'no number', '1', '1'])).toString('base64url');
      const reading = readList(db, { ...asked, cursor }, driven(asked, sql`true`));
      await expect(reading).rejects.toBeInstanceOf(InvalidCursor);
    });
  });

  it('says how many rows there are past its end, too', async () => {
    expect(await read({ ...page, offset: 5_000 })).toMatchObject({ total: rowCount, rows: [] });
    expect(await read({ ...page, offset: 2_350 })).toMatchObject({ total: rowCount });
    expect(await read({ ...page, offset: 3 }, sql`id < 3`)).toMatchObject({ total: 2, rows: [] });
  });

  it('counts only what the filter leaves, and nothing again for a cursor', async () => {
    const first = await read({ ...page, hasCursor: true }, sql`id <= 150`);
    expect(first).toMatchObject({ total: 150, next: expect.any(String) });
    const second = await read({ ...page, hasCursor: true, cursor: first.next }, sql`id <= 150`);
    expect(second.total).toBeUndefined();
    expect(second.next).toBeUndefined();
    expect(second.rows).toHaveLength(50);
  });

  it('refuses the cursor of another list, filter or order, and one that somebody made up', async () => {
    const { next = '' } = await read({ ...page, hasCursor: true });
    const [name] = JSON.parse(Buffer.from(next, 'base64url').toString());
    const cursorOf = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    const sorted = { field: 'word', descending: false };
    for (const [cursor, asked, where] of [
      [next, page, sql`id > 1`],
      [next, { ...page, order: sorted }, undefined],
      ['nonsense', page, undefined],
      [cursorOf([name]), page, undefined],
      [cursorOf([name, 'no number']), page, undefined],
      [cursorOf([name, { a: 1 }]), page, undefined],
      [cursorOf({ name }), page, undefined],
    ] as const) {
      const reading = read({ ...asked, hasCursor: true, cursor }, where);
      await expect(reading, cursor).rejects.toBeInstanceOf(InvalidCursor);
    }
  });

  it('loses and repeats no row of a long walk while rows come and go before it', async () => {
    const walk = { ...page, limit: 600, search: 'a walk of its own' };
    const where = sql`id > 0`;
    const seen: number[] = [];
    for (let offset = 0; offset < rowCount; offset += 600) {
      seen.push(...idsOf((await read({ ...walk, offset }, where)).rows));
      if (offset === 600) await runSql(db, sql`delete from item where id between 11 and 20`);
    }
    expect(seen).toEqual(Array.from({ length: rowCount }, (_, at) => at + 1));
  });
});
