import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';
import { expect, it } from 'vitest';
import {
  type Between,
  conditionsOn,
  type FilterRules,
  given,
  oneOf,
  onlyIf,
  since,
  unless,
  until,
  within,
} from './filters.ts';

interface Filter {
  kinds: readonly string[];
  size: Between;
  broken: boolean;
  withHidden: boolean;
  name: string | undefined;
  seenSince: Date | undefined;
  seenUntil: Date | undefined;
  shelf: string | undefined;
}

type Tables = { readonly shelf: RawBuilder<unknown> };

const rules: FilterRules<Filter, 'box' | 'shelf', Tables> = {
  kinds: { on: 'box', where: oneOf(sql`b.kind`) },
  size: { on: 'box', where: within(sql`b.size`, sql`int`) },
  broken: { on: 'box', where: onlyIf(sql`b.broken`) },
  withHidden: { on: 'box', where: unless(sql`not b.hidden`) },
  name: { on: 'box', where: given((name) => sql`b.name = ${name}`) },
  seenSince: { on: 'box', where: since(sql`b.seen`) },
  seenUntil: { on: 'box', where: until(sql`b.seen`) },
  shelf: [
    { on: 'shelf', where: given((shelf) => sql`s.name = ${shelf}`) },
    {
      on: 'box',
      where: (shelf, _, tables) => (shelf === undefined ? undefined : sql`${tables.shelf} = ${shelf}`),
    },
  ],
};

const everything: Filter = {
  kinds: [],
  size: { from: undefined, to: undefined },
  broken: false,
  withHidden: true,
  name: undefined,
  seenSince: undefined,
  seenUntil: undefined,
  shelf: undefined,
};

const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const textOf = (change: Partial<Filter>, ...places: ('box' | 'shelf')[]) =>
  conditionsOn(rules, { ...everything, ...change }, places, { shelf: sql`b.shelf` }).map(
    (part) => part.compile(compiler).sql,
  );

it.each<[Partial<Filter>, string[]]>([
  [{}, []],
  [{ kinds: ['A', 'B'] }, ['b.kind = any($1::text[])']],
  [{ size: { from: 0, to: undefined } }, ['b.size >= $1::int']],
  [{ size: { from: 1, to: 2 } }, ['b.size >= $1::int and b.size <= $2::int']],
  [{ broken: true }, ['b.broken']],
  [{ withHidden: false }, ['not b.hidden']],
  [{ name: '' }, ['b.name = $1']],
  [{ seenSince: new Date(0) }, ['b.seen >= $1']],
  [{ seenUntil: new Date(0) }, ["b.seen < $1::timestamptz + interval '24 hours'"]],
  [{ shelf: 'Top', broken: true }, ['b.broken', 'b.shelf = $1']],
])('%o asks for its conditions', (change, conditions) => {
  expect(textOf(change, 'box')).toEqual(conditions);
});

it('leaves conditions to the statements that read their tables', () => {
  expect(textOf({ shelf: 'Top', broken: true }, 'shelf')).toEqual(['s.name = $1']);
  expect(textOf({ shelf: 'Top' }, 'box', 'shelf')).toEqual(['s.name = $1', 'b.shelf = $1']);
  expect(textOf({ broken: true })).toEqual([]);
});
